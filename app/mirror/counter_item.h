// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mirror/counter_painter.h"
#include "app/mirror/piece_item.h"

namespace qd {

/// A counter on a board of hexes, or in a tray beside it.
class CounterItem : public PieceItem {
public:
    enum { Type = UserType + 7 };

    using PieceItem::PieceItem;

    void setCounter(const CounterLook &look);

    const CounterLook &counter() const { return m_counter; }

    /// The act in hand does not ask for it.
    void setFaded(bool faded);

    bool isFaded() const { return m_faded; }

    int type() const override { return Type; }

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QRectF plate() const;

    CounterLook m_counter;
    bool m_faded = false;
};

} // namespace qd
