// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <numeric>
#include <string>

namespace qd::corunna {

/// A number with its fraction kept ("15/2"): halves and thirds of fire and mêlée values. The
/// denominator is positive, the fraction reduced. Numbers of this game stay far from 64 bits.
struct Exact {
    std::int64_t numerator = 0;
    std::int64_t denominator = 1;

    static Exact of(std::int64_t numerator, std::int64_t denominator = 1)
    {
        const std::int64_t common = std::gcd(numerator, denominator);
        return common == 0 ? Exact{} : Exact{numerator / common, denominator / common};
    }

    double value() const
    {
        return static_cast<double>(numerator) / static_cast<double>(denominator);
    }

    std::int64_t floor() const ///< of numbers from 0 on
    {
        return numerator / denominator;
    }

    /// "7" or "15/2".
    std::string text() const
    {
        return denominator == 1 ? std::to_string(numerator)
                                : std::to_string(numerator) + '/' + std::to_string(denominator);
    }

    friend Exact operator+(Exact a, Exact b)
    {
        return of(a.numerator * b.denominator + b.numerator * a.denominator,
                  a.denominator * b.denominator);
    }

    friend Exact operator*(Exact a, Exact b)
    {
        return of(a.numerator * b.numerator, a.denominator * b.denominator);
    }

    friend bool operator<(Exact a, Exact b)
    {
        return a.numerator * b.denominator < b.numerator * a.denominator;
    }

    friend bool operator==(const Exact &, const Exact &) = default;
};

} // namespace qd::corunna
