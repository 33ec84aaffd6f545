// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/combat_rules.h"
#include "rules/santa_cruz/decide.h"
#include "rules/santa_cruz/dice_count.h"
#include "rules/santa_cruz/end_of_combat.h"
#include "rules/santa_cruz/resolve.h"

#include <algorithm>
#include <string>

namespace qd::santa_cruz {

namespace {

constexpr std::array<Role, 2> kRoles{Role::Attacker, Role::Defender};

void reveal(Step &step, AreaId area, Side side)
{
    const auto officer = officerIn(step.state(), area, side);
    if (officer && !step.state().officer(*officer).faceUp)
        step.emit("11.1", event::OfficerRevealed{*officer, area});
}

bool checkStage(Step &step, std::initializer_list<Stage> stages)
{
    if (!step.state().combat) {
        step.refuse(Refusal{"no-combat", "10.0", "there is no combat", {}});
        return false;
    }
    const Stage stage = step.state().combat->stage;
    if (std::find(stages.begin(), stages.end(), stage) != stages.end())
        return true;
    step.refuse(Refusal{"wrong-stage", "10.10", "not at this stage of the combat", {}});
    return false;
}

/// Who throws now.
std::vector<Role> throwing(const Fight &fight, bool fireBack)
{
    if (fireBack)
        return {Role::Attacker};
    if (fight.fortressRules())
        return {Role::Defender};
    return {Role::Attacker, Role::Defender};
}

/// The dice of the roles that throw; events `dice-count`.
bool throwDice(Step &step, const Fight &fight, const std::vector<Role> &roles,
               Resolution &resolution)
{
    for (const Role role : roles) {
        const Tally dice = combatDice(fight, role);
        step.emit("10.2", event::DiceCount{fight.party(role).side, role, dice.total(), dice});
    }
    for (const Role role : roles) {
        Resolution::Throw &thrown = resolution.throws[indexOf(role)];
        const DiceAsk ask{"round",
                          std::string(nameOf(fight.party(role).side)),
                          {},
                          combatDice(fight, role).total(),
                          DieKind::Pips6,
                          "10.4"};
        if (!step.roll(ask, thrown.faces))
            return false;
        thrown.thrown = true;
    }
    return true;
}

/// The casualty dice that these throws call for, the attacker's officer first (10.5).
bool throwCasualties(Step &step, const Fight &fight, Resolution &resolution)
{
    for (const Role role : kRoles) {
        const auto &officer = fight.party(role).officer;
        const Resolution::Throw &against = resolution.throws[indexOf(otherRole(role))];
        if (!officer || !against.thrown || !casualtyTrigger(against.faces, *officer))
            continue;
        std::vector<int> face;
        const DiceAsk ask{"casualty",
                          std::string(nameOf(fight.party(role).side)),
                          std::string(nameOf(*officer)),
                          1,
                          DieKind::Pips6,
                          "10.5"};
        if (!step.roll(ask, face))
            return false;
        resolution.casualtyDie[indexOf(role)] = face.front();
    }
    return true;
}

/// Whether the key `oldfield` may stand in the command at all.
bool raisesNow(const Fight &fight, const std::vector<Role> &roles)
{
    const Role british = fight.role(Side::British);
    return std::find(roles.begin(), roles.end(), british) != roles.end() && mayRaise(fight, british)
        && combatDice(fight, british).total() > 0;
}

void fire(Step &step, bool fireBack, std::optional<int> oldfield)
{
    const Fight fight = fightOf(step.state(), *step.state().combat);
    const std::vector<Role> roles = throwing(fight, fireBack);
    if (oldfield && !raisesNow(fight, roles))
        return step.refuse(badCommand("Oldfield raises no die of this throw"));
    Resolution resolution;
    resolution.step = Resolution::Step::Oldfield;
    resolution.fireBack = fireBack;
    if (!throwDice(step, fight, roles, resolution) || !throwCasualties(step, fight, resolution))
        return;
    Combat &combat = *step.state().combat;
    combat.stage = Stage::Resolving;
    combat.resolution = std::move(resolution);
    if (oldfield) {
        const std::vector<int> dice = raisableDice(step.state(), *combat.resolution);
        const bool known =
            *oldfield == 0 || std::find(dice.begin(), dice.end(), *oldfield) != dice.end();
        if (dice.empty() || !known)
            return step.refuse(badCommand("Oldfield can't raise that die"));
        announceThrows(step, *oldfield);
    }
    resolve(step);
}

} // namespace

void startCombat(Step &step, AreaId area, Side attacker, CombatBy by,
                 std::vector<std::pair<Block, AreaId>> origins, std::optional<Line> crossed)
{
    std::sort(origins.begin(), origins.end());
    Combat combat;
    combat.area = area;
    combat.attacker = attacker;
    combat.by = by;
    combat.origins = std::move(origins);
    combat.redBorder = crossed == Line::Red;
    step.state().combat = std::move(combat);
    step.emit("10.0",
              event::CombatStarted{area, attacker, enemyOf(attacker), by, crossed == Line::Red,
                                   step.board().area(area).fortress,
                                   unitsIn(step.state(), area, Side::British),
                                   unitsIn(step.state(), area, Side::Spanish)});
    reveal(step, area, attacker);
    reveal(step, area, enemyOf(attacker));
}

void decideOn(Step &step, const command::Round &round)
{
    if (!checkStage(step, {Stage::Support, Stage::Fire}))
        return;
    Combat &combat = *step.state().combat;
    ++combat.round;
    step.emit("10.0", event::Round{combat.round, roundMarker(step.board(), combat.round)});
    fire(step, false, round.oldfield);
}

void decideOn(Step &step, const command::FireBack &back)
{
    if (checkStage(step, {Stage::FireBack}))
        fire(step, true, back.oldfield);
}

void decideOn(Step &step, const command::OldfieldDie &answer)
{
    const std::vector<int> &dice = step.state().pending->dice;
    if (std::find(dice.begin(), dice.end(), answer.die) == dice.end())
        return step.refuse(badCommand("Oldfield can't raise that die"));
    step.state().pending.reset();
    announceThrows(step, answer.die);
    resolve(step);
}

void decideOn(Step &step, const command::AssignHit &answer)
{
    const Pending pending = *step.state().pending;
    const bool asked =
        std::find(pending.units.begin(), pending.units.end(), answer.unit) != pending.units.end();
    if (!asked
        && !step.overruled(Refusal{"not-strongest", "10.4", "the strongest takes the hit", {}}))
        return;
    Combat &combat = *step.state().combat;
    const bool there = isUnit(answer.unit) && sideOf(answer.unit) == pending.side
        && step.state().unit(answer.unit).at.isIn(combat.area);
    if (!there)
        return step.refuse(badCommand("the unit is not in the combat"));
    step.state().pending.reset();
    --combat.resolution->hitsLeft[indexOf(combat.role(pending.side))];
    hitUnit(step, answer.unit, 1,
            pending.attrition ? event::HitCause::Attrition : event::HitCause::Fire,
            pending.attrition ? "10.6" : "10.4");
    resolve(step);
}

void decideOn(Step &step, const command::Flee &answer)
{
    const Pending pending = *step.state().pending;
    const bool eligible =
        std::find(pending.areas.begin(), pending.areas.end(), answer.to) != pending.areas.end();
    if (!eligible && !step.overruled(Refusal{"not-eligible", "10.4", "they can't run there", {}}))
        return;
    if (!step.board().area(answer.to).land || answer.to == step.state().combat->area)
        return step.refuse(badCommand("they can't run there"));
    step.state().pending.reset();
    std::vector<Block> units = pending.units;
    std::erase_if(units, [&](Block unit) {
        return !step.state().unit(unit).at.isIn(step.state().combat->area);
    });
    if (units.empty() || runTo(step, units, answer.to) == Room::Enough)
        resolve(step);
}

} // namespace qd::santa_cruz
