// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/combat_rules.h"
#include "rules/santa_cruz/decide.h"
#include "rules/santa_cruz/end_of_combat.h"
#include "rules/santa_cruz/resolve.h"

#include <algorithm>

namespace qd::santa_cruz {

namespace {

Pending retreatQuestion(const Combat &combat, Role role, std::vector<AreaId> areas)
{
    Pending pending;
    pending.kind = DecisionKind::Retreat;
    pending.side = combat.side(role);
    pending.role = role;
    pending.areas = std::move(areas);
    return pending;
}

} // namespace

bool askAttacker(Step &step)
{
    const Combat &combat = *step.state().combat;
    if (attackerWays(step.state(), combat).empty())
        return false;
    step.state().pending = retreatQuestion(combat, Role::Attacker, {});
    return true;
}

bool askDefender(Step &step)
{
    const Combat &combat = *step.state().combat;
    std::vector<AreaId> ways = defenderWays(step.state(), combat);
    if (ways.empty())
        return false;
    step.state().pending = retreatQuestion(combat, Role::Defender, std::move(ways));
    return true;
}

namespace {

/// What is left of the combat after a retreat.
void goOnToEnd(Step &step)
{
    step.state().combat->resolution->step = Resolution::Step::End;
    resolve(step);
}

void defenderAnswers(Step &step, std::optional<AreaId> to)
{
    const Combat &combat = *step.state().combat;
    if (!to) {
        step.emit("10.7", event::Stays{combat.side(Role::Defender)});
        return awaitNextRound(step);
    }
    const std::vector<AreaId> ways = defenderWays(step.state(), combat);
    const bool eligible = std::find(ways.begin(), ways.end(), *to) != ways.end();
    if (!eligible
        && !step.overruled(Refusal{"not-eligible", "10.7", "they can't retreat there", {}}))
        return;
    if (!step.board().area(*to).land || *to == combat.area)
        return step.refuse(badCommand("they can't retreat there"));
    step.state().combat->resolution->step = Resolution::Step::End;
    if (defendersRetreat(step, *to) == Room::Enough)
        resolve(step);
}

void attackerAnswers(Step &step, const command::Retreat &answer)
{
    if (!answer.attackerStays)
        return step.refuse(badCommand("the attacker answers first: `attacker` is missing"));
    if (!*answer.attackerStays) {
        if (answer.defenderNamed)
            return step.refuse(badCommand("when the attacker retreats the defender is not asked"));
        step.state().pending.reset();
        attackersRetreat(step);
        return goOnToEnd(step);
    }
    const Combat &combat = *step.state().combat;
    const bool canRetreat = !defenderWays(step.state(), combat).empty();
    if (answer.defenderNamed && answer.defenderTo && !canRetreat)
        return step.refuse(badCommand("the defender has nowhere to go"));
    step.state().pending.reset();
    step.emit("10.7", event::Stays{combat.attacker});
    step.state().combat->resolution->step = Resolution::Step::RetreatDefender;
    if (answer.defenderNamed && canRetreat)
        return defenderAnswers(step, answer.defenderTo);
    resolve(step);
}

/// An adjustment may have taken units away since they were asked about.
bool allIn(const State &state, const std::vector<Block> &units, AreaId area)
{
    return std::all_of(units.begin(), units.end(),
                       [&](Block unit) { return state.unit(unit).at.isIn(area); });
}

bool eachNamedOnce(const std::vector<Block> &units, const Pending &pending)
{
    if (static_cast<int>(units.size()) != pending.count)
        return false;
    return std::all_of(units.begin(), units.end(), [&](Block unit) {
        return std::count(units.begin(), units.end(), unit) == 1
            && std::count(pending.units.begin(), pending.units.end(), unit) == 1;
    });
}

} // namespace

void decideOn(Step &step, const command::Retreat &answer)
{
    if (step.state().pending->role == Role::Attacker)
        return attackerAnswers(step, answer);
    if (answer.attackerStays && !*answer.attackerStays)
        return step.refuse(badCommand("the attacker is not asked"));
    if (!answer.defenderNamed)
        return step.refuse(badCommand("`defender` is missing"));
    step.state().pending.reset();
    defenderAnswers(step, answer.defenderTo);
}

void decideOn(Step &step, const command::EliminateExcess &answer)
{
    const Pending pending = *step.state().pending;
    if (!eachNamedOnce(answer.units, pending) || !allIn(step.state(), answer.units, *pending.area))
        return step.refuse(badCommand("name as many units as are too many, each once"));
    step.state().pending.reset();
    for (const Block unit : answer.units)
        eliminateUnit(step, unit, event::HitCause::Excess, "10.7");
    if (askExcess(step, pending.side, pending.areas) == Room::Enough)
        resolve(step);
}

void decideOn(Step &step, const command::DrumsReturn &answer)
{
    const Pending pending = *step.state().pending;
    if (!eachNamedOnce(answer.units, pending)
        || !allIn(step.state(), answer.units, step.state().combat->area))
        return step.refuse(badCommand("name as many units as are too many, each once"));
    step.state().pending.reset();
    const Combat combat = *step.state().combat;
    for (const Block unit : answer.units) {
        if (const auto goal = drumsReturnGoal(step.state(), combat, unit))
            step.emit("9.battle-drums", event::DrumsReturned{unit, *goal});
        else
            eliminateUnit(step, unit, event::HitCause::NoRetreat, "9.battle-drums");
    }
    resolve(step);
}

} // namespace qd::santa_cruz
