// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/picture.h"
#include "rules/trafalgar/board.h"
#include "rules/trafalgar/state.h"

#include <string>

// Where the board's points lie in the picture.
namespace qd::trafalgar {

/// Board units between two neighbours.
inline constexpr double kPitch = 50;

/// Degrees clockwise from the picture's top of a heading; 0 lies to the right.
double degreesOf(int heading);
PicturePoint anchorOf(const Board &board, LatticePoint at);
/// A point that need not be on the board.
PicturePose poseOf(const Board &board, const Station &station);

/// A piece's quick name: ships 1 to 8 and forts g, h, j and k, those of the side whose turn it is
/// first (specification 9; one key each: f sails a ship, F1 to F4 are the window's).
std::string shortcutOf(const State &state, ShipId ship);
std::string shortcutOf(const State &state, FortId fort);

} // namespace qd::trafalgar
