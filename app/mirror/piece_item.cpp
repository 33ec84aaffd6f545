// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/piece_item.h"

#include <QPaintDevice>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace qd {

PieceItem::PieceItem(SpriteCache &sprites, const Palette &palette)
    : m_sprites(sprites), m_palette(palette)
{
}

void PieceItem::setPiece(const PicturePiece &piece, const QString &initials)
{
    const PieceLook look = lookOf(piece, initials);
    const bool changed = look.key() != m_look.key() || piece.tags != m_piece.tags;
    m_piece = piece;
    m_look = look;
    if (changed)
        lookChanged();
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

void PieceItem::setZooming(bool zooming)
{
    m_zooming = zooming;
    if (!zooming)
        update();
}

void PieceItem::lookChanged()
{
    m_last = QPixmap();
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

void PieceItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const QTransform world = painter->worldTransform();
    const qreal dpr = painter->device()->devicePixelRatioF();
    const qreal scale = std::hypot(world.m11(), world.m12());
    const QSize pixels(std::max(1, static_cast<int>(std::lround(m_size.width() * scale * dpr))),
                       std::max(1, static_cast<int>(std::lround(m_size.height() * scale * dpr))));
    if (m_last.isNull() || (!m_zooming && m_last.size() != pixels))
        m_last = m_sprites.sprite(m_look, pixels, dpr);
    // Upright only: a block that has turned half round has a scale too, a negative one.
    const bool upright = world.type() <= QTransform::TxScale && world.m11() > 0 && world.m22() > 0;
    if (upright && m_last.size() == pixels) {
        // One to one, on whole pixels.
        painter->save();
        painter->resetTransform();
        const QPointF at = world.map(body().topLeft()) * dpr;
        painter->drawPixmap(QPointF(std::round(at.x()), std::round(at.y())) / dpr, m_last);
        painter->restore();
    } else {
        painter->setRenderHint(QPainter::SmoothPixmapTransform);
        painter->drawPixmap(body(), m_last, QRectF(QPointF(0, 0), QSizeF(m_last.size())));
    }
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

} // namespace qd
