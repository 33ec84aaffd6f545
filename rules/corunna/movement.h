// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/corunna/state.h"
#include "rules/corunna/term.h"

#include <optional>
#include <string>
#include <vector>

namespace qd::corunna {

/// The Movement Chart's cell (7.3); nullopt: not permitted, or water for a land unit.
std::optional<int> terrainCost(Terrain terrain, MoveClass moveClass);

/// What a way costs, hex by hex.
struct WayCost {
    int known = 0; ///< what the known rows come to
    Because because;
    std::vector<std::string> missing; ///< fields of chart rows that the text leaves out

    std::optional<int> total() const
    {
        return missing.empty() ? std::optional(known) : std::nullopt;
    }
};

struct WayMode {
    MoveClass moveClass{};
    bool roadColumn = false; ///< along a road at the clear cost (R54)
    bool rout = false; ///< 4 for each wall (4.8.3)
};

/// The cost of entering each hex of `path` in turn, from `from`; steps are adjacent.
WayCost wayCost(const State &state, Hex from, const std::vector<Hex> &path, WayMode mode);
MoveClass moveClassOf(const Unit &unit);
/// R48, where the table plays so: guns and horse only cross a Special Structure, by the road or
/// trail that leads into and out of the path's hex `i`.
bool isTraversed(const State &state, Hex from, const std::vector<Hex> &path, std::size_t i);
/// Each step of the path leads to a neighbour.
bool isWay(const Board &board, Hex from, const std::vector<Hex> &path);

/// What a piece may still spend.
struct Allowance {
    std::optional<int> left; ///< nullopt: its movement is not filled in
    std::string field; ///< what to fill in
    Citation rule; ///< of `too-far`
};

Allowance allowanceOf(const State &state, const Piece &piece);

} // namespace qd::corunna
