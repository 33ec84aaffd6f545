// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/game_module.h"

#include <string_view>
#include <vector>

namespace qd {

/// The games that Quarterdeck referees, in the order in which they are offered.
const std::vector<const GameModule *> &games();
/// The game of that id among games(), nullptr for none.
const GameModule *findGame(std::string_view id);

} // namespace qd
