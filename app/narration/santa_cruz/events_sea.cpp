// SPDX-License-Identifier: GPL-3.0-or-later
// Naval movement, batteries, hits, HMS Fox.
#include "app/narration/santa_cruz/event_sentences.h"

namespace qd::santa_cruz {

QString EventSentences::say(const event::NavalMoved &e) const
{
    const QString block = name(e.block);
    if (!e.die)
        return tr("%1 sails: %2 → %3", "a block and two areas")
            .arg(block, name(e.from), name(e.to));
    const QString die = QString::number(*e.die);
    if (e.drifted)
        return tr("%1, die %2: carried by the current to %3").arg(block, die, name(e.to));
    return tr("%1, die %2: holds course for %3").arg(block, die, name(e.to));
}

QString EventSentences::say(const event::Bombardment &e) const
{
    QStringList firing;
    for (const event::FiringBattery &battery : e.batteries) {
        const QString colour = batteryColour(battery.battery);
        firing.append(battery.needs > 1
                          ? tr("%1 1–%2", "a battery's colour and the faces that hit")
                                .arg(colour, QString::number(battery.needs))
                          : tr("%1 1", "a battery's colour and the face that hits").arg(colour));
    }
    QStringList silent;
    for (const event::SilentBattery &battery : e.silent) {
        const QString colour = batteryColour(battery.battery);
        silent.append(battery.why == event::Silence::Spiked
                          ? tr("%1 (spiked)", "a battery's colour").arg(colour)
                          : tr("%1 (occupied)", "a battery's colour").arg(colour));
    }
    const QString area = name(e.area);
    if (firing.isEmpty())
        return tr("No battery fires on %1; silent: %2").arg(area, Narrator::list(silent));
    const QString hitsOn = Narrator::list(firing);
    if (silent.isEmpty())
        return tr("Batteries on %1: %2", "an area; colours with the faces that hit")
            .arg(area, hitsOn);
    return tr("Batteries on %1: %2; silent: %3").arg(area, hitsOn, Narrator::list(silent));
}

QString EventSentences::say(const event::Fire &e) const
{
    QStringList rolls;
    for (const event::BatteryRoll &roll : e.rolls)
        rolls.append(tr("%1 %2", "a battery's colour and its die")
                         .arg(batteryColour(roll.battery), QString::number(roll.die)));
    const QString dice = rolls.join(tr(", ", "between dice"));
    if (e.hits == 0)
        return tr("Fire on %1 (%2): no hit").arg(name(e.block), dice);
    return tr("Fire on %1 (%2): %n hits", nullptr, e.hits).arg(name(e.block), dice);
}

QString EventSentences::say(const event::Hit &e) const
{
    const QString unit = name(e.unit);
    const QString from = QString::number(e.spFrom);
    const QString to = QString::number(e.spTo);
    switch (e.cause) {
    case event::HitCause::Attrition:
        return tr("Attrition of %1: strength %2 → %3").arg(unit, from, to);
    case event::HitCause::Rayo:
        return tr("Rayo hits %1: strength %2 → %3").arg(unit, from, to);
    case event::HitCause::Panic:
        return tr("Panic in %1: strength %2 → %3", "%1 is a unit").arg(unit, from, to);
    default:
        return tr("Hit on %1: strength %2 → %3").arg(unit, from, to);
    }
}

QString EventSentences::say(const event::Eliminated &e) const
{
    const QString unit = name(e.unit);
    switch (e.cause) {
    case event::HitCause::Fox:
        return tr("Lost with HMS Fox: %1").arg(unit);
    case event::HitCause::NoRetreat:
        return tr("No way back; unit eliminated: %1").arg(unit);
    case event::HitCause::Excess:
        return tr("No room for more than three; unit eliminated: %1").arg(unit);
    default:
        return tr("Unit eliminated: %1").arg(unit);
    }
}

QString EventSentences::say(const event::FoxHit &e) const
{
    return tr("HMS Fox is hit: %n of the 3 hits that sink her", nullptr, e.hits);
}

QString EventSentences::say(const event::FoxLost &e) const
{
    if (e.unit)
        return tr("HMS Fox loses a unit: %1").arg(name(*e.unit));
    return tr("HMS Fox loses a card: %1").arg(e.card ? name(*e.card) : QString());
}

QString EventSentences::say(const event::Spiked &e) const
{
    switch (e.battery) {
    case Battery::Green:
        return tr("The green battery (%1) is spiked and will not fire again").arg(name(e.area));
    case Battery::Red:
        return tr("The red battery (%1) is spiked and will not fire again").arg(name(e.area));
    case Battery::Violet:
        return tr("The violet battery (%1) is spiked and will not fire again").arg(name(e.area));
    case Battery::Yellow:
        return tr("The yellow battery (%1) is spiked and will not fire again").arg(name(e.area));
    }
    return {};
}

} // namespace qd::santa_cruz
