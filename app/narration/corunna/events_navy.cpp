// SPDX-License-Identifier: GPL-3.0-or-later
// The Royal Navy, loading, and the evacuation.
#include "app/narration/corunna/event_sentences.h"
#include "app/narration/corunna/words.h"

#include <array>

namespace qd::corunna {

std::span<const EventSentences::Teller> EventSentences::navy()
{
    static constexpr std::array<Teller, 12> kTellers{{
        {"naval-roll-due", &EventSentences::navalRollDue},
        {"naval-commitment", &EventSentences::navalCommitment},
        {"fleet-leaves", &EventSentences::fleetLeaves},
        {"evacuation-ceases", &EventSentences::evacuationCeases},
        {"naval-reroll", &EventSentences::navalReroll},
        {"naval-support", &EventSentences::navalSupport},
        {"ships-tasked", &EventSentences::shipsTasked},
        {"evacuation-declared", &EventSentences::evacuationDeclared},
        {"embarked", &EventSentences::embarked},
        {"disembarked", &EventSentences::disembarked},
        {"ship-exits", &EventSentences::shipExits},
        {"ship-enters", &EventSentences::shipEnters},
    }};
    return kTellers;
}

QString EventSentences::navalRollDue() const
{
    if (m_facts.is("reason", "re-roll"))
        return tr("The hour has come: the Naval Commitment is rolled again");
    QStringList near;
    for (const auto &each : m_facts.array("triggers")) {
        const QJsonObject trigger = each.toObject();
        const int distance = trigger.value(QLatin1String("distance")).toInt();
        near.append(tr("%1: %n hexes from %2", "a French unit and a place", distance)
                        .arg(m_facts.nameOf(trigger.value(QLatin1String("unit")).toString()),
                             m_facts.nameOf(trigger.value(QLatin1String("place")).toString())));
    }
    return with(tr("The French are within 10 hexes of the shore: roll for Naval Commitment"),
                {AdjustedSet::capped(near)});
}

QString EventSentences::navalCommitment() const
{
    return with(
        tr("Naval Commitment, %1: %2", "a roll and its result").arg(roll(), m_facts.name("result")),
        {m_facts.because()});
}

QString EventSentences::fleetLeaves() const
{
    const int ships = static_cast<int>(m_facts.array("ships").size());
    const QString aboard = m_facts.shortNames("aboard");
    return with(tr("The fleet puts to sea: %n ships", nullptr, ships),
                {aboard.isEmpty() ? QString() : tr("gone with it: %1", "units").arg(aboard)});
}

QString EventSentences::evacuationCeases() const
{
    return tr("The evacuation ceases: the usual victory conditions hold again");
}

QString EventSentences::navalReroll() const
{
    return m_facts.isNull("turn")
        ? tr("The Naval Commitment is not rolled again before the end")
        : tr("The Naval Commitment is rolled again on turn %1, %2", "a turn and its time")
              .arg(QString::number(m_facts.number("turn")), clockText(m_facts.text("time")));
}

QString EventSentences::navalSupport() const
{
    const int count = m_facts.number("count");
    const int available = m_facts.number("available");
    const QString die = QString::number(m_facts.number("die"));
    return available < count
        ? tr("Naval support, die %1: %n ships are called, on the map: %2", nullptr, count)
              .arg(die, QString::number(available))
        : tr("Naval support, die %1: %n ships", nullptr, count).arg(die);
}

QString EventSentences::shipsTasked() const
{
    const QStringList ships = m_facts.names("ships");
    return ships.isEmpty() ? tr("No ship is tasked")
                           : tr("Ships tasked: %1").arg(Narrator::list(ships));
}

QString EventSentences::evacuationDeclared() const
{
    return tr("Evacuation declared; rearguard: %1; surviving battalions: %2")
        .arg(m_facts.name("rearguard"), m_facts.amount("survivors"));
}

QString EventSentences::embarked() const
{
    const QString unchecked = m_facts.paths("unchecked");
    return with(tr("%1 embarks, ship %2, %n MP", "MP are movement points", m_facts.number("cost"))
                    .arg(m_facts.name("piece"), m_facts.name("ship")),
                {unchecked.isEmpty() ? QString() : tr("not checked: %1").arg(unchecked)});
}

QString EventSentences::disembarked() const
{
    return tr("%1 disembarks, ship %2 → %3", "a unit, a ship, a hex")
        .arg(m_facts.name("piece"), m_facts.name("ship"), m_facts.hex("hex"));
}

QString EventSentences::shipExits() const
{
    const QString ship = m_facts.name("ship");
    const QString evacuated = m_facts.shortNames("evacuated");
    return evacuated.isEmpty()
        ? tr("%1 leaves the map, empty", "a ship").arg(ship)
        : tr("%1 leaves the map; evacuated: %2", "a ship, units").arg(ship, evacuated);
}

QString EventSentences::shipEnters() const
{
    return tr("%1 enters the map → %2", "a ship, a hex")
        .arg(m_facts.name("ship"), m_facts.hex("hex"));
}

} // namespace qd::corunna
