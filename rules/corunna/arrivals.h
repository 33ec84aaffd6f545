// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/corunna/state.h"

#include <optional>
#include <string>
#include <vector>

namespace qd::corunna {

/// The division that a group of reinforcements is, where it is one: the key of its entry plan.
std::optional<Division> divisionOfGroup(const State &state, GroupRef group);
/// The planned entry of a group (9.7); nullopt: the printed one holds.
std::optional<Plan> planOf(const State &state, GroupRef group);
/// The turn in which a group may enter: planned, or printed (with variable entry at its clock
/// time).
int dueTurn(const State &state, GroupRef group);
/// Pieces of a group that have not entered, in the order of the file.
std::vector<Piece> waitingPieces(const State &state, GroupRef group);
/// Whether a hex is where the group enters (6.1, 9.6, 9.7).
bool isEntryHex(const State &state, GroupRef group, Hex hex);

/// Variable entry (9.7, R61).
int earliestTurn(const State &state, Entry entry);
/// When artillery may enter there; at numeral II with its division.
int artilleryTurn(const State &state, Entry entry);

} // namespace qd::corunna
