// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace qd {

/// A point of a triangular lattice in axial coordinates: `r` counts the rows downwards, `q` grows
/// to the right; one step down to the right keeps `q`, one down to the left lowers it. The
/// difference of two points is written the same way.
struct LatticePoint {
    int q = 0;
    int r = 0;
    friend bool operator==(const LatticePoint &, const LatticePoint &) = default;

    friend constexpr bool operator<(const LatticePoint &a, const LatticePoint &b)
    {
        return a.q != b.q ? a.q < b.q : a.r < b.r;
    }
};

constexpr LatticePoint operator+(LatticePoint a, LatticePoint b)
{
    return {a.q + b.q, a.r + b.r};
}

constexpr LatticePoint operator-(LatticePoint a, LatticePoint b)
{
    return {a.q - b.q, a.r - b.r};
}

constexpr LatticePoint operator*(int times, LatticePoint v)
{
    return {times * v.q, times * v.r};
}

/// Headings run clockwise from 0, right along a row: 1 down right, 2 down left, 3 left, 4 up left,
/// 5 up right.
inline constexpr int kHeadings = 6;

/// A heading after so many turns of 60° clockwise (negative: the other way), 0 … 5.
constexpr int turned(int heading, int turns)
{
    return ((heading + turns) % kHeadings + kHeadings) % kHeadings;
}

/// The vector of one step on a heading.
LatticePoint stepOn(int heading);
/// An offset turned clockwise by so many times 60°.
LatticePoint rotated(LatticePoint offset, int turns);
/// Steps from one point to the other.
int distance(LatticePoint a, LatticePoint b);
/// The heading on which `to` lies straight ahead of `from`; nullopt: on none, or the same point.
std::optional<int> straightHeading(LatticePoint from, LatticePoint to);

/// A vector as steps along two neighbouring headings: `along` on `heading`, `aside` on the next one
/// clockwise. `along` is 0 only for the vector of no length.
struct LatticeSteps {
    int heading = 0;
    int along = 0;
    int aside = 0;
    friend bool operator==(const LatticeSteps &, const LatticeSteps &) = default;
};

LatticeSteps stepsOf(LatticePoint offset);

} // namespace qd
