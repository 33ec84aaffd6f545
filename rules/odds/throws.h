// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/odds/fraction.h"

#include <functional>
#include <vector>

namespace qd {

/// More six-sided dice than any throw that is walked through: beyond them the cases don't fit.
inline constexpr int kMostDice = 24;

/// Calls `visit` once for every different throw of `dice` six-sided dice (0 … kMostDice), order
/// ignored: the faces in descending order, and how many of the 6^dice equally likely throws look
/// so.
void eachThrow(int dice,
               const std::function<void(const std::vector<int> &faces, Wide ways)> &visit);

/// 6^dice.
Wide waysToThrow(int dice);

} // namespace qd
