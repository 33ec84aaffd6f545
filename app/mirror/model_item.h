// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mirror/model_ship_painter.h"
#include "app/mirror/piece_item.h"

namespace qd {

/// A model on a lattice board: a ship turned to her heading, a fort, a flag. In a tray it lies
/// beside its name.
class ModelItem : public PieceItem {
public:
    enum { Type = UserType + 6 };

    using PieceItem::PieceItem;

    /// `span` scene units lie between two points of the lattice.
    void setModel(const ModelLook &look, qreal span, const QString &name);

    const ModelLook &model() const { return m_model; }

    /// The size that it has on the board.
    QSizeF ownSize() const;

    bool isPosed() const { return piece().pose.has_value(); }

    /// A flag that a ship carries is drawn with the ship.
    bool isHidden() const;

    int type() const override { return Type; }

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;
    /// Draws it round the origin, bow up.
    void paintAlone(QPainter &painter, QWidget *widget);

private:
    void paintInTray(QPainter &painter) const;

    ModelLook m_model;
    qreal m_span = 50;
    QString m_name;
};

} // namespace qd
