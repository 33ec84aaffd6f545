// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/trafalgar/state.h"

#include <optional>
#include <vector>

// Wind (specification 4.12, 6.3, 7.3): decide, the queries, the odds and the charts call these.
namespace qd::trafalgar {

inline constexpr int kRosePoints = 6;

/// Where the wind of an arrow comes from: degrees clockwise from heading 0, by option `wind_arrow`
/// and the board's rose.
int windAngle(const State &state, int arrow);
/// Headings on which no step forward is allowed with that arrow, rising (option `into_wind`).
std::vector<int> barredWith(const State &state, int arrow);
/// The same of the present arrow; none while it is not placed.
std::vector<int> barredNow(const State &state);

/// Points that the arrow moves clockwise for a face 0–3 of the artillery die (option `wind_two`).
int windPoints(const Options &options, int face);
/// Where the arrow points after such a roll.
int arrowAfter(const Options &options, int arrow, int face);

/// Of six faces of the artillery die, how many show 0, 1, 2 or 3 stars (`die-1`).
constexpr int facesOfSix(int stars)
{
    return stars == 0 ? 3 : 1;
}

} // namespace qd::trafalgar
