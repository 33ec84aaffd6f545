// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/state.h"

namespace qd::as_per_margin {

/// Boxes of one kind, of a whole fleet.
struct Loss {
    int lost = 0;
    int of = 0; ///< boxes when new
};

/// A side's fleet counted (specification 8, score; ruling r42: the text has no victory). By `side`,
/// her own ships wherever they are now; sunk and exploded ships count as all lost.
struct FleetTally {
    int ships = 0;
    int inAction = 0; ///< afloat, not struck
    int damaged = 0, dismasted = 0; ///< of those in action
    int struck = 0, sunk = 0, exploded = 0, gone = 0;
    int recaptured = 0; ///< struck, and held by their own side
    int prizes = 0; ///< enemy ships held
    Loss masts, guns, hull;
};

FleetTally tallyOf(const State &state, Side side);

} // namespace qd::as_per_margin
