// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/fort_shots.h"

#include "rules/trafalgar/sailing.h"

#include <algorithm>

namespace qd::trafalgar {

std::optional<Refusal> shipsFirst(const State &state, FortId fort)
{
    if (state.options.fortPriority != FortPriority::AllShips)
        return std::nullopt;
    for (const ShipId id : shipsOf(sideOf(fort))) {
        const Ship &ship = state.ship(id);
        if (ship.onBoard() && !ship.now.done && !ship.now.passed)
            return Refusal{"ships-first", "fort-2", "the ships of its side come first", {}}.with(
                "ship", std::string(nameOf(id)));
    }
    return std::nullopt;
}

std::optional<Refusal> notPassing(ShipId target, const Ship &ship)
{
    if (underWay(ship))
        return std::nullopt;
    return Refusal{"not-passing", "fort-2", "it has not moved this turn", {}}.with(
        "ship", std::string(nameOf(target)));
}

std::optional<Refusal> notLeaving(const State &state, FortId fort, ShipId target)
{
    if (state.options.shout != Shout::Leaving || !state.ship(target).onBoard()
        || !underFort(state, fort, *state.ship(target).at))
        return std::nullopt;
    const Reach reach = reachOf(state, target);
    const bool stays =
        std::all_of(reach.places.begin(), reach.places.end(),
                    [&](const Reached &place) { return underFort(state, fort, place.station.at); });
    if (!stays)
        return std::nullopt;
    return Refusal{"not-leaving", "fort-2", "it can't get out of range", {}}.with(
        "ship", std::string(nameOf(target)));
}

bool hasPriority(const State &state, ShipId target)
{
    const Ship &ship = state.ship(target);
    if (state.options.fortPriority == FortPriority::None || ship.now.done || ship.now.passed)
        return false;
    const auto stand = standOf(state, target);
    return stand && !targetsOf(state, *stand).empty();
}

bool outOfTurn(const State &state, FortId fort)
{
    return state.play.side && *state.play.side != sideOf(fort);
}

std::vector<FortShot> fortShots(const State &state, FortId fort)
{
    std::vector<FortShot> shots;
    const bool shout = outOfTurn(state, fort);
    if (state.play.phase != Phase::Turn || (!shout && shipsFirst(state, fort)))
        return shots;
    for (const Shot &shot : targetsOf(state, *standOf(state, fort))) {
        const auto *target = std::get_if<ShipId>(&shot.target);
        if (target == nullptr || shot.guns == 0)
            continue;
        if (shout && (notPassing(*target, state.ship(*target)) || notLeaving(state, fort, *target)))
            continue;
        shots.push_back(FortShot{fort, shot, shout, shout && hasPriority(state, *target)});
    }
    return shots;
}

} // namespace qd::trafalgar
