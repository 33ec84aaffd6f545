// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/resolve.h"

#include "rules/santa_cruz/charts.h"
#include "rules/santa_cruz/combat_rules.h"
#include "rules/santa_cruz/decide.h"
#include "rules/santa_cruz/dice_count.h"
#include "rules/santa_cruz/end_of_combat.h"
#include "rules/santa_cruz/excess.h"

#include <algorithm>

namespace qd::santa_cruz {

namespace {

using Now = Resolution::Step;

enum class Flow {
    On,
    Stop, ///< a decision, a throw, or the end
};

constexpr std::array<Role, 2> kRoles{Role::Attacker, Role::Defender};

Combat &combatOf(Step &step)
{
    return *step.state().combat;
}

Resolution &resolutionOf(Step &step)
{
    return *combatOf(step).resolution;
}

Flow ask(Step &step, Pending pending)
{
    step.state().pending = std::move(pending);
    return Flow::Stop;
}

Flow raiseDie(Step &step)
{
    std::vector<int> dice = raisableDice(step.state(), resolutionOf(step));
    if (dice.empty()) {
        announceThrows(step, 0);
        return Flow::On;
    }
    Pending pending;
    pending.kind = DecisionKind::Oldfield;
    pending.side = Side::British;
    const Role role = combatOf(step).role(Side::British);
    pending.faces = resolutionOf(step).throws[indexOf(role)].faces;
    pending.dice = std::move(dice);
    pending.dice.insert(pending.dice.begin(), 0);
    return ask(step, std::move(pending));
}

/// Hits on one side, one at a time to the strongest (10.4).
Flow takeHits(Step &step, Role taker, event::HitCause cause)
{
    const bool attrition = cause == event::HitCause::Attrition;
    const Citation rule = attrition ? "10.6" : "10.4";
    while (resolutionOf(step).hitsLeft[indexOf(taker)] > 0) {
        int &left = resolutionOf(step).hitsLeft[indexOf(taker)];
        const Fight fight = fightOf(step.state(), combatOf(step));
        const Party &party = fight.party(taker);
        if (party.empty()) {
            left = 0;
            break;
        }
        const std::vector<std::size_t> places = strongest(party);
        if (choiceMatters(party, places)) {
            Pending pending;
            pending.kind = DecisionKind::AssignHit;
            pending.side = party.side;
            pending.attrition = attrition;
            pending.count = left;
            for (const std::size_t place : places)
                pending.units.push_back(party.units[place].unit);
            return ask(step, std::move(pending));
        }
        --left;
        hitUnit(step, party.units[places.front()].unit, 1, cause, rule);
    }
    return Flow::On;
}

Flow hitBoth(Step &step, event::HitCause cause, Now next)
{
    for (const Role taker : kRoles)
        if (takeHits(step, taker, cause) == Flow::Stop)
            return Flow::Stop;
    resolutionOf(step).step = next;
    return Flow::On;
}

Flow casualties(Step &step)
{
    for (const Role role : kRoles) {
        const Combat &combat = combatOf(step);
        const Resolution &resolution = resolutionOf(step);
        const auto die = resolution.casualtyDie[indexOf(role)];
        const auto officer = officerIn(step.state(), combat.area, combat.side(role));
        if (!die || !officer)
            continue;
        const auto trigger =
            casualtyTrigger(resolution.throws[indexOf(otherRole(role))].faces, *officer);
        const event::Fate fate = fateOf(*die);
        const bool fives = trigger == event::Trigger::Fives;
        step.emit(
            fives ? "11.7" : "10.5",
            event::OfficerCasualty{*officer, trigger.value_or(event::Trigger::Sixes), *die, fate});
        removeOfficer(step, *officer, fate, event::RemovalCause::Casualty, "10.5");
    }
    resolutionOf(step).step = Now::Flight;
    return Flow::On;
}

/// Volunteers run from a British 4 (10.4, R43).
Flow flight(Step &step)
{
    const Combat &combat = combatOf(step);
    Resolution &resolution = resolutionOf(step);
    resolution.step = Now::UnitsGone;
    std::vector<Block> units;
    if (resolution.flightDue)
        for (const Block unit : resolution.volunteersAtThrow)
            if (step.state().unit(unit).at.isIn(combat.area))
                units.push_back(unit);
    resolution.flightDue = false;
    if (units.empty())
        return Flow::On;
    std::vector<AreaId> ways = flightWays(step.state(), combat, units);
    if (ways.empty()) {
        for (const Block unit : units)
            eliminateUnit(step, unit, event::HitCause::NoRetreat, "10.4");
        return Flow::On;
    }
    if (ways.size() == 1)
        return runTo(step, units, ways.front()) == Room::Asked ? Flow::Stop : Flow::On;
    Pending pending;
    pending.kind = DecisionKind::Flee;
    pending.side = Side::Spanish;
    pending.units = std::move(units);
    pending.areas = std::move(ways);
    return ask(step, std::move(pending));
}

Flow unitsGone(Step &step)
{
    for (const Role role : kRoles)
        removeLonelyOfficer(step, combatOf(step).area, combatOf(step).side(role));
    Resolution &resolution = resolutionOf(step);
    resolution.step = resolution.attritionDone ? Now::End : Now::FireBack;
    return Flow::On;
}

/// In a Fortress the attackers who are left fire now (10.10).
Flow fireBack(Step &step)
{
    Combat &combat = combatOf(step);
    const Fight fight = fightOf(step.state(), combat);
    if (combat.resolution->fireBack || !fight.fortressRules()
        || fight.party(Role::Attacker).empty()) {
        combat.resolution->step = Now::Attrition;
        return Flow::On;
    }
    combat.stage = Stage::FireBack;
    combat.resolution.reset();
    return Flow::Stop;
}

Flow attrition(Step &step)
{
    const Combat &combat = combatOf(step);
    Resolution &resolution = resolutionOf(step);
    resolution.attritionDone = true;
    if (!attritionRound(step.board(), combat.round)
        || !attritionApplies(fightOf(step.state(), combat))) {
        resolution.step = Now::End;
        return Flow::On;
    }
    step.emit("10.6", event::Attrition{combat.round});
    resolution.hitsLeft = {1, 1};
    resolution.step = Now::AttritionHits;
    return Flow::On;
}

Flow end(Step &step)
{
    const Combat &combat = combatOf(step);
    const bool attackers = anyIn(step.state(), combat.area, combat.attacker);
    const bool defenders = anyIn(step.state(), combat.area, enemyOf(combat.attacker));
    if (attackers && defenders)
        resolutionOf(step).step = Now::RetreatAttacker;
    else if (finishCombat(step) == Room::Asked)
        resolutionOf(step).step = Now::DrumsReturn;
    else
        closeCombat(step);
    const bool goesOn = step.state().combat && !step.state().pending;
    return goesOn ? Flow::On : Flow::Stop;
}

Flow retreats(Step &step)
{
    if (resolutionOf(step).step == Now::RetreatAttacker) {
        if (askAttacker(step))
            return Flow::Stop;
        resolutionOf(step).step = Now::RetreatDefender;
    }
    if (!askDefender(step))
        awaitNextRound(step);
    return Flow::Stop;
}

Flow next(Step &step)
{
    switch (resolutionOf(step).step) {
    case Now::Oldfield:
        return raiseDie(step);
    case Now::Hits:
        return hitBoth(step, event::HitCause::Fire, Now::Casualties);
    case Now::Casualties:
        return casualties(step);
    case Now::Flight:
        return flight(step);
    case Now::UnitsGone:
        return unitsGone(step);
    case Now::FireBack:
        return fireBack(step);
    case Now::Attrition:
        return attrition(step);
    case Now::AttritionHits:
        return hitBoth(step, event::HitCause::Attrition, Now::UnitsGone);
    case Now::End:
        return end(step);
    case Now::RetreatAttacker:
    case Now::RetreatDefender:
        return retreats(step);
    case Now::DrumsReturn:
        closeCombat(step);
        break;
    }
    return Flow::Stop;
}

} // namespace

void resolve(Step &step)
{
    while (step.state().combat && step.state().combat->resolution)
        if (next(step) == Flow::Stop)
            return;
}

std::vector<int> raisableDice(const State &state, const Resolution &resolution)
{
    const Combat &combat = *state.combat;
    const Role british = combat.role(Side::British);
    const Resolution::Throw &thrown = resolution.throws[indexOf(british)];
    if (!thrown.thrown || !mayRaise(fightOf(state, combat), british))
        return {};
    return raisable(thrown.faces);
}

void announceThrows(Step &step, int raised)
{
    const Combat combat = combatOf(step);
    const Fight fight = fightOf(step.state(), combat);
    Resolution &resolution = resolutionOf(step);
    for (const Role role : kRoles) {
        Resolution::Throw &thrown = resolution.throws[indexOf(role)];
        if (!thrown.thrown)
            continue;
        const Side side = combat.side(role);
        thrown.hitsOn = hitsOn(fight, role);
        const Judged judged = judge(thrown.faces, plusOn(fight, role), thrown.hitsOn,
                                    side == Side::British ? raised : 0);
        thrown.modified = judged.modified;
        thrown.hits = judged.hits;
        resolution.hitsLeft[indexOf(otherRole(role))] = judged.hits;
        if (side == Side::British && fourFrightens(fight))
            resolution.flightDue =
                std::count(judged.modified.begin(), judged.modified.end(), kFleeOn) > 0;
        step.emit(
            "10.4",
            event::Rolled{side, role, thrown.faces, thrown.modified, thrown.hitsOn, thrown.hits});
    }
    resolution.volunteersAtThrow.clear();
    if (resolution.flightDue)
        for (const Fighter &fighter : fight.party(fight.role(Side::Spanish)).units)
            if (kindOf(fighter.unit) == Kind::Volunteers)
                resolution.volunteersAtThrow.push_back(fighter.unit);
    resolution.step = Now::Hits;
}

void awaitNextRound(Step &step)
{
    Combat &combat = combatOf(step);
    combat.stage = Stage::Fire;
    combat.resolution.reset();
}

} // namespace qd::santa_cruz
