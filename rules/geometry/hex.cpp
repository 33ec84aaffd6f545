// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/geometry/hex.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace qd {
namespace {

constexpr double kNudge = 1e-6;

/// The remainder by 2, 0 or 1, for negative numbers too.
int parity(int value)
{
    return value & 1;
}

HexCube rounded(double x, double y, double z)
{
    double rx = std::round(x);
    const double ry = std::round(y);
    double rz = std::round(z);
    const double dx = std::abs(rx - x);
    const double dy = std::abs(ry - y);
    const double dz = std::abs(rz - z);
    // The coordinate that was rounded farthest follows from the other two.
    if (dx > dy && dx > dz)
        rx = -ry - rz;
    else if (dz > dx && dz > dy)
        rz = -rx - ry;
    return {static_cast<int>(rx), static_cast<int>(rz)};
}

} // namespace

HexCube cubeOf(HexLayout layout, int column, int row)
{
    switch (layout) {
    case HexLayout::ColumnsEvenDown:
        return {column, row - (column + parity(column)) / 2};
    case HexLayout::ColumnsOddDown:
        return {column, row - (column - parity(column)) / 2};
    case HexLayout::RowsEvenRight:
        return {column - (row + parity(row)) / 2, row};
    case HexLayout::RowsOddRight:
        return {column - (row - parity(row)) / 2, row};
    }
    return {};
}

int hexDistance(HexCube a, HexCube b)
{
    return std::max({std::abs(a.x - b.x), std::abs(a.y() - b.y()), std::abs(a.z - b.z)});
}

std::vector<HexCube> hexNeighbours(HexCube at)
{
    static constexpr std::array<std::pair<int, int>, 6> kSteps{
        {{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}}};
    std::vector<HexCube> found;
    found.reserve(kSteps.size());
    for (const auto &[dx, dz] : kSteps)
        found.push_back({at.x + dx, at.z + dz});
    return found;
}

std::vector<std::pair<HexCube, HexCube>> hexLine(HexCube a, HexCube b)
{
    const int length = hexDistance(a, b);
    std::vector<std::pair<HexCube, HexCube>> steps;
    steps.reserve(static_cast<std::size_t>(length) + 1);
    for (int i = 0; i <= length; ++i) {
        const double part = length == 0 ? 0 : static_cast<double>(i) / length;
        const double x = a.x + (b.x - a.x) * part;
        const double y = a.y() + (b.y() - a.y()) * part;
        const double z = a.z + (b.z - a.z) * part;
        steps.emplace_back(rounded(x + kNudge, y + 2 * kNudge, z - 3 * kNudge),
                           rounded(x - kNudge, y - 2 * kNudge, z + 3 * kNudge));
    }
    return steps;
}

} // namespace qd
