// SPDX-License-Identifier: GPL-3.0-or-later
// Ships that move, and repairs.
#include "app/narration/trafalgar/event_sentences.h"

#include <array>

namespace qd::trafalgar {

std::span<const EventSentences::Teller> EventSentences::sailing()
{
    static constexpr std::array<Teller, 3> kTellers{{
        {"moved", &EventSentences::moved},
        {"repairing", &EventSentences::repairing},
        {"mizzen-repaired", &EventSentences::mizzenRepaired},
    }};
    return kTellers;
}

QString TrafalgarNarrator::way(const QString &path)
{
    constexpr int kTurn = 60; // degrees
    QStringList steps;
    for (qsizetype i = 0; i < path.size();) {
        const QChar letter = path.at(i);
        int count = 0;
        while (i < path.size() && path.at(i) == letter) {
            ++i;
            ++count;
        }
        if (letter == QLatin1Char('f'))
            steps.append(count == 1 ? tr("forward", "a step of a ship")
                                    : tr("forward %1", "steps of a ship").arg(count));
        else if (letter == QLatin1Char('p'))
            steps.append(tr("%1° to port (left)", "a turn of a ship").arg(kTurn * count));
        else if (letter == QLatin1Char('s'))
            steps.append(tr("%1° to starboard (right)", "a turn of a ship").arg(kTurn * count));
    }
    return steps.join(tr(", ", "between the steps of a ship"));
}

QString EventSentences::movedBriefly() const
{
    const QString ship = m_facts.name("ship");
    const QString from = m_facts.point("from");
    const QString to = m_facts.point("to");
    const int cost = m_facts.number("cost");
    const QString left = QString::number(m_facts.number("remaining"));
    const bool turned = m_facts.object("from").value(QLatin1String("at"))
        == m_facts.object("to").value(QLatin1String("at"));
    //: %1 is a ship, %2 an intersection, %3 how many moves are left
    return turned ? tr("%1 turns at %2, %n moves; left: %3", nullptr, cost).arg(ship, to, left)
                  //: %1 is a ship, %2 and %3 are intersections, %4 how many moves are left
                  : tr("%1: %2 → %3, %n moves; left: %4", nullptr, cost).arg(ship, from, to, left);
}

QString EventSentences::moved() const
{
    const QString way = TrafalgarNarrator::way(m_facts.text("path"));
    const QJsonValue heading = m_facts.object("to").value(QLatin1String("heading"));
    const QString now =
        heading.isDouble() ? tr("heading %1").arg(headingWord(heading.toInt())) : QString();
    return with(movedBriefly(), {way, now});
}

QString EventSentences::repairing() const
{
    return tr("%1 passes this turn for repairs", "a ship").arg(m_facts.name("ship"));
}

QString EventSentences::mizzenRepaired() const
{
    return tr("%1 has a mizzenmast again: %n moves from the next turn", nullptr,
              m_facts.number("moves"))
        .arg(m_facts.name("ship"));
}

} // namespace qd::trafalgar
