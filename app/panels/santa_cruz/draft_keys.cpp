// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/santa_cruz/draft_keys.h"

#include "app/panels/act_draft.h"
#include "app/panels/json_values.h"

#include <QHash>
#include <QJsonArray>

#include <algorithm>

namespace qd::santa_cruz {
namespace {

const QHash<QString, QString> &playKeys()
{
    static const QHash<QString, QString> keys{
        {QStringLiteral("move"), QStringLiteral("M")},
        {QStringLiteral("assault"), QStringLiteral("A")},
        {QStringLiteral("counterattack"), QStringLiteral("C")},
        {QStringLiteral("rayo"), QStringLiteral("Y")},
        {QStringLiteral("french-eager"), QStringLiteral("E")},
        {QStringLiteral("harassment"), QStringLiteral("H")},
        {QStringLiteral("spike-the-cannons"), QStringLiteral("K")},
        {QStringLiteral("panic"), QStringLiteral("N")},
        {QStringLiteral("reinforcements"), QStringLiteral("R")},
    };
    return keys;
}

const QHash<QString, QString> &supportKeys()
{
    static const QHash<QString, QString> keys{
        {QStringLiteral("cannon"), QStringLiteral("C")},
        {QStringLiteral("assault-ladders"), QStringLiteral("L")},
        {QStringLiteral("battle-drums"), QStringLiteral("D")},
        {QStringLiteral("firing-from-cover"), QStringLiteral("F")},
        {QStringLiteral("lucky-shot"), QStringLiteral("T")},
        {QStringLiteral("heavy-swell"), QStringLiteral("H")},
    };
    return keys;
}

const QHash<QString, QString> &commandKeys()
{
    static const QHash<QString, QString> keys{
        {QStringLiteral("pass"), QStringLiteral("P")},
        {QStringLiteral("bombard"), QStringLiteral("B")},
        {QStringLiteral("naval-move"), QStringLiteral("V")},
        {QStringLiteral("load-fox"), QStringLiteral("L")},
        {QStringLiteral("place"), QStringLiteral("P")},
        {QStringLiteral("counterattack"), QStringLiteral("X")},
    };
    return keys;
}

const Field *fieldOf(const ActDraft &draft, std::string_view key)
{
    const auto &fields = draft.form().fields;
    const auto found = std::ranges::find(fields, key, &Field::key);
    return found == fields.end() ? nullptr : &*found;
}

bool toggleLost(ActDraft &draft)
{
    const Field *response = fieldOf(draft, "response");
    if (response == nullptr)
        return false;
    const bool on = !response->value.empty();
    draft.setField("response", on ? std::string() : std::string(R"({"card":"lost"})"));
    return true;
}

bool discardConfusion(ActDraft &draft, int count)
{
    const Field *discard = fieldOf(draft, "discard");
    if (discard == nullptr || textAt(jsonObject(draft.command()), u"do") != "pass")
        return false;
    QJsonArray cards;
    for (int i = 0; i < count; ++i)
        cards.append(QStringLiteral("confusion"));
    draft.setField("discard", count > 0 ? jsonText(QJsonValue(cards)) : std::string());
    return true;
}

/// The officer goes, stays, another one comes with the card, and round again.
bool cycleOfficer(ActDraft &draft)
{
    const Field *officer = fieldOf(draft, "officer");
    const Field *place = fieldOf(draft, "place");
    const bool placing = place != nullptr && !place->value.empty();
    if (officer != nullptr && !placing) {
        const bool last =
            !officer->choices.empty() && officer->choices.back().value == officer->value;
        if (!last || place == nullptr)
            return draft.cycleField("officer");
    }
    if (place == nullptr || place->rowFields.size() < 2)
        return officer != nullptr;
    const std::vector<Choice> officers = place->rowFields[0].choices;
    const QString at = jsonObject(draft.command()).value(u"from").toString();
    const std::string now = textAt(jsonObject(place->value), u"officer");
    std::size_t next = 0;
    for (std::size_t i = 0; i < officers.size(); ++i) {
        if (officers[i].term == now)
            next = i + 1;
    }
    draft.setField("officer", {});
    const bool done = next >= officers.size() || at.isEmpty();
    draft.setField(
        "place",
        done ? std::string()
             : jsonText(QJsonObject{{QStringLiteral("officer"), fromUtf8(officers[next].term)},
                                    {QStringLiteral("area"), at}}));
    return true;
}

/// The card of the last bombardment named, the one before or after.
bool cycleCard(ActDraft &draft, int step)
{
    const Field *plays = fieldOf(draft, "plays");
    if (plays == nullptr || plays->value.empty() || plays->rowFields.empty())
        return false;
    QJsonArray rows = jsonValue(plays->value).toArray();
    QJsonObject row = rows.last().toObject();
    std::vector<std::string> cards;
    for (const Choice &choice : plays->rowFields.front().choices) {
        if (!choice.refused)
            cards.push_back(choice.term);
    }
    if (cards.empty())
        return false;
    const auto count = static_cast<std::ptrdiff_t>(cards.size());
    const auto at = std::ranges::find(cards, textAt(row, u"card")) - cards.begin();
    row.insert(u"card", fromUtf8(cards[static_cast<std::size_t>((at + step + count) % count)]));
    rows.replace(rows.size() - 1, row);
    draft.setField("plays", jsonText(QJsonValue(rows)));
    return true;
}

/// The last named area's +1 card, on or off.
bool togglePlus(ActDraft &draft)
{
    const Field *plays = fieldOf(draft, "plays");
    if (plays == nullptr || plays->value.empty())
        return false;
    QJsonArray rows = jsonValue(plays->value).toArray();
    QJsonObject row = rows.last().toObject();
    if (row.value(u"plus").toBool())
        row.remove(u"plus");
    else
        row.insert(u"plus", true);
    rows.replace(rows.size() - 1, row);
    draft.setField("plays", jsonText(QJsonValue(rows)));
    return true;
}

} // namespace

QString keyOf(const QJsonObject &command)
{
    const QString word = command.value(u"do").toString();
    const QString card = command.value(u"card").toString();
    if (word == QLatin1String("play"))
        return playKeys().value(card);
    if (word == QLatin1String("support"))
        return supportKeys().value(card);
    if (word == QLatin1String("retreat")
        && command.value(u"attacker").toString() == QLatin1String("retreat"))
        return QStringLiteral("R");
    return commandKeys().value(word);
}

bool takeKey(ActDraft &draft, int key)
{
    switch (key) {
    case Qt::Key_O:
        return cycleOfficer(draft);
    case Qt::Key_Up:
        return cycleCard(draft, -1);
    case Qt::Key_Down:
        return cycleCard(draft, 1);
    case Qt::Key_L:
        return toggleLost(draft);
    case Qt::Key_Plus:
        return togglePlus(draft);
    default:
        break;
    }
    return key >= Qt::Key_0 && key <= Qt::Key_9 && discardConfusion(draft, key - Qt::Key_0);
}

} // namespace qd::santa_cruz
