// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/card_layout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>
#include <numeric>

namespace qd {

CardLayout::CardLayout(QWidget *parent) : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
}

CardLayout::~CardLayout()
{
    for (QLayoutItem *item : m_items)
        delete item;
}

void CardLayout::setNarrowest(int pixels)
{
    m_narrowest = std::max(pixels, 1);
    invalidate();
}

int CardLayout::gap() const
{
    return std::max(spacing(), 0);
}

int CardLayout::columnsFor(int width) const
{
    const int cards = std::max(count(), 1);
    const int fit = std::clamp((width + gap()) / (m_narrowest + gap()), 1, cards);
    // Rows of one length look made: of four cards two and two, never three and one.
    const int rows = (cards + fit - 1) / fit;
    return (cards + rows - 1) / rows;
}

CardLayout::Grid CardLayout::gridFor(int width) const
{
    Grid grid;
    grid.columns = columnsFor(width);
    grid.cardWidth = std::max(1, (width - (grid.columns - 1) * gap()) / grid.columns);
    for (int i = 0; i < count(); ++i) {
        const QLayoutItem *item = m_items[static_cast<std::size_t>(i)];
        const int height = item->hasHeightForWidth() ? item->heightForWidth(grid.cardWidth)
                                                     : item->sizeHint().height();
        if (i % grid.columns == 0)
            grid.rowHeights.push_back(0);
        grid.rowHeights.back() = std::max(grid.rowHeights.back(), height);
    }
    return grid;
}

void CardLayout::addItem(QLayoutItem *item)
{
    m_items.push_back(item);
}

int CardLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem *CardLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem *CardLayout::takeAt(int index)
{
    QLayoutItem *item = itemAt(index);
    if (item != nullptr)
        m_items.erase(m_items.begin() + index);
    return item;
}

int CardLayout::heightForWidth(int width) const
{
    const Grid grid = gridFor(width);
    const int gaps = std::max(0, static_cast<int>(grid.rowHeights.size()) - 1) * gap();
    return std::accumulate(grid.rowHeights.begin(), grid.rowHeights.end(), gaps);
}

QSize CardLayout::sizeHint() const
{
    const int width = count() * m_narrowest + std::max(0, count() - 1) * gap();
    return {width, heightForWidth(width)};
}

QSize CardLayout::minimumSize() const
{
    return {m_narrowest, m_narrowest / 2};
}

void CardLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    const Grid grid = gridFor(rect.width());
    const Qt::LayoutDirection direction =
        parentWidget() != nullptr ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int y = rect.y();
    for (int i = 0; i < count(); ++i) {
        const int column = i % grid.columns;
        const auto row = static_cast<std::size_t>(i / grid.columns);
        const int height = grid.rowHeights[row];
        const QRect place(rect.x() + column * (grid.cardWidth + gap()), y, grid.cardWidth, height);
        m_items[static_cast<std::size_t>(i)]->setGeometry(
            QStyle::visualRect(direction, rect, place));
        if (column == grid.columns - 1)
            y += height + gap();
    }
}

} // namespace qd
