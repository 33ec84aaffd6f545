// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/conformance/invariants.h"

namespace qd {

GameChecks checksOf(std::string_view game)
{
    if (game == "santa-cruz-1797")
        return GameChecks{santa_cruz_checks::broken, santa_cruz_checks::oddsQueries, nullptr, {}};
    if (game == "as-per-margin")
        return GameChecks{as_per_margin_checks::broken, as_per_margin_checks::oddsQueries,
                          as_per_margin_checks::closeStart, "too-far"};
    if (game == "trafalgar") {
        constexpr int kActs = 45; // two fleets that sail at random may miss each other for hours
        return GameChecks{trafalgar_checks::broken,
                          trafalgar_checks::oddsQueries,
                          nullptr,
                          {},
                          trafalgar_checks::closeOpening,
                          kActs};
    }
    if (game == "corunna") {
        GameChecks checks;
        checks.broken = corunna_checks::broken;
        checks.oddsQueries = corunna_checks::oddsQueries;
        checks.closeOpening = corunna_checks::closeOpening;
        checks.ownTerm = corunna_checks::ownTerm;
        checks.mostActs = 50; // a whole battle has many hundreds
        checks.randomGames = 300; // few of them come to an embarkation
        return checks;
    }
    return {};
}

} // namespace qd
