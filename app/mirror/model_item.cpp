// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/model_item.h"

#include "app/mirror/board_fonts.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace qd {

namespace {

constexpr qreal kLine = 0.98; ///< of the span: a ship of the line
constexpr qreal kFrigate = 0.88;
constexpr qreal kFort = 0.92;
constexpr qreal kFlag = 0.5;
constexpr qreal kGrip = 0.44; ///< of the span, all round: a large target
constexpr qreal kFlagAside = 0.34; ///< of the span: a flag at home stands beside its point

} // namespace

void ModelItem::setModel(const ModelLook &look, qreal span, const QString &name)
{
    prepareGeometryChange();
    m_model = look;
    m_span = span;
    m_name = name;
    sprite().setLook(m_model.key());
    update();
}

QSizeF ModelItem::ownSize() const
{
    switch (m_model.kind) {
    case ModelLook::Kind::Fort:
        return QSizeF(kFort, kFort) * m_span;
    case ModelLook::Kind::Flag:
        return QSizeF(kFlag, kFlag) * m_span;
    case ModelLook::Kind::Ship:
        break;
    }
    const qreal length = (m_model.frigate ? kFrigate : kLine) * m_span;
    return {length * kModelWidth, length};
}

bool ModelItem::isHidden() const
{
    return std::ranges::find(piece().tags, "aboard") != piece().tags.end();
}

QRectF ModelItem::boundingRect() const
{
    if (!isPosed())
        return PieceItem::boundingRect();
    const qreal reach = m_span * 0.62;
    return {-reach, -reach, 2 * reach, 2 * reach};
}

QPainterPath ModelItem::shape() const
{
    if (!isPosed())
        return PieceItem::shape();
    QPainterPath path;
    if (m_model.kind != ModelLook::Kind::Flag)
        path.addEllipse(QPointF(0, 0), kGrip * m_span, kGrip * m_span);
    return path;
}

void ModelItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *widget)
{
    if (!isPosed())
        paintInTray(*painter);
    else if (!isHidden())
        paintAlone(*painter, widget);
}

void ModelItem::paintAlone(QPainter &painter, QWidget *widget)
{
    QRectF rect(QPointF(0, 0), ownSize());
    rect.moveCenter(m_model.kind == ModelLook::Kind::Flag
                        ? QPointF(-kFlagAside, -kFlagAside) * m_span
                        : QPointF());
    sprite().paint(painter, rect, sprites(), widget, [this] {
        return [look = m_model](QPainter &on, const QRectF &into, const Theme &,
                                const Palette &palette) { paintModel(on, look, into, palette); };
    });
}

void ModelItem::paintInTray(QPainter &painter) const
{
    const QRectF box = body();
    paintTrayLine(painter);
    const qreal high = box.height() - 4;
    paintModel(painter, m_model, QRectF(box.left() + 2, box.top() + 2, high * kModelWidth, high),
               palette());
    const QFont font = boardFont(13);
    painter.setFont(font);
    painter.setPen(palette().text);
    const qreal left = box.left() + high * kModelWidth + 8;
    const QRectF line(left, box.top(), box.right() - left - 1, box.height());
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(m_name, Qt::ElideRight, line.width()));
}

} // namespace qd
