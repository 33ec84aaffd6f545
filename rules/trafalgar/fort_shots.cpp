// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/fort_shots.h"

#include "rules/trafalgar/sailing.h"
#include "rules/trafalgar/sequence.h"

#include <algorithm>

namespace qd::trafalgar {

std::vector<Refusal> fortRefusals(const State &state, FortId id)
{
    std::vector<Refusal> refusals;
    const Fort &fort = state.fort(id);
    if (!fort.gun)
        refusals.push_back({"gun-gone", "fort-3", "its gun is gone", {}});
    if (fort.fired)
        refusals.push_back({"fort-fired", "fort-2", "it has fired already", {}});
    return refusals;
}

std::optional<Refusal> shipsFirst(const State &state, FortId fort)
{
    if (state.options.fortPriority != FortPriority::AllShips)
        return std::nullopt;
    for (const ShipId id : shipsOf(sideOf(fort))) {
        if (mayPlay(state, id))
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
    return state.options.fortPriority != FortPriority::None && mayPlay(state, target)
        && !targetsOf(state, *standOf(state, target)).empty();
}

bool outOfTurn(const State &state, FortId fort)
{
    return state.play.side && *state.play.side != sideOf(fort);
}

std::optional<Station> stationOnWay(const Ship &ship, LatticePoint at)
{
    const auto &track = ship.now.track;
    const auto last = std::find_if(track.rbegin(), track.rend(),
                                   [at](const Station &station) { return station.at == at; });
    return last == track.rend() ? std::nullopt : std::optional(*last);
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

std::vector<PassingShot> passingShots(const State &state, FortId fort, ShipId target)
{
    std::vector<PassingShot> shots;
    const Ship &ship = state.ship(target);
    if (state.play.phase != Phase::Turn || !outOfTurn(state, fort) || !ship.onBoard()
        || notPassing(target, ship) || notLeaving(state, fort, target))
        return shots;
    for (const Station &passed : ship.now.track) {
        const auto same = [&passed](const PassingShot &shot) {
            return shot.station.at == passed.at;
        };
        if (std::any_of(shots.begin(), shots.end(), same))
            continue;
        const Station station = *stationOnWay(ship, passed.at);
        const Shot shot = shotOf(state, *standOf(state, fort), Stand{target, station});
        if (shot.bears && !shot.aims.empty())
            shots.push_back({station, shot});
    }
    return shots;
}

std::optional<PassingShot> nearestPassing(const State &state, FortId fort, ShipId target)
{
    const std::vector<PassingShot> shots = passingShots(state, fort, target);
    const auto here = [&](const PassingShot &shot) {
        return shot.station.at == *state.ship(target).at;
    };
    if (shots.empty() || std::any_of(shots.begin(), shots.end(), here))
        return std::nullopt;
    return *std::min_element(shots.begin(), shots.end(),
                             [](const PassingShot &a, const PassingShot &b) {
                                 return a.shot.distance < b.shot.distance;
                             });
}

std::vector<ShipId> fortTargets(const State &state, FortId fort)
{
    std::vector<ShipId> targets;
    const std::vector<FortShot> shots = fortShots(state, fort);
    for (const ShipId id : shipsOf(enemyOf(sideOf(fort)))) {
        const bool lies = std::any_of(shots.begin(), shots.end(), [id](const FortShot &shot) {
            return shot.shot.target == Combatant(id);
        });
        if (lies || !passingShots(state, fort, id).empty())
            targets.push_back(id);
    }
    return targets;
}

} // namespace qd::trafalgar
