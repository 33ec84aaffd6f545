// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/zones.h"

#include <algorithm>

namespace qd::corunna {
namespace {

bool contains(const std::vector<Hex> &list, Hex hex)
{
    return std::find(list.begin(), list.end(), hex) != list.end();
}

/// On a road; trails count where `trails`.
bool onRoad(const Board &board, Hex hex, bool trails)
{
    return std::any_of(board.roads().begin(), board.roads().end(), [&](const Road &road) {
        return (trails || !road.trail) && contains(road.hexes, hex);
    });
}

/// The column is less than the road's least column in the same row.
bool westOf(const Board &board, Hex hex, const std::string &id)
{
    std::optional<int> least;
    for (const Road &road : board.roads())
        for (const Hex along : road.hexes)
            if (road.id == id && board.at(along).row == board.at(hex).row)
                least = std::min(least.value_or(board.at(along).column), board.at(along).column);
    return least && board.at(hex).column < *least;
}

bool fullSea(const Board &board, Hex hex, Kind kind)
{
    return board.terrain(hex) == Terrain::Sea && !board.at(hex).coast
        && (kind == Kind::Transport || !board.at(hex).breakwater);
}

bool atEdge(const State &state, Hex hex, const Zone &zone)
{
    const Board &board = *state.board;
    if (zone.road && !onRoad(board, hex, false))
        return false;
    const std::vector<Hex> row = edgeRow(state, zone.edge);
    if (zone.road)
        return contains(row, hex);
    return board.distance(hex, row).value_or(0) <= zone.within.value_or(0);
}

} // namespace

std::vector<Hex> edgeRow(const State &state, std::string_view name)
{
    const bool south = name == "south";
    const Board &board = *state.board;
    std::vector<Hex> row;
    std::optional<int> edge;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const Hex hex{static_cast<std::int16_t>(i)};
        if (!inBounds(state, hex))
            continue;
        const int here = board.at(hex).row;
        if (!edge || (south ? here > *edge : here < *edge)) {
            edge = here;
            row.clear();
        }
        if (here == *edge)
            row.push_back(hex);
    }
    return row;
}

bool inZone(const State &state, Hex hex, const Zone &zone, Kind kind)
{
    const Board &board = *state.board;
    if (!zone.outside.empty() && contains(board.place(zone.outside), hex))
        return false;
    if (zone.fullSea && !fullSea(board, hex, kind))
        return false;
    if (!zone.westOfRoad.empty() && !westOf(board, hex, zone.westOfRoad))
        return false;
    if (!zone.edge.empty())
        return atEdge(state, hex, zone);
    if (!zone.area.empty())
        return contains(board.place(zone.area), hex);
    if (!zone.place.empty())
        return contains(board.place(zone.place), hex) && (!zone.road || onRoad(board, hex, true));
    return !zone.within
        || board.distance(hex, board.place(zone.of)).value_or(*zone.within + 1) <= *zone.within;
}

std::optional<Refusal> seaRefusal(const State &state, Kind ship, Hex hex)
{
    const Board &board = *state.board;
    if (board.terrain(hex) == Terrain::Port && state.options.shipsEnterPorts)
        return std::nullopt;
    if (!board.isWater(hex) || board.at(hex).coast)
        return Refusal{"coast-hex", "4.3.2", "ships keep off coasts and ports", {}};
    if (board.at(hex).breakwater && ship == Kind::Sol
        && state.options.breakwaters == Breakwaters::Transports)
        return Refusal{"coast-hex", "4.5.1", "a breakwater is open to transports only", {}};
    return std::nullopt;
}

std::optional<Refusal> groundRefusal(const State &state, const Piece &piece, Hex hex)
{
    const auto *ref = std::get_if<UnitRef>(&piece);
    const Unit *unit = ref != nullptr ? &state.unit(*ref) : nullptr;
    if (unit != nullptr && isShip(unit->card->kind))
        return seaRefusal(state, unit->card->kind, hex);
    if (state.board->isWater(hex))
        return Refusal{"sea-hex", "4.2", "only ships are at sea or in the river", {}};
    if (unit != nullptr && !onFoot(*unit) && state.board->isStructure(hex))
        return Refusal{"special-structure-infantry-only",
                       "4.7.3",
                       "only infantry enters a Special Structure",
                       {}};
    return std::nullopt;
}

} // namespace qd::corunna
