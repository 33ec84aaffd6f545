// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/corunna/state.h"

namespace qd::corunna {

class Step;

/// How losses are suffered.
struct LossCall {
    int called = 0; ///< increments; dragoons on foot lose double (6.8.8)
    Cause cause = Cause::Other;
    bool occupied = false; ///< the enemy takes the contested hex (5.2.10.2)
};

/// Increments that a call costs the unit.
int suffered(const Unit &unit, int called);
/// Books a loss with all that follows: a company rebuilt, a ship forced out, the end of a unit.
void bookLoss(Step &step, UnitRef unit, LossCall call);
/// The end of a unit: its place, its cargo, the colours with it.
void eliminate(Step &step, UnitRef unit, LossCall call);
/// Where a light company that is gone can be rebuilt from (6.5.4, R52), sorted.
std::vector<UnitRef> rebuilders(const State &state, UnitRef company);
/// A company is rebuilt from that battalion.
void rebuild(Step &step, UnitRef company, UnitRef battalion);
/// A ship that lost half its increments leaves (6.11.1.3, R59).
bool lostHalf(int full, int lost);

} // namespace qd::corunna
