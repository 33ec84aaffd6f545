// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/as_per_margin/box_delegate.h"

#include "app/panels/panel_colours.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace qd::as_per_margin {
namespace {

constexpr int kBoxesALine = 6; ///< longer rows go on below, as printed

/// Where things are in a cell: everything from the height of the letters.
struct Grid {
    int box, gap, pad, letter;

    /// Letters take what the cell's longest needs ("P", "Bd"), the open ones being bold.
    Grid(const QFont &font, const SheetCell &cell)
        : box(QFontMetrics(font).height() * 3 / 4)
        , gap(std::max(2, QFontMetrics(font).height() / 8))
        , pad(std::max(3, QFontMetrics(font).height() / 4))
        , letter(QFontMetrics(font).horizontalAdvance(u'W') + pad)
    {
        QFont bold = font;
        bold.setBold(true);
        for (const SheetBoxes &boxes : cell)
            letter = std::max(letter, QFontMetrics(bold).horizontalAdvance(boxes.letter) + 2 * pad);
    }

    static int linesOf(const SheetBoxes &boxes)
    {
        return std::max(1, (boxes.max + kBoxesALine - 1) / kBoxesALine);
    }

    static int lines(const SheetCell &cell)
    {
        int count = 0;
        for (const SheetBoxes &boxes : cell)
            count += linesOf(boxes);
        return count;
    }

    /// Half of a long row above, half below.
    static int aLine(const SheetBoxes &boxes)
    {
        const int count = linesOf(boxes);
        return (boxes.max + count - 1) / count;
    }

    int height(const SheetCell &cell) const { return lines(cell) * (box + gap) - gap + 2 * pad; }

    int top(const QRect &rect, const SheetCell &cell) const
    {
        return rect.top() + (rect.height() - height(cell)) / 2 + pad;
    }

    QRect letterRect(const QRect &rect, int line) const
    {
        return {rect.left() + pad, line, letter - pad, box};
    }

    QRect boxRect(const QRect &rect, const SheetBoxes &boxes, int first, int at) const
    {
        const int many = aLine(boxes);
        const int indent = boxes.letter.isEmpty() ? pad : pad + letter;
        return {rect.left() + indent + at % many * (box + gap), first + at / many * (box + gap),
                box, box};
    }

    int width(const SheetCell &cell) const
    {
        int widest = 0;
        for (const SheetBoxes &boxes : cell)
            widest = std::max(widest,
                              (boxes.letter.isEmpty() ? 0 : letter) + aLine(boxes) * (box + gap));
        return widest + 2 * pad;
    }
};

struct Ink {
    QColor line, text, lost, lostGround;
};

void paintLetter(QPainter &painter, const QRect &rect, const SheetBoxes &boxes, const Ink &ink)
{
    painter.setPen(boxes.mark == SheetBoxes::Mark::Spent ? ink.line : ink.text);
    QFont font = painter.font();
    font.setBold(boxes.mark == SheetBoxes::Mark::Open);
    const QFont before = painter.font();
    painter.setFont(font);
    painter.drawText(rect, Qt::AlignCenter | Qt::TextDontClip, boxes.letter);
    painter.setFont(before);
    if (boxes.mark == SheetBoxes::Mark::Spent)
        painter.drawLine(rect.bottomLeft(), rect.topRight());
}

void paintBox(QPainter &painter, const QRectF &rect, bool lost, const Ink &ink)
{
    painter.setPen(QPen(lost ? ink.lost : ink.text, 1.2));
    painter.setBrush(lost ? QBrush(ink.lostGround) : QBrush(Qt::NoBrush));
    painter.drawRect(rect);
    if (!lost)
        return;
    const QRectF inner = rect.adjusted(2, 2, -2, -2);
    painter.setPen(QPen(ink.lost, 1.8));
    painter.drawLine(inner.topLeft(), inner.bottomRight());
    painter.drawLine(inner.bottomLeft(), inner.topRight());
}

} // namespace

void BoxDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                        const QModelIndex &index) const
{
    const auto cell = index.data(kBoxesRole).value<SheetCell>();
    if (cell.isEmpty()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem plain = option;
    initStyleOption(&plain, index);
    plain.text.clear();
    const QStyle *style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &plain, painter, option.widget);
    const PanelColours colours = panelColours(option.palette);
    const Ink ink{colours.line, option.palette.color(QPalette::Text), colours.caution,
                  colours.cautionTint};
    const Grid grid(option.font, cell);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(option.font);
    int line = grid.top(option.rect, cell);
    for (const SheetBoxes &boxes : cell) {
        if (!boxes.letter.isEmpty())
            paintLetter(*painter, grid.letterRect(option.rect, line), boxes, ink);
        for (int at = 0; at < boxes.max; ++at)
            paintBox(
                *painter,
                QRectF(grid.boxRect(option.rect, boxes, line, at)).adjusted(0.5, 0.5, -0.5, -0.5),
                at < boxes.max - boxes.left, ink);
        line += Grid::linesOf(boxes) * (grid.box + grid.gap);
    }
    painter->restore();
}

QSize BoxDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto cell = index.data(kBoxesRole).value<SheetCell>();
    if (cell.isEmpty()) {
        QSize size = QStyledItemDelegate::sizeHint(option, index);
        size.rwidth() += option.fontMetrics.averageCharWidth();
        return size;
    }
    const Grid grid(option.font, cell);
    return {grid.width(cell), grid.height(cell)};
}

std::optional<BoxDelegate::Hit> BoxDelegate::boxAt(const QRect &cell, const QFont &font,
                                                   const SheetCell &boxes, const QPoint &point)
{
    const Grid grid(font, boxes);
    const int half = (grid.gap + 1) / 2; // a near miss counts
    int line = grid.top(cell, boxes);
    for (const SheetBoxes &row : boxes) {
        if (row.mark != SheetBoxes::Mark::None
            && grid.letterRect(cell, line).adjusted(-half, -half, half, half).contains(point))
            return Hit{row, -1};
        for (int at = 0; at < row.max; ++at) {
            if (grid.boxRect(cell, row, line, at)
                    .adjusted(-half, -half, half, half)
                    .contains(point))
                return Hit{row, at};
        }
        line += Grid::linesOf(row) * (grid.box + grid.gap);
    }
    return std::nullopt;
}

} // namespace qd::as_per_margin
