// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/codec.h"
#include "rules/trafalgar/flags.h"
#include "rules/trafalgar/fort_shots.h"
#include "rules/trafalgar/query.h"
#include "rules/trafalgar/sailing.h"
#include "rules/trafalgar/sequence.h"
#include "rules/trafalgar/volley.h"

// What the rules allow now (specification 5.2).
namespace qd::trafalgar {
namespace {

Json ofShip(const char *command, ShipId ship)
{
    return {{"do", command}, {"ship", encode(ship)}};
}

void listMove(Json &commands, const State &state, ShipId id)
{
    if (atAnchor(state, sideOf(id)))
        return;
    const Reach reach = reachOf(state, id);
    if (reach.places.size() < 2 && reach.alongside.empty())
        return;
    Json command = ofShip("move", id);
    command["remaining"] = remainingOf(state, id);
    commands.push_back(std::move(command));
}

void listShots(Json &commands, const State &state, ShipId id)
{
    for (const Shot &shot : targetsOf(state, *standOf(state, id))) {
        Json command = ofShip("fire", id);
        command["target"] = encode(shot.target);
        command["side"] = encode(shot.field);
        command["guns"] = shot.guns;
        command["distance"] = shot.distance;
        command["aims"] = encode(shot.aims);
        commands.push_back(std::move(command));
    }
}

void listFlags(Json &commands, const State &state, ShipId id)
{
    if (seizeRefusals(state, id).empty())
        commands.push_back(ofShip("seize-flag", id));
    for (const Transfer &transfer : transfersOf(state, id))
        commands.push_back({{"do", "transfer-flag"},
                            {"from", encode(id)},
                            {"to", encode(transfer.to)},
                            {"flag", encode(transfer.flag)}});
    if (returnRefusals(state, id).empty())
        commands.push_back(ofShip("return-flag", id));
    if (repairRefusals(state, id).empty())
        commands.push_back(ofShip("repair", id));
}

void listForts(Json &commands, const State &state)
{
    for (const FortId fort : kForts) {
        for (const FortShot &shot : fortShots(state, fort))
            commands.push_back({{"do", "fort-fire"},
                                {"fort", encode(fort)},
                                {"target", encode(shot.shot.target)},
                                {"distance", shot.shot.distance},
                                {"aims", encode(shot.shot.aims)},
                                {"shout", shot.shout},
                                {"ship_priority", shot.shipPriority}});
    }
}

void listTurn(Json &commands, const State &state)
{
    const Side side = *state.play.side;
    for (const ShipId id : shipsOf(side)) {
        if (!mayPlay(state, id))
            continue;
        listMove(commands, state, id);
        listShots(commands, state, id);
        listFlags(commands, state, id);
    }
    listForts(commands, state);
    if (sharedPoint(state))
        return;
    if (!hasPlayed(state, side))
        commands.push_back({{"do", "pass-turn"}});
    commands.push_back({{"do", "end-turn"}});
}

} // namespace

Answer askLegal(const State &state, const Json & /*query*/)
{
    Json commands = Json::array();
    if (!state.pending.empty()) {
        commands.push_back({{"do", "choose-mast"},
                            {"target", encode(state.pending.front().target)},
                            {"choices", encode(openChoices(state))}});
        return Json{{"commands", std::move(commands)}};
    }
    switch (state.play.phase) {
    case Phase::Setup:
        commands.push_back({{"do", "place"}});
        commands.push_back({{"do", "toss"}});
        break;
    case Phase::WindPlacement:
        commands.push_back({{"do", "set-wind"}});
        break;
    case Phase::Turn:
        listTurn(commands, state);
        break;
    case Phase::Wind:
        commands.push_back({{"do", "roll-wind"}});
        break;
    case Phase::Over:
        break;
    }
    return Json{{"commands", std::move(commands)}};
}

} // namespace qd::trafalgar
