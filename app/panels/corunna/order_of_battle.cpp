// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/corunna/order_of_battle.h"

#include "app/narration/narrator.h"
#include "app/panels/json_values.h"
#include "rules/module/game_module.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QMap>
#include <QSet>

#include <algorithm>
#include <array>

namespace qd::corunna {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(OrderOfBattle)
};

struct Figure {
    const char *field;
    const char *name;
    const char *blocks;
};

/// The printed figures; specification 9.4.
constexpr std::array kFigures{
    Figure{"increments_full", QT_TRANSLATE_NOOP("OrderOfBattle", "Increments"),
           QT_TRANSLATE_NOOP("OrderOfBattle", "losses, fire and the shares of an army")},
    Figure{"fire", QT_TRANSLATE_NOOP("OrderOfBattle", "Fire"),
           QT_TRANSLATE_NOOP("OrderOfBattle", "the Fire Value")},
    Figure{"fire_close", QT_TRANSLATE_NOOP("OrderOfBattle", "Fire, close"),
           QT_TRANSLATE_NOOP("OrderOfBattle", "the Fire Value of artillery")},
    Figure{"fire_medium", QT_TRANSLATE_NOOP("OrderOfBattle", "Fire, medium"),
           QT_TRANSLATE_NOOP("OrderOfBattle", "the Fire Value at medium range")},
    Figure{"fire_long", QT_TRANSLATE_NOOP("OrderOfBattle", "Fire, long"),
           QT_TRANSLATE_NOOP("OrderOfBattle", "the Fire Value at long range")},
    Figure{"range_close", QT_TRANSLATE_NOOP("OrderOfBattle", "Range, close"),
           QT_TRANSLATE_NOOP("OrderOfBattle", "which range a target is at")},
    Figure{"range_medium", QT_TRANSLATE_NOOP("OrderOfBattle", "Range, medium"),
           QT_TRANSLATE_NOOP("OrderOfBattle", "which range a target is at")},
    Figure{"range_long", QT_TRANSLATE_NOOP("OrderOfBattle", "Range, long"),
           QT_TRANSLATE_NOOP("OrderOfBattle", "which range a target is at")},
    Figure{"fire_defence", QT_TRANSLATE_NOOP("OrderOfBattle", "Fire defence"),
           QT_TRANSLATE_NOOP("OrderOfBattle", "fire at the ship")},
    Figure{"melee", QT_TRANSLATE_NOOP("OrderOfBattle", "Mêlée"),
           QT_TRANSLATE_NOOP("OrderOfBattle", "the odds of a mêlée")},
    Figure{"morale", QT_TRANSLATE_NOOP("OrderOfBattle", "Morale"),
           QT_TRANSLATE_NOOP("OrderOfBattle", "morale checks, closing and standing")},
    Figure{"movement", QT_TRANSLATE_NOOP("OrderOfBattle", "Movement"),
           QT_TRANSLATE_NOOP("OrderOfBattle", "whether a move is too long")},
    Figure{"span", QT_TRANSLATE_NOOP("OrderOfBattle", "Command span"),
           QT_TRANSLATE_NOOP("OrderOfBattle", "who is in command")},
    Figure{"melee_infantry_attack",
           QT_TRANSLATE_NOOP("OrderOfBattle", "Mêlée bonus, infantry attacks"),
           QT_TRANSLATE_NOOP("OrderOfBattle", "a leader’s part in a mêlée")},
    Figure{"melee_infantry_defend",
           QT_TRANSLATE_NOOP("OrderOfBattle", "Mêlée bonus, infantry defends"),
           QT_TRANSLATE_NOOP("OrderOfBattle", "a leader’s part in a mêlée")},
    Figure{"melee_cavalry", QT_TRANSLATE_NOOP("OrderOfBattle", "Mêlée bonus, cavalry"),
           QT_TRANSLATE_NOOP("OrderOfBattle", "a leader’s part in a mêlée")},
    Figure{"artillery_bonus", QT_TRANSLATE_NOOP("OrderOfBattle", "Artillery bonus"),
           QT_TRANSLATE_NOOP("OrderOfBattle", "a leader’s part in fire and limbering")},
    Figure{"morale_bonus", QT_TRANSLATE_NOOP("OrderOfBattle", "Morale bonus"),
           QT_TRANSLATE_NOOP("OrderOfBattle", "a leader’s part in morale checks")},
    Figure{"initiative", QT_TRANSLATE_NOOP("OrderOfBattle", "Initiative"),
           QT_TRANSLATE_NOOP("OrderOfBattle", "rolls for initiative")},
    Figure{"cavalry_special", QT_TRANSLATE_NOOP("OrderOfBattle", "Cavalry leader"),
           QT_TRANSLATE_NOOP("OrderOfBattle", "recalling cavalry")},
    Figure{"artillery_special", QT_TRANSLATE_NOOP("OrderOfBattle", "Artillery leader"),
           QT_TRANSLATE_NOOP("OrderOfBattle", "limbering")},
};

