// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/state.h"
#include "rules/base/citation.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace qd::as_per_margin {

/// One reason of a computed number that need not be whole: "anchored, −1.5".
struct Term {
    std::string term; ///< kebab-case id, narrated by the app
    double value = 0;
    Citation rule;
    friend bool operator==(const Term &, const Term &) = default;
};

using Because = std::vector<Term>;

} // namespace qd::as_per_margin

namespace qd::as_per_margin::event {

/// An event's name and its keys, written once. Every event of the game is declared by it.
#define QD_APM_EVENT(name, ...)                                                                    \
    static constexpr const char *kName = name;                                                     \
    template <class V>                                                                             \
    void fields([[maybe_unused]] V &&v)                                                            \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }                                                                                              \
    template <class V>                                                                             \
    void fields([[maybe_unused]] V &&v) const                                                      \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }

/// Where a ship was or is, inches; a part of an event, not an event.
struct Place {
    double x = 0, y = 0;
    QD_APM_EVENT("", v("x", x); v("y", y);)
};

/// Boxes by battery, every battery that she has: {"port":2,"starboard":0}.
struct GunHits {
    GunBoxes rows;
    friend bool operator==(const GunHits &, const GunHits &) = default;
};

/// A toss's result for one ship: face, halved where she is anchored.
struct Score {
    UnitId ship;
    double score = 0;
    Because because;
    QD_APM_EVENT("", v("ship", ship); v("score", score); v("because", because);)
};

} // namespace qd::as_per_margin::event
