// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace qd {

/// How a hex grid lies on its columns and rows: which columns lie half a hex lower, or which rows
/// half a hex to the right. Columns and rows count from 1.
enum class HexLayout : std::uint8_t {
    ColumnsEvenDown,
    ColumnsOddDown,
    RowsEvenRight,
    RowsOddRight
};

/// A hex in cube coordinates: x + y + z = 0.
struct HexCube {
    int x = 0;
    int z = 0;

    int y() const { return -x - z; }

    friend auto operator<=>(const HexCube &, const HexCube &) = default;
};

HexCube cubeOf(HexLayout layout, int column, int row);
/// Hexes from one to the other, 0 for the same.
int hexDistance(HexCube a, HexCube b);
/// The six neighbours.
std::vector<HexCube> hexNeighbours(HexCube at);
/// The straight line from `a` to `b`, ends included: at each of its steps the hex, or the two hexes
/// where the line runs along their common side (equal where it is one). The second of a pair is
/// where a small nudge to the other side leads.
std::vector<std::pair<HexCube, HexCube>> hexLine(HexCube a, HexCube b);

} // namespace qd
