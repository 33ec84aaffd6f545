// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/piece_packing.h"

#include "app/mirror/board_geometry.h"

#include <algorithm>

namespace qd {

namespace {

constexpr qreal kTight = 30; // above this they stand apart
constexpr qreal kApart = 1.04; // from one piece to the next, of its size

/// The rows of one try at a size; empty when they do not fit.
struct Row {
    std::vector<std::size_t> members;
    qreal width = 0;
    qreal reach = 0; ///< where the next piece would begin
};

std::vector<Row> rowsOf(const std::vector<PieceShape> &shapes, qreal size, qreal step, qreal widest)
{
    std::vector<Row> rows;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const qreal width = shapes[i].aspect * size;
        const qreal shift = shapes[i].aspect * size * step;
        const bool fresh = rows.empty()
            || shapes[i].group != shapes[rows.back().members.front()].group
            || rows.back().reach + width > widest + 1e-6;
        if (fresh)
            rows.push_back(Row{});
        Row &row = rows.back();
        row.width = row.reach + width;
        row.reach += shift;
        row.members.push_back(i);
    }
    return rows;
}

std::vector<QRectF> lay(const QRectF &room, const std::vector<PieceShape> &shapes,
                        const std::vector<Row> &rows, qreal size, qreal step, qreal rowStep)
{
    std::vector<QRectF> rects(shapes.size());
    qreal y = room.top();
    for (const Row &row : rows) {
        const qreal squeeze = row.width > room.width() && row.members.size() > 1
            ? (row.width - room.width()) / static_cast<qreal>(row.members.size() - 1)
            : 0;
        qreal x = room.center().x() - std::min(row.width, room.width()) / 2;
        for (const std::size_t i : row.members) {
            const qreal width = shapes[i].aspect * size;
            rects[i] = QRectF(x, y, width, size);
            x += width * step - squeeze;
        }
        y += rowStep;
    }
    return rects;
}

/// Rows of that size from the top down, each in the longest stretch there is at its height.
std::vector<QRectF> rowsIn(const FreeRoom &ground, const std::vector<PieceShape> &shapes,
                           qreal side, qreal step)
{
    std::vector<QRectF> rects;
    qreal y = ground.bounds().top();
    while (rects.size() < shapes.size()) {
        const std::size_t first = rects.size();
        std::size_t last = first;
        while (last < shapes.size() && shapes[last].group == shapes[first].group)
            ++last;
        const std::size_t fewest = (last - first + 1) / 2; // no stragglers
        const QRectF stretch = ground.widest(y, side);
        if (y + side > ground.bounds().bottom() + kRoomCell)
            return {};
        const PieceShape *from = shapes.data() + first;
        auto rows = rowsOf({from, from + (last - first)}, side, step, stretch.width());
        if (rows.front().members.size() < fewest || rows.front().width > stretch.width()) {
            y += kRoomCell;
            continue;
        }
        rows.resize(1);
        for (const QRectF &rect :
             lay(stretch, {from, from + rows.front().members.size()}, rows, side, step, 0))
            rects.push_back(rect);
        y += side * step;
    }
    return rects;
}

} // namespace

std::vector<QRectF> packPieces(const QRectF &room, const std::vector<PieceShape> &shapes,
                               qreal size)
{
    const auto attempt = [&](qreal side, qreal step) {
        const auto rows = rowsOf(shapes, side, step, room.width());
        const qreal rowStep = side * step;
        const bool narrow = std::ranges::all_of(
            rows, [&](const Row &row) { return row.width <= room.width() + 1e-6; });
        const bool low = rowStep * static_cast<qreal>(rows.size()) + side * std::max(0.0, 1 - step)
            <= room.height() + 1;
        return narrow && low ? lay(room, shapes, rows, side, step, rowStep) : std::vector<QRectF>();
    };
    for (qreal side = size; side >= kSmallestPiece; side -= 0.5) {
        // Apart while they are large; when they would get small, edges may overlap: nothing is
        // written there.
        const auto apart = attempt(side, kApart);
        if (!apart.empty())
            return apart;
        if (side > kTight)
            continue;
        for (const qreal step : {1.0, kOverlap}) {
            const auto close = attempt(side, step);
            if (!close.empty())
                return close;
        }
    }
    // Fanned: a group a row, overlapping as much as they must.
    const auto rows = rowsOf(shapes, kSmallestPiece, kApart, 1e9);
    const auto count = static_cast<qreal>(rows.size());
    const qreal step = count > 1
        ? std::min(kSmallestPiece * kApart, (room.height() - kSmallestPiece) / (count - 1))
        : 0;
    return lay(room, shapes, rows, kSmallestPiece, kApart, std::max(step, kSmallestPiece * 0.5));
}

std::vector<QRectF> packPieces(const PlaceLayout &place, const std::vector<PieceShape> &shapes,
                               qreal size)
{
    const std::vector<QRectF> inRoom = packPieces(place.pieces, shapes, size);
    if (!place.ground || inRoom.empty() || inRoom.front().height() >= kTight)
        return inRoom;
    for (qreal side = kTight; side > inRoom.front().height(); side -= 0.5) {
        for (const qreal step : {kApart, 1.0, kOverlap}) {
            auto rows = rowsIn(*place.ground, shapes, side, step);
            if (!rows.empty())
                return rows;
        }
    }
    return inRoom;
}

} // namespace qd
