// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/sequence.h"

#include "rules/as_per_margin/sailing_checks.h"

#include <algorithm>
#include <utility>

namespace qd::as_per_margin {
namespace {

Refusal ofShips(const char *code, Citation rule, const char *message, std::vector<UnitId> ships)
{
    Refusal refusal{code, std::move(rule), message, {}};
    refusal.with("ships", std::move(ships));
    return refusal;
}

std::vector<Refusal> leavingSetUp(const State &state)
{
    std::vector<Refusal> found;
    if (!state.wind.known())
        found.push_back({"wind-unknown", "initial-wind", "the wind is not yet known", {}});
    std::vector<UnitId> unplaced;
    for (const Ship &ship : state.ships)
        if (afloat(ship) && !ship.at)
            unplaced.push_back(ship.id);
    if (!unplaced.empty())
        found.push_back(ofShips("unplaced-ships", "set-up", "some ships are not on the table",
                                std::move(unplaced)));
    return found;
}

} // namespace

Phase phaseAfter(Phase phase)
{
    return phase == Phase::EnglishFire ? Phase::FrenchSpanishFire
                                       : static_cast<Phase>(static_cast<std::uint8_t>(phase) + 1);
}

std::vector<Refusal> leavingRefusals(const State &state)
{
    std::vector<UnitId> owing;
    switch (state.phase) {
    case Phase::SetUp:
        return leavingSetUp(state);
    case Phase::Boarding:
        if (std::any_of(state.melees.begin(), state.melees.end(),
                        [](const Melee &melee) { return !melee.fought; }))
            return {{"boarding-unfought",
                     "boarding",
                     "a boarding is neither fought nor called off",
                     {}}};
        break;
    case Phase::Wind:
        if (checksDue(state) > 0)
            return {{"wind-due", "changes-in-wind", "the wind is to be checked", {}}};
        break;
    case Phase::MoveDismasted:
        owing = undriftedShips(state);
        if (!owing.empty())
            return {ofShips("unmoved-ships", "dismasted", "some ships have still to drift",
                            std::move(owing))};
        break;
    case Phase::MoveFrenchSpanish:
    case Phase::MoveEnglish:
        owing = unmovedShips(state, *sideOf(state.phase));
        if (!owing.empty())
            return {ofShips("unmoved-ships", "wind-speed", "some ships have still to move",
                            std::move(owing))};
        break;
    case Phase::FrenchSpanishFire:
    case Phase::Grapples:
    case Phase::EnglishFire:
        break;
    }
    return {};
}

void clearStepMarks(State &state)
{
    for (Ship &ship : state.ships)
        ship.called = false;
    if (state.phase == Phase::Boarding)
        for (Melee &melee : state.melees)
            melee.fought = false;
}

void clearTurnMarks(State &state)
{
    for (Ship &ship : state.ships) {
        for (GunRow &row : ship.guns)
            row.fired = false;
        ship.moved = false;
        ship.sailing.reset();
        ship.extra.reset();
        ship.missedStays = false;
        ship.forfeited = false;
        ship.drifted.reset();
        ship.boarding = false;
    }
    for (ShoreBattery &battery : state.batteries)
        battery.fired = false;
    for (Contact &contact : state.contacts)
        contact.tried = false;
    state.wind.checked = false;
    if (state.options.boardingLasts == BoardingLasts::Turn)
        state.melees.clear();
}

} // namespace qd::as_per_margin
