// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/board_painter.h"

#include "app/mirror/badge_painter.h"
#include "app/mirror/hex_ground.h"
#include "app/mirror/lattice_ground.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace qd {

namespace {

QColor faint(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

/// How many steps begin within a length.
int stepsIn(qreal length, qreal step)
{
    return std::max(0, static_cast<int>(std::ceil(length / step)));
}

QPolygonF polygonOf(const std::vector<PicturePoint> &points)
{
    QPolygonF polygon;
    for (const PicturePoint &p : points)
        polygon << QPointF(p.x, p.y);
    return polygon;
}

void paintHills(QPainter &painter, const QPolygonF &outline, const Palette &palette)
{
    const QRectF box = outline.boundingRect();
    painter.setPen(QPen(palette.sceneryLine, 1.1, Qt::SolidLine, Qt::RoundCap));
    std::uint32_t state = 71;
    const int rows = stepsIn(box.height() - 20, 21);
    for (int row = 0; row < rows; ++row) {
        const qreal y = box.top() + 18 + 21 * row;
        const qreal left = box.left() + 6 + (row % 2) * 15;
        const int columns = stepsIn(box.right() - 22 - left, 31);
        for (int column = 0; column < columns; ++column) {
            const qreal x = left + 31 * column;
            state = state * 1664525U + 1013904223U;
            const qreal high = 9 + static_cast<qreal>(state >> 28U) * 0.4;
            const QPointF at(x + static_cast<qreal>((state >> 20U) & 7U), y);
            if (!outline.containsPoint(at + QPointF(-3, 2), Qt::OddEvenFill)
                || !outline.containsPoint(at + QPointF(25, 2), Qt::OddEvenFill)
                || !outline.containsPoint(at + QPointF(11, -high), Qt::OddEvenFill))
                continue;
            QPainterPath hill(at);
            hill.cubicTo(at + QPointF(5, -high * 0.6), at + QPointF(7, -high),
                         at + QPointF(10, -high));
            hill.cubicTo(at + QPointF(14, -high), at + QPointF(16, -high * 0.4),
                         at + QPointF(22, 0));
            painter.setBrush(Qt::NoBrush);
            painter.drawPath(hill);
            for (int stroke = 0; stroke < 4; ++stroke) {
                const QPointF top =
                    at + QPointF(11.5 + stroke * 2.2, -high * (0.86 - 0.2 * stroke));
                painter.drawLine(QLineF(top, top + QPointF(1.6, high * 0.36)));
            }
        }
    }
}

void paintHouses(QPainter &painter, const QPolygonF &outline, const Palette &palette)
{
    const QRectF box = outline.boundingRect();
    painter.setPen(QPen(palette.sceneryLine.darker(130), 0.8));
    const int rows = stepsIn(box.height() - 6, 14);
    for (int row = 0; row < rows; ++row) {
        const qreal y = box.top() + 6 + 14 * row;
        const qreal left = box.left() + 4 + (row % 2) * 6;
        const int columns = stepsIn(box.right() - left, 17);
        for (int column = 0; column < columns; ++column) {
            const qreal x = left + 17 * column;
            const QRectF house(x, y, (row % 3 == 1) ? 9 : 12, 8);
            const QRectF reach = house.adjusted(-5, -5, 5, 5);
            const bool inside = outline.containsPoint(reach.topLeft(), Qt::OddEvenFill)
                && outline.containsPoint(reach.topRight(), Qt::OddEvenFill)
                && outline.containsPoint(reach.bottomLeft(), Qt::OddEvenFill)
                && outline.containsPoint(reach.bottomRight(), Qt::OddEvenFill);
            if (!inside)
                continue;
            painter.fillRect(house, palette.roof);
            painter.fillRect(QRectF(house.left(), house.top(), house.width(), house.height() / 2),
                             palette.roof.lighter(116));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(house);
            painter.drawLine(
                QLineF(house.left(), house.center().y(), house.right(), house.center().y()));
        }
    }
}

/// Paths work out a few things when they are first drawn: one that is drawn in another thread must
/// share nothing.
QPainterPath apartPath(const QPainterPath &path)
{
    QPainterPath own;
    own.setFillRule(path.fillRule());
    own.addPath(path);
    return own;
}

} // namespace

void BoardPainter::setBoard(const BoardPicture &board)
{
    m_hexes = hexBoardOf(board);
    m_lattice = m_hexes.pitch > 0 ? LatticeBoard() : latticeBoardOf(board);
    m_chart = BoardChart();
    if (board.lattice) { // all else is the lattice's own
        m_chart.size = QSizeF(board.width, board.height);
        m_chart.hasConjecture = board.conjecture;
        for (const PicturePlace &place : board.places)
            m_chart.outlines.push_back(polygonOf(place.outline));
    } else {
        m_chart = chartOf(board);
    }
    m_scenery = board.scenery;
    m_seaPlaces.clear();
    m_conjecture.clear();
    for (const PicturePlace &place : board.places) {
        m_seaPlaces.push_back(isSea(place) ? 1 : 0);
        m_conjecture.push_back(place.conjecture ? 1 : 0);
    }
    m_labels.clear();
}

void BoardPainter::setNames(std::vector<PlaceLabel> names, std::vector<QRectF> written)
{
    m_labels = std::move(names);
    if (m_lattice.pitch > 0 || m_hexes.pitch > 0)
        return;
    for (const PlaceLabel &label : m_labels)
        written.push_back(label.box.adjusted(-4, -2, 4, 2));
    for (const ChartArrow &arrow : m_chart.arrows)
        written.push_back(arrow.reach());
    m_chart.waves = wavesOf(m_chart, written);
    m_ground.rect = boardRect();
    m_ground.waves = m_chart.waves;
    m_ground.scenery = m_scenery;
}

void BoardPainter::setTitles(const QStringList &titles)
{
    for (std::size_t i = 0; i < m_lattice.ports.size(); ++i)
        m_lattice.ports[i].name = titles.value(static_cast<qsizetype>(i), m_lattice.ports[i].name);
    for (std::size_t i = 0; i < m_hexes.areas.size(); ++i)
        if (!m_hexes.areas[i].mark)
            m_hexes.areas[i].name = titles.value(static_cast<qsizetype>(i), m_hexes.areas[i].name);
}

std::shared_ptr<const BoardPainter> BoardPainter::apart() const
{
    auto own = std::make_shared<BoardPainter>(*this);
    BoardChart &chart = own->m_chart;
    for (QPainterPath *path :
         {&own->m_ground.waves, &chart.sea, &chart.land, &chart.fortress, &chart.coast,
          &chart.landOutline, &chart.blackBorders, &chart.redBorders, &chart.seaBorders,
          &chart.closedBorders, &chart.landingCoast, &chart.waves, &chart.waterLines,
          &chart.rampart})
        *path = apartPath(*path);
    return own;
}

QRectF BoardPainter::bounds() const
{
    return boardRect().adjusted(-kFrame, -kFrame, kFrame, kFrame + kFootnote);
}

void BoardPainter::paint(QPainter &painter, const Theme &theme, const Wanted &wanted) const
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing
                           | QPainter::SmoothPixmapTransform);
    if (m_lattice.pitch > 0) {
        paintLatticeGround(painter, m_lattice, m_palette);
        paintFrame(painter);
        return;
    }
    if (m_hexes.pitch > 0) {
        paintHexGround(painter, m_hexes, m_palette);
        paintFrame(painter);
        return;
    }
    if (m_ground.unit > 0) {
        paintSeaGround(painter, m_ground, m_palette);
        paintFrame(painter);
        return;
    }
    painter.fillRect(boardRect(), m_palette.hills);
    const std::function<void()> layers[] = {
        [&] { paintSea(painter, theme); },
        [&] { paintLand(painter); },
        [&] { paintBorders(painter); },
        [&] { paintArrows(painter, theme); },
        [&] {
            for (std::size_t i = 0; i < m_labels.size(); ++i)
                paintName(painter, i);
        },
        [&] { paintFrame(painter); },
    };
    for (const auto &layer : layers) {
        if (wanted && !wanted())
            return;
        layer();
    }
}

