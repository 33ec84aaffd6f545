// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/citation.h"

#include <numeric>
#include <string>
#include <vector>

namespace qd {

/// One reason of a computed number: "officer, +1, rule 11.7".
struct Reason {
    std::string term; ///< kebab-case id, narrated by the app
    int value = 0;
    Citation rule;
    std::string
        subject; ///< what the term is about where one must be named (an area's id), else empty
    friend bool operator==(const Reason &, const Reason &) = default;
};

/// A computed number with the reasons that explain it: their values add up to the total.
struct Tally {
    std::vector<Reason> because;

    void add(std::string term, int value, Citation rule, std::string subject = {})
    {
        if (value != 0)
            because.push_back(Reason{std::move(term), value, std::move(rule), std::move(subject)});
    }

    int total() const
    {
        return std::accumulate(because.begin(), because.end(), 0,
                               [](int sum, const Reason &r) { return sum + r.value; });
    }

    friend bool operator==(const Tally &, const Tally &) = default;
};

} // namespace qd
