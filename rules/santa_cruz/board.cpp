// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/board.h"

#include "rules/santa_cruz/board_reader.h"

#include <algorithm>

namespace qd::santa_cruz {
namespace {

std::optional<Line> lineTo(const std::vector<Neighbour> &neighbours, AreaId area)
{
    const auto found = std::find_if(neighbours.begin(), neighbours.end(),
                                    [area](const Neighbour &n) { return n.area == area; });
    return found == neighbours.end() ? std::nullopt : std::optional(found->line);
}

} // namespace

tl::expected<Board, Fault> Board::fromJson(const Json &file)
{
    return BoardReader::read(file);
}

std::optional<AreaId> Board::find(std::string_view id) const
{
    for (const AreaId area : m_all)
        if (m_areas[indexOf(area)].id == id)
            return area;
    return std::nullopt;
}

std::optional<Line> Board::border(AreaId a, AreaId b) const
{
    return lineTo(neighbours(a), b);
}

std::optional<Line> Board::landing(AreaId sea, AreaId land) const
{
    return lineTo(landings(sea), land);
}

const MoraleBox *Board::moraleBox(int at) const
{
    const auto found = std::find_if(m_morale.begin(), m_morale.end(),
                                    [at](const MoraleBox &box) { return box.at == at; });
    return found == m_morale.end() ? nullptr : &*found;
}

} // namespace qd::santa_cruz
