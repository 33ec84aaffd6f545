// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/hex_board.h"

#include "app/mirror/chart.h"
#include "app/mirror/lattice_board.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace qd {

namespace {

constexpr int kBeyond = 2; ///< hexes that the ground goes on over the board's edge
constexpr double kNear = 1.05; ///< pitches: neighbours

bool isWater(std::string_view terrain)
{
    return terrain == "sea" || terrain == "river";
}

/// The side between two neighbours.
QLineF sideBetween(const QPointF &a, const QPointF &b, double pitch)
{
    const QPointF middle = (a + b) / 2;
    const QPointF way = (b - a) / std::hypot(b.x() - a.x(), b.y() - a.y());
    const QPointF half = QPointF(-way.y(), way.x()) * pitch / (2 * std::sqrt(3.0));
    return {middle - half, middle + half};
}

class Reader {
public:
    explicit Reader(const BoardPicture &scene) : m_scene(scene)
    {
        m_board.size = QSizeF(scene.width, scene.height);
        m_board.pitch = scene.lattice->pitch;
        m_board.conjecture = scene.conjecture;
    }

    HexBoard read()
    {
        addCells();
        addCoast();
        addLinks();
        addAreas();
        return std::move(m_board);
    }

private:
    using Square = std::pair<int, int>;

    void addCells()
    {
        for (const PicturePlace &place : m_scene.places) {
            HexBoard::Cell cell;
            cell.id = QString::fromStdString(place.id);
            cell.at = QPointF(place.anchor.x, place.anchor.y);
            cell.terrain = place.kind;
            for (const PicturePoint &corner : place.outline)
                cell.outline << QPointF(corner.x, corner.y);
            cell.water = isWater(place.kind);
            cell.breakwater = hasTag(place, "breakwater");
            m_index.emplace(place.id, m_board.cells.size());
            m_board.cells.push_back(std::move(cell));
        }
    }

    /// Cells by their middles, rounded: neighbours stand at known steps.
    static Square squareOf(const QPointF &at)
    {
        return {static_cast<int>(std::lround(at.x())), static_cast<int>(std::lround(at.y()))};
    }

    void addCoast()
    {
        std::map<Square, std::size_t> places;
        for (std::size_t i = 0; i < m_board.cells.size(); ++i)
            places.emplace(squareOf(m_board.cells[i].at), i);
        const auto cellAt = [&](const QPointF &at) -> const HexBoard::Cell * {
            const Square square = squareOf(at);
            for (const int x : {0, -1, 1})
                for (const int y : {0, -1, 1})
                    if (const auto found = places.find({square.first + x, square.second + y});
                        found != places.end())
                        return &m_board.cells[found->second];
            return nullptr;
        };
        for (HexBoard::Cell &cell : m_board.cells)
            for (const double heading : m_scene.lattice->headings) {
                const auto *other = cellAt(cell.at + latticeStep(heading, m_board.pitch));
                for (int off = 1; !other && off <= kBeyond; ++off)
                    cell.beyond.push_back(latticeStep(heading, off * m_board.pitch));
                if (other && other->water && !cell.water)
                    m_board.coast.push_back(sideBetween(cell.at, other->at, m_board.pitch));
            }
    }

    void addLinks()
    {
        for (const PictureLink &link : m_scene.links) {
            const auto from = m_index.find(link.from);
            const auto to = m_index.find(link.to);
            if (from == m_index.end() || to == m_index.end())
                continue;
            const QPointF a = m_board.cells[from->second].at;
            const QPointF b = m_board.cells[to->second].at;
            const double apart = std::hypot(b.x() - a.x(), b.y() - a.y());
            if (apart <= 0 || apart > kNear * m_board.pitch)
                continue;
            if (link.kind == "road" || link.kind == "trail")
                m_board.roads.push_back({QLineF(a, b), link.kind == "trail"});
            else if (link.kind == "slope") // from the low hex to the high one
                m_board.slopes.push_back({sideBetween(a, b, m_board.pitch), (a - b) / apart});
            else
                m_board.sides.push_back({link.kind, sideBetween(a, b, m_board.pitch)});
        }
    }

    void addAreas()
    {
        for (const PictureScenery &scenery : m_scene.scenery) {
            if (scenery.kind != "area")
                continue;
            HexBoard::Area area;
            area.id = scenery.id;
            area.name =
                QString::fromStdString(scenery.name.en.empty() ? scenery.id : scenery.name.en);
            area.mark = scenery.id.starts_with("letter-") || scenery.id.starts_with("numeral-");
            if (area.mark) // as it is printed
                area.name =
                    QString::fromStdString(scenery.id.substr(scenery.id.find('-') + 1)).toUpper();
            area.conjecture = scenery.conjecture;
            int hexes = 0;
            for (const std::string &id : scenery.places) {
                const auto found = m_index.find(id);
                if (found == m_index.end())
                    continue;
                const HexBoard::Cell &cell = m_board.cells[found->second];
                area.at += cell.at;
                area.reach |= cell.outline.boundingRect();
                area.town = area.town || cell.terrain == "town";
                ++hexes;
            }
            if (hexes == 0)
                continue;
            area.at /= hexes;
            m_board.areas.push_back(std::move(area));
        }
    }

    const BoardPicture &m_scene;
    HexBoard m_board;
    std::unordered_map<std::string, std::size_t> m_index;
};

} // namespace

bool isHexBoard(const BoardPicture &board)
{
    return board.lattice && board.lattice->kind == "hex";
}

HexBoard hexBoardOf(const BoardPicture &scene)
{
    return isHexBoard(scene) ? Reader(scene).read() : HexBoard();
}

} // namespace qd
