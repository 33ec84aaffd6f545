// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/refusal.h"
#include "rules/trafalgar/state.h"

#include <vector>

// Flags (specification 4.8 to 4.10): decide, the list of what is legal, the reminders and the
// offers call these. The own-ship checks come before them.
namespace qd::trafalgar {

/// Why a ship can't seize the enemy's flag, in order.
std::vector<Refusal> seizeRefusals(const State &state, ShipId ship);
/// Why the flag can't be handed over, in order.
std::vector<Refusal> transferRefusals(const State &state, const Transfer &transfer);
/// The transfers that a ship may begin as the giver: partner by partner, the enemy's flag first.
std::vector<Transfer> transfersOf(const State &state, ShipId from);
/// Why the own flag can't be put back, in order.
std::vector<Refusal> returnRefusals(const State &state, ShipId ship);
/// Why a ship can't pass for its mizzenmast (option `repair_pass`), in order.
std::vector<Refusal> repairRefusals(const State &state, ShipId ship);

} // namespace qd::trafalgar