const Figure *figureOf(const QString &field)
{
    const auto *found = std::ranges::find_if(
        kFigures, [&field](const Figure &each) { return field == QLatin1String(each.field); });
    return found == kFigures.end() ? nullptr : found;
}

/// Specification 3.
constexpr std::array kDivisions{
    "ii-corps",  "fr-division-1", "fr-division-2", "fr-division-3", "cavalerie-legere",
    "dragons-1", "dragons-2",     "division-1",    "division-2",    "division-3",
    "reserve",   "army-assets",   "royal-navy",    "coruna-militia"};
constexpr std::array kBrigades{"brigade-guards", "brigade-2", "brigade-3", "brigade-4",
                               "brigade-5",      "brigade-6", "brigade-7", "brigade-8",
                               "brigade-9",      "brigade-10"};

/// The units of a part of the order of battle.
QStringList unitsOf(const Position &blank, const char *key, const char *id)
{
    const QJsonObject query{{QStringLiteral("ask"), QStringLiteral("oob")},
                            {QString::fromLatin1(key), QString::fromLatin1(id)}};
    const auto answer = blank.ask(jsonText(query));
    return answer ? jsonObject(*answer).value(u"units").toObject().keys() : QStringList();
}

/// Piece → its fields, of one part; `order` has the pieces as the rules list them.
struct Missing {
    QMap<QString, QStringList> fields;
    QStringList order;
};

Missing missingOf(const Position &blank, const QString &part)
{
    Missing missing;
    const auto answer = blank.ask(R"({"ask":"missing"})");
    const QJsonArray paths = answer ? jsonObject(*answer).value(u"fields").toArray() : QJsonArray();
    for (const auto &path : paths) {
        const QStringList steps = path.toString().split(u'.');
        if (steps.size() != 3 || steps[0] != part)
            continue;
        if (!missing.fields.contains(steps[1]))
            missing.order << steps[1];
        missing.fields[steps[1]] << steps[2];
    }
    return missing;
}

class Reader {
public:
    Reader(const Position &blank, const Narrator &narrator)
        : m_narrator(narrator)
        , m_units(missingOf(blank, QStringLiteral("units")))
        , m_leaders(missingOf(blank, QStringLiteral("leaders")))
    {
        for (const PicturePiece &piece : blank.picture().pieces) {
            const QString id = fromUtf8(piece.id);
            m_names.insert(id, fromUtf8(piece.name));
            m_sides.insert(id, fromUtf8(piece.side));
            m_kinds.insert(id, fromUtf8(piece.kind));
        }
        for (const char *brigade : kBrigades)
            for (const QString &unit : unitsOf(blank, "brigade", brigade))
                m_brigades.insert(unit, QString::fromLatin1(brigade));
    }

    std::vector<OrderGroup> read(const Position &blank)
    {
        for (const std::string &side : blank.module().info().sides)
            addLeaders(fromUtf8(side));
        for (const char *division : kDivisions)
            addDivision(division, unitsOf(blank, "division", division));
        QStringList rest;
        for (const QString &unit : std::as_const(m_units.order))
            if (!m_seen.contains(unit))
                rest << unit;
        for (const QString &unit : std::as_const(rest))
            addUnits({}, titleOf(m_kinds.value(unit)), {unit});
        std::ranges::stable_sort(m_groups, {}, [this, &blank](const OrderGroup &group) {
            const auto &sides = blank.module().info().sides;
            return std::ranges::find(sides, group.side.toStdString()) - sides.begin();
        });
        for (OrderGroup &group : m_groups) {
            group.side = m_narrator.side(group.side.toStdString());
            for (OrderPiece &piece : group.pieces) {
                const bool isLeader = piece.part == QLatin1String("leaders");
                const QString kind = isLeader
                    ? Words::tr("leaders")
                    : m_narrator.term(m_kinds.value(piece.id).toStdString());
                piece.who =
                    Words::tr("%1: %2", "a side, a kind of its counters").arg(group.side, kind);
            }
        }
        return std::move(m_groups);
    }

private:
    /// As sentences call it: short, and different for the battalions of a regiment.
    QString nameOf(const QString &id) const
    {
        const QString name = m_narrator.term(id.toStdString());
        return name == id ? m_names.value(id, id) : name;
    }

