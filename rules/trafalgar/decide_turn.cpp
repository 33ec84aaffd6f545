// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/board.h"
#include "rules/trafalgar/decide.h"
#include "rules/trafalgar/flags.h"
#include "rules/trafalgar/sequence.h"

#include <algorithm>
#include <utility>

namespace qd::trafalgar {
namespace {

Refusal notDismasted(ShipId id)
{
    return Refusal{"not-dismasted", "repair-1", "a mast still stands", {}}.with(
        "ship", std::string(nameOf(id)));
}

/// The side that plays. nullopt: stop.
std::optional<Side> playing(Step &step)
{
    if (!rightPhase(step, Phase::Turn, "play-3"))
        return std::nullopt;
    if (!step.state().play.side)
        step.refuse(badCommand("it is nobody's turn"));
    return step.state().play.side;
}

/// False: stop.
bool mayPart(Step &step)
{
    auto shared = sharedPoint(step.state());
    return !shared || step.overruled(std::move(*shared));
}

} // namespace

void decideOn(Step &step, const command::SeizeFlag &seize)
{
    State &state = step.state();
    const ShipId id = seize.ship;
    if (!ownShip(step, id) || !step.passes(seizeRefusals(state, id)))
        return;
    const Side flag = enemyOf(sideOf(id));
    Ship &ship = state.ship(id);
    takesUp(state, id);
    const int heading = seize.heading.value_or(state.board->port(portOf(flag)).seaHeading);
    step.emit("flag-1", event::FlagSeized{flag, id, *ship.at, heading});
    ship.now.spent = std::max(1, allowanceOf(id, ship));
    ship.now.track.push_back(Station{*ship.at, heading});
    mayLeaveTogether(step);
}

void decideOn(Step &step, const command::TransferFlag &transfer)
{
    const Transfer wanted{transfer.from, transfer.to,
                          transfer.flag.value_or(enemyOf(sideOf(transfer.from)))};
    if (!ownShip(step, wanted.from) || !ownShip(step, wanted.to)
        || !step.passes(transferRefusals(step.state(), wanted)))
        return;
    step.emit("flag-4", event::TransferBegun{wanted.from, wanted.to, wanted.flag});
    mayLeaveTogether(step);
}

void decideOn(Step &step, const command::ReturnFlag &flag)
{
    if (!ownShip(step, flag.ship) || !step.passes(returnRefusals(step.state(), flag.ship)))
        return;
    step.emit("r-27", event::FlagMoved{sideOf(flag.ship), std::nullopt, std::nullopt});
}

void decideOn(Step &step, const command::Repair &repair)
{
    State &state = step.state();
    if (!ownShip(step, repair.ship) || !step.passes(repairRefusals(state, repair.ship)))
        return;
    takesUp(state, repair.ship);
    step.emit("repair-1", event::Repairing{repair.ship, state.ship(repair.ship).repairPasses + 1});
    mayLeaveTogether(step);
}

void decideOn(Step &step, const command::PassTurn &pass)
{
    State &state = step.state();
    const auto side = playing(step);
    if (!side)
        return;
    event::TurnPassed passed{*side, {}};
    for (const ShipId id : shipsOf(*side)) {
        const bool named = pass.repair
            && std::find(pass.repair->begin(), pass.repair->end(), id) != pass.repair->end();
        if (named || (!pass.repair && !state.ship(id).sunk && state.ship(id).dismasted()))
            passed.repair.push_back(id);
    }
    const bool own = std::none_of(passed.repair.begin(), passed.repair.end(),
                                  [&state](ShipId id) { return state.ship(id).sunk; });
    if (!own || (pass.repair && passed.repair.size() != pass.repair->size()))
        return step.refuse(badCommand("only own ships afloat are repaired"));
    for (const ShipId id : passed.repair) {
        if (!state.ship(id).dismasted() && !step.overruled(notDismasted(id)))
            return;
    }
    if (hasPlayed(state, *side)
        && !step.overruled(
            Refusal{"turn-begun", "r-24", "a ship of the side has played already", {}}))
        return;
    if (!mayPart(step))
        return;
    for (const ShipId id : passed.repair)
        state.ship(id).now.repairing = true;
    step.emit("repair-1", std::move(passed));
    endTurn(step);
}

void decideOn(Step &step, const command::Done &done)
{
    if (!ownShip(step, done.ship))
        return;
    step.emit("play-3", event::ShipDone{done.ship});
    if (step.state().play.active == done.ship)
        step.state().play.active.reset();
    mayLeaveTogether(step);
}

void decideOn(Step &step, const command::EndTurn & /*end*/)
{
    if (playing(step) && mayPart(step))
        endTurn(step);
}

} // namespace qd::trafalgar
