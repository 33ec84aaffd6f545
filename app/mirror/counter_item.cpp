// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/counter_item.h"

#include <QPainter>
#include <QPainterPath>

namespace qd {

namespace {

constexpr qreal kRim = 0.12; ///< of its size round it: the facing's tick, the ring of a chosen one

} // namespace

void CounterItem::setCounter(const CounterLook &look)
{
    if (look == m_counter && !sprite().look().isEmpty() && sprite().look() == look.key())
        return;
    m_counter = look;
    sprite().setLook(look.key());
    update();
}

void CounterItem::setFaded(bool faded)
{
    if (faded == m_faded)
        return;
    m_faded = faded;
    update();
}

QRectF CounterItem::plate() const
{
    return {-size().width() / 2, -size().height() / 2, size().width(), size().height()};
}

QRectF CounterItem::boundingRect() const
{
    const qreal rim = size().width() * kRim;
    return plate().adjusted(-rim, -rim, rim, rim);
}

QPainterPath CounterItem::shape() const
{
    QPainterPath path;
    path.addRect(plate());
    return path;
}

void CounterItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *widget)
{
    const QRectF all = boundingRect();
    const qreal opacity = painter->opacity();
    if (m_faded)
        painter->setOpacity(opacity * 0.4);
    sprite().paint(*painter, all, sprites(), widget, [this] {
        return [look = m_counter](QPainter &on, const QRectF &into, const Theme &,
                                  const Palette &palette) {
            const qreal rim = into.width() * kRim / (1 + 2 * kRim);
            paintCounter(on, look, into.adjusted(rim, rim, -rim, -rim), palette);
        };
    });
    painter->setOpacity(opacity);
    if (!isChosen())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    const qreal wide = size().width() * 0.1;
    const QRectF ring = plate().adjusted(-wide / 4, -wide / 4, wide / 4, wide / 4);
    for (const QPen &pen : {QPen(palette().panel, wide * 1.5), QPen(palette().selected, wide)}) {
        painter->setPen(pen);
        painter->drawRoundedRect(ring, wide, wide);
    }
}

} // namespace qd
