// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/santa_cruz/step.h"

#include <vector>

namespace qd::santa_cruz {

enum class Room { Enough, Asked };

/// Asks the owner for the units above three in the first of these land areas that is overfull
/// (10.7, R46). The areas after it are asked for once it is answered.
Room askExcess(Step &step, Side side, const std::vector<AreaId> &areas);

} // namespace qd::santa_cruz
