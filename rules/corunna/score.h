// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/citation.h"
#include "rules/corunna/exact.h"
#include "rules/corunna/state.h"

#include <optional>
#include <string>
#include <vector>

namespace qd::corunna {

inline constexpr int kMostTownHexes = 39; ///< without the ports (8.7)
inline constexpr int kMostPortHexes = 6; ///< 9.8

/// One condition of victory: met, not met, or not known.
struct Condition {
    std::string id;
    std::optional<bool> met;
    Citation rule;
};

struct Score {
    std::vector<Condition> conditions;
    std::string result;
    std::optional<int> townHexes, need; ///< scenario 2
};

Score scoreOf(const State &state);
/// Town hexes in French hands (8.7), or the count as told.
int frenchTownHexes(const State &state);
int frenchPortHexes(const State &state); ///< likewise (9.8)

/// The evacuation's count (9.9.6).
struct EvacuationCount {
    double survivors = 0, evacuated = 0; ///< battalions, a half counts ½ (R25)
    double percent = 0; ///< of the survivors, four decimals
    Exact percentExact;
    double needVictory = 0, needDraw = 0;
    double sixty = 0, forty = 0; ///< percent of the survivors, nothing dropped
    std::string verdict;
};

double survivorsOf(const State &state); ///< battalions neither eliminated nor captured
EvacuationCount evacuationCount(const State &state, std::optional<double> survivors = {},
                                std::optional<double> evacuated = {});

} // namespace qd::corunna
