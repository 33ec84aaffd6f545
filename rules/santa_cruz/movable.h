// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/santa_cruz/state.h"

#include <vector>

namespace qd::santa_cruz {

// Which pieces may be dragged now; the mirror's pieces and the drops ask (movable.cpp).

bool canDrag(const State &, Block);
bool canDrag(const State &, Officer);

/// British units that Battle Drums could call into the combat, wherever they stand
/// (9.battle-drums); empty when the drums can't sound now.
std::vector<Block> drumsCanCall(const State &);

} // namespace qd::santa_cruz
