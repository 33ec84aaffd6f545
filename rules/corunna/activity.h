// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/refusal.h"
#include "rules/corunna/state.h"

#include <optional>
#include <string>
#include <vector>

namespace qd::corunna {

// Whose chit is in play. The text names MUs, the Reinforcement and the Regroup Chit and when ships
// move (5.2.9, 5.2.10.2, 5.3.3, 6.1); who else may act in a chit is the series' affair. So nothing
// here refuses: it orders what is offered and warns.

/// The chit in play lets the piece move: it belongs to its MU (colours with a battalion of it, a
/// leader who leads it or stands with it), or is what the Action Chit is for. Ships and everybody
/// outside the Maneuver Segment count as well.
bool isInPlay(const State &state, const Piece &piece);
/// Those that are not: "no-chit-drawn", or "not-active" with `chit` and `units`, rule `series`;
/// nullopt: all may move.
std::optional<Refusal> outOfPlay(const State &state, const std::vector<Piece> &pieces);

} // namespace qd::corunna
