// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/geometry/plane.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace qd {
namespace {

constexpr double kFullTurn = 360.0;
constexpr double kDegree = std::numbers::pi / 180.0;
constexpr double kUnseen = 5e-7; ///< degrees: replies show six decimals

} // namespace

double full(double degrees)
{
    const double turned = std::fmod(degrees, kFullTurn);
    const double positive = turned < 0 ? turned + kFullTurn : turned;
    // What would be shown as 360 is 0; never −0.
    return positive > kFullTurn - kUnseen ? 0.0 : positive + 0.0;
}

double signedAngle(double degrees)
{
    const double turned = full(degrees);
    return turned > kFullTurn / 2 ? turned - kFullTurn : turned;
}

double distance(Point a, Point b)
{
    return std::hypot(b.x - a.x, b.y - a.y);
}

double bearing(Point a, Point b)
{
    if (a == b)
        return 0;
    return full(std::atan2(b.x - a.x, b.y - a.y) / kDegree);
}

Point moved(Point from, double heading, double inches)
{
    const double angle = heading * kDegree;
    return {from.x + std::sin(angle) * inches, from.y + std::cos(angle) * inches};
}

Approach approach(Point start, double heading, double length, Point other, double reach)
{
    const Point way = moved({}, heading, 1.0);
    const double dx = other.x - start.x;
    const double dy = other.y - start.y;
    const double along = dx * way.x + dy * way.y;
    const double off = std::abs(dx * way.y - dy * way.x);
    Approach found;
    found.start = std::hypot(dx, dy);
    found.closing = along > kTolerance && length > kTolerance;
    found.closestAt = std::clamp(along, 0.0, std::max(length, 0.0));
    found.closest = distance(moved(start, heading, found.closestAt), other);
    if (!found.closing)
        return found;
    if (atMost(found.start, reach)) {
        found.at = 0.0;
    } else if (atMost(off, reach)) {
        const double until = along - std::sqrt(std::max(0.0, reach * reach - off * off));
        if (atMost(until, length))
            found.at = std::clamp(until, 0.0, length);
    }
    return found;
}

} // namespace qd
