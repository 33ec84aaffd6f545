// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/geometry/lattice.h"

#include <array>
#include <cstdlib>

namespace qd {
namespace {

constexpr std::array<LatticePoint, kHeadings> kSteps{
    {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};

} // namespace

LatticePoint stepOn(int heading)
{
    return kSteps.at(static_cast<std::size_t>(turned(heading, 0)));
}

LatticePoint rotated(LatticePoint offset, int turns)
{
    for (int left = turned(turns, 0); left > 0; --left)
        offset = {-offset.r, offset.q + offset.r};
    return offset;
}

int distance(LatticePoint a, LatticePoint b)
{
    const LatticePoint d = b - a;
    return (std::abs(d.q) + std::abs(d.r) + std::abs(d.q + d.r)) / 2;
}

LatticeSteps stepsOf(LatticePoint offset)
{
    if (offset == LatticePoint{})
        return {};
    // Turned back by a heading, the vectors between it and the next have q > 0 and r ≥ 0.
    int heading = 0;
    LatticePoint seen = offset;
    while (!(seen.q > 0 && seen.r >= 0)) {
        ++heading;
        seen = rotated(offset, kHeadings - heading);
    }
    return {heading, seen.q, seen.r};
}

std::optional<int> straightHeading(LatticePoint from, LatticePoint to)
{
    const LatticeSteps steps = stepsOf(to - from);
    if (steps.along == 0 || steps.aside != 0)
        return std::nullopt;
    return steps.heading;
}

} // namespace qd
