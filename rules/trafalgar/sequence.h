// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/trafalgar/step.h"

#include <optional>
#include <vector>

// Turns and rounds (specification 3).
namespace qd::trafalgar {

/// Two own ships share a point that may no longer do so (`flag-4`), and one of them can leave it:
/// the turn can't end before. Where neither can, they stay together until one can.
std::optional<Refusal> sharedPoint(const State &state);
/// From `before` to `now` the side that plays took away the last way to part two ships that must: a
/// turn on the spot with the last move, a ship that is done. An act that parts others may.
std::optional<Refusal> keptTogether(const State &before, const State &now);
/// Two own ships began the turn on one point: `sharedPoint` and `keptTogether` watch them.
bool beganTogether(const State &state);
/// Closes the turn of the side that plays: points (b) to (g) of section 3, with their events.
void endTurn(Step &step);
/// That side's turn begins (point 5).
void beginTurn(Step &step, Side side);

/// Two ships lie side by side for a transfer (`flag-4`, option `side_by_side`).
bool sideBySide(const State &state, ShipId one, ShipId other);
/// Clears what a ship did this turn; its track starts where it lies.
void clearNow(Ship &ship);
/// On the board, neither done nor passed.
bool mayPlay(const State &state, ShipId id);
/// A ship of the side has moved, seized, fired or passed this turn: it can't pass any more (r-24).
bool hasPlayed(const State &state, Side side);
/// Its side's second fleet stays at anchor in this round (r-35).
bool atAnchor(const State &state, Side side);

} // namespace qd::trafalgar
