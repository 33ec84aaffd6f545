// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/citation.h"

#include <cstdint>
#include <string>
#include <vector>

namespace qd::corunna {

/// How a reason works on the running value: added, multiplied, capped, or multiplying the side's
/// total.
enum class Op : std::uint8_t { Add, Times, Cap, TimesAll };

/// One reason of a computed number: "up-slope, −6, rule 4.4.3".
struct Term {
    std::string term; ///< kebab-case id, narrated by the app; a unit's id in lists of units
    double value = 0;
    Citation rule;
    Op op = Op::Add;
    friend bool operator==(const Term &, const Term &) = default;
};

using Because = std::vector<Term>;

/// What the terms that are added come to.
inline int sumOf(const Because &because)
{
    double sum = 0;
    for (const Term &term : because)
        if (term.op == Op::Add)
            sum += term.value;
    return static_cast<int>(sum);
}

} // namespace qd::corunna
