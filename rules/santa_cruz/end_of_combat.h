// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/santa_cruz/excess.h"
#include "rules/santa_cruz/step.h"

#include <optional>
#include <vector>

namespace qd::santa_cruz {

// How units leave a combat, and how it ends (10.4, 10.7, 10.9).

/// Volunteers run to an area, with the officer if nobody else is left (R43): event
/// `volunteers-fled`. Asked: the area is overfull.
Room runTo(Step &step, const std::vector<Block> &units, AreaId to);
/// The defenders retreat together: event `retreated`. Asked: the area is overfull.
Room defendersRetreat(Step &step, AreaId to);
/// The attackers go back to where they came from; those who can't are eliminated.
void attackersRetreat(Step &step);

/// The combat is decided: `combat-ended`, `morale`. Asked: above three after a British win, the
/// excess must be named (9.battle-drums).
Room finishCombat(Step &step);
/// Closes the combat and opens the counterattack window of the other side (10.0 step 10).
void closeCombat(Step &step);
/// Where the drums' excess goes back: its origin, if no enemy is there, sea areas too (R34, R77).
std::optional<AreaId> drumsReturnGoal(const State &state, const Combat &combat, Block unit);

} // namespace qd::santa_cruz
