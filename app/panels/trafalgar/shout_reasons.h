// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/position.h"

#include <optional>
#include <string>

namespace qd::trafalgar {

/// A fort that would like to fire, or to shout "FIRE!", and may not: why, in the rules' own word.
struct SilentFort {
    std::string fort;
    std::optional<std::string> target; ///< the ship it might come nearest to hitting
    Refusal refusal;
};

/// Why that fort may not fire now: the reason of the ship that comes nearest to being a target.
/// nullopt: it may, or it is nobody's turn.
std::optional<SilentFort> silentFort(const Position &position, const std::string &fort);

} // namespace qd::trafalgar
