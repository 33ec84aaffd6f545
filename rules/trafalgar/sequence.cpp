// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/sequence.h"

#include "rules/trafalgar/board.h"
#include "rules/trafalgar/sailing.h"

#include <algorithm>
#include <utility>

namespace qd::trafalgar {
namespace {

constexpr int kPassesForMast = 2; ///< turns passed for a mizzenmast (`repair-1`)

bool beganHere(const Ship &ship)
{
    return ship.onBoard() && !ship.now.track.empty() && ship.now.track.front().at == *ship.at;
}

bool transferring(const State &state, ShipId one, ShipId other)
{
    return std::any_of(state.transfers.begin(), state.transfers.end(), [&](const Transfer &t) {
        return (t.from == one && t.to == other) || (t.from == other && t.to == one);
    });
}

bool mustPart(const State &state, ShipId one, ShipId other)
{
    const Ship &a = state.ship(one);
    const Ship &b = state.ship(other);
    return a.onBoard() && b.onBoard() && *a.at == *b.at && beganHere(a) && beganHere(b)
        && !(a.dismasted() && b.dismasted()) && !transferring(state, one, other);
}

using Pair = std::pair<ShipId, ShipId>;

/// The pairs of the side that plays of which that holds, in the order of lists.
template <class Holds>
std::vector<Pair> pairsThat(const State &state, Holds holds)
{
    std::vector<Pair> pairs;
    if (!state.play.side)
        return pairs;
    const auto ships = shipsOf(*state.play.side);
    for (std::size_t i = 0; i < ships.size(); ++i)
        for (std::size_t j = i + 1; j < ships.size(); ++j)
            if (holds(ships[i], ships[j]))
                pairs.emplace_back(ships[i], ships[j]);
    return pairs;
}

std::vector<Pair> pairsToPart(const State &state)
{
    return pairsThat(state,
                     [&state](ShipId one, ShipId other) { return mustPart(state, one, other); });
}

/// A ship can still sail to another point.
bool canLeave(const State &state, ShipId id)
{
    if (!mayPlay(state, id) || atAnchor(state, sideOf(id)))
        return false;
    const Reach reach = reachOf(state, id);
    const auto elsewhere = [&state, id](const Reached &reached) {
        return reached.station.at != *state.ship(id).at;
    };
    return std::any_of(reach.places.begin(), reach.places.end(), elsewhere)
        || !reach.alongside.empty();
}

bool canPart(const State &state, const Pair &pair)
{
    return canLeave(state, pair.first) || canLeave(state, pair.second);
}

Refusal mustPartFirst(const Pair &pair)
{
    return Refusal{"shared-point", "flag-4", "the two ships must part", {}}.with(
        "ship", std::string(nameOf(pair.first)));
}

void carryOutTransfers(Step &step)
{
    const std::vector<Transfer> transfers = step.state().transfers;
    for (const Transfer &t : transfers) {
        if (carries(step.state(), t.from, t.flag) && sideBySide(step.state(), t.from, t.to))
            step.emit("flag-4", event::FlagTransferred{t.flag, t.from, t.to});
        else
            step.emit("flag-4", event::TransferLapsed{t.flag, t.from, t.to});
    }
}

void workRepairs(Step &step, Side side)
{
    for (const ShipId id : shipsOf(side)) {
        Ship &ship = step.state().ship(id);
        if (ship.sunk)
            continue;
        if (!ship.now.repairing) {
            if (step.state().options.repairConsecutive)
                ship.repairPasses = 0;
            continue;
        }
        if (++ship.repairPasses < kPassesForMast)
            continue;
        Ship repaired = ship;
        repaired.masts[indexOf(Mast::Mizzen)] = true;
        step.emit("repair-1", event::MizzenRepaired{id, allowanceOf(id, repaired)});
    }
}

void countCornerTurns(State &state, Side side)
{
    const LatticePoint corner = state.board->port(portOf(enemyOf(side))).corner;
    for (const ShipId id : shipsOf(side)) {
        Ship &ship = state.ship(id);
        ship.atCorner = ship.onBoard() && *ship.at == corner ? ship.atCorner + 1 : 0;
    }
}

void waitForGuns(State &state, Side side)
{
    const bool any = state.options.gunReplacement == GunReplacement::AnyTurns;
    for (const FortId id : kForts) {
        Fort &fort = state.fort(id);
        const bool counts = any ? fort.lostTurn != state.play.turnNo : sideOf(id) == side;
        if (!fort.gun && counts)
            fort.wait = std::max(0, fort.wait - 1);
    }
}

} // namespace

std::optional<Refusal> sharedPoint(const State &state)
{
    for (const Pair &pair : pairsToPart(state))
        if (canPart(state, pair))
            return mustPartFirst(pair);
    return std::nullopt;
}

std::optional<Refusal> keptTogether(const State &before, const State &now)
{
    const std::vector<Pair> pairs = pairsToPart(now);
    if (pairs.empty() || pairs.size() < pairsToPart(before).size())
        return std::nullopt;
    for (const Pair &pair : pairs) {
        const bool could = !mustPart(before, pair.first, pair.second) || canPart(before, pair);
        if (could && !canPart(now, pair))
            return mustPartFirst(pair);
    }
    return std::nullopt;
}

bool beganTogether(const State &state)
{
    const auto began = [&state](ShipId id) -> std::optional<LatticePoint> {
        const Ship &ship = state.ship(id);
        return ship.onBoard() && !ship.now.track.empty() ? std::optional(ship.now.track.front().at)
                                                         : std::nullopt;
    };
    return !pairsThat(state, [&began](ShipId one, ShipId other) {
                return began(one) && began(one) == began(other);
            }).empty();
}

bool sideBySide(const State &state, ShipId one, ShipId other)
{
    const Ship &a = state.ship(one);
    const Ship &b = state.ship(other);
    const int most = state.options.sideBySide == SideBySide::SamePoint ? 0 : 1;
    return a.onBoard() && b.onBoard() && distance(*a.at, *b.at) <= most;
}

void clearNow(Ship &ship)
{
    ship.now = ShipNow{};
    if (ship.onBoard())
        ship.now.track = {Station{*ship.at, ship.heading}};
}

bool mayPlay(const State &state, ShipId id)
{
    const Ship &ship = state.ship(id);
    return ship.onBoard() && !ship.now.done && !ship.now.passed;
}

bool hasPlayed(const State &state, Side side)
{
    const auto ships = shipsOf(side);
    return std::any_of(ships.begin(), ships.end(), [&state](ShipId id) {
        const Ship &ship = state.ship(id);
        return hasMoved(ship) || hasFired(ship) || ship.now.passed;
    });
}

bool atAnchor(const State &state, Side side)
{
    return state.options.secondFleet == SecondFleet::Stays && state.play.round == 1
        && state.play.first && *state.play.first != side;
}

void endTurn(Step &step)
{
    State &state = step.state();
    const Side side = *state.play.side;
    step.emit("play-3", event::TurnEnded{side, state.play.round});
    carryOutTransfers(step);
    workRepairs(step, side);
    countCornerTurns(state, side);
    waitForGuns(state, side);
    for (const ShipId id : shipsOf(side))
        clearNow(state.ship(id));
    state.play.active.reset();
    if (state.play.first == side) {
        beginTurn(step, enemyOf(side));
        return;
    }
    state.play.phase = Phase::Wind;
    state.play.side.reset();
    state.play.winner.reset();
    state.play.winBy.reset();
    step.emit("play-4", event::Reminder{"roll-wind", {}, {}, {}, {}});
}

void beginTurn(Step &step, Side side)
{
    State &state = step.state();
    state.play.winner.reset();
    state.play.winBy.reset();
    step.emit("play-3", event::TurnBegun{side, state.play.round});
    for (const FortId id : fortsOf(side)) {
        if (!state.fort(id).gun && state.fort(id).wait == 0)
            step.emit("fort-3", event::GunReplaced{id});
    }
    if (state.options.fortTurn == FortTurn::PlayerTurn) {
        for (Fort &fort : state.forts)
            fort.fired = false;
    }
}

} // namespace qd::trafalgar
