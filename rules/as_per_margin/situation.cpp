// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/as_per_margin.h"
#include "rules/as_per_margin/decisions.h"
#include "rules/as_per_margin/sailing_checks.h"
#include "rules/as_per_margin/sequence.h"
#include "rules/as_per_margin/shots.h"
#include "rules/as_per_margin/tally.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::as_per_margin {
namespace {

constexpr int kFirst = static_cast<int>(Phase::FrenchSpanishFire);
constexpr int kLast = static_cast<int>(Phase::EnglishFire);

std::vector<SequenceStep> stepsOf(const State &state)
{
    std::vector<SequenceStep> steps;
    if (state.phase == Phase::SetUp)
        steps.push_back({std::string(nameOf(Phase::SetUp)), StepState::Current, "set-up"});
    for (int i = kFirst; i <= kLast; ++i) {
        const auto phase = static_cast<Phase>(i);
        const StepState when = state.phase == phase ? StepState::Current
            : state.phase > phase                   ? StepState::Done
                                                    : StepState::ToCome;
        steps.push_back({std::string(nameOf(phase)), when, "turn-sequence"});
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

void addSetUp(const State &state, std::vector<Owed> &owed)
{
    if (!state.wind.from)
        owed.push_back({"initial-wind", 1, {}, "initial-wind"});
    if (!state.wind.dice)
        owed.push_back({"initial-speed", 1, {}, "wind-speed"});
    std::vector<std::string> unplaced;
    for (const Ship &ship : state.ships)
        if (afloat(ship) && !ship.at)
            unplaced.push_back(ship.id);
    addOwed(owed, "unplaced", std::move(unplaced), "set-up");
}

void addFire(const State &state, std::vector<Owed> &owed)
{
    std::vector<std::string> firers;
    for (const UnitShots &unit : shotsOf(state, *sideOf(state.phase)))
        firers.push_back(unit.firer);
    addOwed(owed, "may-fire", std::move(firers), "fire");
}

std::vector<Owed> owedOf(const State &state)
{
    std::vector<Owed> owed;
    if (state.pending)
        owed.push_back(
            {"decision", 1, {std::string(nameOf(*state.pending))}, ruleOf(*state.pending)});
    std::vector<std::string> unfought;
    switch (state.phase) {
    case Phase::SetUp:
        addSetUp(state, owed);
        break;
    case Phase::FrenchSpanishFire:
    case Phase::EnglishFire:
        addFire(state, owed);
        break;
    case Phase::Boarding:
        for (const Melee &melee : state.melees)
            if (!melee.fought)
                unfought.push_back(melee.boarder);
        addOwed(owed, "unfought", std::move(unfought), "boarding");
        break;
    case Phase::Wind:
        if (checksDue(state) > 0)
            owed.push_back({"wind-check", 1, {}, "changes-in-wind"});
        break;
    case Phase::Grapples:
        for (const Contact &contact : state.contacts)
            if (!contact.tried)
                unfought.push_back(contact.a);
        addOwed(owed, "may-cut", std::move(unfought), "falling-aboard");
        break;
    case Phase::MoveDismasted:
        addOwed(owed, "undrifted", undriftedShips(state), "dismasted");
        break;
    case Phase::MoveFrenchSpanish:
    case Phase::MoveEnglish:
        addOwed(owed, "unmoved", unmovedShips(state, *sideOf(state.phase)), "wind-speed");
        break;
    }
    return owed;
}

} // namespace

Situation Game::situation(const State &state)
{
    Situation out;
    out.turn = state.turn;
    out.phase = nameOf(state.phase);
    out.steps = stepsOf(state);
    out.owed = owedOf(state);
    out.counts = {{"half-minutes", (state.turn - 1) * state.options.halfMinutesPerTurn}};
    out.scoreTerm = "in-action";
    for (const Side side : {Side::FrenchSpanish, Side::English}) {
        SideScore score{std::string(nameOf(side)), {}};
        score.points.add("in-action", tallyOf(state, side).inAction, "ruling-r42");
        out.score.push_back(std::move(score));
    }
    if (state.pending)
        out.pending = PendingDecision{std::string(nameOf(*state.pending)),
                                      std::string(nameOf(sideOf(state, *state.pending))),
                                      ruleOf(*state.pending), canonicalText(pendingJson(state))};
    return out;
}

} // namespace qd::as_per_margin
