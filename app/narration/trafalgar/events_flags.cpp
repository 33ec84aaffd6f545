// SPDX-License-Identifier: GPL-3.0-or-later
// The two flags. Each sentence is said for each flag: other languages bend the adjective.
#include "app/narration/trafalgar/event_sentences.h"

#include <array>

namespace qd::trafalgar {

std::span<const EventSentences::Teller> EventSentences::flags()
{
    static constexpr std::array<Teller, 5> kTellers{{
        {"flag-seized", &EventSentences::flagSeized},
        {"flag-moved", &EventSentences::flagMoved},
        {"transfer-begun", &EventSentences::transferBegun},
        {"flag-transferred", &EventSentences::flagTransferred},
        {"transfer-lapsed", &EventSentences::transferLapsed},
    }};
    return kTellers;
}

QString EventSentences::flagSeized() const
{
    return m_facts.isEnglish("flag") ? tr("%1 seizes the English flag").arg(m_facts.name("ship"))
                                     : tr("%1 seizes the Allied flag").arg(m_facts.name("ship"));
}

QString EventSentences::flagMoved() const
{
    const bool english = m_facts.isEnglish("flag");
    if (m_facts.is("to", "home"))
        return english ? tr("The English flag is home again") : tr("The Allied flag is home again");
    const QString ship = m_facts.name("to");
    return english ? tr("%1 takes the English flag aboard").arg(ship)
                   : tr("%1 takes the Allied flag aboard").arg(ship);
}

QString EventSentences::transferBegun() const
{
    const QString from = m_facts.name("from");
    const QString to = m_facts.name("to");
    //: two ships side by side
    return m_facts.isEnglish("flag") ? tr("%1 hands the English flag to %2").arg(from, to)
                                     : tr("%1 hands the Allied flag to %2").arg(from, to);
}

QString EventSentences::flagTransferred() const
{
    const QString from = m_facts.name("from");
    const QString to = m_facts.name("to");
    return m_facts.isEnglish("flag")
        ? tr("English flag handed over: %1 → %2", "two ships").arg(from, to)
        : tr("Allied flag handed over: %1 → %2", "two ships").arg(from, to);
}

QString EventSentences::transferLapsed() const
{
    const QString from = m_facts.name("from");
    const QString to = m_facts.name("to");
    return m_facts.isEnglish("flag")
        ? tr("English flag not handed over: %1 → %2", "two ships").arg(from, to)
        : tr("Allied flag not handed over: %1 → %2", "two ships").arg(from, to);
}

} // namespace qd::trafalgar
