// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/place_layout.h"

#include "app/mirror/board_geometry.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace qd {

namespace {

constexpr int kSmallestLabel = 10;
constexpr qreal kSmallestPiece = 19; // below this they overlap like a hand of cards
constexpr qreal kGap = 3;
constexpr qreal kMargin = 4;
constexpr int kCrowd = 8; // three blocks and an officer a side
constexpr qreal kGroupReach = 78; // how far above its anchor a group may begin

/// The words of `name` in that many lines, as even as can be.
QStringList wrapped(const QString &name, int lines, const QFontMetricsF &metrics)
{
    const QStringList words = name.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (words.size() < lines)
        return {};
    if (lines == 1)
        return {name};
    QStringList best;
    qreal narrowest = 1e9;
    for (qsizetype first = 1; first <= words.size() - (lines - 1); ++first) {
        const QString head = words.mid(0, first).join(QLatin1Char(' '));
        const QStringList tail = wrapped(words.mid(first).join(QLatin1Char(' ')), lines - 1, metrics);
        qreal width = metrics.horizontalAdvance(head);
        for (const QString &line : tail)
            width = std::max(width, metrics.horizontalAdvance(line));
        if (width < narrowest) {
            narrowest = width;
            best = QStringList(head) + tail;
        }
    }
    return best;
}

struct Label {
    QStringList lines;
    int size = 0;
    QRectF box;
};

std::optional<Label> fitLabel(const FreeRoom &room, const PlaceContents &contents, int lines, qreal fromY)
{
    for (int size = contents.labelSize; size >= kSmallestLabel; --size) {
        const QFontMetricsF metrics(boardFont(size, contents.lettering));
        const QStringList text = wrapped(contents.name, lines, metrics);
        if (text.isEmpty())
            return std::nullopt;
        qreal width = 0;
        for (const QString &line : text)
            width = std::max(width, metrics.horizontalAdvance(line));
        if (contents.conjecture)
            width += size * 0.75;
        const QSizeF box(width, size * 1.06 * lines);
        // A little smaller where it would otherwise slide far down.
        const qreal deepest = fromY + (room.bounds().bottom() - fromY) * 0.3;
        const auto found = room.topmost(box, fromY);
        if (found && (found->top() <= deepest || size == kSmallestLabel))
            return Label{text, size, *found};
    }
    return std::nullopt;
}

Label chooseLabel(const FreeRoom &room, const PlaceContents &contents, qreal fromY)
{
    std::optional<Label> best;
    // A second line costs room: it must buy letters that are clearly larger.
    constexpr int kWorthALine = 3;
    for (int lines = 1; lines <= 3; ++lines) {
        const auto label = fitLabel(room, contents, lines, fromY);
        if (label && (!best || label->size >= best->size + kWorthALine))
            best = label;
    }
    if (best)
        return *best;
    const QFontMetricsF metrics(boardFont(kSmallestLabel, contents.lettering));
    QRectF box(0, 0, metrics.horizontalAdvance(contents.name), kSmallestLabel * 1.06);
    box.moveCenter(QPointF(room.bounds().center().x(), room.bounds().top() + kSmallestLabel));
    return Label{{contents.name}, kSmallestLabel, box};
}

double crowdSize(const QRectF &rect)
{
    double best = 0;
    for (int columns = 1; columns <= kCrowd; ++columns) {
        const int rows = (kCrowd + columns - 1) / columns;
        best = std::max(best, std::min(rect.width() / columns, rect.height() / rows));
    }
    // Wide before high, large before small, all else being equal.
    return std::min(best, kPieceSize + kGap) + rect.width() * rect.height() * 1e-6 - rect.top() * 1e-5;
}

std::vector<QRectF> strip(const QPointF &at, const std::vector<qreal> &widths, Qt::Orientation orientation)
{
    std::vector<QRectF> rects;
    QPointF cursor = at;
    for (const qreal width : widths) {
        rects.push_back(QRectF(cursor, QSizeF(width, kBadgeHeight)));
        cursor += orientation == Qt::Horizontal ? QPointF(width + kGap, 0) : QPointF(0, kBadgeHeight + kGap);
    }
    return rects;
}

QSizeF stripSize(const std::vector<qreal> &widths, Qt::Orientation orientation)
{
    const auto count = static_cast<qreal>(widths.size());
    if (orientation == Qt::Horizontal)
        return {std::accumulate(widths.begin(), widths.end(), 0.0) + kGap * (count - 1), kBadgeHeight};
    return {*std::max_element(widths.begin(), widths.end()), count * kBadgeHeight + kGap * (count - 1)};
}

/// Every spot that a strip could take, those beneath the label first.
std::vector<std::pair<QPointF, Qt::Orientation>> stripSpots(const FreeRoom &room, const QRectF &label,
                                                            const std::vector<qreal> &widths)
{
    std::vector<std::pair<QPointF, Qt::Orientation>> spots;
    const QSizeF across = stripSize(widths, Qt::Horizontal);
    spots.emplace_back(QPointF(label.center().x() - across.width() / 2, label.bottom() + 1), Qt::Horizontal);
    if (const auto top = room.topmost(across, label.bottom()))
        spots.emplace_back(top->topLeft(), Qt::Horizontal);
    for (const auto orientation : {Qt::Horizontal, Qt::Vertical}) {
        const QSizeF size = stripSize(widths, orientation);
        for (qreal y = label.top(); y + size.height() <= room.bounds().bottom(); y += kRoomCell * 2)
            for (qreal x = room.bounds().left(); x + size.width() <= room.bounds().right(); x += kRoomCell * 2)
                spots.emplace_back(QPointF(x, y), orientation);
    }
    return spots;
}

void placeBadges(PlaceLayout &layout, FreeRoom &room, const std::vector<qreal> &widths)
{
    const QRectF label = layout.label;
    std::vector<QRectF> chosen;
    double most = -1;
    for (const auto &[at, orientation] : stripSpots(room, label, widths)) {
        const QRectF box(at, stripSize(widths, orientation));
        if (!room.fits(box) || box.intersects(label.adjusted(-kGap, 0, kGap, 0)))
            continue;
        FreeRoom rest = room;
        rest.blockAbove(label.bottom());
        rest.block(box.adjusted(-1, -1, 1, 1));
        const QRectF left = rest.best(crowdSize);
        const double value = left.isEmpty() ? 0 : crowdSize(left);
        if (value > most + (chosen.empty() ? 0 : 1.5)) {
            most = value;
            chosen = strip(at, widths, orientation);
        }
        if (most >= kPieceSize)
            break;
    }
    if (chosen.empty())
        chosen = strip(QPointF(label.left(), label.bottom() + 1), widths, Qt::Horizontal);
    for (const QRectF &rect : chosen)
        room.block(rect.adjusted(-1, -1, 1, 1));
    layout.badges = std::move(chosen);
}

/// A corner for a goal's mark: outside the pieces' room if there is any, else in its corner.
QRectF markRoom(const QPolygonF &outline, const PlaceLayout &layout, const std::vector<QRectF> &obstacles)
{
    const QSizeF size(kMarkSize, kMarkSize);
    FreeRoom room(outline, 1);
    room.block(layout.label);
    for (const QRectF &badge : layout.badges)
        room.block(badge);
    for (const QRectF &obstacle : obstacles)
        room.block(obstacle);
    const QRectF beside(layout.label.right() + 2, layout.label.center().y() - kMarkSize / 2, kMarkSize, kMarkSize);
    if (room.fits(beside))
        return beside;
    FreeRoom outside = room;
    outside.block(layout.pieces);
    if (const auto found = outside.topmost(size, layout.label.top()))
        return *found;
    return QRectF(layout.pieces.topRight() - QPointF(kMarkSize, 0), size);
}

/// The rows of one try at a size; empty when they do not fit.
struct Row {
    std::vector<std::size_t> members;
    qreal width = 0;
};

std::vector<Row> rowsOf(const std::vector<PieceShape> &shapes, qreal size, qreal widest)
{
    std::vector<Row> rows;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const qreal width = shapes[i].aspect * size;
        const bool fresh = rows.empty() || shapes[i].group != shapes[rows.back().members.front()].group
            || rows.back().width + kGap * 0.5 + width > widest;
        if (fresh)
            rows.push_back(Row{});
        rows.back().width += (rows.back().members.empty() ? 0 : kGap * 0.5) + width;
        rows.back().members.push_back(i);
    }
    return rows;
}

