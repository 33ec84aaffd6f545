// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/corunna/state.h"

#include <optional>
#include <string>
#include <vector>

namespace qd::corunna {

class Step;

/// What follows when a unit has come along a path into its last hex, by its own will or not
/// (specification 5, `move`, `forced`): General Order on entering a dwelling or structure (4.9),
/// and control of the places entered.
void enterHexes(Step &step, UnitRef unit, const std::vector<Hex> &path);
/// `unchecked`, the naval roll, and Soult's reminder, at the end of an act that moved pieces.
void closeMoves(Step &step, std::vector<std::string> unchecked);

/// The reminder that enemies stand in a hex on the way of a land piece: the exclusive rules forbid
/// it behind walls only (4.8.2), whether and how it is entered else is the series' affair. True:
/// told.
bool tellEnemies(Step &step, const Piece &piece, const std::vector<Hex> &path);

/// A regiment shown as one with more than six increments on the map (4.7.4.1).
bool isMassed(const State &state, const Unit &unit);
/// Of the acting rearguard (9.9.3, R99).
bool isRearguard(const State &state, const Unit &unit);

/// The nearest enemy combat unit to a hex of the French: for Soult (5.1.6).
struct Nearest {
    UnitRef unit;
    int distance = 0;
};

std::optional<Nearest> nearestEnemy(const State &state, Hex hex, Side side);

inline constexpr int kSoultKeepsOff = 3; ///< hexes, 5.1.6: he never enters one at that or less

} // namespace qd::corunna
