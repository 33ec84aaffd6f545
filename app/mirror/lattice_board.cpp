// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/lattice_board.h"

#include "app/mirror/chart.h"

#include <QHash>
#include <QPainterPath>
#include <QtMath>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

namespace qd {

namespace {

constexpr double kSceneWidth = 1150; ///< scene units that a board is wide, or so
constexpr double kShape = 1.6; ///< width over height of a board that is neither wide nor high
constexpr int kCorners = 6;
constexpr double kRimOut = 0.42; ///< pitches from the board's edge to the rim's letters
constexpr double kNear = 1.01; ///< pitches: neighbours
constexpr double kCoast = 2.1; ///< pitches from port water within which the shore is drawn

QPointF pointOf(const PicturePoint &point)
{
    return {point.x, point.y};
}

double apart(const QPointF &a, const QPointF &b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

/// The hexagon of all that is nearer to a point than to its neighbours, a trifle larger so that two
/// of them leave no gap.
QPolygonF cellAt(const QPointF &at, const PictureLattice &lattice)
{
    const double radius = lattice.pitch / std::sqrt(3.0) * 1.002;
    const double first = lattice.headings.empty() ? 90 : lattice.headings.front();
    QPolygonF cell;
    for (int corner = 0; corner < kCorners; ++corner)
        cell << at + latticeStep(first + 30 + 60 * corner, radius);
    return cell;
}

/// Corners cut twice: a coast, not a row of hexagons.
QPolygonF softened(QPolygonF polygon)
{
    if (polygon.isClosed())
        polygon.removeLast();
    for (int round = 0; round < 2; ++round) {
        QPolygonF softer;
        for (qsizetype i = 0; i < polygon.size(); ++i) {
            const QPointF a = polygon[i];
            const QPointF b = polygon[(i + 1) % polygon.size()];
            softer << a + (b - a) * 0.25 << a + (b - a) * 0.75;
        }
        polygon = softer;
    }
    return polygon;
}

std::vector<QPolygonF> areasOf(const std::vector<QPolygonF> &cells)
{
    QPainterPath area;
    for (const QPolygonF &cell : cells) {
        QPainterPath path;
        path.addPolygon(cell);
        path.closeSubpath();
        area = area.united(path);
    }
    std::vector<QPolygonF> areas;
    for (const QPolygonF &polygon : area.simplified().toSubpathPolygons())
        areas.push_back(softened(polygon));
    return areas;
}

class Reader {
public:
    explicit Reader(const BoardPicture &scene) : m_scene(scene), m_lattice(*scene.lattice)
    {
        m_board.size = QSizeF(scene.width, scene.height);
        m_board.pitch = m_lattice.pitch;
        m_board.hexes = m_lattice.kind == "hex";
        m_board.conjecture = scene.conjecture;
    }

    LatticeBoard read()
    {
        addPoints();
        addLines();
        addLinks();
        addPorts();
        addLand();
        addRim();
        return std::move(m_board);
    }

private:
    using Cell = std::pair<int, int>;

    /// Points by coarse squares, so that neighbours are found without looking at all of them.
    Cell squareOf(const QPointF &at) const
    {
        return {static_cast<int>(std::floor(at.x() / m_lattice.pitch)),
                static_cast<int>(std::floor(at.y() / m_lattice.pitch))};
    }

    std::optional<std::size_t> pointAt(const QPointF &at) const
    {
        const Cell square = squareOf(at);
        for (int x = -1; x <= 1; ++x)
            for (int y = -1; y <= 1; ++y) {
                const auto found = m_squares.find({square.first + x, square.second + y});
                if (found == m_squares.end())
                    continue;
                for (const std::size_t i : found->second)
                    if (apart(m_board.points[i].at, at) < m_lattice.pitch * 0.1)
                        return i;
            }
        return std::nullopt;
    }

    void addPoints()
    {
        for (const PicturePlace &place : m_scene.places) {
            LatticeBoard::Point point;
            point.at = pointOf(place.anchor);
            point.land = place.kind == "land";
            point.reef = hasTag(place, "reef");
            point.bank = hasTag(place, "sandbank");
            point.berth = hasTag(place, "berth");
            point.corner = hasTag(place, "corner");
            m_squares[squareOf(point.at)].push_back(m_board.points.size());
            m_index.emplace(place.id, m_board.points.size());
            if (point.reef)
                m_board.reefs.push_back({point.at, 0, false});
            if (point.bank)
                m_board.banks.push_back({point.at, 0, false});
            if (m_board.hexes)
                m_board.cells.push_back(cellAt(point.at, m_lattice));
            m_board.points.push_back(point);
        }
    }

    void addLines()
    {
        for (std::size_t i = 0; i < m_board.points.size(); ++i)
            for (const double heading : m_lattice.headings) {
                const auto other =
                    pointAt(m_board.points[i].at + latticeStep(heading, m_lattice.pitch));
                if (other && *other > i && !m_board.points[i].land && !m_board.points[*other].land)
                    m_board.lines.emplace_back(m_board.points[i].at, m_board.points[*other].at);
            }
    }

    void addLinks()
    {
        for (const PictureLink &link : m_scene.links) {
            const auto from = m_index.find(link.from);
            const auto to = m_index.find(link.to);
            if (from == m_index.end() || to == m_index.end())
                continue;
            const QLineF line(m_board.points[from->second].at, m_board.points[to->second].at);
            const LatticeBoard::Patch patch{line.center(), -line.angle(), true};
            if (link.kind == "reef")
                m_board.reefs.push_back(patch);
            else if (link.kind == "sandbank")
                m_board.banks.push_back(patch);
        }
    }

    void addPorts()
    {
        for (const PictureScenery &scenery : m_scene.scenery) {
            if (scenery.kind != "port")
                continue;
            LatticeBoard::Port port;
            port.id = scenery.id;
            port.side = scenery.side;
            port.name = QString::fromStdString(scenery.name.en);
            port.conjecture = scenery.conjecture;
            std::vector<QPolygonF> cells;
            QRectF reach;
            for (const std::string &id : scenery.places) {
                const auto found = m_index.find(id);
                if (found == m_index.end())
                    continue;
                const QPointF at = m_board.points[found->second].at;
                m_water.push_back(at);
                cells.push_back(cellAt(at, m_lattice));
                reach = reach.isNull() ? QRectF(at, QSizeF(0.1, 0.1))
                                       : reach.united(QRectF(at, QSizeF(0.1, 0.1)));
            }
            port.water = areasOf(cells);
            // Its name stands on the shore, beyond the rim's numbers.
            const double pitch = m_lattice.pitch;
            const bool above = reach.center().y() < m_board.size.height() / 2;
            const double middle =
                above ? reach.top() - 0.82 * pitch : reach.bottom() + 0.82 * pitch;
            port.title = QRectF(reach.left() - pitch, middle - 0.3 * pitch,
                                reach.width() + 2 * pitch, 0.6 * pitch);
            m_board.ports.push_back(std::move(port));
        }
    }

    /// Land points, and what lies off the rows round the ports' water.
    void addLand()
    {
        std::vector<QPolygonF> cells;
        for (const LatticeBoard::Point &point : m_board.points)
            if (point.land)
                cells.push_back(cellAt(point.at, m_lattice));
        QHash<QString, QPointF> shore;
        for (const QPointF &water : m_water)
            for (const double first : m_lattice.headings)
                for (const double second : m_lattice.headings) {
                    const QPointF near = water + latticeStep(first, m_lattice.pitch);
                    for (const QPointF &at : {near, near + latticeStep(second, m_lattice.pitch)})
                        if (!pointAt(at) && apart(at, water) < kCoast * m_lattice.pitch)
                            shore.insert(QStringLiteral("%1/%2")
                                             .arg(std::lround(at.x()))
                                             .arg(std::lround(at.y())),
                                         at);
                }
        for (const QPointF &at : std::as_const(shore))
            if (const auto next = nearest(at); next && isShore(*next))
                cells.push_back(cellAt(at, m_lattice));
        m_board.land = areasOf(cells);
    }

    std::optional<std::size_t> nearest(const QPointF &at) const
    {
        std::optional<std::size_t> best;
        for (std::size_t i = 0; i < m_board.points.size(); ++i)
            if (!best || apart(m_board.points[i].at, at) < apart(m_board.points[*best].at, at))
                best = i;
        return best;
    }

    bool isShore(std::size_t point) const
    {
        const QPointF at = m_board.points[point].at;
        return m_board.points[point].land
            || std::ranges::any_of(m_water, [&](const QPointF &water) {
                   return apart(at, water) < 0.1 * m_lattice.pitch;
               });
    }

    /// Row letters left and right, numbers above and below: from ids such as "g10".
    void addRim()
    {
        struct Row {
            std::vector<std::pair<QString, QPointF>> points; ///< number and place, left to right
        };

        std::map<double, std::pair<QString, Row>> rows; // by height
        for (const PicturePlace &place : m_scene.places) {
            const QString id = QString::fromStdString(place.id);
            qsizetype letters = 0;
            while (letters < id.size() && id[letters].isLetter())
                ++letters;
            if (letters == 0)
                continue;
            auto &[name, row] = rows[std::round(place.anchor.y)];
            name = id.left(letters);
            row.points.emplace_back(id.mid(letters), pointOf(place.anchor));
        }
        if (rows.empty())
            return;
        const double out = kRimOut * m_lattice.pitch;
        for (const auto &[y, entry] : rows)
            for (const double x : {out, m_board.size.width() - out})
                m_board.rim.push_back({QPointF(x, y), entry.first});
        const auto number = [&](const Row &row, double y) {
            for (const auto &[text, at] : row.points)
                m_board.rim.push_back({QPointF(at.x(), y), text});
        };
        number(rows.begin()->second.second, out);
        number(rows.rbegin()->second.second, m_board.size.height() - out);
    }

    const BoardPicture &m_scene;
    const PictureLattice &m_lattice;
    LatticeBoard m_board;
    std::map<std::string, std::size_t> m_index;
    std::map<Cell, std::vector<std::size_t>> m_squares;
    std::vector<QPointF> m_water;
};

} // namespace

QPointF latticeStep(double degrees, double length)
{
    const double angle = qDegreesToRadians(degrees);
    return {std::sin(angle) * length, -std::cos(angle) * length};
}

double latticeUnitOf(const BoardPicture &board)
{
    return board.lattice && board.width > 0
        ? kSceneWidth / std::max(board.width, board.height * kShape)
        : 1;
}

BoardPicture latticeScene(const BoardPicture &board)
{
    BoardPicture scaled = board;
    const double unit = latticeUnitOf(board);
    const auto scale = [unit](PicturePoint &point) {
        point.x *= unit;
        point.y *= unit;
    };
    scaled.width *= unit;
    scaled.height *= unit;
    scaled.lattice->pitch *= unit;
    for (PicturePlace &place : scaled.places) {
        scale(place.anchor);
        place.outline.clear();
        for (const QPointF &corner : cellAt(pointOf(place.anchor), *scaled.lattice))
            place.outline.push_back({corner.x(), corner.y()});
    }
    for (PictureScenery &scenery : scaled.scenery)
        std::ranges::for_each(scenery.outline, scale);
    return scaled;
}

LatticeBoard latticeBoardOf(const BoardPicture &scene)
{
    return scene.lattice ? Reader(scene).read() : LatticeBoard();
}

} // namespace qd
