// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/sight.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace qd::corunna {
namespace {

using Step = std::vector<Hex>;

/// The first pair of a step over a wall, where every adjacent pair of it crosses one.
std::optional<std::pair<Hex, Hex>> wallOf(const Board &board, const Step &from, const Step &to)
{
    std::optional<std::pair<Hex, Hex>> first;
    for (const Hex a : from)
        for (const Hex b : to) {
            if (!board.adjacent(a, b))
                continue;
            if (!board.has(Hexside::Fortification, a, b))
                return std::nullopt;
            if (!first)
                first = std::pair(std::min(a, b), std::max(a, b));
        }
    return first;
}

bool blocks(const Board &board, const Step &step)
{
    return !step.empty() && std::all_of(step.begin(), step.end(), [&board](Hex hex) {
        return board.isDwelling(hex) || board.isStructure(hex);
    });
}

} // namespace

std::vector<Obstacle> obstacles(const Board &board, Hex from, Hex to, Looking looking)
{
    const std::vector<Step> line = board.line(from, to);
    std::vector<Obstacle> found;
    for (std::size_t i = 1; i + 1 < line.size(); ++i)
        if (blocks(board, line[i])) {
            const Hex at = line[i].front();
            found.push_back({board.at(at).id, board.isStructure(at) ? "4.7.1" : "4.6.1"});
        }
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        if (looking == Looking::Artillery && i + 2 == line.size())
            break;
        if (const auto wall = wallOf(board, line[i], line[i + 1]))
            found.push_back({board.at(wall->first).id + '-' + board.at(wall->second).id, "4.8.1"});
    }
    return found;
}

bool comesOverWall(const Board &board, Hex from, Hex to)
{
    const std::vector<Step> line = board.line(from, to);
    return line.size() > 1 && wallOf(board, line[line.size() - 2], line.back()).has_value();
}

} // namespace qd::corunna
