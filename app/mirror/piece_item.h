// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mirror/piece_painter.h"
#include "app/mirror/sprite_cache.h"
#include "rules/module/picture.h"

#include <QGraphicsItem>

namespace qd {

/// A piece on the board or beside it. The scene decides where it stands; the origin is its centre,
/// so that a block can turn.
class PieceItem : public QGraphicsItem {
public:
    enum { Type = UserType + 2 };

    PieceItem(SpriteCache &sprites, const Palette &palette);

    void setPiece(const PicturePiece &piece, const QString &initials);

    const PicturePiece &piece() const { return m_piece; }

    QString id() const { return QString::fromStdString(m_piece.id); }

    QString place() const { return QString::fromStdString(m_piece.place); }

    void setSize(const QSizeF &size);

    QSizeF size() const { return m_size; }

    /// Where it belongs, while it may be under way or in a hand, and how it is turned there
    /// (degrees); empty until it was first put somewhere.
    void setHome(const QRectF &rect, qreal z, qreal turn = 0);

    qreal homeTurn() const { return m_homeTurn; }

    const QRectF &home() const { return m_home; }

    qreal homeZ() const { return m_homeZ; }

    void setChosen(bool chosen);

    bool isChosen() const { return m_chosen; }

    /// The colours have changed.
    void lookChanged();

    int type() const override { return Type; }

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

protected:
    Sprite &sprite() { return m_sprite; }

    SpriteCache &sprites() const { return m_sprites; }

    const Palette &palette() const { return m_palette; }

    const PieceLook &look() const { return m_look; }

    QRectF body() const
    {
        return {-m_size.width() / 2, -m_size.height() / 2, m_size.width(), m_size.height()};
    }

    /// The ground of a piece that lies in the tray as a line of it: marked where it is chosen.
    void paintTrayLine(QPainter &painter) const;

private:
    SpriteCache &m_sprites;
    const Palette &m_palette;
    PicturePiece m_piece;
    PieceLook m_look;
    QSizeF m_size{36, 36};
    Sprite m_sprite;
    QRectF m_home;
    qreal m_homeZ = 0;
    qreal m_homeTurn = 0;
    bool m_chosen = false;
};

} // namespace qd
