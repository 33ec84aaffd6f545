// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/piece_item.h"

#include <QPainter>

namespace qd {

PieceItem::PieceItem(SpriteCache &sprites, const Palette &palette)
    : m_sprites(sprites), m_palette(palette)
{
}

void PieceItem::setPiece(const PicturePiece &piece, const QString &initials)
{
    m_look = lookOf(piece, initials);
    m_piece = piece;
    const QString key = m_look.key();
    if (key == m_sprite.look())
        return;
    m_sprite.setLook(key);
    update();
}

void PieceItem::setSize(const QSizeF &size)
{
    if (size == m_size)
        return;
    prepareGeometryChange();
    m_size = size;
}

void PieceItem::setChosen(bool chosen)
{
    if (chosen == m_chosen)
        return;
    m_chosen = chosen;
    update();
}

void PieceItem::setHome(const QRectF &rect, qreal z, qreal turn)
{
    m_home = rect;
    m_homeZ = z;
    m_homeTurn = turn;
    setSize(rect.size());
}

void PieceItem::lookChanged()
{
    m_sprite.forget();
    update();
}

QRectF PieceItem::boundingRect() const
{
    return body().adjusted(-4, -4, 4, 4);
}

QPainterPath PieceItem::shape() const
{
    QPainterPath path;
    if (m_piece.kind == "officer")
        path.addEllipse(body());
    else
        path.addRect(body());
    return path;
}

void PieceItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *widget)
{
    m_sprite.paint(*painter, body(), m_sprites, widget, [this] { return artOf(m_look); });
    if (!m_chosen)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    const QRectF ring = body().adjusted(-1.2, -1.2, 0.2, 0.2);
    const auto draw = [&](const QPen &pen) {
        painter->setPen(pen);
        if (m_piece.kind == "officer")
            painter->drawEllipse(ring);
        else
            painter->drawRoundedRect(ring, 5, 5);
    };
    draw(QPen(m_palette.panel, 4.6));
    draw(QPen(m_palette.selected, 3));
}

void PieceItem::paintTrayLine(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_chosen)
        return;
    painter.setPen(QPen(m_palette.selected, 1.6));
    painter.setBrush(m_palette.chosenRow);
    painter.drawRoundedRect(body().adjusted(1, 1, -1, -1), 4, 4);
}

} // namespace qd
