// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/santa_cruz/state.h"

#include <vector>

namespace qd::santa_cruz {

/// Dice of the next throw of a combat, without casualty dice.
int diceNeeded(const State &state, const Combat &combat);
/// Sea areas with British blocks on which some battery can fire, board order (7.2).
std::vector<AreaId> bombardTargets(const State &state);

} // namespace qd::santa_cruz
