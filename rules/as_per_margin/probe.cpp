// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/probe.h"

#include "rules/as_per_margin/as_per_margin.h"
#include "rules/as_per_margin/sailing_checks.h"
#include "rules/as_per_margin/sequence.h"
#include "rules/as_per_margin/shots.h"
#include "rules/as_per_margin/weather.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::as_per_margin {
namespace {

constexpr int kSteps = 8;

bool anySails(const State &state)
{
    return state.wind.known()
        && std::any_of(state.ships.begin(), state.ships.end(), [&state](const Ship &ship) {
               return ship.at
                   && (sailingRefusals(state, ship).empty()
                       || extraRefusals(state, ship, Extra::Pivot).empty());
           });
}

} // namespace

std::optional<Refusal> refusalOf(const State &state, const Json &command)
{
    const auto parsed = Game::parseCommand(state, command, DiceNamed::No);
    if (!parsed)
        return parsed.error();
    const auto decision = Game::decide(state, *parsed, {}, Strictness::Enforce);
    if (const auto *refusal = std::get_if<Refusal>(&decision))
        return *refusal;
    return std::nullopt;
}

bool somethingToDo(const State &state)
{
    switch (state.phase) {
    case Phase::SetUp:
        return true;
    case Phase::FrenchSpanishFire:
    case Phase::EnglishFire:
        return anyShot(state, *sideOf(state.phase));
    case Phase::Boarding:
        return !boardingsOf(state).empty() || !leavingRefusals(state).empty();
    case Phase::Wind:
        return windCheckRefusals(state).empty();
    case Phase::Grapples:
        return std::any_of(state.contacts.begin(), state.contacts.end(),
                           [](const Contact &contact) { return !contact.tried; });
    case Phase::MoveDismasted:
        return !undriftedShips(state).empty();
    case Phase::MoveFrenchSpanish:
    case Phase::MoveEnglish:
        return anySails(state);
    }
    return true;
}

Phase nextBusyPhase(const State &state)
{
    State ahead = state;
    for (int step = 0; step < kSteps; ++step) {
        clearStepMarks(ahead);
        if (ahead.phase == Phase::EnglishFire) {
            clearTurnMarks(ahead);
            ++ahead.turn;
        }
        ahead.phase = phaseAfter(ahead.phase);
        if (somethingToDo(ahead) || !leavingRefusals(ahead).empty())
            break;
    }
    return ahead.phase;
}

} // namespace qd::as_per_margin
