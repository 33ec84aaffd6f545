// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/words.h"

#include <optional>
#include <utility>
#include <vector>

namespace qd::as_per_margin {

struct Options;

/// Gun boxes by battery, in the order of the sheet (port, starboard; fore, aft; forward).
using GunBoxes = std::vector<std::pair<Battery, int>>;

/// The boxes of a record sheet when new (specification 9.1).
struct Boxes {
    int top = 0; ///< masts, upper line
    int bottom = 0; ///< masts, lower line
    GunBoxes guns;
    int hull = 1;

    int masts() const { return top + bottom; }

    friend bool operator==(const Boxes &, const Boxes &) = default;
};

/// Other boxes for a ship or a class: any of the three (key `boxes`, option `rates`).
struct BoxesEdit {
    std::optional<std::pair<int, int>> masts; ///< top, bottom
    std::optional<GunBoxes> guns;
    std::optional<int> hull;
    friend bool operator==(const BoxesEdit &, const BoxesEdit &) = default;
};

/// The boxes of a class, as the table's options have them (ruling r32).
Boxes boxesOf(Rate rate, const Options &options);
Boxes edited(Boxes boxes, const BoxesEdit &edit);

/// The class of a ship with that many guns (specification 4.16, ruling r33).
struct RateByGuns {
    Rate rate{};
    bool exact = true; ///< false: the nearest class, the count lies between two
};

/// nullopt: fewer than 20 guns, nobody can tell (`no-rate`).
std::optional<RateByGuns> rateOf(int guns);
/// Boxes of a battery ashore from its guns (specification 4.15, ruling r25).
int shoreBoxes(int guns);

} // namespace qd::as_per_margin