std::vector<QRectF> lay(const QRectF &room, const std::vector<PieceShape> &shapes, const std::vector<Row> &rows,
                        qreal size, qreal rowStep)
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
            x += width + kGap * 0.5 - squeeze;
        }
        y += rowStep;
    }
    return rects;
}

} // namespace

PlaceLayout layoutPlace(const QPolygonF &outline, const PlaceContents &contents, const std::vector<QRectF> &obstacles)
{
    FreeRoom room(outline, kMargin);
    for (const QRectF &obstacle : obstacles)
        room.block(obstacle);
    qreal fromY = room.bounds().top();
    if (contents.anchor)
        fromY = std::max(fromY, contents.anchor->y() - kGroupReach);

    PlaceLayout layout;
    const Label label = chooseLabel(room, contents, fromY);
    layout.lines = label.lines;
    layout.labelSize = label.size;
    layout.lettering = contents.lettering;
    layout.label = label.box;
    room.block(label.box);
    if (!contents.badgeWidths.empty())
        placeBadges(layout, room, contents.badgeWidths);
    room.blockAbove(label.box.bottom());
    layout.pieces = room.best(crowdSize);
    if (layout.pieces.isEmpty())
        layout.pieces = QRectF(label.box.left(), label.box.bottom(), label.box.width(), kSmallestPiece);
    layout.mark = markRoom(outline, layout, obstacles);
    return layout;
}

std::vector<QRectF> packPieces(const QRectF &room, const std::vector<PieceShape> &shapes, qreal size)
{
    for (qreal side = size; side >= kSmallestPiece; side -= 1) {
        const auto rows = rowsOf(shapes, side, room.width());
        const qreal step = side + kGap * 0.5;
        const bool narrow = std::ranges::all_of(rows, [&](const Row &row) { return row.width <= room.width(); });
        if (narrow && step * static_cast<qreal>(rows.size()) <= room.height() + kGap)
            return lay(room, shapes, rows, side, step);
    }
    // Fanned: a group a row, overlapping as much as they must.
    auto rows = rowsOf(shapes, kSmallestPiece, 1e9);
    const auto count = static_cast<qreal>(rows.size());
    const qreal step = count > 1 ? std::min(kSmallestPiece + kGap, (room.height() - kSmallestPiece) / (count - 1)) : 0;
    return lay(room, shapes, rows, kSmallestPiece, std::max(step, kSmallestPiece * 0.5));
}

} // namespace qd
