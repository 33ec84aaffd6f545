// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/decide.h"
#include "rules/as_per_margin/fire.h"
#include "rules/as_per_margin/salvo.h"

#include <utility>

namespace qd::as_per_margin {
namespace {

/// The tables in the order of the table; false: dice are missing.
bool toss(Step &step, const Unit &firer, const SalvoTerms &terms, event::FireDice &dice)
{
    const std::string side(nameOf(firer.controller()));
    const auto ask = [&](const char *term, int count, Citation rule, std::vector<int> &faces) {
        return count == 0
            || step.roll({term, side, firer.id(), count, DieKind::Pips6, std::move(rule)}, faces);
    };
    return ask("table-1", terms.dice, "table-1", dice.table1)
        && ask("table-2", table2Dice(terms, dice), "table-2", dice.table2)
        && ask("table-3", table3Dice(dice), "table-3", dice.table3)
        && ask("red-hot", redHotDice(terms, dice), "shore-batteries", dice.redHot)
        && ask("re-toss", reTossDice(dice), "table-3", dice.reToss);
}

} // namespace

void decideOn(Step &step, const command::Fire &fire)
{
    const auto firer = unitOf(step.state(), fire.firer);
    const auto target = unitOf(step.state(), fire.target);
    if (!firer->placed() || !target->placed()) {
        step.refuse(badCommand("both must be on the table"));
        return;
    }
    const auto battery = fire.battery ? fire.battery : chosenBattery(step.state(), *firer, *target);
    if (!battery) { // nothing could be carried out; the first rule against it is told
        step.refuse(step.forced()
                        ? badCommand("that type has no guns")
                        : fireRefusals(step.state(), *firer, Battery::Port, *target, {}).front());
        return;
    }
    if (!passes(step, fireRefusals(step.state(), *firer, *battery, *target, fire.facing)))
        return;
    const Aim aim = aimOf(step.state(), *firer, *target);
    const FireCount count = fireCount(*firer, *battery, aim);
    const SalvoTerms terms = salvoTerms(*firer, *target, aim, count.dice);
    event::FireDice dice;
    if (!toss(step, *firer, terms, dice))
        return;
    Damage damage = hitsOf(terms, dice);
    damage.rake = aim.rake;
    damage.facing = fire.facing ? fire.facing : aim.facing;
    step.emit("fire",
              event::Fired{fire.firer, *battery, fire.target, aim.distance, terms.band, count.dice,
                           count.because, count.initial, count.rake,
                           aim.rake ? std::nullopt : damage.facing, std::move(dice)});
    step.emit("effects",
              event::Hits{fire.target, damage.masts, damage.guns, damage.hull, damage.bowCable,
                          damage.sternCable, damage.explosion});
    dealDamage(step, fire.target, damage, DamageCause::Fire);
}

} // namespace qd::as_per_margin
