// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/dice.h"

#include <cstdint>

namespace qd {

/// A small fixed generator (SplitMix64), the same on every machine: for scripts with a seed, random
/// play and tests. The dice of a real table never come from here.
class SeededGenerator {
public:
    explicit SeededGenerator(std::uint64_t seed) : m_state(seed) { }

    std::uint64_t next()
    {
        std::uint64_t z = (m_state += 0x9E3779B97F4A7C15ULL);
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31U);
    }

    /// Uniform in 0 … bound-1 (bound ≥ 1), by rejection.
    std::uint64_t below(std::uint64_t bound)
    {
        const std::uint64_t limit = UINT64_MAX - UINT64_MAX % bound;
        std::uint64_t draw = next();
        while (draw >= limit)
            draw = next();
        return draw % bound;
    }

    int roll(DieKind kind);

private:
    std::uint64_t m_state;
};

} // namespace qd
