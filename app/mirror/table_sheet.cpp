// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/table_sheet.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <utility>

namespace qd {

namespace {

constexpr qreal kUnderZ = 2;
constexpr qreal kOverZ = 9000;

} // namespace

TableSheet::TableSheet(Level level, Paint paint) : m_paint(std::move(paint))
{
    setAcceptedMouseButtons(Qt::NoButton);
    setZValue(level == Level::Over ? kOverZ : kUnderZ);
    setFlag(QGraphicsItem::ItemUsesExtendedStyleOption);
}

void TableSheet::setRect(const QRectF &rect)
{
    prepareGeometryChange();
    m_rect = rect;
}

void TableSheet::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget)
{
    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    m_paint(*painter, option->exposedRect, widget);
    painter->restore();
}

} // namespace qd
