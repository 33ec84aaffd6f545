// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mirror/piece_item.h"
#include "app/mirror/ship_painter.h"

namespace qd {

/// A piece of a measured board: to scale where the board's scale lets it be seen, else as large as
/// it must be; turned to its heading. In a tray it lies as a small ship beside its name.
class PosedItem : public PieceItem {
public:
    using PieceItem::PieceItem;

    /// Its look and its own size in scene units.
    void setShip(const PicturePiece &piece, int rank, const QSizeF &size, const QString &name);
    /// Pixels to a scene unit: how large it must be drawn to be seen.
    void setViewScale(qreal scale);

    const ShipLook &ship() const { return m_ship; }

    /// The length that it has on the scene.
    qreal drawnLength() const;

    bool isPosed() const { return piece().pose.has_value(); }

    /// Width over height that it takes up in a tray; `least`, or twice that for a long name.
    qreal trayAspect(qreal least) const;

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;
    /// Draws it round the origin, bow up, with that length.
    void paintAlone(QPainter &painter, qreal length, QWidget *widget);

private:
    QRectF drawing() const;
    void paintInTray(QPainter &painter, QWidget *widget);

    ShipLook m_ship;
    QSizeF m_own;
    QString m_name;
    qreal m_viewScale = 1;
};

} // namespace qd
