// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace qd {

namespace {

constexpr qreal kTolerance = 1.0; // board units: outlines drawn by hand meet this closely

qreal squaredDistance(const QPointF &p, const QLineF &s)
{
    const QPointF d = s.p2() - s.p1();
    const qreal lengthSquared = QPointF::dotProduct(d, d);
    const qreal t = lengthSquared > 0
        ? std::clamp(QPointF::dotProduct(p - s.p1(), d) / lengthSquared, 0.0, 1.0)
        : 0.0;
    const QPointF off = s.p1() + t * d - p;
    return QPointF::dotProduct(off, off);
}

/// The part of `a` that `b` runs along, if any.
std::optional<QLineF> overlap(const QLineF &a, const QLineF &b)
{
    const qreal length = a.length();
    if (length < kTolerance)
        return std::nullopt;
    const QPointF along = (a.p2() - a.p1()) / length;
    const auto reach = [&](const QPointF &p) { return QPointF::dotProduct(p - a.p1(), along); };
    const auto off = [&](const QPointF &p) {
        const QPointF d = p - a.p1();
        return std::abs(d.x() * along.y() - d.y() * along.x());
    };
    if (off(b.p1()) > kTolerance || off(b.p2()) > kTolerance)
        return std::nullopt;
    const qreal from = std::max(0.0, std::min(reach(b.p1()), reach(b.p2())));
    const qreal to = std::min(length, std::max(reach(b.p1()), reach(b.p2())));
    if (to - from < 2 * kTolerance)
        return std::nullopt;
    return QLineF(a.p1() + from * along, a.p1() + to * along);
}

std::vector<QLineF> edgesOf(const QPolygonF &outline)
{
    std::vector<QLineF> edges;
    edges.reserve(static_cast<std::size_t>(outline.size()));
    for (qsizetype i = 0; i < outline.size(); ++i)
        edges.emplace_back(outline[i], outline[(i + 1) % outline.size()]);
    return edges;
}

} // namespace

QPolygonF outlineOf(const PicturePlace &place)
{
    QPolygonF outline;
    for (const PicturePoint &p : place.outline)
        outline << QPointF(p.x, p.y);
    if (outline.size() >= 3)
        return outline;
    constexpr qreal kHalfWidth = 58;
    constexpr qreal kHalfHeight = 46;
    const QPointF c(place.anchor.x, place.anchor.y);
    return QPolygonF({c + QPointF(-kHalfWidth, -kHalfHeight), c + QPointF(kHalfWidth, -kHalfHeight),
                      c + QPointF(kHalfWidth, kHalfHeight), c + QPointF(-kHalfWidth, kHalfHeight)});
}

std::vector<SharedEdge> sharedEdges(const std::vector<QPolygonF> &outlines)
{
    std::vector<std::vector<QLineF>> edges;
    edges.reserve(outlines.size());
    for (const QPolygonF &outline : outlines)
        edges.push_back(edgesOf(outline));
    std::vector<SharedEdge> shared;
    for (std::size_t i = 0; i < outlines.size(); ++i) {
        const QRectF reach = outlines[i].boundingRect().adjusted(-2, -2, 2, 2);
        for (std::size_t j = i + 1; j < outlines.size(); ++j) {
            if (!reach.intersects(outlines[j].boundingRect().adjusted(-1, -1, 1, 1)))
                continue;
            for (const QLineF &a : edges[i])
                for (const QLineF &b : edges[j])
                    if (const auto line = overlap(a, b))
                        shared.push_back(SharedEdge{i, j, *line});
        }
    }
    return shared;
}

std::optional<QLineF> longestSharedEdge(const std::vector<SharedEdge> &edges, std::size_t first,
                                        std::size_t second)
{
    std::optional<QLineF> longest;
    for (const SharedEdge &edge : edges) {
        const bool same = (edge.first == first && edge.second == second)
            || (edge.first == second && edge.second == first);
        if (same && (!longest || edge.line.length() > longest->length()))
            longest = edge.line;
    }
    return longest;
}

FreeRoom::FreeRoom(const QPolygonF &outline, qreal margin)
    : m_bounds(outline.boundingRect().adjusted(std::min(0.0, margin), std::min(0.0, margin),
                                               std::max(0.0, -margin), std::max(0.0, -margin)))
    , m_columns(std::max(1, static_cast<int>(m_bounds.width() / kRoomCell)))
    , m_rows(std::max(1, static_cast<int>(m_bounds.height() / kRoomCell)))
    , m_free(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows), 0)
{
    const std::vector<QLineF> edges = edgesOf(outline);
    for (int row = 0; row < m_rows; ++row) {
        for (int column = 0; column < m_columns; ++column) {
            const QPointF centre = rectOf(column, row, 1, 1).center();
            qreal squared = 1e18;
            for (const QLineF &edge : edges)
                squared = std::min(squared, squaredDistance(centre, edge));
            const qreal distance = std::sqrt(squared);
            const bool inside = outline.containsPoint(centre, Qt::OddEvenFill);
            const bool free = (inside ? distance : -distance) >= margin + kRoomCell / 2;
            m_free[cellAt(column, row)] = free ? 1 : 0;
        }
    }
}

