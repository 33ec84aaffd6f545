// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/corunna/options.h"

#include <algorithm>

namespace qd::corunna {

// Rolls of two dice read as tens and units, 11 to 66: thirty-six places in a row (R1, R2).

inline constexpr int kLowestRoll = 11;
inline constexpr int kHighestRoll = 66;
inline constexpr int kRolls = 36;

constexpr int rollOf(int tens, int units)
{
    return tens * 10 + units;
}

constexpr bool isRoll(int value)
{
    return value / 10 >= 1 && value / 10 <= 6 && value % 10 >= 1 && value % 10 <= 6;
}

/// The place of a roll in the row, 0 … 35.
constexpr int placeOf(int roll)
{
    return (roll / 10 - 1) * 6 + roll % 10 - 1;
}

/// The roll in that place.
constexpr int rollAt(int place)
{
    return rollOf(place / 6 + 1, place % 6 + 1);
}

/// The next roll of the row; of 66 there is none.
constexpr int rollAfter(int roll)
{
    return rollAt(placeOf(roll) + 1);
}

static_assert(placeOf(66) == kRolls - 1 && rollAt(6) == 21 && rollAfter(16) == 21);

/// A natural roll with a modifier: places along the row, staying at its ends; in decimal plain
/// addition, clamped, where a number between rows belongs to the row below (R1–R3).
constexpr int modifiedRoll(int natural, int modifier, DiceArithmetic arithmetic)
{
    if (arithmetic == DiceArithmetic::Base6)
        return rollAt(std::clamp(placeOf(natural) + modifier, 0, kRolls - 1));
    return std::clamp(natural + modifier, kLowestRoll, kHighestRoll);
}

static_assert(modifiedRoll(43, 9, DiceArithmetic::Base6) == 56);

} // namespace qd::corunna
