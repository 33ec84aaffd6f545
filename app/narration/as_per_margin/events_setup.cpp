// SPDX-License-Identifier: GPL-3.0-or-later
// Set-up, wind, steps, adjustments; and how an event finds its sentence.
#include "app/narration/adjusted_set.h"
#include "app/narration/as_per_margin/event_sentences.h"

#include <array>

namespace qd::as_per_margin {

std::span<const EventSentences::Teller> EventSentences::setUp()
{
    static constexpr std::array<Teller, 10> kTellers{{
        {"adjusted", &EventSentences::adjusted},
        {"placed", &EventSentences::placed},
        {"wind-set", &EventSentences::windSet},
        {"wind-speed", &EventSentences::windSpeed},
        {"wind-check", &EventSentences::windCheck},
        {"wind-shift", &EventSentences::windShift},
        {"independent", &EventSentences::independent},
        {"phase", &EventSentences::phase},
        {"turn-checked-off", &EventSentences::turnCheckedOff},
        {"reminder", &EventSentences::reminder},
    }};
    return kTellers;
}

QString EventSentences::say() const
{
    return tellEvent<EventSentences>(*this, m_facts.event(),
                                     {setUp(), sailing(), fighting(), aboard()});
}

QString EventSentences::brief() const
{
    const QString event = m_facts.event();
    if (event == QLatin1String("fired"))
        return firing();
    if (event == QLatin1String("boarding"))
        return boarding();
    return say();
}

QString EventSentences::with(const QString &fact, const QString &details) const
{
    return details.isEmpty()
        ? fact
        : tr("%1 · %2", "what happened, and the dice or reasons of it").arg(fact, details);
}

/// Headings, lengths and nations; the rest has words of its own.
QString EventSentences::adjustedValue(const QString &key, const QJsonValue &value) const
{
    const bool turns = key == QLatin1String("heading") || key == QLatin1String("from")
        || key == QLatin1String("prevailing");
    if (turns && value.isDouble())
        return key == QLatin1String("heading") ? courseText(value.toDouble())
                                               : m_narrator.heading(value.toDouble());
    const bool measures =
        key == QLatin1String("x") || key == QLatin1String("y") || key == QLatin1String("drifted");
    if (measures && value.isDouble())
        return m_narrator.length(value.toDouble());
    if (key == QLatin1String("nation"))
        return m_narrator.tag("nation-" + value.toString().toStdString());
    return {};
}

QString EventSentences::adjusted() const
{
    if (const QJsonObject set = m_facts.object("set"); !set.isEmpty()) {
        const AdjustedSet words(m_narrator, [this](const QString &key, const QJsonValue &value) {
            return adjustedValue(key, value);
        });
        return tr("Adjusted: %1")
            .arg(words.said(set, {QStringLiteral("ships"), QStringLiteral("batteries")}));
    }
    QStringList labels;
    for (const std::string &key : m_facts.ids("keys")) {
        const QString label = m_narrator.fieldLabel("adjust", key);
        labels.append(label.left(1).toLower() + label.mid(1));
    }
    return labels.isEmpty() ? tr("The table is adjusted")
                            : tr("Adjusted: %1").arg(Narrator::list(labels));
}

QString EventSentences::placed() const
{
    //: %2 and %3 are distances from the west and the south edge of the table
    return tr("Set-up: %1 at %2 east, %3 north, heading %4")
        .arg(m_facts.name("ship"), m_facts.inches("x"), m_facts.inches("y"),
             m_facts.heading("heading"));
}

QString EventSentences::windSet() const
{
    return tr("First wind (%1): it blows from %2", "%1 are dice, %2 a compass name")
        .arg(m_facts.dice("dice"), m_facts.wind("from"));
}

QString EventSentences::windSpeed() const
{
    const QJsonArray dice = m_facts.array("dice");
    if (dice.size() != 2)
        return tr("Wind dice: total %1").arg(m_facts.number("total"));
    return tr("Wind dice %1 and %2: total %3")
        .arg(dice.at(0).toInt())
        .arg(dice.at(1).toInt())
        .arg(m_facts.number("total"));
}

QString EventSentences::windCheck() const
{
    const QString dice = m_facts.dice("dice");
    if (m_facts.is("result", "no-change-prevailing"))
        return tr("Wind check (%1): it can’t turn nearer to the prevailing wind, no change")
            .arg(dice);
    if (m_facts.is("result", "toward-prevailing"))
        return tr("Wind check (%1): the wind turns toward the prevailing wind").arg(dice);
    if (m_facts.is("result", "backs"))
        return tr("Wind check (%1): the wind backs").arg(dice);
    if (m_facts.is("result", "veers"))
        return tr("Wind check (%1): the wind veers").arg(dice);
    if (m_facts.is("result", "speed"))
        return tr("Wind check (%1): the wind speed changes").arg(dice);
    return tr("Wind check (%1): no change").arg(dice);
}

QString EventSentences::windShift() const
{
    return tr("The wind now blows from %1 (before: %2)")
        .arg(m_facts.wind("to"), m_facts.wind("from"));
}

QString EventSentences::independent() const
{
    const QStringList ships = m_facts.names("ships");
    const int count = static_cast<int>(ships.size());
    return m_facts.has("on")
        ? tr("Now independent: %n ships (%1)", nullptr, count).arg(Narrator::list(ships))
        : tr("No longer independent: %n ships (%1)", nullptr, count).arg(Narrator::list(ships));
}

QString EventSentences::phase() const
{
    const QString step = m_narrator.sequenceStep(m_facts.text("phase").toStdString());
    return tr("Turn %1: %2", "%2 is a step of the turn").arg(m_facts.number("turn")).arg(step);
}

QString EventSentences::turnCheckedOff() const
{
    return tr("Turn %1 is checked off").arg(m_facts.number("turn"));
}

QString EventSentences::reminder() const
{
    const std::string topic = m_facts.text("topic").toStdString();
    const QStringList two = m_facts.names("ships");
    const QString ship = m_facts.isNull("ship") ? two.value(0) : m_facts.name("ship");
    if (two.size() == 2 && topic == "place-wind-arrow")
        return tr("Place a wind arrow between %1 and %2").arg(two.at(0), two.at(1));
    if (two.size() == 2 && topic == "remove-wind-arrow")
        return tr("Remove the wind arrow between %1 and %2").arg(two.at(0), two.at(1));
    if (ship.isEmpty())
        return m_narrator.reminder(topic);
    if (topic == "anchor-swing")
        return tr("%1 may swing at the anchor that holds: set her heading").arg(ship);
    if (topic == "explosion-near-ships")
        return tr("Ships may lie near the explosion of %1").arg(ship);
    if (topic == "prize-withdraw")
        return tr("%1 must be taken out of the fight as soon as may be").arg(ship);
    if (topic == "off-table")
        return tr("%1 is off the table").arg(ship);
    return m_narrator.reminder(topic);
}

} // namespace qd::as_per_margin
