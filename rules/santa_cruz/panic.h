// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/reason.h"
#include "rules/santa_cruz/state.h"

#include <vector>

namespace qd::santa_cruz {

/// What a die of Panic! does to a unit (9 Panic, chart 6.3).
struct PanicResult {
    Tally because; ///< the modified die
    int spLost = 0;
    int retreat = 0; ///< areas to go back

    int result() const { return because.total(); }
};

/// What the area takes off the die: −1 in a Fortress.
int panicModifier(const Area &area);
PanicResult panicResult(int die, const Area &area);
/// Where Spanish units of an area can go back that many areas: each one entered nearer to one and
/// the same entry area and free of the enemy (R25). Board order.
std::vector<AreaId> panicWays(const State &state, AreaId from, int areas);

} // namespace qd::santa_cruz
