// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/damage.h"
#include "rules/as_per_margin/query.h"
#include "rules/as_per_margin/salvo.h"
#include "rules/odds/distribution.h"
#include "rules/odds/fraction.h"

#include <vector>

// Exact odds (specification 8): every case is handed to the functions that decide calls.
namespace qd::as_per_margin {

/// Chances of one die of a fire, all tables together.
struct DieOdds {
    Chance miss, masts, guns, hull, bowCable, sternCable, explosion;
};

/// Chances of a whole fire.
struct FireOdds {
    std::vector<Chance> masts, guns, hull; ///< entry k: k hits are rolled
    Chance expectedMasts, expectedGuns, expectedHull; ///< not chances: expected hits
    Chance explodes, sinks, strikes, dismasts, damages, pumps, cutsBow, cutsStern;
};

DieOdds dieOdds(const SalvoTerms &terms, const Unit &target);
/// Of a fire with those terms at that target; `rake` and `facing` as aimed.
FireOdds fireOdds(const SalvoTerms &terms, const Unit &target, const Aim &aim,
                  const Options &options);

/// Chances of the toss of two ships that touch.
struct TossOdds {
    Chance first, tie, second; ///< whose score is higher
    Chance apart, aboard; ///< by the wishes
};

TossOdds tossOdds(const Options &options, const Ship &first, const Ship &second, bool firstParts,
                  bool secondParts);

/// Chances of one round of a boarding.
struct BoardingOdds {
    Chance shipWins, equal, targetWins, targetStrikes, shipStrikes;
    std::vector<Chance> targetLoses, shipLoses; ///< entry k: k gun boxes, capped at those left
};

BoardingOdds boardingOdds(const State &state, const Ship &ship, const Ship &target);

} // namespace qd::as_per_margin
