// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/badge_painter.h"

#include "app/mirror/board_fonts.h"
#include "app/mirror/place_layout.h"

#include <QPainter>
#include <QPolygonF>

namespace qd {

namespace {

void figure(QPainter &painter, const QRectF &rect, const QString &text, int size,
            const QColor &colour)
{
    painter.setFont(figureFont(size));
    painter.setPen(colour);
    painter.drawText(rect, Qt::AlignCenter, text);
}

void strike(QPainter &painter, const QRectF &badge, const Palette &palette)
{
    const QRectF rect = badge.adjusted(1.5, 1.5, -1.5, -1.5); // nothing beyond the sprite
    painter.setPen(QPen(palette.shield, 4.5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(rect.bottomLeft() + QPointF(1, -1), rect.topRight() + QPointF(-1, 1));
    painter.setPen(QPen(palette.shieldInk, 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(rect.bottomLeft() + QPointF(1, -1), rect.topRight() + QPointF(-1, 1));
}

/// A die of the battery's colour with the highest face that hits, and the colour's letter under it.
void paintDie(QPainter &painter, const PictureBadge &badge, const QRectF &rect,
              const Palette &palette)
{
    const auto [ground, ink] = palette.batteryColours(badge.subject);
    const QRectF body = rect.adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(ground.darker(190), 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(body, 4, 4);
    figure(painter, QRectF(body.left(), body.top(), body.width(), body.height() * 0.64),
           QString::number(badge.value), 13, ink);
    figure(
        painter,
        QRectF(body.left(), body.top() + body.height() * 0.57, body.width(), body.height() * 0.4),
        batteryLetter(badge.subject), 8, ink);
}

/// The guns themselves: a cannon and the letter on the colour.
void paintBattery(QPainter &painter, const PictureBadge &badge, const QRectF &rect,
                  const Theme &theme, const Palette &palette)
{
    const auto [ground, ink] = palette.batteryColours(badge.subject);
    theme.paint(painter, QStringLiteral("battery"), QRectF(rect.left(), rect.top() + 2, 19, 19));
    const QRectF tab(rect.left() + 19, rect.top() + 3, 15, 16);
    painter.setPen(QPen(ground.darker(190), 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(tab, 3, 3);
    figure(painter, tab, batteryLetter(badge.subject), 11, ink);
}

} // namespace

qreal badgeWidth(const PictureBadge &badge)
{
    if (badge.kind == "vp")
        return badge.value > 0 ? 21 : 0;
    if (badge.kind == "battery-die")
        return 18;
    if (badge.kind == "battery")
        return 35;
    return 21;
}

QString batteryLetter(const std::string &battery)
{
    return battery.empty() ? QString() : QString::fromStdString(battery).left(1).toUpper();
}

void paintBadge(QPainter &painter, const PictureBadge &badge, const QRectF &target,
                const Theme &theme, const Palette &palette)
{
    painter.save();
    painter.translate(target.topLeft());
    painter.scale(target.height() / kBadgeHeight, target.height() / kBadgeHeight);
    const QRectF rect(0, 0, badgeWidth(badge), kBadgeHeight);
    if (badge.kind == "vp") {
        theme.paint(painter, QStringLiteral("shield"), QRectF(rect.center().x() - 11, 0, 22, 22));
        figure(painter, rect.adjusted(0, -1, 0, -2), QString::number(badge.value), 13,
               palette.shieldInk);
    } else if (badge.kind == "battery-die") {
        paintDie(painter, badge, rect, palette);
    } else if (badge.kind == "battery") {
        paintBattery(painter, badge, rect, theme, palette);
    } else {
        theme.paint(painter, QString::fromStdString(badge.kind),
                    QRectF(rect.center().x() - 10.5, 0.5, 21, 21));
    }
    if (badge.off)
        strike(painter, rect, palette);
    painter.restore();
}

QString badgeLook(const PictureBadge &badge)
{
    return QStringLiteral("badge|%1|%2|%3|%4")
        .arg(QString::fromStdString(badge.kind), QString::fromStdString(badge.subject))
        .arg(badge.value)
        .arg(badge.off ? 1 : 0);
}

SpriteArt badgeArt(const PictureBadge &badge)
{
    return [badge](QPainter &painter, const QRectF &rect, const Theme &theme,
                   const Palette &palette) { paintBadge(painter, badge, rect, theme, palette); };
}

void paintConjectureMark(QPainter &painter, const QPointF &centre, qreal size,
                         const Palette &palette)
{
    const qreal h = size / 2;
    painter.save();
    painter.setPen(QPen(palette.conjecture, size * 0.13));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(QPolygonF({centre + QPointF(0, -h), centre + QPointF(h * 0.8, 0),
                                   centre + QPointF(0, h), centre + QPointF(-h * 0.8, 0)}));
    painter.restore();
}

} // namespace qd
