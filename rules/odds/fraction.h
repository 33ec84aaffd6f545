// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace qd {

/// Wide enough for the weights of some forty-nine dice.
__extension__ using Wide = unsigned __int128;

/// A reduced fraction of two 64-bit numbers: "91/216", never "0/6".
struct Fraction {
    std::uint64_t numerator = 0;
    std::uint64_t denominator = 1;

    std::string text() const
    {
        return std::to_string(numerator) + '/' + std::to_string(denominator);
    }

    friend bool operator==(const Fraction &, const Fraction &) = default;
};

constexpr Wide greatestCommonDivisor(Wide a, Wide b)
{
    while (b != 0) {
        const Wide rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/// `part` of `whole` (not 0), reduced; nullopt where that needs more than 64 bits.
constexpr std::optional<Fraction> fractionOf(Wide part, Wide whole)
{
    const Wide common = greatestCommonDivisor(whole, part);
    const Wide numerator = part / common;
    const Wide denominator = whole / common;
    constexpr Wide kMost = ~std::uint64_t{0};
    if (numerator > kMost || denominator > kMost)
        return std::nullopt;
    return Fraction{static_cast<std::uint64_t>(numerator), static_cast<std::uint64_t>(denominator)};
}

/// A probability: the number, and the fraction where it is known exactly and fits 64 bits.
struct Chance {
    double p = 0;
    std::optional<Fraction> exact;

    /// `part` of `whole` equally likely cases.
    static Chance of(Wide part, Wide whole)
    {
        return Chance{
            static_cast<double>(static_cast<long double>(part) / static_cast<long double>(whole)),
            fractionOf(part, whole)};
    }

    static Chance about(double p) { return Chance{p, std::nullopt}; }

    friend bool operator==(const Chance &, const Chance &) = default;
};

} // namespace qd
