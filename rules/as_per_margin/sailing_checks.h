// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/state.h"
#include "rules/base/refusal.h"

#include <vector>

// Who may sail, drift or move again, and who still owes it (specification 3, 5.8): decide, `reach`,
// `legal`, the offers, the strip and the mirror ask these. Refusals come in the specification's
// order, none when it may be.
namespace qd::as_per_margin {

/// A refusal that names the ship.
Refusal ofShip(const Ship &ship, const char *code, Citation rule, const char *message);

/// The shared checks of move and tack.
std::vector<Refusal> sailingRefusals(const State &state, const Ship &ship);
/// Those of the independents' extra move, as far as they hang on the ship and its kind alone.
std::vector<Refusal> extraRefusals(const State &state, const Ship &ship, Extra use);
std::vector<Refusal> driftRefusals(const State &state, const Ship &ship);

/// Ships of a side that still owe a move (section 3), by id. Nobody while the wind is unknown.
std::vector<UnitId> unmovedShips(const State &state, Side side);
/// Every afloat ship, dismasted or in a contact, that has still to drift, by id; nobody while the
/// wind is unknown.
std::vector<UnitId> undriftedShips(const State &state);

} // namespace qd::as_per_margin
