// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/decide.h"
#include "rules/trafalgar/fort_shots.h"
#include "rules/trafalgar/volley.h"

#include <algorithm>
#include <utility>

namespace qd::trafalgar {
namespace {

/// Where the target of a fort's shot is: as it lies, or where it was when the defender called.
/// nullopt: it never was there.
std::optional<Station> stationOf(const Ship &target, const std::optional<LatticePoint> &at)
{
    return at ? stationOnWay(target, *at)
              : std::optional(Station{target.at.value_or(LatticePoint{}), target.heading});
}

/// The checks of a fort's own turn, or of a shout. False: stop.
bool turnAllows(Step &step, const command::FortFire &fire)
{
    const State &state = step.state();
    if (!outOfTurn(state, fire.fort)) {
        auto first = shipsFirst(state, fire.fort);
        return !first || step.overruled(std::move(*first));
    }
    if (auto refusal = notPassing(fire.target, state.ship(fire.target));
        refusal && !step.overruled(std::move(*refusal)))
        return false;
    if (auto refusal = notLeaving(state, fire.fort, fire.target);
        refusal && !step.overruled(std::move(*refusal)))
        return false;
    return fire.yielded || !hasPriority(state, fire.target)
        || step.overruled(Refusal{"ship-priority", "fort-2", "the ship may fire first", {}}.with(
            "ship", std::string(nameOf(fire.target))));
}

} // namespace

void decideOn(Step &step, const command::Fire &fire)
{
    if (!ownShip(step, fire.ship))
        return;
    const auto groups = layGuns(step, fire.ship, fire.shots);
    if (!groups)
        return;
    takesUp(step.state(), fire.ship);
    if (!mayLeaveTogether(step))
        return;
    ++step.state().ship(fire.ship).now.volleys;
    resolve(step, fire.ship, *groups);
}

void decideOn(Step &step, const command::FortFire &fire)
{
    const State &state = step.state();
    if (!rightPhase(step, Phase::Turn, "play-3"))
        return;
    if (!step.passes(fortRefusals(state, fire.fort)))
        return;
    const auto station = stationOf(state.ship(fire.target), fire.at);
    if (!station)
        return step.refuse(badCommand("the ship was not there this turn"));
    if (!fortBears(step, fire.fort, fire.target, *station) || !turnAllows(step, fire))
        return;
    const auto laid = layFort(step, fire.fort, fire.target, *station, fire.aim, fire.struck);
    if (!laid)
        return;
    if (outOfTurn(state, fire.fort))
        step.emit("fort-2", event::Shouted{fire.fort, fire.target});
    resolve(step, fire.fort, {*laid});
}

void decideOn(Step &step, const command::ChooseMast &choice)
{
    const State &state = step.state();
    if (choice.target && *choice.target != state.pending.front().target)
        return step.refuse(badCommand("another ship's mast is to be chosen"));
    const auto choices = openChoices(state);
    if (std::find(choices.begin(), choices.end(), choice.masts) == choices.end())
        return step.refuse(Refusal{"bad-choice", {}, "that set can't be chosen", {}});
    settle(step, choice.masts);
}

} // namespace qd::trafalgar
