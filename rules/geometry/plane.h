// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace qd {

/// The measured table: points in inches, x to the east, y to the north. Directions are compass
/// degrees, 0 north, clockwise. Every printed limit is inclusive; comparisons allow `kTolerance` in
/// favour of the limit.
struct Point {
    double x = 0; ///< inches east
    double y = 0; ///< inches north
    friend bool operator==(const Point &, const Point &) = default;
};

inline constexpr double kTolerance = 1e-6;

inline bool atMost(double value, double limit)
{
    return value <= limit + kTolerance;
}

inline bool atLeast(double value, double limit)
{
    return value >= limit - kTolerance;
}

inline bool same(double a, double b)
{
    return atMost(a, b) && atLeast(a, b);
}

/// Inches between two points.
double distance(Point a, Point b);
/// The compass direction from `a` to `b`, 0 … 360 (0 for the same point).
double bearing(Point a, Point b);
/// An angle brought into [0, 360); within half a millionth below 360 it is 0, so that no direction
/// is ever shown as 360.
double full(double degrees);
/// An angle brought into (−180, 180].
double signedAngle(double degrees);
/// `from` moved that many inches along a heading.
Point moved(Point from, double heading, double inches);

/// How a straight path passes another point.
struct Approach {
    double start = 0; ///< inches between them where the path begins
    double closest = 0; ///< the least distance on the path
    double closestAt = 0; ///< inches travelled there, 0 … length
    bool closing = false; ///< the other lies ahead and the path has length
    std::optional<double> at; ///< inches travelled when first within `reach`, empty: never
};

/// The path from `start` along `heading` for `length` inches, against a mark at `other`: when does
/// it first come within `reach` inches?
Approach approach(Point start, double heading, double length, Point other, double reach);

} // namespace qd
