// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsItem>

#include <functional>

namespace qd {

/// What a table paints that is no piece, as a sheet under or over all of them. It takes no clicks.
class TableSheet final : public QGraphicsItem {
public:
    enum class Level { Under, Over };
    /// `exposed`: what is to be painted, scene units. Hints are set for smooth lines and letters,
    /// and the painter is restored afterwards.
    using Paint = std::function<void(QPainter &, const QRectF &exposed, QWidget *)>;

    TableSheet(Level level, Paint paint);

    void setRect(const QRectF &rect);

    QRectF boundingRect() const override { return m_rect; }

    QPainterPath shape() const override { return {}; }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    Paint m_paint;
    QRectF m_rect; ///< scene units
};

} // namespace qd
