// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/citation.h"
#include "rules/corunna/board.h"

#include <string>
#include <vector>

namespace qd::corunna {

/// What lies in a line of sight: a hex's id, or those of a hexside joined by a hyphen.
struct Obstacle {
    std::string at;
    Citation rule;
};

/// Who looks along the line.
enum class Looking { Anyone, Artillery };

/// Obstacles between two hexes (4.6.1, 4.7.1, 4.8.1): hexes along the line first, then walls.
/// Artillery sees the hex just behind a wall (R87). Elevation is not looked at.
std::vector<Obstacle> obstacles(const Board &board, Hex from, Hex to, Looking looking);
/// The last step of the line crosses a wall of the town, gates included (R56).
bool comesOverWall(const Board &board, Hex from, Hex to);

} // namespace qd::corunna
