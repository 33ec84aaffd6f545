// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/position.h"

#include <optional>
#include <string>
#include <vector>

namespace qd::trafalgar {

/// A fort that would like to shout "FIRE!" and may not: why, in the rules' own word.
struct SilentFort {
    std::string fort;
    std::optional<std::string> target; ///< the ship it might come nearest to hitting
    Refusal refusal;
};

/// The forts whose owner is not at play and that may not fire now, with the reason of the ship that
/// comes nearest to being a target. Empty outside turns.
std::vector<SilentFort> silentForts(const Position &position);

} // namespace qd::trafalgar
