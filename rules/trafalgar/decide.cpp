// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/decide.h"

#include "rules/trafalgar/score.h"
#include "rules/trafalgar/sequence.h"
#include "rules/trafalgar/trafalgar.h"

#include <utility>
#include <variant>

namespace qd::trafalgar {
namespace {

/// What is asked of a command before its own checks. False: stop.
bool momentAllows(Step &step, const Command &command)
{
    const State &state = step.state();
    const bool chooses = std::holds_alternative<command::ChooseMast>(command.body);
    if (std::holds_alternative<command::Adjust>(command.body)
        || (chooses && !state.pending.empty()))
        return true;
    if (!state.pending.empty()) {
        step.refuse(Refusal{"decision-pending", {}, "a mast has to be chosen first", {}});
        return false;
    }
    if (state.play.phase == Phase::Over
        && !step.overruled(Refusal{"game-over", "win-1", "the game is won", {}}))
        return false;
    if (chooses)
        step.refuse(Refusal{"no-decision", {}, "no mast is to be chosen", {}});
    return !chooses;
}

/// Victory is looked for after every command but `adjust` (section 3, point 7).
void lookForVictory(Step &step)
{
    if (step.refusal() || step.awaiting())
        return;
    const State &state = step.state();
    if (!state.pending.empty()
        || (state.play.phase != Phase::Turn && state.play.phase != Phase::Wind))
        return;
    if (const auto victory = victoryOf(state))
        step.emit(ruleOf(victory->by), *victory);
}

} // namespace

bool rightPhase(Step &step, Phase phase, Citation rule)
{
    const Phase now = step.state().play.phase;
    if (now == phase || now == Phase::Over)
        return true;
    return step.overruled(
        Refusal{"wrong-phase", std::move(rule), "this is not the moment for it", {}}.with(
            "phase", std::string(nameOf(now))));
}

bool ownShip(Step &step, ShipId id)
{
    const State &state = step.state();
    const Ship &ship = state.ship(id);
    const std::string name(nameOf(id));
    if (!rightPhase(step, Phase::Turn, "play-3"))
        return false;
    if (ship.sunk
        && !step.overruled(Refusal{"ship-sunk", "hits-8", "it is sunk", {}}.with("ship", name)))
        return false;
    if (state.play.side != sideOf(id)
        && !step.overruled(
            Refusal{"not-your-turn", "play-3", "the other side plays", {}}.with("ship", name)))
        return false;
    if (!ship.onBoard()) {
        step.refuse(badCommand(name + " is not on the board"));
        return false;
    }
    if (ship.now.passed
        && !step.overruled(
            Refusal{"ship-passed", "r-24", "it has passed this turn", {}}.with("ship", name)))
        return false;
    return !ship.now.done
        || step.overruled(
            Refusal{"ship-done", "r-10", "it is finished for this turn", {}}.with("ship", name));
}

bool mayLeaveTogether(Step &step)
{
    auto together = keptTogether(step.before(), step.state());
    return !together || step.overruled(std::move(*together));
}

void takesUp(State &state, ShipId id)
{
    if (state.options.shipOrder != ShipOrder::OneAtATime)
        return;
    auto &active = state.play.active;
    if (active && *active != id)
        state.ship(*active).now.done = true;
    active = id;
}

Decision<Event> Game::decide(const State &state, const Command &command, std::span<const int> dice,
                             Strictness strictness)
{
    Step step(state, dice, strictness);
    if (momentAllows(step, command)) {
        if (command.malformed)
            step.refuse(*command.malformed);
        else
            std::visit([&step](const auto &body) { decideOn(step, body); }, command.body);
        if (!std::holds_alternative<command::Adjust>(command.body))
            lookForVictory(step);
    }
    return step.finish();
}

State Game::apply(State state, const Event &event)
{
    trafalgar::apply(state, event);
    return state;
}

} // namespace qd::trafalgar
