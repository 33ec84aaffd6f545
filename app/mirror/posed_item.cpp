// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/posed_item.h"

#include "app/mirror/board_fonts.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace qd {

namespace {

constexpr qreal kLeast = 15; ///< pixels: no ship is drawn shorter
constexpr qreal kGrip = 5; ///< pixels around it that take hold of it too
constexpr qreal kTrayMark = 15; ///< of a tray's ship: struck, anchored …
constexpr qreal kTrayHigh = 30; ///< of a row in a tray
constexpr qreal kTrayShip = 0.68; ///< width of a tray's ship by the tray's height

QFont trayFont()
{
    constexpr int kTrayLetters = 13;
    return boardFont(kTrayLetters);
}

} // namespace

void PosedItem::setShip(const PicturePiece &piece, int rank, const QSizeF &size,
                        const QString &name)
{
    prepareGeometryChange();
    setPiece(piece, {});
    m_ship = shipLookOf(piece, rank);
    m_own = size;
    m_name = name;
    if (isShip(piece.kind))
        sprite().setLook(m_ship.key());
    update();
}

void PosedItem::setViewScale(qreal scale)
{
    if (scale == m_viewScale)
        return;
    prepareGeometryChange();
    m_viewScale = scale;
}

qreal PosedItem::drawnLength() const
{
    return std::max(m_own.height(), kLeast / m_viewScale);
}

/// Round the origin, bow up.
QRectF PosedItem::drawing() const
{
    const qreal length = drawnLength();
    return {-length * kShipWidth / 2, -length / 2, length * kShipWidth, length};
}

QRectF PosedItem::boundingRect() const
{
    const qreal grip = (kGrip + 1) / m_viewScale;
    return isPosed() ? drawing().adjusted(-grip, -grip, grip, grip) : PieceItem::boundingRect();
}

QPainterPath PosedItem::shape() const
{
    if (!isPosed())
        return PieceItem::shape();
    const qreal grip = kGrip / m_viewScale;
    QPainterPath path;
    path.addRect(drawing().adjusted(-grip, -grip / 2, grip, grip / 2));
    return path;
}

void PosedItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget)
{
    if (isPosed())
        paintAlone(*painter, drawnLength(), widget);
    else if (isShip(piece().kind))
        paintInTray(*painter, widget);
    else
        PieceItem::paint(painter, option, widget);
}

void PosedItem::paintAlone(QPainter &painter, qreal length, QWidget *widget)
{
    const QRectF rect(-length * kShipWidth / 2, -length / 2, length * kShipWidth, length);
    if (!isShip(piece().kind)) {
        sprite().paint(painter, rect, sprites(), widget, [this] { return artOf(look()); });
        return;
    }
    sprite().paint(painter, rect, sprites(), widget, [this] {
        return [ship = m_ship](QPainter &on, const QRectF &into, const Theme &,
                               const Palette &palette) { paintShip(on, ship, into, palette); };
    });
}

qreal PosedItem::trayAspect(qreal least) const
{
    if (!isShip(piece().kind))
        return least;
    const qreal wide = kTrayHigh * kTrayShip + 8
        + QFontMetricsF(trayFont()).horizontalAdvance(m_name)
        + static_cast<qreal>(shipMarks(piece()).size()) * (kTrayMark + 1);
    return wide > least * kTrayHigh ? 2 * least : least;
}

void PosedItem::paintInTray(QPainter &painter, QWidget *)
{
    const QRectF box = body();
    paintTrayLine(painter);
    const qreal high = box.height() - 4;
    paintShip(painter, m_ship, QRectF(box.left() + 2, box.top() + 2, high * kShipWidth, high),
              palette());
    const QFont font = trayFont();
    const qreal left = box.left() + box.height() * kTrayShip + 6;
    painter.setFont(font);
    painter.setPen(palette().text);
    qreal right = box.right() - 1;
    const QStringList marks = shipMarks(piece());
    for (qsizetype i = marks.size(); i-- > 0;) {
        right -= kTrayMark + 1;
        sprites().theme().paint(
            painter, marks[i],
            QRectF(right, box.center().y() - kTrayMark / 2, kTrayMark, kTrayMark));
    }
    const QRectF line(left, box.top(), right - left - 2, box.height());
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(m_name, Qt::ElideRight, line.width()));
}

} // namespace qd
