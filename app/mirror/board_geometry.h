// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/picture.h"

#include <QLineF>
#include <QPolygonF>
#include <QRectF>

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace qd {

/// A stretch of edge that two places' outlines have in common (indices into BoardPicture::places).
struct SharedEdge {
    std::size_t first = 0;
    std::size_t second = 0;
    QLineF line;
};

/// The outline of a place; where the board file knows only the anchor, a box around it.
QPolygonF outlineOf(const PicturePlace &place);

/// Every common stretch of the outlines, those of one pair one after the other.
std::vector<SharedEdge> sharedEdges(const std::vector<QPolygonF> &outlines);
/// The longest of the stretches that two places share, none if they share nothing.
std::optional<QLineF> longestSharedEdge(const std::vector<SharedEdge> &edges, std::size_t first,
                                        std::size_t second);

/// The free room inside an outline, in square cells: finds where a label or a row of pieces fits.
class FreeRoom {
public:
    /// Room within `outline`, at least `margin` from its edges; a negative margin reaches that far
    /// beyond them.
    FreeRoom(const QPolygonF &outline, qreal margin);

    /// Takes room away.
    void block(const QRectF &rect);
    /// Takes away all that is above `y`.
    void blockAbove(qreal y);

    /// The topmost place for a box of that size at or below `fromY`, in the middle of what is free
    /// there.
    std::optional<QRectF> topmost(const QSizeF &size, qreal fromY) const;
    bool fits(const QRectF &rect) const;
    /// The longest free stretch of that height with its top at `y`; empty where there is none.
    QRectF widest(qreal y, qreal height) const;

    /// The free rectangle that `score` likes best; empty where nothing is free.
    template <typename Score>
    QRectF best(Score score) const
    {
        QRectF winner;
        double most = 0;
        forEachRectangle([&](const QRectF &rect) {
            const double value = score(rect);
            if (value > most) {
                most = value;
                winner = rect;
            }
        });
        return winner;
    }

    QRectF bounds() const { return m_bounds; }

private:
    std::size_t cellAt(int column, int row) const
    {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns)
            + static_cast<std::size_t>(column);
    }

    bool isFree(int column, int row) const { return m_free[cellAt(column, row)] != 0; }

    QRectF rectOf(int column, int row, int columns, int rows) const;
    template <typename Visit>
    void forEachRectangle(Visit visit) const;

    QRectF m_bounds;
    int m_columns = 0;
    int m_rows = 0;
    std::vector<char> m_free;
};

/// Board units: fine enough for a label, coarse enough for speed.
constexpr qreal kRoomCell = 3.0;

template <typename Visit>
void FreeRoom::forEachRectangle(Visit visit) const
{
    // Row by row, the free height above each column; a stack of rising heights gives each height
    // its widest run when it ends: every rectangle that cannot grow is among those visited.
    std::vector<int> height(static_cast<std::size_t>(m_columns) + 1, 0);
    std::vector<std::pair<int, int>> rising; // first column, height
    for (int row = 0; row < m_rows; ++row) {
        rising.clear();
        for (int column = 0; column <= m_columns; ++column) {
            int &h = height[static_cast<std::size_t>(column)];
            h = column < m_columns && isFree(column, row) ? h + 1 : 0;
            int first = column;
            while (!rising.empty() && rising.back().second > h) {
                first = rising.back().first;
                visit(rectOf(first, row - rising.back().second + 1, column - first,
                             rising.back().second));
                rising.pop_back();
            }
            if (h > 0 && (rising.empty() || rising.back().second < h))
                rising.emplace_back(first, h);
        }
    }
}

} // namespace qd
