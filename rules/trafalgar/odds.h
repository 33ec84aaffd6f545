// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/odds/distribution.h"
#include "rules/odds/fraction.h"
#include "rules/trafalgar/volley.h"

#include <array>
#include <optional>
#include <vector>

// Exact odds (specification 5.12): every pattern of hits and misses is handed to the functions that
// decide calls, and their chances are added up.
namespace qd::trafalgar {

/// How many of so many guns hit at a distance of 1 to 3.
Distribution hitsOf(const Options &options, int guns, int distance);

/// What a volley may do to one target.
struct TargetOdds {
    Combatant target;
    int guns = 0; ///< fired at it
    std::optional<Shows> shows; ///< nullopt: a fort
    Distribution gunsLost, mastsLost; ///< of a ship
    Chance silenced; ///< the struck side loses its last gun
    Chance dismasted; ///< it loses its last mast
    Chance sunk;
    std::optional<std::array<Chance, 3>> mast; ///< by Mast: falls; where masts are named
    Chance destroyed; ///< a fort's gun
};

/// Of groups that passed the checks of `fire`, by target in the order of first mention.
std::vector<TargetOdds> volleyOdds(const State &state, const Combatant &from,
                                   const std::vector<Laid> &groups);

/// Where the arrow points after so many wind rolls: chances by rose point.
std::array<Chance, 6> arrowOdds(const Options &options, int arrow, int rounds);
/// On which headings a step will then be barred.
std::array<Chance, 6> barredOdds(const State &state, int arrow, int rounds);

} // namespace qd::trafalgar
