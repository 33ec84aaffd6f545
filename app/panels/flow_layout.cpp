// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/flow_layout.h"

#include <QStyle>
#include <QWidget>

namespace qd {

FlowLayout::FlowLayout(QWidget *parent) : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    for (QLayoutItem *item : m_items)
        delete item;
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.push_back(item);
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    QLayoutItem *item = itemAt(index);
    if (item != nullptr)
        m_items.erase(m_items.begin() + index);
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), Pass::Measure);
}

QSize FlowLayout::sizeHint() const
{
    QSize size = minimumSize();
    int width = 0;
    for (const QLayoutItem *item : m_items)
        width += item->sizeHint().width() + std::max(spacing(), 0);
    return size.expandedTo(QSize(width, 0));
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items)
        size = size.expandedTo(item->minimumSize());
    const QMargins margins = contentsMargins();
    return size.grownBy(margins);
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, Pass::Place);
}

int FlowLayout::arrange(const QRect &rect, Pass pass) const
{
    const QRect area = rect.marginsRemoved(contentsMargins());
    const int gap = spacing() >= 0 ? spacing() : 6;
    const QWidget *owner = parentWidget();
    const Qt::LayoutDirection direction =
        owner != nullptr ? owner->layoutDirection() : Qt::LeftToRight;
    int x = area.x();
    int y = area.y();
    int line = 0;
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        QSize size = item->sizeHint();
        if (size.width() > area.width() && area.width() > 0) {
            size.setWidth(area.width());
            if (item->hasHeightForWidth())
                size.setHeight(item->heightForWidth(area.width()));
        }
        if (x > area.x() && x + size.width() > area.x() + area.width()) {
            x = area.x();
            y += line + gap;
            line = 0;
        }
        if (pass == Pass::Place)
            item->setGeometry(QStyle::visualRect(direction, area, QRect(QPoint(x, y), size)));
        x += size.width() + gap;
        line = std::max(line, size.height());
    }
    return y + line - rect.y() + contentsMargins().bottom();
}

} // namespace qd
