// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/santa_cruz.h"
#include "rules/santa_cruz/score.h"
#include "rules/santa_cruz/sea.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <nlohmann/json.hpp>

namespace qd::santa_cruz {

namespace {

constexpr int kCardsInPhase = 3; ///< 7.2b, 7.3f
constexpr int kTurns = 12; ///< 7.5

struct Step {
    Phase phase;
    const char *rule;
};

constexpr std::array kTurnSteps = {
    Step{Phase::NavalMovement, "7.1"},
    Step{Phase::Bombardment, "7.2"},
    Step{Phase::BritishAction, "7.3"},
    Step{Phase::SpanishAction, "7.4"},
};

std::vector<SequenceStep> stepsOf(const State &state)
{
    std::vector<SequenceStep> steps;
    if (state.phase == Phase::Setup)
        steps.push_back(SequenceStep{std::string(nameOf(Phase::Setup)), StepState::Current, "6"});
    for (const Step &step : kTurnSteps) {
        const StepState when = state.phase == step.phase ? StepState::Current
            : state.phase > step.phase                   ? StepState::Done
                                                         : StepState::ToCome;
        steps.push_back(SequenceStep{std::string(nameOf(step.phase)), when, step.rule});
    }
    return steps;
}

std::vector<std::string> idsOf(const std::vector<Block> &blocks)
{
    std::vector<std::string> ids;
    for (const Block block : blocks)
        ids.emplace_back(nameOf(block));
    return ids;
}

void addOwed(std::vector<Owed> &owed, std::string topic, int count,
             std::vector<std::string> subjects, Citation rule)
{
    if (count > 0)
        owed.push_back(Owed{std::move(topic), count, std::move(subjects), std::move(rule)});
}

/// What the set-up still lacks (6).
void addSetupOwed(const State &state, std::vector<Owed> &owed)
{
    const auto aboard = static_cast<int>(cargo(state).size());
    addOwed(owed, "fox-cargo", 2 - aboard, {}, "6");
    std::vector<Block> off;
    for (std::size_t i = kBritishUnits; i < kUnitCount; ++i)
        if (state.units[i].at.is == Where::Is::Off)
            off.push_back(static_cast<Block>(i));
    addOwed(owed, "setup-units", static_cast<int>(off.size()), idsOf(off), "6");
    std::vector<std::string> wrong;
    for (const AreaId id : state.board->all()) {
        const Area &area = state.board->area(id);
        if (!area.fortress)
            continue;
        const auto there = static_cast<int>(unitsIn(state, id, Side::Spanish).size());
        if (id == state.board->castle()) {
            if (there != 2)
                owed.push_back(Owed{"castle-garrison", std::abs(2 - there), {area.id}, "6"});
        } else if (there != 1) {
            wrong.push_back(area.id);
        }
    }
    const auto count = static_cast<int>(wrong.size());
    addOwed(owed, "fortress-garrison", count, std::move(wrong), "6");
}

std::vector<Owed> owedOf(const State &state)
{
    std::vector<Owed> owed;
    if (state.pending)
        owed.push_back(Owed{"decision",
                            1,
                            {std::string(nameOf(state.pending->kind))},
                            Citation(Game::pendingJson(state).value("rule", std::string()))});
    if (state.phase == Phase::Setup)
        addSetupOwed(state, owed);
    if (state.phase == Phase::NavalMovement) {
        const std::vector<Block> blocks = mustSail(state);
        addOwed(owed, "must-sail", static_cast<int>(blocks.size()), idsOf(blocks), "7.1c");
    }
    if (state.combat)
        owed.push_back(Owed{"combat", 1, {state.board->area(state.combat->area).id}, "7.3g"});
    return owed;
}

} // namespace

Situation Game::situation(const State &state)
{
    Situation out;
    out.turn = state.turn;
    out.turns = kTurns;
    if (state.turn > 0)
        out.turnLabel = state.board->turnLabels()[static_cast<std::size_t>(state.turn - 1)];
    out.phase = nameOf(state.phase);
    out.steps = stepsOf(state);
    out.owed = owedOf(state);
    if (phasingSide(state)) {
        const int played = state.action.orders + state.action.assaults;
        out.counts = {{"orders", state.action.orders},
                      {"assaults", state.action.assaults},
                      {"cards-left", std::max(0, kCardsInPhase - played)}};
    }
    for (const Side side : {Side::British, Side::Spanish})
        out.score.push_back(SideScore{std::string(nameOf(side)), santa_cruz::score(state, side)});
    out.standings = {{"morale-box", state.morale, "10.9"},
                     {"turns-left", kTurns - state.turn, "7.5"}};
    if (state.pending) {
        const Json json = pendingJson(state);
        out.pending = PendingDecision{
            json.value("decision", std::string()), json.value("side", std::string()),
            Citation(json.value("rule", std::string())), canonicalText(json)};
    }
    out.over = state.over();
    return out;
}

} // namespace qd::santa_cruz
