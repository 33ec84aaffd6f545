// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"
#include "app/mirror/hex_board.h"

class QPainter;

namespace qd {

/// The printed maps of a hex board: ground, coast, roads, what lies along hexsides, names and,
/// where they can be read, the hexes' numbers.
void paintHexGround(QPainter &painter, const HexBoard &board, const Palette &palette);

} // namespace qd
