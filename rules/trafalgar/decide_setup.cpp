// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/board.h"
#include "rules/trafalgar/decide.h"
#include "rules/trafalgar/sequence.h"
#include "rules/trafalgar/weather.h"

#include <algorithm>

namespace qd::trafalgar {
namespace {

constexpr int kHeads = 1; ///< the coin's faces: 1 heads, 2 tails

std::optional<ShipId> shipOn(const State &state, LatticePoint at, ShipId except)
{
    for (const ShipId id : shipsAt(state, at)) {
        if (id != except)
            return id;
    }
    return std::nullopt;
}

/// Nobody's turn: the marks of a turn are void.
void stopPlay(State &state)
{
    state.play.side.reset();
    state.play.active.reset();
    state.play.winner.reset();
    state.play.winBy.reset();
}

} // namespace

void decideOn(Step &step, const command::Place &place)
{
    State &state = step.state();
    const Berth &berth = state.board->berth(place.berth);
    const int heading = place.heading.value_or(berth.seaward.front());
    if (!rightPhase(step, Phase::Setup, "setup-2"))
        return;
    if (portOf(place.berth) != portOf(sideOf(place.ship))
        && !step.overruled(Refusal{"wrong-port", "setup-2", "that is the enemy's port", {}}))
        return;
    const bool seaward =
        std::find(berth.seaward.begin(), berth.seaward.end(), heading) != berth.seaward.end();
    if (!seaward
        && !step.overruled(Refusal{"not-facing-sea", "setup-2", "the bow faces the sea", {}}))
        return;
    Ship &ship = state.ship(place.ship);
    if (ship.sunk && !step.overruled(Refusal{"ship-sunk", "hits-8", "it is sunk", {}}))
        return;
    if (ship.sunk)
        return step.refuse(badCommand("a ship that is sunk can't be placed"));
    const auto other = shipOn(state, berth.at, place.ship);
    const auto before = ship.at;
    const int headingBefore = ship.heading;
    step.emit("setup-2", event::Placed{place.ship, place.berth, berth.at, heading});
    clearNow(ship);
    if (!other)
        return;
    Ship &mate = state.ship(*other);
    mate.heading = headingBefore;
    if (before)
        step.emit("r-30", event::Swapped{*other, *before});
    else
        mate.at.reset();
    clearNow(mate);
}

void decideOn(Step &step, const command::Toss &toss)
{
    State &state = step.state();
    if (!rightPhase(step, Phase::Setup, "setup-2"))
        return;
    for (const ShipId id : kShips) {
        const Ship &ship = state.ship(id);
        if (!ship.sunk && !ship.at
            && !step.overruled(
                Refusal{"not-placed", "setup-2", "a ship is not on the board", {}}.with(
                    "ship", std::string(nameOf(id)))))
            return;
    }
    event::Tossed tossed;
    if (toss.winner) {
        tossed.winner = *toss.winner;
    } else {
        if (!step.roll(
                DiceAsk{"toss", std::string(nameOf(toss.caller)), {}, 1, DieKind::Coin, "start-1"},
                tossed.dice))
            return;
        const bool heads = tossed.dice.front() == kHeads;
        tossed.winner = heads == (toss.call == Call::Heads) ? toss.caller : enemyOf(toss.caller);
    }
    tossed.first = enemyOf(tossed.winner);
    stopPlay(state);
    step.emit("start-1", std::move(tossed));
}

void decideOn(Step &step, const command::SetWind &wind)
{
    State &state = step.state();
    if (!rightPhase(step, Phase::WindPlacement, "start-1"))
        return;
    if (!state.play.first)
        return step.refuse(badCommand("the coin has not been tossed"));
    stopPlay(state);
    step.emit("start-1",
              event::WindSet{state.play.tossWinner, wind.arrow, barredWith(state, wind.arrow)});
    state.play.round = 1;
    state.play.turnNo = 0;
    beginTurn(step, *state.play.first);
}

void decideOn(Step &step, const command::RollWind & /*roll*/)
{
    State &state = step.state();
    if (!rightPhase(step, Phase::Wind, "play-4"))
        return;
    event::WindRolled rolled;
    if (!step.roll(DiceAsk{"wind", {}, {}, 1, DieKind::Star, "play-4"}, rolled.dice))
        return;
    if (!state.play.arrow || !state.play.first)
        return step.refuse(badCommand("the wind arrow is not placed yet"));
    const int face = rolled.dice.front();
    rolled.points = face;
    rolled.from = *state.play.arrow;
    rolled.to = arrowAfter(state.options, rolled.from, face);
    rolled.barred = barredWith(state, rolled.to);
    stopPlay(state);
    step.emit("play-4", std::move(rolled));
    ++state.play.round;
    for (Fort &fort : state.forts)
        fort.fired = false;
    beginTurn(step, *state.play.first);
}

} // namespace qd::trafalgar
