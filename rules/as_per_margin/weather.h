// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/state.h"
#include "rules/base/refusal.h"

#include <optional>
#include <vector>

// Wind (specification 4.13, 5.6, 9.7): what the faces mean; decide, the odds and the chart pages
// call these.
namespace qd::as_per_margin {

/// The first toss for the first wind asks for a second one.
bool tossesAgain(const Options &options, int face);
/// Where the first wind blows from, degrees; one face, or two.
double initialWind(const std::vector<int> &dice);

/// The first face of a check asks for a second one.
bool changesPossible(int face);

/// What a wind check does.
struct WindChange {
    WindResult result = WindResult::NoChange;
    std::optional<double> to; ///< the new direction, where it turns
};

/// Of the faces of a check, one or two; the wind must be known.
WindChange windChange(const State &state, const std::vector<int> &dice);

/// Why no check may be made now, in the order of 5.6; empty when it may.
std::vector<Refusal> windCheckRefusals(const State &state);

} // namespace qd::as_per_margin
