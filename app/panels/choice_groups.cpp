// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/choice_groups.h"

#include "app/narration/narrator.h"
#include "app/panels/json_values.h"
#include "rules/module/position.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <algorithm>
#include <optional>
#include <set>

namespace qd {
namespace {

constexpr std::size_t kShort = 9; ///< choices that are read at a glance

bool isLong(const Field &field)
{
    return field.kind == FieldKind::Pieces && field.choices.size() > kShort;
}

std::string idOf(const Choice &choice)
{
    return jsonValue(choice.value).toString().toStdString();
}

/// The narrowest formation that a piece is tagged with.
std::string formationOf(const PicturePiece &piece)
{
    constexpr std::string_view kOf = "of-";
    const auto last = std::find_if(piece.tags.rbegin(), piece.tags.rend(),
                                   [&](const std::string &tag) { return tag.starts_with(kOf); });
    return last == piece.tags.rend() ? std::string() : last->substr(kOf.size());
}

QString headingOf(const PicturePiece &piece, const Narrator &narrator)
{
    const QString place = narrator.isPlace(piece.place) ? narrator.placeName(piece.place)
                                                        : narrator.term(piece.place);
    const std::string formation = formationOf(piece);
    return formation.empty()
        ? place
        : QCoreApplication::translate("qd::ChoiceGroups", "%1 · %2", "where, and which brigade")
              .arg(place, narrator.term(formation));
}

/// Of the drops of one piece on others: nothing where one is lawful, else why not.
std::optional<QString> whyIdle(const std::vector<Drop> &drops, const Narrator &narrator)
{
    QString why = QCoreApplication::translate("qd::ChoiceGroups", "nobody is in reach",
                                              "of a unit that cannot fire");
    for (const Drop &drop : drops) {
        if (!drop.refused)
            return std::nullopt;
        why = narrator.refusal(*drop.refused);
    }
    return why;
}

} // namespace

std::map<std::string, QString>
choiceGroups(const Position &position, const std::vector<Field> &fields, const Narrator &narrator)
{
    std::map<std::string, QString> groups;
    if (std::ranges::none_of(fields, isLong))
        return groups;
    const TablePicture picture = position.picture();
    std::map<std::string, const PicturePiece *> pieces;
    for (const PicturePiece &piece : picture.pieces)
        pieces.emplace(piece.id, &piece);
    for (const Field &field : fields) {
        if (!isLong(field))
            continue;
        for (const Choice &choice : field.choices)
            if (const auto found = pieces.find(idOf(choice)); found != pieces.end())
                groups.emplace(choice.value, headingOf(*found->second, narrator));
    }
    return groups;
}

std::map<std::string, QString> idleChoices(const Position &position, std::string_view command,
                                           const std::vector<Field> &fields,
                                           const Narrator &narrator)
{
    if (fields.size() < 2 || fields[0].kind != FieldKind::Pieces
        || fields[1].kind != FieldKind::Piece)
        return {};
    std::set<std::string> pieces;
    for (const PicturePiece &piece : position.picture().pieces)
        pieces.insert(piece.id);
    // Asked of the act alone: what is filled in already would answer for the others.
    const QJsonObject bare{{QStringLiteral("do"), jsonObject(command).value(u"do")}};
    std::map<std::string, QString> idle;
    bool any = false;
    for (const Choice &choice : fields[0].choices) {
        std::vector<Drop> drops = position.drops(jsonText(bare), {idOf(choice)});
        std::erase_if(drops, [&pieces](const Drop &drop) { return !pieces.contains(drop.place); });
        any = any || !drops.empty();
        if (const auto why = whyIdle(drops, narrator))
            idle.emplace(choice.value, *why);
    }
    return any ? idle : std::map<std::string, QString>(); // no act of one piece upon another
}

} // namespace qd
