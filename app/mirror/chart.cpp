// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/chart.h"

#include <QPainterPathStroker>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <unordered_map>

namespace qd {

namespace {

constexpr qreal kRampart = 5.5; // how far inside its border a fortress has its wall

using Index = std::unordered_map<std::string, std::size_t>;

void addLine(QPainterPath &path, const QLineF &line)
{
    path.moveTo(line.p1());
    path.lineTo(line.p2());
}

void addAreas(BoardChart &chart, const BoardPicture &board)
{
    for (std::size_t i = 0; i < board.places.size(); ++i) {
        const PicturePlace &place = board.places[i];
        QPainterPath area;
        area.addPolygon(chart.outlines[i]);
        area.closeSubpath();
        if (isSea(place)) {
            chart.sea.addPath(area);
        } else {
            (hasTag(place, "fortress") ? chart.fortress : chart.land).addPath(area);
            chart.landOutline.addPath(area);
        }
        chart.hasConjecture = chart.hasConjecture || place.conjecture;
    }
}

std::pair<std::size_t, std::size_t> ordered(std::size_t a, std::size_t b)
{
    return {std::min(a, b), std::max(a, b)};
}

QPainterPath &pathFor(BoardChart &chart, const PictureLink &link)
{
    if (link.line == "red")
        return chart.redBorders;
    if (link.kind == "landing")
        return chart.landingCoast;
    return link.line == "blue" ? chart.seaBorders : chart.blackBorders;
}

/// An arrow over the middle of the edge between two places, pointing into the second.
std::optional<ChartArrow> arrowAcross(const BoardChart &chart, std::size_t from, std::size_t to,
                                      bool current)
{
    const auto edge = longestSharedEdge(chart.edges, from, to);
    if (!edge)
        return std::nullopt;
    QLineF normal = edge->normalVector();
    normal.setLength(6);
    const QPointF step = normal.p2() - normal.p1();
    const QPointF middle = edge->center();
    const bool ahead = chart.outlines[to].containsPoint(middle + step, Qt::OddEvenFill);
    const QPointF direction = ahead ? step : -step;
    // A landing lies mostly on the water: its head just crosses the coast.
    const QPointF centre = current ? middle : middle - direction * (kArrowLength * 0.34 / 6);
    return ChartArrow{centre, std::atan2(direction.y(), direction.x()) * 180 / 3.14159265358979,
                      current};
}

void addLinks(BoardChart &chart, const BoardPicture &board, const Index &index)
{
    std::vector<std::pair<std::size_t, std::size_t>> linked;
    for (const PictureLink &link : board.links) {
        const auto from = index.find(link.from);
        const auto to = index.find(link.to);
        if (from == index.end() || to == index.end())
            continue;
        chart.hasConjecture = chart.hasConjecture || link.conjecture;
        if (link.kind == "border" || link.kind == "landing") {
            const auto pair = ordered(from->second, to->second);
            linked.push_back(pair);
            for (const SharedEdge &edge : chart.edges)
                if (std::pair(edge.first, edge.second) == pair)
                    addLine(pathFor(chart, link), edge.line);
        }
        if (link.kind != "border") {
            if (const auto arrow =
                    arrowAcross(chart, from->second, to->second, link.kind == "current"))
                chart.arrows.push_back(*arrow);
        }
    }
    for (const SharedEdge &edge : chart.edges) {
        const bool firstSea = isSea(board.places[edge.first]);
        const bool secondSea = isSea(board.places[edge.second]);
        if (firstSea != secondSea)
            addLine(chart.coast, edge.line);
        else if (std::ranges::find(linked, std::pair(edge.first, edge.second)) == linked.end())
            addLine(chart.closedBorders, edge.line);
    }
}

/// Lines along the coast, as an engraver shades the water: each fainter and farther out.
QPainterPath waterLinesOf(const QPainterPath &coast)
{
    QPainterPath lines;
    for (const qreal reach : {7.0, 12.0, 18.0, 25.0}) {
        QPainterPathStroker stroker;
        stroker.setWidth(reach);
        stroker.setCapStyle(Qt::RoundCap);
        stroker.setJoinStyle(Qt::RoundJoin);
        lines.addPath(stroker.createStroke(coast).simplified());
    }
    return lines;
}

/// The lower half of the largest sea, where neither names nor many pieces stand.
QPointF roseOf(const BoardChart &chart, const BoardPicture &board)
{
    QRectF largest;
    for (std::size_t i = 0; i < board.places.size(); ++i) {
        const QRectF box = chart.outlines[i].boundingRect();
        if (isSea(board.places[i])
            && box.width() * box.height() > largest.width() * largest.height())
            largest = box;
    }
    return {largest.left() + largest.width() * 0.5, largest.top() + largest.height() * 0.69};
}

/// Rays of the compass over the whole sea, as old charts have them.
std::vector<QLineF> rhumbsOf(const BoardChart &chart)
{
    std::vector<QLineF> rays;
    const QRectF sea = chart.sea.boundingRect();
    const QPolygonF box(sea);
    for (int point = 0; point < 32 && !sea.isEmpty(); ++point) {
        QLineF ray = QLineF::fromPolar(chart.size.width() + chart.size.height(), point * 11.25);
        ray.translate(chart.rose);
        QPointF end = ray.p2();
        for (int side = 0; side < 4; ++side) {
            QPointF meets;
            if (ray.intersects(QLineF(box[side], box[side + 1]), &meets)
                == QLineF::BoundedIntersection)
                end = meets;
        }
        rays.push_back(QLineF(chart.rose, end));
    }
    return rays;
}

} // namespace

QRectF ChartArrow::reach() const
{
    const qreal radians = angle * 3.14159265358979 / 180;
    const qreal half = kArrowLength * 0.44;
    const qreal width = std::abs(std::cos(radians)) * half + std::abs(std::sin(radians)) * 9;
    const qreal height = std::abs(std::sin(radians)) * half + std::abs(std::cos(radians)) * 9;
    return {centre.x() - width, centre.y() - height, 2 * width, 2 * height};
}

bool isSea(const PicturePlace &place)
{
    return place.kind == "sea";
}

bool hasTag(const PicturePlace &place, std::string_view tag)
{
    return std::ranges::find(place.tags, tag) != place.tags.end();
}

BoardChart chartOf(const BoardPicture &board)
{
    BoardChart chart;
    chart.size = QSizeF(board.width, board.height);
    chart.hasConjecture = board.conjecture;
    Index index;
    for (std::size_t i = 0; i < board.places.size(); ++i) {
        index.emplace(board.places[i].id, i);
        chart.outlines.push_back(outlineOf(board.places[i]));
    }
    chart.edges = sharedEdges(chart.outlines);
    addAreas(chart, board);
    addLinks(chart, board, index);
    chart.waterLines = waterLinesOf(chart.coast);
    QPainterPathStroker inside;
    inside.setWidth(2 * kRampart);
    inside.setJoinStyle(Qt::MiterJoin);
    chart.rampart = inside.createStroke(chart.fortress);
    chart.rose = roseOf(chart, board);
    chart.rhumbs = rhumbsOf(chart);
    return chart;
}

QPainterPath wavesOf(const BoardChart &chart, const std::vector<QRectF> &keepClear)
{
    QPainterPath waves;
    const QRectF sea = chart.sea.boundingRect();
    std::uint32_t state = 1797; // the same sea on every screen
    const auto next = [&state](qreal range) {
        state = state * 1664525U + 1013904223U;
        return range * static_cast<qreal>(state >> 8U) / 16777216.0;
    };
    constexpr qreal kStep = 34;
    int row = 0;
    for (qreal y = sea.top() + 12; y < sea.bottom() - 6; y += kStep * 0.75, ++row) {
        for (qreal x = sea.left() + 8 + (row % 2) * kStep / 2; x < sea.right(); x += kStep) {
            const QPointF at(x + next(14), y + next(12));
            const QRectF box(at.x() - 3, at.y() - 5, 24, 10);
            const bool dry = !chart.sea.contains(box);
            if (dry || next(1) < 0.3 || std::ranges::any_of(keepClear, [&](const QRectF &rect) {
                    return rect.intersects(box);
                }))
                continue;
            waves.moveTo(at);
            waves.quadTo(at + QPointF(4.5, -4), at + QPointF(9, 0));
            waves.quadTo(at + QPointF(13.5, 3.4), at + QPointF(18, -0.5));
        }
    }
    return waves;
}

} // namespace qd
