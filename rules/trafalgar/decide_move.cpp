// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/board.h"
#include "rules/trafalgar/decide.h"
#include "rules/trafalgar/gunnery.h"
#include "rules/trafalgar/sailing.h"
#include "rules/trafalgar/sequence.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace qd::trafalgar {
namespace {

/// The way of the command, found where a destination was named. nullopt: stop.
std::optional<std::string> wayOf(Step &step, const command::Move &move)
{
    if (move.path)
        return move.path;
    const auto alongside = move.alongside ? Alongside::Yes : Alongside::No;
    auto way = wayTo(step.state(), move.ship, *move.to, move.heading, alongside);
    if (!way) {
        step.refuse(Refusal{"unreachable", "move-1", "the ship can't get there", {}}.with(
            "remaining", remainingOf(step.state(), move.ship)));
        return std::nullopt;
    }
    if (way->empty()) {
        step.refuse(badCommand("it lies there already"));
        return std::nullopt;
    }
    return way;
}

/// A fort past whose guns the way led may be fired with a shout (`fort-2`).
void remindOfForts(Step &step, ShipId id, const std::vector<Station> &stations)
{
    const State &state = step.state();
    for (const FortId fort : fortsOf(enemyOf(sideOf(id)))) {
        if (!state.fort(fort).gun || state.fort(fort).fired)
            continue;
        int nearest = std::numeric_limits<int>::max();
        for (const Station &station : stations) {
            if (underFort(state, fort, station.at))
                nearest = std::min(nearest, distance(state.board->fort(fort).at, station.at));
        }
        if (nearest <= kRange)
            step.emit("fort-2",
                      event::Reminder{"fort-may-shout", fort, id, nearest,
                                      !underFort(state, fort, stations.back().at)});
    }
}

} // namespace

void decideOn(Step &step, const command::Move &move)
{
    State &state = step.state();
    const ShipId id = move.ship;
    if (!ownShip(step, id))
        return;
    if (atAnchor(state, sideOf(id))
        && !step.overruled(
            Refusal{"at-anchor", "start-2", "the second fleet stays at anchor this round", {}}))
        return;
    if (state.ship(id).dismasted()
        && !step.overruled(Refusal{"dismasted", "repair-1", "no mast stands", {}}))
        return;
    const auto way = wayOf(step, move);
    if (!way)
        return;
    Course course = courseOf(state, id, *way, move.alongside ? Alongside::Yes : Alongside::No);
    if (!step.passes(std::move(course.refusals)))
        return;
    Ship &ship = state.ship(id);
    takesUp(state, id);
    const Station from{*ship.at, ship.heading};
    const int cost = static_cast<int>(way->size());
    const int remaining = std::max(0, remainingOf(state, id) - cost);
    step.emit("move-2", event::Moved{id, from, course.end, *way, cost, remaining});
    ship.now.track.insert(ship.now.track.end(), course.stations.begin(), course.stations.end());
    if (!mayLeaveTogether(step))
        return;
    std::vector<Station> stations{from};
    stations.insert(stations.end(), course.stations.begin(), course.stations.end());
    remindOfForts(step, id, stations);
}

} // namespace qd::trafalgar
