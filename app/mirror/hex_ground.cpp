// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/hex_ground.h"

#include "app/mirror/badge_painter.h"
#include "app/mirror/board_fonts.h"
#include "app/mirror/lattice_ground.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <string_view>
#include <vector>

namespace qd {

namespace {

constexpr qreal kNumbersFrom = 42; ///< pixels that a hex must be high for its number to be read
constexpr qreal kDetailFrom = 15; ///< pixels, for houses and hachures
constexpr qreal kUnits = 100; ///< units of a hex's drawings: from a hex's middle to the next one's

QColor faint(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

QPen pen(const QColor &colour, qreal width, Qt::PenCapStyle cap = Qt::RoundCap)
{
    return {colour, width, Qt::SolidLine, cap, Qt::RoundJoin};
}

class Ground {
public:
    Ground(QPainter &painter, const HexBoard &board, const Palette &palette)
        : m_painter(painter)
        , m_board(board)
        , m_palette(palette)
        , m_pitch(board.pitch)
        , m_pixels(board.pitch
                   * std::hypot(painter.worldTransform().m11(), painter.worldTransform().m12()))
    {
    }

    void paint()
    {
        const QRectF all(QPointF(0, 0), m_board.size);
        m_painter.save();
        m_painter.setClipRect(all, Qt::IntersectClip);
        m_painter.fillRect(all, m_palette.land);
        paintTerrain();
        paintGrid();
        paintRoads();
        for (const HexBoard::Slope &slope : m_board.slopes)
            paintSlope(slope);
        paintCoast();
        for (const HexBoard::Side &side : m_board.sides)
            paintSide(side);
        for (const HexBoard::Cell &cell : m_board.cells)
            paintBuildings(cell);
        if (m_pixels >= kNumbersFrom)
            paintNumbers();
        for (const HexBoard::Area &area : m_board.areas)
            paintName(area);
        m_painter.restore();
    }

private:
    bool detailed() const { return m_pixels >= kDetailFrom; }

    QColor groundOf(const HexBoard::Cell &cell) const
    {
        if (cell.terrain == "sea")
            return m_palette.sea;
        if (cell.terrain == "river")
            return blended(faint(m_palette.wave, 0.25), m_palette.sea);
        if (cell.terrain == "town" || cell.terrain == "port")
            return m_palette.fortress;
        if (cell.terrain == "special-structure")
            return blended(faint(m_palette.ink, 0.14), m_palette.fortress);
        return cell.terrain == "village" ? blended(faint(m_palette.ink, 0.12), m_palette.land)
                                         : m_palette.land;
    }

    void paintTerrain()
    {
        for (const HexBoard::Cell &cell : m_board.cells) {
            const QColor ground = groundOf(cell);
            if (ground == m_palette.land)
                continue;
            m_painter.setPen(QPen(ground, m_pitch * 0.03)); // no seams
            m_painter.setBrush(ground);
            m_painter.drawPolygon(cell.outline);
            for (const QPointF &off : cell.beyond) // the sea goes on to the board's edge
                m_painter.drawPolygon(cell.outline.translated(off));
        }
        if (!detailed())
            return;
        m_painter.setPen(pen(m_palette.wave, m_pitch * 0.03));
        m_painter.setBrush(Qt::NoBrush);
        for (std::size_t i = 0; i < m_board.cells.size(); i += 3)
            if (m_board.cells[i].water)
                paintWave(m_board.cells[i].at + QPointF(0, m_pitch * 0.18));
    }

    void paintWave(const QPointF &at)
    {
        const qreal step = m_pitch * 0.16;
        QPainterPath wave(at - QPointF(step, 0));
        wave.quadTo(at + QPointF(-step / 2, -step * 0.5), at);
        wave.quadTo(at + QPointF(step / 2, step * 0.5), at + QPointF(step, 0));
        m_painter.drawPath(wave);
    }

    void paintGrid()
    {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(faint(m_palette.ink, 0.20), m_pitch * 0.022));
        for (const HexBoard::Cell &cell : m_board.cells)
            m_painter.drawPolygon(cell.outline);
    }

    void paintRoads()
    {
        const auto draw = [&](bool trail, const QPen &with) {
            m_painter.setPen(with);
            for (const HexBoard::Road &road : m_board.roads)
                if (road.trail == trail)
                    m_painter.drawLine(road.line);
        };
        QPen dashes(m_palette.sceneryLine, m_pitch * 0.06, Qt::CustomDashLine, Qt::FlatCap);
        dashes.setDashPattern({2.4, 1.8});
        draw(true, dashes);
        draw(false, pen(m_palette.sceneryLine, m_pitch * 0.14));
        draw(false, pen(blended(faint(m_palette.land, 0.75), m_palette.hills), m_pitch * 0.08));
    }

    /// Hachures down from the side's upper hex.
    void paintSlope(const HexBoard::Slope &slope)
    {
        m_painter.setPen(pen(m_palette.sceneryLine, m_pitch * 0.045));
        m_painter.drawLine(slope.line);
        if (!detailed())
            return;
        for (const qreal at : {0.1, 0.3, 0.5, 0.7, 0.9}) {
            const QPointF from = slope.line.pointAt(at);
            const qreal length = m_pitch * (at == 0.3 || at == 0.7 ? 0.2 : 0.13);
            m_painter.drawLine(QLineF(from, from + slope.down * length));
        }
    }

    void paintCoast()
    {
        m_painter.setPen(pen(m_palette.coast, m_pitch * 0.08));
        m_painter.drawLines(m_board.coast.data(), static_cast<int>(m_board.coast.size()));
        m_painter.setPen(pen(m_palette.ink, m_pitch * 0.12));
        for (const HexBoard::Cell &cell : m_board.cells)
            if (cell.breakwater) // a mole
                m_painter.drawLine(QLineF(cell.at - QPointF(m_pitch * 0.25, m_pitch * 0.1),
                                          cell.at + QPointF(m_pitch * 0.25, m_pitch * 0.1)));
    }

    void paintSide(const HexBoard::Side &side)
    {
        const std::string_view kind = side.kind;
        if (kind == "stream") {
            m_painter.setPen(pen(m_palette.blueLine, m_pitch * 0.09));
            m_painter.drawLine(side.line);
        } else if (kind == "ford") {
            paintFord(side.line);
        } else if (kind == "fortification") {
            paintRampart(side.line);
        } else if (kind == "gate") {
            paintGate(side.line);
        } else {
            const bool wall = kind == "wall";
            QPen dots(wall ? m_palette.ink : m_palette.sceneryLine, m_pitch * 0.07,
                      Qt::CustomDashLine, Qt::FlatCap);
            dots.setDashPattern(wall ? QList<qreal>{1.0, 0.7} : QList<qreal>{2.6, 1.2});
            m_painter.setPen(dots);
            m_painter.drawLine(side.line);
        }
    }

    QPointF across(const QLineF &line) const
    {
        const QPointF along = line.p2() - line.p1();
        return QPointF(-along.y(), along.x()) / line.length();
    }

    /// Two banks close together across the stream.
    void paintFord(const QLineF &line)
    {
        m_painter.setPen(pen(m_palette.blueLine, m_pitch * 0.09));
        m_painter.drawLine(line);
        m_painter.setPen(pen(m_palette.ink, m_pitch * 0.045));
        for (const qreal at : {0.38, 0.62}) {
            const QPointF middle = line.pointAt(at);
            const QPointF half = across(line) * m_pitch * 0.17;
            m_painter.drawLine(QLineF(middle - half, middle + half));
        }
    }

    /// A thick wall with its merlons.
    void paintRampart(const QLineF &line)
    {
        m_painter.setPen(pen(m_palette.ink, m_pitch * 0.15));
        m_painter.drawLine(line);
        if (!detailed())
            return;
        QPen merlons(m_palette.fortress, m_pitch * 0.05, Qt::CustomDashLine, Qt::FlatCap);
        merlons.setDashPattern({1.6, 1.4});
        m_painter.setPen(merlons);
        m_painter.drawLine(line);
    }

    /// The way through: a light gap between two towers.
    void paintGate(const QLineF &line)
    {
        m_painter.setPen(pen(m_palette.land, m_pitch * 0.19, Qt::FlatCap));
        m_painter.drawLine(QLineF(line.pointAt(0.28), line.pointAt(0.72)));
        m_painter.setPen(pen(m_palette.redLine, m_pitch * 0.05));
        m_painter.setBrush(m_palette.land);
        for (const qreal at : {0.26, 0.74})
            m_painter.drawEllipse(line.pointAt(at), m_pitch * 0.1, m_pitch * 0.1);
    }

    void paintBuildings(const HexBoard::Cell &cell)
    {
        const bool village = cell.terrain == "village";
        const bool port = cell.terrain == "port";
        if (!village && !port && cell.terrain != "town" && cell.terrain != "special-structure")
            return;
        m_painter.save();
        m_painter.translate(cell.at);
        m_painter.scale(m_pitch / kUnits, m_pitch / kUnits);
        if (cell.terrain == "special-structure")
            paintCastle();
        else if (detailed())
            paintHouses(village);
        if (port) {
            m_painter.setOpacity(0.85);
            paintAnchor(m_painter, QRectF(8, -44, 28, 34), m_palette.seaInk);
        }
        m_painter.restore();
    }

    void paintHouses(bool village)
    {
        static constexpr qreal kTown[][2] = {{-34, -24}, {-10, -34}, {14, -22}, {-38, 4},
                                             {-12, -6},  {14, 8},    {-24, 24}, {2, 30}};
        static constexpr qreal kVillage[][2] = {{-28, -14}, {4, -24}, {-6, 12}};
        m_painter.setPen(QPen(m_palette.sceneryLine, 2));
        const auto house = [&](const qreal(&at)[2]) {
            const QRectF walls(at[0], at[1], 18, 13);
            m_painter.setBrush(m_palette.roof);
            m_painter.drawRect(walls);
            m_painter.drawLine(
                QLineF(walls.left(), walls.center().y(), walls.right(), walls.center().y()));
        };
        if (village)
            std::ranges::for_each(kVillage, house);
        else
            std::ranges::for_each(kTown, house);
    }

    /// A fort of four bastions, seen from above.
    void paintCastle()
    {
        QPolygonF walls;
        for (int corner = 0; corner < 4; ++corner) {
            const double angle = 45 + 90 * corner;
            walls << latticeStep(angle - 14, 30) << latticeStep(angle, 44)
                  << latticeStep(angle + 14, 30);
        }
        m_painter.setPen(pen(m_palette.ink, 6));
        m_painter.setBrush(m_palette.land);
        m_painter.drawPolygon(walls);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(pen(m_palette.ink, 2.4));
        m_painter.drawRect(QRectF(-12, -12, 24, 24));
    }

    void paintNumbers()
    {
        m_painter.save();
        m_painter.scale(m_pitch / kUnits, m_pitch / kUnits);
        const qreal size = kUnits / m_pitch;
        QFont font = boardFont(20);
        m_painter.setFont(font);
        for (const HexBoard::Cell &cell : m_board.cells) {
            m_painter.setPen(cell.water ? m_palette.seaInk : m_palette.muted);
            m_painter.drawText(
                QRectF(cell.at * size - QPointF(kUnits / 2, 0.49 * kUnits), QSizeF(kUnits, 22)),
                Qt::AlignCenter, cell.id);
        }
        m_painter.restore();
    }

    /// Where a name stands: on the town, over a mark, else beside its hexes where none stands yet.
    QPointF spotOf(const HexBoard::Area &area, const QFontMetricsF &metrics) const
    {
        const qreal unit = kUnits / m_pitch;
        const QRectF reach(area.reach.topLeft() * unit, area.reach.size() * unit);
        const qreal width = metrics.horizontalAdvance(area.name);
        const qreal high = metrics.capHeight();
        const QPointF middle = area.at * unit;
        if (area.mark || area.town)
            return middle + QPointF(-width / 2, high / 2);
        const QPointF spots[] = {QPointF(middle.x() - width / 2, reach.top() - 8),
                                 QPointF(middle.x() - width / 2, reach.bottom() + high + 8),
                                 QPointF(reach.right() + 10, middle.y() + high / 2),
                                 QPointF(reach.left() - width - 10, middle.y() + high / 2)};
        const QRectF board(QPointF(), m_board.size * unit);
        for (const QPointF &spot : spots) {
            const QRectF box = QRectF(spot - QPointF(0, high), QSizeF(width, high))
                                   .adjusted(-10, -high * 0.4, 10, high * 0.4);
            if (board.contains(box) && std::ranges::none_of(m_written, [&](const QRectF &other) {
                    return other.intersects(box);
                }))
                return spot;
        }
        return spots[0];
    }

    /// On a light ground that keeps houses and lines away from the letters.
    void paintName(const HexBoard::Area &area)
    {
        m_painter.save();
        m_painter.scale(m_pitch / kUnits, m_pitch / kUnits);
        m_painter.setFont(boardFont(area.town ? 130 : area.mark ? 64 : 70));
        const QFontMetricsF metrics(m_painter.font());
        const QPointF spot = spotOf(area, metrics);
        m_written.emplace_back(spot - QPointF(0, metrics.capHeight()),
                               QSizeF(metrics.horizontalAdvance(area.name), metrics.capHeight()));
        QPainterPath letters;
        letters.addText(spot, m_painter.font(), area.name);
        m_painter.setPen(pen(faint(m_palette.land, 0.85), 14));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(letters);
        m_painter.fillPath(letters, area.mark ? m_palette.redLine : m_palette.ink);
        m_painter.restore();
    }

    QPainter &m_painter;
    const HexBoard &m_board;
    const Palette &m_palette;
    qreal m_pitch;
    qreal m_pixels; ///< of a hex
    std::vector<QRectF> m_written; ///< names, in units of a hex's drawings
};

} // namespace

void paintHexGround(QPainter &painter, const HexBoard &board, const Palette &palette)
{
    Ground(painter, board, palette).paint();
}

} // namespace qd
