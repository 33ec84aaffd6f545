// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/santa_cruz/board.h"
#include "rules/santa_cruz/fight.h"

#include <array>
#include <vector>

namespace qd::santa_cruz {

/// How a combat will end, by the policy of specification 5.6: nobody retreats of his own will.
struct CombatForecast {
    struct Half {
        double officerCasualty = 0; ///< of this side's officer
        std::vector<double> strength; ///< chance of so many strength points left in the area
        double expectedStrength() const;
    };

    std::array<double, 2> wins{}; ///< by role
    double nobody = 0;
    double volunteersFled = 0;
    double rounds = 0; ///< expected, from now
    std::array<Half, 2> halves; ///< by role
};

/// Walks through all that the following rounds can bring; `round` of them are over. Exact but for
/// the rounding of floating point.
CombatForecast forecast(const Fight &fight, const Board &board, int round);

} // namespace qd::santa_cruz
