// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/reminders.h"
#include "rules/trafalgar/score.h"
#include "rules/trafalgar/sequence.h"
#include "rules/trafalgar/trafalgar.h"
#include "rules/trafalgar/volley.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::trafalgar {
namespace {

std::string turnOf(Side side)
{
    return "turn-" + std::string(nameOf(side));
}

/// The phase as the strip names it: a turn with its side.
std::string phaseId(const State &state)
{
    if (state.play.phase == Phase::Turn && state.play.side)
        return turnOf(*state.play.side);
    return std::string(nameOf(state.play.phase));
}

std::vector<SequenceStep> stepsOf(const State &state)
{
    const Side first = state.play.first.value_or(Side::English);
    std::vector<SequenceStep> steps;
    const auto add = [&steps](std::string id, Citation rule) {
        steps.push_back({std::move(id), StepState::ToCome, std::move(rule)});
    };
    if (state.play.phase == Phase::Setup || state.play.phase == Phase::WindPlacement) {
        add(std::string(nameOf(Phase::Setup)), "setup-2");
        add(std::string(nameOf(Phase::WindPlacement)), "start-1");
    }
    add(turnOf(first), "play-1");
    add(turnOf(enemyOf(first)), "play-1");
    add(std::string(nameOf(Phase::Wind)), "play-4");
    const std::string now = phaseId(state);
    const auto current = std::find_if(steps.begin(), steps.end(),
                                      [&now](const SequenceStep &step) { return step.id == now; });
    for (auto step = steps.begin(); step != steps.end(); ++step)
        if (current == steps.end() || step < current)
            step->state = StepState::Done; // all of them once the game is over
    if (current != steps.end())
        current->state = StepState::Current;
    return steps;
}

/// Something that may still be done, not a thing to wait for.
bool isToDo(const Owing &owing)
{
    return owing.topic != "fort-gun-out" && owing.topic != "own-flag-held";
}

/// Reminders of one topic are one line with all their subjects.
void addOwing(std::vector<Owed> &owed, const Owing &owing)
{
    auto line = std::find_if(owed.begin(), owed.end(),
                             [&owing](const Owed &other) { return other.topic == owing.topic; });
    if (line == owed.end())
        line = owed.insert(owed.end(), Owed{owing.topic, 0, {}, owing.rule});
    ++line->count;
    if (owing.ship)
        line->subjects.emplace_back(nameOf(*owing.ship));
    if (owing.fort)
        line->subjects.emplace_back(nameOf(*owing.fort));
    if (owing.side)
        line->subjects.emplace_back(nameOf(*owing.side));
}

std::vector<Owed> owedOf(const State &state)
{
    std::vector<Owed> owed;
    if (!state.pending.empty()) {
        owed.push_back(
            {"decision", 1, {std::string(nameOf(state.pending.front().target))}, "hits-5"});
        return owed;
    }
    for (const Owing &owing : remindersOf(state))
        if (isToDo(owing))
            addOwing(owed, owing);
    if (state.play.phase == Phase::Setup) {
        Owed unplaced{"unplaced", 0, {}, "setup-2"};
        for (const ShipId id : kShips)
            if (!state.ship(id).sunk && !state.ship(id).at)
                unplaced.subjects.emplace_back(nameOf(id));
        unplaced.count = static_cast<int>(unplaced.subjects.size());
        if (unplaced.count > 0)
            owed.push_back(std::move(unplaced));
    }
    if (state.play.phase == Phase::Turn && sharedPoint(state))
        owed.push_back({"shared-point", 1, {}, "flag-4"});
    return owed;
}

/// Ships of the side that plays which lie where they began the turn and could sail: none of them
/// must (play-1).
std::vector<Owed> chancesOf(const State &state)
{
    if (!state.pending.empty() || state.play.phase != Phase::Turn || !state.play.side)
        return {};
    Owed still{"not-moved", 0, {}, "play-1"};
    for (const ShipId id : shipsOf(*state.play.side)) {
        const Ship &ship = state.ship(id);
        if (mayPlay(state, id) && !atAnchor(state, *state.play.side) && ship.now.spent == 0
            && allowanceOf(id, ship) > 0)
            still.subjects.emplace_back(nameOf(id));
    }
    still.count = static_cast<int>(still.subjects.size());
    return still.count > 0 ? std::vector<Owed>{std::move(still)} : std::vector<Owed>{};
}

void addScore(Situation &out, const State &state, Side side)
{
    const Standings standings = standingsOf(state, side);
    const std::string name(nameOf(side));
    out.score.push_back({name, standings.afloat});
    out.standings.push_back({"guns-" + name, standings.guns, "hits-8"});
    out.standings.push_back({"masts-" + name, standings.masts, "hits-8"});
    out.standings.push_back({"fort-guns-" + name, standings.fortGuns, "fort-1"});
    if (standings.holdsEnemyFlag)
        out.standings.push_back({"enemy-flag-" + name, 1, "win-3"});
    if (standings.blockedByFlag)
        out.standings.push_back({"own-flag-lost-" + name, 1, "win-4"});
}

} // namespace

Situation Game::situation(const State &state)
{
    Situation out;
    out.turn = state.play.round;
    out.phase = phaseId(state);
    out.steps = stepsOf(state);
    out.owed = owedOf(state);
    out.chances = chancesOf(state);
    out.scoreTerm = "afloat";
    for (const Side side : kSides)
        addScore(out, state, side);
    if (!state.pending.empty())
        out.pending = PendingDecision{"choose-mast",
                                      std::string(nameOf(chooserOf(state, state.pending.front()))),
                                      "hits-5", canonicalText(pendingJson(state))};
    out.over = state.play.phase == Phase::Over;
    return out;
}

} // namespace qd::trafalgar
