// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/arrivals.h"
#include "rules/corunna/colours.h"
#include "rules/corunna/command_span.h"
#include "rules/corunna/corunna.h"
#include "rules/corunna/pending.h"
#include "rules/corunna/score.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::corunna {
namespace {

std::vector<SequenceStep> stepsOf(const State &state)
{
    std::vector<SequenceStep> steps;
    if (state.phase() == Phase::Setup)
        steps.push_back({std::string(nameOf(Phase::Setup)), StepState::Current, "setup"});
    for (int i = static_cast<int>(Phase::CommandPoints);
         i <= static_cast<int>(Phase::TurnAdjustment); ++i) {
        const auto phase = static_cast<Phase>(i);
        const StepState when = state.phase() == phase ? StepState::Current
            : state.phase() > phase                   ? StepState::Done
                                                      : StepState::ToCome;
        steps.push_back({std::string(nameOf(phase)), when, "sequence"});
    }
    return steps;
}

void addOwed(std::vector<Owed> &owed, std::string topic, std::vector<std::string> subjects,
             Citation rule)
{
    const int count = static_cast<int>(subjects.size());
    if (count > 0)
        owed.push_back({std::move(topic), count, std::move(subjects), std::move(rule)});
}

std::vector<std::string> unplaced(const State &state)
{
    std::vector<std::string> ids;
    for (const Group &group : state.roster->groups)
        for (const Piece &piece : group.pieces)
            if (group.step == state.sequence.setupStep && placeOf(state, piece) == Place::Setup)
                ids.push_back(state.roster->nameOf(piece));
    return ids;
}

std::vector<Owed> owedOf(const State &state)
{
    std::vector<Owed> owed;
    if (!state.pending.empty())
        owed.push_back({"decision",
                        1,
                        {std::string(nameOf(state.pending.front()))},
                        ruleOf(state.pending.front())});
    if (state.phase() == Phase::Setup)
        addOwed(owed, "unplaced", unplaced(state), state.roster->groups.front().rule);
    if (state.phase() == Phase::Maneuver) {
        addOwed(owed, "chits-left", state.sequence.cup, "5.2.9");
        std::vector<std::string> alone;
        for (const Colours &colours : state.colours)
            if (areAlone(state, colours))
                alone.emplace_back(nameOf(colours.card->brigade));
        addOwed(owed, "colours-alone", std::move(alone), "5.2.10.1");
    }
    std::vector<std::string> due;
    for (const auto &[group, arrival] : state.ledger.reinforcements)
        if (state.phase() != Phase::Setup && dueTurn(state, group) <= state.turn()
            && !waitingPieces(state, group).empty())
            due.push_back(state.roster->card(group).id);
    addOwed(owed, "reinforcements", std::move(due), "6.1");
    std::vector<std::string> leave;
    for (const Unit &unit : state.units)
        if (onMap(unit) && unit.mustExit)
            leave.push_back(unit.card->id);
    addOwed(owed, "ships-must-exit", std::move(leave), "6.11.1.3");
    return owed;
}

/// What the Command Segment would pass over: points that nobody has used (7.3, 8.3, 9.3), Moore's
/// ride and Hardinge's (5.2.3, 5.2.4), leaders who have not tried for initiative.
std::vector<Owed> chancesOf(const State &state)
{
    std::vector<Owed> chances;
    if (!state.pending.empty())
        return chances;
    if (state.phase() == Phase::CommandPoints || state.phase() == Phase::MuCreation) {
        std::vector<std::string> points;
        for (const Source source : state.roster->commandPoints)
            if (isAvailable(state, source))
                points.emplace_back("point-" + std::string(nameOf(source)));
        addOwed(chances, "command-points", std::move(points), "5.0");
        if (mayRide(state))
            addOwed(chances, "may-ride", {"moore"}, "5.2.3");
        if (mayFly(state))
            addOwed(chances, "may-fly", {"hardinge"}, "5.2.4");
    }
    if (state.phase() == Phase::Initiative) {
        std::vector<std::string> leaders;
        for (const Leader &leader : state.leaders)
            if (mayTryInitiative(state, leader))
                leaders.emplace_back(nameOf(leader.card->id));
        addOwed(chances, "may-try-initiative", std::move(leaders), "series");
    }
    return chances;
}

int onMapOf(const State &state, Side side)
{
    return static_cast<int>(
        std::count_if(state.units.begin(), state.units.end(), [side](const Unit &unit) {
            return isCombatUnit(unit) && sameCamp(unit.card->side, side);
        }));
}

} // namespace

Situation Game::situation(const State &state)
{
    Situation out;
    out.turn = state.phase() == Phase::Setup ? 0 : state.turn();
    out.turns = lastTurn(state);
    out.turnLabel = timeOf(state, state.turn());
    out.phase = nameOf(state.phase());
    out.steps = stepsOf(state);
    out.owed = owedOf(state);
    out.chances = chancesOf(state);
    out.counts = {{"chits", static_cast<int>(state.sequence.cup.size())},
                  {"maneuver-units", static_cast<int>(state.command.mus.size())}};
    out.scoreTerm = "units-on-map";
    for (const Side side : {Side::French, Side::British}) {
        SideScore score{std::string(nameOf(side)), {}};
        score.points.add("units-on-map", onMapOf(state, side), "oob");
        out.score.push_back(std::move(score));
    }
    out.standings = {
        {"army-morale-french", state.armies.french.armyMorale, "9.8"},
        {"army-morale-british", state.armies.british.armyMorale, "9.8"},
    };
    if (state.roster->number == 2)
        out.standings.push_back({"town-hexes", frenchTownHexes(state), "8.7"});
    if (!state.pending.empty())
        out.pending =
            PendingDecision{std::string(nameOf(state.pending.front())),
                            std::string(nameOf(deciderOf(state.pending.front()))),
                            ruleOf(state.pending.front()), canonicalText(pendingJson(state))};
    out.over = state.phase() == Phase::Over;
    return out;
}

} // namespace qd::corunna
