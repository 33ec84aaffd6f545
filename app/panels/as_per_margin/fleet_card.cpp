// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/as_per_margin/fleet_card.h"

#include "app/narration/narrator.h"
#include "app/panels/as_per_margin/fleet_advice.h"
#include "app/panels/as_per_margin/fleet_row.h"
#include "app/panels/caption.h"
#include "app/panels/json_values.h"

#include <QJsonArray>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <vector>

namespace qd::as_per_margin {
namespace {

/// Ships of one side and nation, in the order of the types.
struct Squadron {
    std::string side, nation;
    std::map<std::string, int> types; ///< "1st" … by the alphabet, which is their order
    QStringList names;
    int ships = 0;
};

Caption *addCaption(QVBoxLayout *column, Caption::Manner manner, const char *name,
                    const QString &text)
{
    auto *caption = new Caption(manner, column->parentWidget());
    caption->setObjectName(QString::fromLatin1(name));
    caption->setText(text);
    column->addWidget(caption);
    return caption;
}

/// The narrator knows what the ships are called.
std::vector<Squadron> squadronsOf(const QJsonObject &state, const GameInfo &info,
                                  const Narrator &narrator)
{
    std::vector<Squadron> all;
    const QJsonObject ships = state.value(u"ships").toObject();
    for (const std::string &side : info.sides) {
        for (auto each = ships.begin(); each != ships.end(); ++each) {
            const QJsonObject ship = each.value().toObject();
            if (textAt(ship, u"side") != side)
                continue;
            const std::string nation = textAt(ship, u"nation");
            auto mine = std::ranges::find_if(
                all, [&](const Squadron &one) { return one.side == side && one.nation == nation; });
            if (mine == all.end())
                mine = all.insert(all.end(), Squadron{side, nation, {}, {}, 0});
            ++mine->ships;
            ++mine->types[textAt(ship, u"rate")];
            const int guns = ship.value(u"guns_rated").toInt();
            const QString name = narrator.term(each.key().toStdString());
            mine->names << (guns > 0 ? FleetCard::tr("%1 %2", "a ship and her number of guns")
                                           .arg(name)
                                           .arg(guns)
                                     : name);
        }
    }
    return all;
}

/// Texts of a list of the file, a line each.
QStringList textsOf(const QJsonValue &value)
{
    if (value.isString())
        return {value.toString()};
    QStringList texts;
    for (const auto &each : value.toArray())
        texts << each.toString();
    return texts;
}

} // namespace

DataWords fleetWords()
{
    return {
        FleetCard::tr("Edit fleet…"), FleetCard::tr("Fleet"),
        FleetCard::tr("Ships are added by their type or by their number of guns; the rules give "
                      "the boxes of the record sheet. What the rules refuse is marked ⚑ with "
                      "the reason. A fleet can be saved as a file of your own, and used at "
                      "this table with or without being saved.")};
}

FleetCard::FleetCard(const std::string &json, const Position &opened, const Narrator &narrator,
                     QWidget *parent)
    : QWidget(parent), m_column(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("fleet-card"));
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(fontMetrics().height() / 4);
    const FleetFile file = FleetFile::fromJson(json);
    const auto knowing = makeNarrator(opened.module(), opened); // what ships are called
    addShips(opened, *knowing);
    addOdd(file, opened, *knowing);
    addWind(opened, narrator);
    addConjecture(file);
    addNotes(file);
}

