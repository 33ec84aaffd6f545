// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace qd {

/// The 32 points of the compass as the rules name them, clockwise from north; each is 11.25 degrees
/// on from the one before.
inline constexpr std::array<std::string_view, 32> kCompassPoints{
    "n", "n-by-e", "nne", "ne-by-n", "ne", "ne-by-e", "ene", "e-by-n",
    "e", "e-by-s", "ese", "se-by-e", "se", "se-by-s", "sse", "s-by-e",
    "s", "s-by-w", "ssw", "sw-by-s", "sw", "sw-by-w", "wsw", "w-by-s",
    "w", "w-by-n", "wnw", "nw-by-w", "nw", "nw-by-n", "nnw", "n-by-w"};

inline constexpr double kPointOfCompass = 11.25; ///< degrees

} // namespace qd
