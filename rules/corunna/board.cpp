// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/board.h"

#include <algorithm>

namespace qd::corunna {

std::optional<Hex> Board::find(std::string_view id) const
{
    const auto found =
        std::lower_bound(m_hexes.begin(), m_hexes.end(), id,
                         [](const BoardHex &hex, std::string_view name) { return hex.id < name; });
    if (found == m_hexes.end() || found->id != id)
        return std::nullopt;
    return Hex{static_cast<std::int16_t>(found - m_hexes.begin())};
}

bool Board::isDwelling(Hex hex) const
{
    const Terrain here = terrain(hex);
    return here == Terrain::Village || here == Terrain::Town || here == Terrain::Port;
}

std::optional<int> Board::distance(Hex from, const std::vector<Hex> &hexes) const
{
    std::optional<int> least;
    for (const Hex hex : hexes)
        least = std::min(least.value_or(distance(from, hex)), distance(from, hex));
    return least;
}

std::vector<Hex> Board::neighbours(Hex hex) const
{
    std::vector<Hex> found;
    for (const HexCube cube : hexNeighbours(at(hex).cube))
        if (const auto there = m_byCube.find(cube); there != m_byCube.end())
            found.push_back(there->second);
    std::sort(found.begin(), found.end());
    return found;
}

bool Board::has(Hexside side, Hex a, Hex b) const
{
    return hexsides(side).contains(std::minmax(a, b));
}

bool Board::roadBetween(Hex a, Hex b) const
{
    return std::any_of(m_roads.begin(), m_roads.end(), [a, b](const Road &road) {
        for (std::size_t i = 0; i + 1 < road.hexes.size(); ++i)
            if ((road.hexes[i] == a && road.hexes[i + 1] == b)
                || (road.hexes[i] == b && road.hexes[i + 1] == a))
                return true;
        return false;
    });
}

const std::vector<Hex> &Board::place(std::string_view id) const
{
    static const std::vector<Hex> kNone;
    const auto found = m_places.find(id);
    return found == m_places.end() ? kNone : found->second;
}

std::vector<std::vector<Hex>> Board::line(Hex from, Hex to) const
{
    std::vector<std::vector<Hex>> steps;
    for (const auto &[one, other] : hexLine(at(from).cube, at(to).cube)) {
        std::vector<Hex> step;
        for (const HexCube cube : {one, other})
            if (const auto there = m_byCube.find(cube); there != m_byCube.end())
                step.push_back(there->second);
        std::sort(step.begin(), step.end());
        step.erase(std::unique(step.begin(), step.end()), step.end());
        steps.push_back(std::move(step));
    }
    return steps;
}

} // namespace qd::corunna