QRectF FreeRoom::rectOf(int column, int row, int columns, int rows) const
{
    return {m_bounds.x() + column * kRoomCell, m_bounds.y() + row * kRoomCell, columns * kRoomCell,
            rows * kRoomCell};
}

void FreeRoom::block(const QRectF &rect)
{
    const auto cell = [](qreal distance) {
        return static_cast<int>(std::floor(distance / kRoomCell));
    };
    const int left = std::max(0, cell(rect.left() - m_bounds.left() + 1e-6));
    const int top = std::max(0, cell(rect.top() - m_bounds.top() + 1e-6));
    const int right = std::min(m_columns - 1, cell(rect.right() - m_bounds.left() - 1e-6));
    const int bottom = std::min(m_rows - 1, cell(rect.bottom() - m_bounds.top() - 1e-6));
    for (int row = top; row <= bottom; ++row)
        for (int column = left; column <= right; ++column)
            m_free[cellAt(column, row)] = 0;
}

void FreeRoom::blockAbove(qreal y)
{
    block(QRectF(m_bounds.topLeft(), QPointF(m_bounds.right() + kRoomCell, y)));
}

bool FreeRoom::fits(const QRectF &rect) const
{
    const int left =
        static_cast<int>(std::floor((rect.left() - m_bounds.left()) / kRoomCell + 1e-6));
    const int top = static_cast<int>(std::floor((rect.top() - m_bounds.top()) / kRoomCell + 1e-6));
    const int right =
        static_cast<int>(std::ceil((rect.right() - m_bounds.left()) / kRoomCell - 1e-6));
    const int bottom =
        static_cast<int>(std::ceil((rect.bottom() - m_bounds.top()) / kRoomCell - 1e-6));
    if (left < 0 || top < 0 || right > m_columns || bottom > m_rows)
        return false;
    for (int row = top; row < bottom; ++row)
        for (int column = left; column < right; ++column)
            if (!isFree(column, row))
                return false;
    return true;
}

QRectF FreeRoom::widest(qreal y, qreal height) const
{
    const int top = static_cast<int>(std::floor((y - m_bounds.top()) / kRoomCell + 1e-6));
    const int bottom =
        static_cast<int>(std::ceil((y + height - m_bounds.top()) / kRoomCell - 1e-6));
    if (top < 0 || bottom > m_rows)
        return {};
    int best = 0;
    int bestStart = 0;
    int run = 0;
    for (int column = 0; column < m_columns; ++column) {
        bool free = true;
        for (int row = top; row < bottom && free; ++row)
            free = isFree(column, row);
        run = free ? run + 1 : 0;
        if (run > best) {
            best = run;
            bestStart = column - run + 1;
        }
    }
    return {m_bounds.left() + bestStart * kRoomCell, y, best * kRoomCell, height};
}

std::optional<QRectF> FreeRoom::topmost(const QSizeF &size, qreal fromY) const
{
    const int columns = static_cast<int>(std::ceil(size.width() / kRoomCell));
    const int rows = static_cast<int>(std::ceil(size.height() / kRoomCell));
    const int first =
        std::max(0, static_cast<int>(std::ceil((fromY - m_bounds.top()) / kRoomCell)));
    for (int row = first; row + rows <= m_rows; ++row) {
        int runStart = -1;
        int bestStart = -1;
        int bestLength = 0;
        for (int column = 0; column + columns <= m_columns + 1; ++column) {
            const bool here =
                column + columns <= m_columns && fits(rectOf(column, row, columns, rows));
            if (here && runStart < 0)
                runStart = column;
            if (!here && runStart >= 0) {
                if (column - runStart > bestLength) {
                    bestLength = column - runStart;
                    bestStart = runStart;
                }
                runStart = -1;
            }
        }
        if (bestStart >= 0) {
            const QRectF found = rectOf(bestStart, row, columns, rows);
            const QPointF centre = found.center() + QPointF((bestLength - 1) * kRoomCell / 2, 0);
            return QRectF(centre.x() - size.width() / 2, found.top(), size.width(), size.height());
        }
    }
    return std::nullopt;
}

} // namespace qd
