// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/as_per_margin.h"
#include "rules/as_per_margin/boarding.h"
#include "rules/as_per_margin/codec.h"
#include "rules/as_per_margin/fire.h"
#include "rules/as_per_margin/query.h"
#include "rules/as_per_margin/sailing.h"
#include "rules/as_per_margin/sailing_checks.h"
#include "rules/as_per_margin/sequence.h"
#include "rules/as_per_margin/shots.h"
#include "rules/as_per_margin/weather.h"

#include <algorithm>

namespace qd::as_per_margin {
namespace {

Json call(const UnitId &ship, Purpose purpose)
{
    return {{"do", "call-from-pumps"}, {"ship", ship}, {"purpose", encode(purpose)}};
}

void listSetUp(Json &commands, const State &state)
{
    for (const Ship &ship : state.ships)
        if (afloat(ship))
            commands.push_back({{"do", "place"}, {"ship", ship.id}});
    commands.push_back({{"do", "initial-wind"}});
    commands.push_back({{"do", "initial-speed"}});
}

void listFire(Json &commands, const State &state)
{
    for (const UnitShots &unit : shotsOf(state, *sideOf(state.phase))) {
        if (unit.mustCall) {
            commands.push_back(call(unit.firer, Purpose::Fire));
            continue;
        }
        for (const PossibleShot &shot : unit.shots)
            commands.push_back({{"do", "fire"},
                                {"firer", unit.firer},
                                {"battery", encode(shot.battery)},
                                {"target", shot.target},
                                {"dice_count", shot.dice}});
    }
}

void listBoarding(Json &commands, const State &state)
{
    for (const Melee &melee : state.melees)
        if (!melee.fought)
            commands.push_back(
                {{"do", "end-boarding"}, {"ship", melee.boarder}, {"target", melee.defender}});
    for (const PossibleBoarding &boarding : boardingsOf(state)) {
        if (boarding.mustCall)
            commands.push_back(call(*boarding.mustCall, boarding.purpose));
        else
            commands.push_back(
                {{"do", "board"}, {"ship", boarding.ship}, {"target", boarding.target}});
    }
}

void listGrapples(Json &commands, const State &state)
{
    for (const Contact &contact : state.contacts)
        if (!contact.tried)
            commands.push_back({{"do", "cut-grapples"}, {"ship", contact.a}, {"other", contact.b}});
}

void listSailing(Json &commands, const State &state)
{
    if (!state.wind.known())
        return;
    for (const Ship &ship : state.ships) {
        if (!ship.at)
            continue;
        if (sailingRefusals(state, ship).empty()) {
            for (const Band &band : bandsOf(state, ship))
                commands.push_back(
                    {{"do", band.tack ? "tack" : "move"},
                     {"ship", ship.id},
                     {"heading", {{"from", rounded(band.from)}, {"to", rounded(band.to)}}},
                     {"sailing", encode(band.sailing)},
                     {"distance", {{"min", rounded(band.min)}, {"max", rounded(band.max)}}}});
            continue;
        }
        for (const Extra use : {Extra::Pivot, Extra::Dash})
            if (extraRefusals(state, ship, use).empty())
                commands.push_back({{"do", "extra"}, {"ship", ship.id}, {"use", encode(use)}});
    }
}

void listPhase(Json &commands, const State &state)
{
    switch (state.phase) {
    case Phase::SetUp:
        return listSetUp(commands, state);
    case Phase::FrenchSpanishFire:
    case Phase::EnglishFire:
        return listFire(commands, state);
    case Phase::Boarding:
        return listBoarding(commands, state);
    case Phase::Wind:
        if (windCheckRefusals(state).empty())
            commands.push_back({{"do", "check-wind"}});
        return;
    case Phase::Grapples:
        return listGrapples(commands, state);
    case Phase::MoveDismasted:
        for (const UnitId &ship : undriftedShips(state))
            commands.push_back({{"do", "drift"}, {"ship", ship}});
        return;
    case Phase::MoveFrenchSpanish:
    case Phase::MoveEnglish:
        return listSailing(commands, state);
    }
}

} // namespace

Answer askLegal(const State &state)
{
    Json commands = Json::array();
    Json side = sideOfPhase(state.phase);
    if (state.pending) {
        Json command = Game::pendingJson(state);
        side = command["side"];
        command["do"] = command["decision"];
        for (const char *key : {"decision", "side", "rule"})
            command.erase(key);
        commands.push_back(std::move(command));
    } else {
        listPhase(commands, state);
        if (leavingRefusals(state).empty())
            commands.push_back({{"do", "next-phase"}});
    }
    return Json{{"phase", encode(state.phase)},
                {"side", std::move(side)},
                {"commands", std::move(commands)}};
}

} // namespace qd::as_per_margin
