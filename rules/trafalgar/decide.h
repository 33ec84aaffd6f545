// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/trafalgar/command.h"
#include "rules/trafalgar/step.h"

#include <optional>

// One function a command (specification 4), each with its checks in the specification's order.
namespace qd::trafalgar {

void decideOn(Step &step, const command::Place &place);
void decideOn(Step &step, const command::Toss &toss);
void decideOn(Step &step, const command::SetWind &wind);
void decideOn(Step &step, const command::Move &move);
void decideOn(Step &step, const command::Fire &fire);
void decideOn(Step &step, const command::ChooseMast &choice);
void decideOn(Step &step, const command::FortFire &fire);
void decideOn(Step &step, const command::SeizeFlag &seize);
void decideOn(Step &step, const command::TransferFlag &transfer);
void decideOn(Step &step, const command::ReturnFlag &flag);
void decideOn(Step &step, const command::Repair &repair);
void decideOn(Step &step, const command::PassTurn &pass);
void decideOn(Step &step, const command::Done &done);
void decideOn(Step &step, const command::EndTurn &end);
void decideOn(Step &step, const command::RollWind &roll);
void decideOn(Step &step, const command::Adjust &adjust);

/// The phase is another one; with `over` the check has fallen with game-over.
bool rightPhase(Step &step, Phase phase, Citation rule);
/// The own-ship checks (OSC) of section 4; false: stop.
bool ownShip(Step &step, ShipId id);
/// No two ships that must part are kept together by what was done so far (`flag-4`); false: stop.
bool mayLeaveTogether(Step &step);
/// That ship is played now: with `ship_order` one at a time the one before is done (r-10).
void takesUp(State &state, ShipId id);

} // namespace qd::trafalgar