void BoardPainter::paintSea(QPainter &painter, const Theme &theme) const
{
    painter.fillPath(m_chart.sea, m_palette.sea);
    painter.save();
    painter.setClipPath(m_chart.sea);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faint(m_palette.seaInk, 0.10), 0.7));
    for (const QLineF &ray : m_chart.rhumbs)
        painter.drawLine(ray);
    const QPointF rose = m_chart.rose;
    painter.setOpacity(0.45);
    theme.paint(painter, QStringLiteral("compass"), QRectF(rose.x() - 48, rose.y() - 50, 96, 96));
    painter.setOpacity(1);
    painter.setPen(QPen(faint(m_palette.coast, 0.40), 0.9));
    painter.drawPath(m_chart.waterLines);
    painter.setPen(QPen(m_palette.wave, 1.0, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(m_chart.waves);
    painter.restore();
}

void BoardPainter::paintLand(QPainter &painter) const
{
    painter.fillPath(m_chart.land, m_palette.land);
    painter.fillPath(m_chart.fortress, m_palette.fortress);
    // A rampart along the inside: fortresses are told by it as well as by their tone.
    painter.save();
    painter.setClipPath(m_chart.fortress);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faint(m_palette.ink, 0.45), 0.8));
    painter.drawPath(m_chart.rampart);
    QPen merlons(faint(m_palette.ink, 0.45), 2.4, Qt::CustomDashLine, Qt::FlatCap);
    merlons.setDashPattern({1.5, 1.5});
    painter.setPen(merlons);
    painter.drawPath(m_chart.rampart);
    painter.restore();
    for (const PictureScenery &scenery : m_scenery) {
        const QPolygonF outline = polygonOf(scenery.outline);
        const bool houses = scenery.kind == "houses";
        painter.setPen(QPen(m_palette.sceneryLine, 1.1));
        painter.setBrush(houses ? m_palette.houses : m_palette.hills);
        painter.drawPolygon(outline);
        if (houses)
            paintHouses(painter, outline, m_palette);
        else if (scenery.kind == "hills")
            paintHills(painter, outline, m_palette);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_palette.sceneryLine, 1.1));
    painter.drawPath(m_chart.landOutline);
}

