// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/event_fighting.h"
#include "rules/as_per_margin/state.h"
#include "rules/base/refusal.h"

#include <vector>

// Boarding and the pumps (specification 5.4, 5.5): checks and counts that decide, `legal`, the
// odds and the offers all call.
namespace qd::as_per_margin {

/// Dice of a ship in a boarding with their reasons: masts, guns, hull, zeros too.
Because boardingBecause(const Ship &ship);
int boardingDice(const Ship &ship); ///< a die a box left
bool boardingHits(int face);

/// Why `ship` and `target` may not fight a boarding round now, in the order of 5.5; empty when they
/// may.
std::vector<Refusal> boardingRefusals(const State &state, const Ship &ship, const Ship &target);
/// Who boards whom: of a standing melee, or `ship` the boarder of a new one.
Melee meleeFor(const State &state, const Ship &ship, const Ship &target);

/// Why `ship` may not call off her boarding of `target` now, in the order of 5.5.
std::vector<Refusal> endBoardingRefusals(const State &state, const Ship &ship, const Ship &target);

/// Why the crew may not be called from the pumps, in the order of 5.4.
std::vector<Refusal> pumpRefusals(const State &state, const Ship &ship, Purpose purpose);
/// What a face of the pumps' toss does.
event::PumpResult pumpResult(int face);
/// Batteries with boxes: what a gun lost at the pumps can be taken from.
std::vector<Battery> armedBatteries(const Ship &ship);

} // namespace qd::as_per_margin
