// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/corunna/state.h"

#include <optional>

namespace qd::corunna {

class Step;

/// A leader is wounded, killed or captured, with what follows for command (5.1.5.1, 5.2.7, 5.2.8,
/// 5.3.3).
void fall(Step &step, Leader &leader, LeaderState result, std::optional<int> returnsTurn);
/// What follows when he is back, or replaced: the corps forms, Moore steps up or goes on to the
/// next (R98).
void comeBack(Step &step, Leader &leader);

} // namespace qd::corunna