void BoardPainter::paintBorders(QPainter &painter) const
{
    painter.setBrush(Qt::NoBrush);
    const auto draw = [&painter](const QPainterPath &path, const QPen &pen) {
        painter.setPen(pen);
        painter.drawPath(path);
    };
    draw(m_chart.coast, QPen(m_palette.coast, 2.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    draw(m_chart.closedBorders, QPen(m_palette.sceneryLine, 1.1));
    QPen dashed(m_palette.blueLine, 1.8, Qt::CustomDashLine, Qt::FlatCap);
    dashed.setDashPattern({5, 3.2});
    draw(m_chart.seaBorders, dashed);
    draw(m_chart.landingCoast, QPen(m_palette.blueLine, 3.2, Qt::SolidLine, Qt::RoundCap));
    draw(m_chart.blackBorders,
         QPen(m_palette.ink, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    draw(m_chart.redBorders,
         QPen(m_palette.redLine, 5.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    QPen dotted(m_palette.redLineDots, 2.0, Qt::CustomDashLine, Qt::RoundCap);
    dotted.setDashPattern({0.01, 3.0});
    draw(m_chart.redBorders, dotted);
}

void BoardPainter::paintArrows(QPainter &painter, const Theme &theme) const
{
    for (const ChartArrow &arrow : m_chart.arrows) {
        painter.save();
        painter.translate(arrow.centre);
        painter.rotate(arrow.angle);
        const qreal length = arrow.current ? kArrowLength * 0.8 : kArrowLength;
        painter.setOpacity(arrow.current ? 0.75 : 1.0);
        theme.paint(painter,
                    arrow.current ? QStringLiteral("current-arrow")
                                  : QStringLiteral("landing-arrow"),
                    QRectF(-length / 2, -length / 3, length, length * 2 / 3));
        painter.restore();
    }
}

void BoardPainter::paintName(QPainter &painter, std::size_t place) const
{
    const PlaceLabel &layout = m_labels[place];
    const bool sea = m_seaPlaces[place] != 0;
    painter.setFont(boardFont(layout.size, layout.lettering));
    const QFontMetricsF metrics(painter.font());
    painter.setPen(sea ? m_palette.seaInk : m_palette.ink);
    const qreal step =
        layout.box.height() / static_cast<qreal>(std::max<qsizetype>(1, layout.lines.size()));
    const qreal mark = m_conjecture[place] != 0 ? layout.size * 0.75 : 0;
    for (qsizetype i = 0; i < layout.lines.size(); ++i) {
        const bool last = i + 1 == layout.lines.size();
        const qreal width = metrics.horizontalAdvance(layout.lines[i]);
        const qreal left = layout.box.center().x() - (width + (last ? mark : 0)) / 2;
        const qreal base = layout.box.top() + step * static_cast<qreal>(i) + layout.size * 0.82;
        painter.drawText(QPointF(left, base), layout.lines[i]);
        if (last && mark > 0)
            paintConjectureMark(painter,
                                QPointF(left + width + mark * 0.62, base - layout.size * 0.28),
                                layout.size * 0.5, m_palette);
    }
}

void BoardPainter::paintFrame(QPainter &painter) const
{
    const QRectF board = boardRect();
    // The graduated border of a chart: two lines, the space between them in bars by turns full and
    // empty.
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_palette.land);
    QPainterPath margin;
    margin.addRect(board.adjusted(-kFrame + 2, -kFrame + 2, kFrame - 2, kFrame - 2));
    margin.addRect(board);
    painter.drawPath(margin);
    const QColor dark = blended(faint(m_palette.ink, 0.72), m_palette.land);
    const qreal barLength = m_ground.unit > 0 ? m_ground.unit * kSeaGrid / 4 : 30;
    constexpr qreal kInner = 3.4;
    constexpr qreal kThick = 3.2;
    const auto run = [&](bool across) {
        const qreal length = across ? board.width() : board.height();
        const int bars = stepsIn(length, barLength);
        for (int bar = 0; bar < bars; bar += 2) {
            const qreal at = barLength * bar;
            const qreal piece = std::min(barLength, length - at);
            for (const qreal side :
                 {-kInner - kThick, (across ? board.height() : board.width()) + kInner}) {
                const QRectF rect =
                    across ? QRectF(at, side, piece, kThick) : QRectF(side, at, kThick, piece);
                painter.fillRect(rect, dark);
            }
        }
    };
    run(true);
    run(false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_palette.ink, 1.4));
    painter.drawRect(board);
    painter.setPen(QPen(m_palette.ink, 0.7));
    painter.drawRect(board.adjusted(-kInner, -kInner, kInner, kInner));
    painter.drawRect(
        board.adjusted(-kInner - kThick, -kInner - kThick, kInner + kThick, kInner + kThick));
    painter.setPen(QPen(m_palette.ink, 1.8));
    painter.drawRect(board.adjusted(-kFrame + 2, -kFrame + 2, kFrame - 2, kFrame - 2));
    if (m_footnote.isEmpty())
        return;
    painter.setFont(boardFont(15, Lettering::Italic));
    painter.setPen(m_palette.muted);
    const QRectF line(board.left(), board.bottom() + kFrame, board.width(), kFootnote);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, m_footnote);
    const qreal width = QFontMetricsF(painter.font()).horizontalAdvance(m_footnote);
    paintConjectureMark(painter, QPointF(line.right() - width - 11, line.center().y() + 1), 11,
                        m_palette);
}

} // namespace qd
