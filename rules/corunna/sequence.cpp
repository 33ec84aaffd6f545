// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/sequence.h"

#include "rules/corunna/arrivals.h"
#include "rules/corunna/chits.h"
#include "rules/corunna/colours.h"
#include "rules/corunna/command_span.h"
#include "rules/corunna/decide.h"
#include "rules/corunna/naval.h"
#include "rules/corunna/score.h"

#include <algorithm>

namespace qd::corunna {
namespace {

void tellPhase(Step &step)
{
    const State &state = step.state();
    step.emit({}, event::PhaseBegan{state.phase(), state.turn(), timeOf(state, state.turn())});
}

void clearTurn(State &state)
{
    for (Unit &unit : state.units) {
        unit.mpSpent = 0;
        unit.halvesSpent = 0;
        unit.inCommand = false;
        unit.order.reset();
    }
    for (Leader &leader : state.leaders)
        leader.mpSpent = 0;
    for (Colours &colours : state.colours)
        colours.inCommand = false;
    state.sequence.cup.clear();
    state.sequence.drawn.clear();
    state.sequence.activeChit.reset();
}

/// What must be done before the Maneuver Segment is left; false: stop.
bool mayLeaveManeuver(Step &step)
{
    const State &state = step.state();
    if (!state.sequence.cup.empty()
        && !step.overruled(Refusal{"chits-left", "5.2.9", "chits are left in the cup", {}}.with(
            "left", state.sequence.cup)))
        return false;
    for (const Colours &colours : state.colours)
        if (areAlone(state, colours)
            && !step.overruled(Refusal{
                "colours-alone", "5.2.10.1", "colours end with a battalion of their brigade", {}}
                                   .with("brigade", std::string(nameOf(colours.card->brigade)))))
            return false;
    return true;
}

/// One phase on; false: stop.
bool advance(Step &step)
{
    State &state = step.state();
    Sequence &sequence = state.sequence;
    if (sequence.phase == Phase::Maneuver) {
        if (!mayLeaveManeuver(step))
            return false;
        sequence.activeChit.reset();
    }
    if (sequence.phase == Phase::TurnAdjustment) {
        if (sequence.turn >= lastTurn(state))
            endGame(step);
        else
            beginTurn(step, sequence.turn + 1);
        return true;
    }
    sequence.phase = static_cast<Phase>(static_cast<int>(sequence.phase) + 1);
    tellPhase(step);
    if (sequence.phase == Phase::CommandTracing && isActive(state.leader(LeaderId::Soult)))
        step.emit("5.1.3", event::DivisionsInSpan{leadersInSpan(state)});
    if (sequence.phase == Phase::Maneuver)
        fillCup(state);
    return true;
}

} // namespace

void beginCommand(State &state)
{
    const Leader *moore = state.leader(LeaderId::Moore);
    const Leader *hardinge = state.leader(LeaderId::Hardinge);
    state.command = {};
    state.command.hardingeReady =
        isActive(moore) && isActive(hardinge) && moore->hex == hardinge->hex;
}

void fillCup(State &state)
{
    state.sequence.cup.assign(kActionChits.begin(), kActionChits.end());
    for (const auto &[number, mu] : state.command.mus)
        state.sequence.cup.push_back("mu-" + std::to_string(number));
}

void formMu(Step &step, Mu mu, Citation rule, std::optional<std::vector<Division>> divisions)
{
    State &state = step.state();
    std::sort(mu.members.begin(), mu.members.end());
    for (const UnitRef member : mu.members)
        state.unit(member).inCommand = true;
    const int number = state.command.mus.empty() ? 1 : state.command.mus.rbegin()->first + 1;
    step.emit(std::move(rule),
              event::MuFormed{"mu-" + std::to_string(number), mu.of, mu.by, mu.members,
                              std::move(divisions)});
    state.command.mus.emplace(number, std::move(mu));
}

void beginTurn(Step &step, int turn)
{
    State &state = step.state();
    clearTurn(state);
    state.sequence.turn = turn;
    state.sequence.phase = Phase::CommandPoints;
    beginCommand(state);
    step.emit({}, event::TurnBegins{turn, timeOf(state, turn)});
    for (const auto &[group, arrival] : state.ledger.reinforcements)
        if (dueTurn(state, group) <= turn && !waitingPieces(state, group).empty())
            step.emit({}, event::ReinforcementDue{group, state.roster->card(group).side});
    for (const Leader &leader : state.leaders)
        if (leader.state == LeaderState::Wounded && leader.returnsTurn
            && *leader.returnsTurn <= turn)
            step.emit({}, event::LeaderDueBack{leader.card->id});
    tellPhase(step);
    checkNavalDue(step);
}

void endGame(Step &step)
{
    State &state = step.state();
    state.sequence.phase = Phase::Over;
    if (state.evacuation.declared) {
        for (Unit &unit : state.units)
            if (unit.place == Place::Aboard)
                unit.place = Place::Evacuated;
        for (Colours &colours : state.colours)
            if (colours.place == Place::Aboard)
                colours.place = Place::Evacuated;
        for (Leader &leader : state.leaders)
            if (leader.place == Place::Aboard)
                leader.place = Place::Evacuated;
    }
    const std::string result = scoreOf(state).result;
    state.sequence.result = result;
    tellPhase(step);
    step.emit({}, event::GameOver{result});
}

void decideOn(Step &step, const command::NextPhase &next)
{
    const State &state = step.state();
    const Phase begun = state.phase();
    if (next.to == Phase::Setup)
        return step.refuse(badCommand("set-up does not come again"));
    if (begun == Phase::Setup || begun == Phase::Over) {
        step.refuse(Refusal{"wrong-phase", "sequence", "no phase is under way", {}});
        return;
    }
    do {
        if (!advance(step))
            return;
    } while (next.to && state.phase() != *next.to && state.pending.empty()
             && state.phase() != Phase::Over);
}

void decideOn(Step &step, const command::DrawChit &draw)
{
    State &state = step.state();
    Sequence &sequence = state.sequence;
    if (!isChit(draw.chit))
        return step.refuse(badCommand("no chit is called so"));
    if (!step.holds(sequence.phase == Phase::Maneuver, "wrong-phase", "series",
                    "chits are drawn in the Maneuver Segment"))
        return;
    const auto found = std::find(sequence.cup.begin(), sequence.cup.end(), draw.chit);
    if (!step.holds(found != sequence.cup.end(), "chit-not-in-cup", "series",
                    "that chit is not in the cup"))
        return;
    if (found != sequence.cup.end())
        sequence.cup.erase(found);
    sequence.drawn.push_back(draw.chit);
    sequence.activeChit = draw.chit;
    const Mu *mu = muOf(state, draw.chit);
    step.emit({},
              event::ChitDrawn{draw.chit, static_cast<int>(sequence.cup.size()),
                               mu != nullptr ? std::optional(mu->of) : std::nullopt});
    if (draw.chit == kActionChits.front())
        for (const RegroupRow &row : regroupRows(state))
            step.emit("5.2.10.2", event::MustRegroup{row.unit, row.port, row.distance});
}

} // namespace qd::corunna