    /// At the head of a line.
    QString titleOf(const QString &id) const
    {
        const QString word = m_narrator.term(id.toStdString());
        return word.left(1).toUpper() + word.mid(1);
    }

    void addLeaders(const QString &side)
    {
        OrderGroup group{side, {}, Words::tr("Leaders"), {}};
        for (const QString &id : std::as_const(m_leaders.order))
            if (m_sides.value(id) == side)
                group.pieces.push_back({QStringLiteral("leaders"),
                                        id,
                                        nameOf(id),
                                        m_names.value(id),
                                        m_leaders.fields.value(id),
                                        {}});
        if (!group.pieces.empty())
            m_groups.push_back(std::move(group));
    }

    void addDivision(const char *division, const QStringList &units)
    {
        QStringList ordered;
        for (const QString &unit : std::as_const(m_units.order))
            if (units.contains(unit))
                ordered << unit;
        const QString word = m_narrator.term(division);
        QStringList parts;
        for (const QString &unit : std::as_const(ordered))
            if (const QString part = partOf(unit); !parts.contains(part))
                parts << part;
        for (const QString &part : std::as_const(parts)) {
            QStringList members;
            for (const QString &unit : std::as_const(ordered))
                if (partOf(unit) == part)
                    members << unit;
            addUnits(word, titleOf(part), members);
        }
    }

    /// The brigade; troops that are in none stand together with those of their kind.
    QString partOf(const QString &unit) const
    {
        return m_brigades.value(unit, m_kinds.value(unit));
    }

    void addUnits(const QString &division, const QString &name, const QStringList &units)
    {
        for (const QString &unit : units) {
            m_seen.insert(unit);
            const QString side = m_sides.value(unit);
            const auto mine = std::ranges::find_if(m_groups, [&](const OrderGroup &group) {
                return group.side == side && group.division == division && group.name == name;
            });
            OrderGroup &group = mine == m_groups.end()
                ? m_groups.emplace_back(OrderGroup{side, division, name, {}})
                : *mine;
            group.pieces.push_back({QStringLiteral("units"),
                                    unit,
                                    nameOf(unit),
                                    m_names.value(unit),
                                    m_units.fields.value(unit),
                                    {}});
        }
    }

    const Narrator &m_narrator;
    Missing m_units, m_leaders;
    QMap<QString, QString> m_names, m_sides, m_kinds, m_brigades;
    QSet<QString> m_seen;
    std::vector<OrderGroup> m_groups;
};

} // namespace

QStringList figures()
{
    QStringList all;
    for (const Figure &figure : kFigures)
        all << QString::fromLatin1(figure.field);
    return all;
}

QStringList OrderGroup::fields() const
{
    QStringList some;
    for (const QString &field : figures()) {
        if (std::ranges::any_of(
                pieces, [&field](const OrderPiece &piece) { return piece.fields.contains(field); }))
            some << field;
    }
    return some;
}

std::vector<OrderGroup> orderOfBattle(const Position &blank, const Narrator &narrator)
{
    return Reader(blank, narrator).read(blank);
}

QString figureName(const QString &field)
{
    const Figure *figure = figureOf(field);
    return figure == nullptr ? field : Words::tr(figure->name);
}

QString figureBlocks(const QString &field)
{
    const Figure *figure = figureOf(field);
    return figure == nullptr ? QString() : Words::tr(figure->blocks);
}

bool isYesNo(const QString &field)
{
    return field.endsWith(QLatin1String("_special"));
}

} // namespace qd::corunna
