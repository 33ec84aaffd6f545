// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/flags.h"

#include "rules/trafalgar/board.h"
#include "rules/trafalgar/score.h"
#include "rules/trafalgar/sequence.h"

#include <utility>

namespace qd::trafalgar {
namespace {

Refusal refusal(const char *code, const char *rule, const char *message, ShipId ship)
{
    return Refusal{code, rule, message, {}}.with("ship", std::string(nameOf(ship)));
}

bool hasActed(const Ship &ship)
{
    return hasMoved(ship) || hasFired(ship);
}

} // namespace

std::vector<Refusal> seizeRefusals(const State &state, ShipId id)
{
    std::vector<Refusal> refusals;
    const Ship &ship = state.ship(id);
    const Side enemy = enemyOf(sideOf(id));
    if (!ship.onBoard() || *ship.at != state.board->port(portOf(enemy)).corner)
        refusals.push_back(
            refusal("not-at-corner", "flag-1", "it is not on the enemy port's corner", id));
    if (state.flag(enemy).ship)
        refusals.push_back(refusal("flag-not-there", "flag-1", "the flag is not home", id));
    if (ship.atCorner < 1)
        refusals.push_back(
            refusal("too-soon", "flag-1", "it must end a turn on the corner first", id));
    if (hasMoved(ship))
        refusals.push_back(refusal("already-moved", "flag-1", "it has moved this turn", id));
    return refusals;
}

std::vector<Refusal> transferRefusals(const State &state, const Transfer &transfer)
{
    std::vector<Refusal> refusals;
    if (!carries(state, transfer.from, transfer.flag))
        refusals.push_back(
            refusal("not-carrying", "flag-4", "it does not carry that flag", transfer.from));
    const Ship &from = state.ship(transfer.from);
    const Ship &to = state.ship(transfer.to);
    if (!sideBySide(state, transfer.from, transfer.to)) {
        Refusal apart =
            refusal("not-alongside", "flag-4", "the ships are not side by side", transfer.to);
        if (from.onBoard() && to.onBoard())
            apart.with("distance", distance(*from.at, *to.at));
        refusals.push_back(std::move(apart));
    }
    for (const ShipId id : {transfer.from, transfer.to}) {
        if (hasActed(state.ship(id))) {
            refusals.push_back(
                refusal("already-moved", "flag-4", "it has moved or fired this turn", id));
            break;
        }
    }
    return refusals;
}

std::vector<Transfer> transfersOf(const State &state, ShipId from)
{
    std::vector<Transfer> transfers;
    for (const ShipId to : shipsOf(sideOf(from))) {
        if (to == from || !mayPlay(state, to))
            continue;
        for (const Side flag : {enemyOf(sideOf(from)), sideOf(from)}) {
            const Transfer transfer{from, to, flag};
            if (transferRefusals(state, transfer).empty())
                transfers.push_back(transfer);
        }
    }
    return transfers;
}

std::vector<Refusal> returnRefusals(const State &state, ShipId id)
{
    std::vector<Refusal> refusals;
    const Side own = sideOf(id);
    if (!carries(state, id, own))
        refusals.push_back(refusal("not-carrying", "r-27", "it does not carry its own flag", id));
    if (!state.ship(id).onBoard() || !isHome(state, own, *state.ship(id).at))
        refusals.push_back(refusal("not-in-port", "r-27", "it is not in its own port", id));
    return refusals;
}

std::vector<Refusal> repairRefusals(const State &state, ShipId id)
{
    std::vector<Refusal> refusals;
    if (state.options.repairPass == RepairPass::Player)
        refusals.push_back(
            refusal("player-must-pass", "repair-1", "the whole side must pass the turn", id));
    if (!state.ship(id).dismasted())
        refusals.push_back(refusal("not-dismasted", "repair-1", "a mast still stands", id));
    if (hasActed(state.ship(id)))
        refusals.push_back(refusal("already-moved", "r-24", "it has moved or fired this turn", id));
    return refusals;
}

} // namespace qd::trafalgar
