// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/decide.h"
#include "rules/as_per_margin/sailing_checks.h"
#include "rules/as_per_margin/sequence.h"

#include <utility>

namespace qd::as_per_margin {

void decideOn(Step &step, const command::Place &place)
{
    const Ship &ship = *step.state().ship(place.ship);
    if (step.state().phase != Phase::SetUp
        && !step.overruled(ofShip(ship, "wrong-phase", "set-up", "ships are placed in set-up")))
        return;
    step.emit("set-up",
              event::Placed{ship.id, place.at.x, place.at.y, place.heading.value_or(ship.heading)});
}

void decideOn(Step &step, const command::Independent &independent)
{
    event::Independents event{{}, independent.on};
    for (const Ship &ship : step.state().ships)
        if (independent.ship == ship.id
            || (independent.side && afloat(ship) && controllerOf(ship) == *independent.side))
            event.ships.push_back(ship.id);
    step.emit("wind-speed", std::move(event));
}

void decideOn(Step &step, const command::NextPhase &next)
{
    State &state = step.state();
    do {
        for (Refusal &refusal : leavingRefusals(state))
            if (!step.overruled(std::move(refusal)))
                return;
        clearStepMarks(state);
        const bool lastOfTurn = state.phase == Phase::EnglishFire;
        const Phase phase = phaseAfter(state.phase);
        if (lastOfTurn)
            step.emit("turn-sequence", event::TurnCheckedOff{state.turn});
        step.emit("turn-sequence", event::PhaseBegan{state.turn, phase, sideOf(phase)});
        if (phase == Phase::Wind && checksDue(state) > 0)
            step.emit("changes-in-wind", event::Reminder{"wind-check-due", std::nullopt, {}});
    } while (next.to && state.phase != *next.to);
}

} // namespace qd::as_per_margin
