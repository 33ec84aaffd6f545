// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/command.h"
#include "rules/as_per_margin/step.h"

// One function a command (specification 5), each with its checks in the specification's order.
namespace qd::as_per_margin {

void decideOn(Step &step, const command::Adjust &adjust);
void decideOn(Step &step, const command::Place &place);
void decideOn(Step &step, const command::InitialWind &wind);
void decideOn(Step &step, const command::InitialSpeed &speed);
void decideOn(Step &step, const command::Independent &independent);
void decideOn(Step &step, const command::NextPhase &next);
void decideOn(Step &step, const command::Fire &fire);
void decideOn(Step &step, const command::CallFromPumps &call);
void decideOn(Step &step, const command::PumpGunChoice &choice);
void decideOn(Step &step, const command::Board &board);
void decideOn(Step &step, const command::EndBoarding &end);
void decideOn(Step &step, const command::CheckWind &check);
void decideOn(Step &step, const command::CutGrapples &cut);
void decideOn(Step &step, const command::RecloseChoice &choice);
void decideOn(Step &step, const command::Move &move);
void decideOn(Step &step, const command::Tack &tack);
void decideOn(Step &step, const command::ExtraMove &extra);
void decideOn(Step &step, const command::Drift &drift);
void decideOn(Step &step, const command::DriftAll &drift);
void decideOn(Step &step, const command::FallAboardWishes &wishes);

/// All refusals in their order; false: stop (`step.refusal()` is set). What can't be forced stops
/// in any case.
bool passes(Step &step, std::vector<Refusal> refusals);
/// The ship of that id if she is on the table; else the step is refused with bad-command and
/// nullptr comes back.
Ship *placedShip(Step &step, const UnitId &id);

} // namespace qd::as_per_margin
