// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/odds/fraction.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace qd {

/// How likely the values 0, 1, 2 … of a count are. Weights are exact integers as long as their sum
/// fits 128 bits; beyond that only the probabilities are kept (right to 1e-15 or so).
class Distribution {
public:
    /// Certainly 0.
    Distribution();
    /// Value i has `weights[i]` of the sum's cases; the sum is above 0.
    static Distribution ofWeights(std::vector<Wide> weights);
    /// Certainly `value`.
    static Distribution certain(std::size_t value);
    /// How many of `count` independent things happen, each in `part` of `whole` cases.
    static Distribution binomial(int count, Wide part, Wide whole);

    /// The distribution of the sum of two independent counts.
    friend Distribution operator+(const Distribution &a, const Distribution &b);

    /// One more than the greatest value that may occur.
    std::size_t size() const { return m_p.size(); }

    Chance chance(std::size_t value) const;
    /// The chance of at least `value`.
    Chance atLeast(std::size_t value) const;
    double expected() const;

    /// False once a weight no longer fitted.
    bool exact() const { return m_whole != 0; }

    Chance chanceThat(const std::function<bool(std::size_t)> &holds) const;

private:
    void trim();

    std::vector<long double> m_p;
    std::vector<Wide> m_weights; ///< empty when inexact
    Wide m_whole = 0; ///< sum of the weights, 0 when inexact
};

} // namespace qd