void FleetCard::addShips(const Position &opened, const Narrator &narrator)
{
    const auto answer = opened.ask(R"({"ask":"state"})");
    const QJsonObject state = answer ? jsonObject(*answer) : QJsonObject();
    const std::vector<Squadron> all = squadronsOf(state, opened.module().info(), narrator);
    if (all.empty())
        addCaption(m_column, Caption::Manner::Plain, "fleet-card-none",
                   tr("No ships: they are put on the table in the set-up."));
    for (const Squadron &each : all) {
        QStringList types;
        for (const auto &[type, count] : each.types)
            types << tr("%1 × %2", "how many ships of a type").arg(count).arg(narrator.term(type));
        addCaption(m_column, Caption::Manner::Strong, "fleet-card-side",
                   tr("%1, %n ships: %2", "a fleet, its types", each.ships)
                       .arg(fleetName(each.side, each.nation, narrator),
                            types.join(QStringLiteral(", "))));
        addCaption(m_column, Caption::Manner::Muted, "fleet-card-names",
                   each.names.join(QStringLiteral(" · ")));
    }
    if (const auto ashore = state.value(u"batteries").toObject().size(); ashore > 0)
        addCaption(m_column, Caption::Manner::Plain, "fleet-card-ashore",
                   tr("%n batteries ashore", nullptr, static_cast<int>(ashore)));
}

void FleetCard::addOdd(const FleetFile &file, const Position &opened, const Narrator &narrator)
{
    const FleetAdvice advice =
        adviceOn(file, {opened.board().width, opened.board().height}, [&](std::size_t unit) {
            return narrator.term(file.units.at(unit).id().toStdString());
        });
    if (!advice.ofFleet.isEmpty())
        addCaption(m_column, Caption::Manner::Plain, "fleet-card-odd",
                   QStringLiteral("⚠ ") + advice.ofFleet.join(QLatin1Char(' ')));
}

void FleetCard::addWind(const Position &opened, const Narrator &narrator)
{
    const auto answer = opened.ask(R"({"ask":"state"})");
    const QJsonValue from =
        jsonObject(answer.value_or(std::string())).value(u"wind").toObject().value(u"from");
    addCaption(m_column, Caption::Manner::Plain, "fleet-card-wind",
               from.isDouble() ? tr("Wind from %1").arg(narrator.heading(from.toDouble()))
                               : tr("The wind is tossed in the set-up"));
}

/// In words, what of the file is not on record.
void FleetCard::addConjecture(const FleetFile &file)
{
    int whole = 0;
    int places = 0;
    int types = 0;
    for (const FleetUnit &unit : file.units) {
        const QStringList keys = conjectured(unit.keys);
        const bool all = keys.contains(QStringLiteral("*"));
        whole += all ? 1 : 0;
        places +=
            !all && (keys.contains(QStringLiteral("x")) || keys.contains(QStringLiteral("heading")))
            ? 1
            : 0;
        types += !all
                && (keys.contains(QStringLiteral("rate"))
                    || keys.contains(QStringLiteral("guns_rated")))
            ? 1
            : 0;
    }
    QStringList said;
    if (!conjectured(file.head).isEmpty())
        said << tr("the fleet as a whole");
    if (!conjectured(file.head.value(u"wind").toObject()).isEmpty())
        said << tr("the wind");
    if (whole > 0)
        said << tr("everything about %n ships", nullptr, whole);
    if (places > 0)
        said << tr("places or headings of %n ships", nullptr, places);
    if (types > 0)
        said << tr("types or guns of %n ships", nullptr, types);
    addCaption(m_column, Caption::Manner::Plain, "fleet-card-conjecture",
               said.isEmpty() ? tr("Nothing of this fleet is marked as conjecture.")
                              : tr("◇ Conjecture, invented to fit: %1.").arg(Narrator::list(said)));
}

/// Notes are data: they stand in the language of the file.
void FleetCard::addNotes(const FleetFile &file)
{
    const QStringList notes = textsOf(file.head.value(u"notes"));
    if (!notes.isEmpty())
        addCaption(m_column, Caption::Manner::Muted, "fleet-card-notes",
                   tr("Notes of the file: %1.").arg(notes.join(QStringLiteral("; "))));
    const QStringList sources = textsOf(file.head.value(u"sources"));
    if (!sources.isEmpty())
        addCaption(m_column, Caption::Manner::Muted, "fleet-card-sources",
                   tr("Sources: %1.").arg(sources.join(QStringLiteral("; "))));
}

} // namespace qd::as_per_margin
