// SPDX-License-Identifier: GPL-3.0-or-later
// Movement: pivots, allowances, tacks, drift.
#include "app/narration/as_per_margin/event_sentences.h"

#include <array>
#include <cmath>

namespace qd::as_per_margin {

namespace {

constexpr double kNothing = 0.005; ///< inches or degrees: less is not seen in two decimals

} // namespace

std::span<const EventSentences::Teller> EventSentences::sailing()
{
    static constexpr std::array<Teller, 8> kTellers{{
        {"pivoted", &EventSentences::pivoted},
        {"allowance", &EventSentences::allowance},
        {"tack-toss", &EventSentences::tackToss},
        {"extra-toss", &EventSentences::extraToss},
        {"moved", &EventSentences::moved},
        {"drifted", &EventSentences::drifted},
        {"held-at-anchor", &EventSentences::heldAtAnchor},
        {"move-forfeited", &EventSentences::moveForfeited},
    }};
    return kTellers;
}

QString EventSentences::pivoted() const
{
    const double by = m_facts.real("by");
    const QString angle = Narrator::decimal(std::abs(by));
    const QString heading = m_facts.heading("to");
    if (m_facts.has("wears"))
        return by < 0
            ? tr("%1 wears, %2° to port: heading %3").arg(m_facts.name("ship"), angle, heading)
            : tr("%1 wears, %2° to starboard: heading %3")
                  .arg(m_facts.name("ship"), angle, heading);
    return by < 0
        ? tr("%1 turns %2° to port: heading %3").arg(m_facts.name("ship"), angle, heading)
        : tr("%1 turns %2° to starboard: heading %3").arg(m_facts.name("ship"), angle, heading);
}

QString EventSentences::allowance() const
{
    const QString ship = m_facts.name("ship");
    if (m_facts.is("sailing", "in-irons"))
        return tr("%1 lies in irons: no way ahead").arg(ship);
    const QString least = m_facts.inches("min");
    const QString most = m_facts.inches("max");
    const QString reasons = m_facts.because();
    const QString said = m_facts.is("sailing", "beat")
        ? tr("%1 beats: least %2, most %3").arg(ship, least, most)
        : tr("%1 sails with or across the wind: least %2, most %3").arg(ship, least, most);
    return with(said, reasons);
}

QString EventSentences::tackToss() const
{
    const QString ship = m_facts.name("ship");
    const QString die = m_facts.dice("dice");
    const bool adds = m_facts.array("because").size() > 1;
    const QString reasons = adds ? m_facts.because() : QString();
    const QString total = adds ? QString::number(m_facts.number("total")) : die;
    return m_facts.is("result", "tacked")
        ? with(tr("%1 tacks (%2)", "%2 is a die").arg(ship, total), reasons)
        : with(tr("%1 misses stays (%2)", "%2 is a die").arg(ship, total), reasons);
}

QString EventSentences::extraToss() const
{
    return tr("%1 dashes on (die %2): up to %3")
        .arg(m_facts.name("ship"), m_facts.dice("dice"), m_facts.inches("max"));
}

QString EventSentences::moved() const
{
    const QString heading = m_facts.heading("heading");
    if (m_facts.real("distance") < kNothing)
        return tr("%1 makes no way, heading %2").arg(m_facts.name("ship"), heading);
    return tr("%1 sails %2, heading %3")
        .arg(m_facts.name("ship"), m_facts.inches("distance"), heading);
}

QString EventSentences::drifted() const
{
    if (m_facts.real("distance") < kNothing)
        return tr("%1 doesn’t drift").arg(m_facts.name("ship"));
    return tr("%1 drifts %2").arg(m_facts.name("ship"), m_facts.inches("distance"));
}

QString EventSentences::heldAtAnchor() const
{
    return tr("Held by an anchor: %1").arg(Narrator::list(m_facts.names("ships")));
}

QString EventSentences::moveForfeited() const
{
    return tr("%1 forfeits her move").arg(m_facts.name("ship"));
}

} // namespace qd::as_per_margin
