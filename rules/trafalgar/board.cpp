// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/board.h"

#include <algorithm>
#include <charconv>

namespace qd::trafalgar {
namespace {

const BoardRow *rowOf(const Board &board, int r)
{
    const auto found =
        std::lower_bound(board.rows.begin(), board.rows.end(), r,
                         [](const BoardRow &row, int wanted) { return row.r < wanted; });
    return found != board.rows.end() && found->r == r ? &*found : nullptr;
}

bool holds(const std::vector<LatticePoint> &points, LatticePoint at)
{
    return std::binary_search(points.begin(), points.end(), at);
}

bool between(const std::vector<Stretch> &stretches, LatticePoint a, LatticePoint b)
{
    const Stretch wanted = std::minmax(a, b);
    return std::binary_search(stretches.begin(), stretches.end(), wanted);
}

} // namespace

bool Board::has(LatticePoint at) const
{
    const BoardRow *row = rowOf(*this, at.r);
    return row != nullptr && at.q >= row->from && at.q <= row->to;
}

Terrain Board::terrain(LatticePoint at) const
{
    if (holds(land, at))
        return Terrain::Land;
    if (holds(reefs, at))
        return Terrain::Reef;
    return holds(sandbanks, at) ? Terrain::Sandbank : Terrain::Sea;
}

bool Board::reefBetween(LatticePoint a, LatticePoint b) const
{
    return between(reefStretches, a, b);
}

bool Board::bankBetween(LatticePoint a, LatticePoint b) const
{
    return between(bankStretches, a, b);
}

std::string Board::label(LatticePoint at) const
{
    const BoardRow *row = rowOf(*this, at.r);
    if (row == nullptr || at.q < row->from || at.q > row->to)
        return {};
    return row->letters + std::to_string(at.q - row->from + 1);
}

std::optional<LatticePoint> Board::point(std::string_view label) const
{
    for (const BoardRow &row : rows) {
        if (label.substr(0, row.letters.size()) != row.letters)
            continue;
        const std::string_view digits = label.substr(row.letters.size());
        int number = 0;
        const auto [end, trouble] =
            std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (trouble == std::errc() && end == digits.data() + digits.size() && digits.front() != '0'
            && number >= 1 && number <= row.to - row.from + 1)
            return LatticePoint{row.from + number - 1, row.r};
    }
    return std::nullopt;
}

std::optional<Port> Board::portAt(LatticePoint at) const
{
    for (const Port each : kPorts) {
        const std::vector<LatticePoint> &water = port(each).points;
        if (std::find(water.begin(), water.end(), at) != water.end())
            return each;
    }
    return std::nullopt;
}

std::optional<FortId> Board::fortAt(LatticePoint at) const
{
    for (const FortId each : kForts)
        if (fort(each).at == at)
            return each;
    return std::nullopt;
}

std::vector<LatticePoint> Board::points() const
{
    std::vector<LatticePoint> all;
    for (const BoardRow &row : rows)
        for (int q = row.from; q <= row.to; ++q)
            all.push_back({q, row.r});
    return all;
}

} // namespace qd::trafalgar
