// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/sea_ground.h"

#include "app/mirror/board_fonts.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace qd {

namespace {

constexpr int kLetters = 14; ///< board units
constexpr qreal kPad = 5;

QColor faint(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

/// As thin at any zoom.
QPen hairline(const QColor &colour)
{
    QPen pen(colour, 1, Qt::SolidLine, Qt::RoundCap);
    pen.setCosmetic(true);
    return pen;
}

void paintScenery(QPainter &painter, const SeaGround &ground, const Palette &palette)
{
    for (const PictureScenery &scenery : ground.scenery) {
        QPolygonF outline;
        for (const PicturePoint &point : scenery.outline)
            outline << QPointF(point.x, point.y);
        if (scenery.kind == "shoal") {
            QPen dots(palette.coast, 1.6, Qt::CustomDashLine, Qt::RoundCap);
            dots.setDashPattern({0.1, 3});
            painter.setPen(dots);
            painter.setBrush(QBrush(faint(palette.land, 0.35)));
            painter.drawPolygon(outline);
            continue;
        }
        painter.setPen(QPen(palette.coast, 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(palette.land);
        painter.drawPolygon(outline);
    }
}

void paintGrid(QPainter &painter, const SeaGround &ground, const Palette &palette)
{
    const QRectF &sea = ground.rect;
    const qreal step = ground.unit * kSeaGrid;
    painter.setFont(boardFont(kLetters, Lettering::Italic));
    const QFontMetricsF metrics(painter.font());
    const auto run = [&](bool across) {
        const qreal length = across ? sea.width() : sea.height();
        const int lines = static_cast<int>(std::ceil(length / step));
        for (int i = 1; i < lines; ++i) {
            const qreal at = across ? sea.left() + step * i : sea.bottom() - step * i;
            painter.setPen(hairline(faint(palette.seaInk, 0.28)));
            painter.drawLine(across ? QLineF(at, sea.top(), at, sea.bottom())
                                    : QLineF(sea.left(), at, sea.right(), at));
            const QString number = QString::number(i * kSeaGrid);
            painter.setPen(palette.seaInk);
            if (across)
                painter.drawText(QPointF(at + 3, sea.bottom() - kPad), number);
            else
                painter.drawText(QPointF(sea.left() + kPad, at - 3), number);
        }
    };
    run(true);
    run(false);
}

/// Twelve inches by threes, dark and light, in the lower right corner.
void paintScale(QPainter &painter, const SeaGround &ground, const Palette &palette)
{
    constexpr qreal kThick = 5;
    constexpr int kParts = 4;
    const qreal part = ground.unit * kSeaGrid / kParts;
    const QPointF at(ground.rect.right() - part * kParts - 26, ground.rect.bottom() - 34);
    for (int i = 0; i < kParts; ++i) {
        const QRectF bar(at.x() + part * i, at.y(), part, kThick);
        painter.setPen(QPen(palette.seaInk, 1));
        painter.setBrush(i % 2 == 0 ? palette.seaInk : palette.sea);
        painter.drawRect(bar);
    }
    painter.setPen(palette.seaInk);
    painter.setFont(boardFont(kLetters, Lettering::Italic));
    for (const int i : {0, 2, 4}) {
        const QString number = i == kParts ? QString::number(kSeaGrid) + QChar(0x2033)
                                           : QString::number(i * kSeaGrid / kParts);
        painter.drawText(QRectF(at.x() + part * i - 30, at.y() + kThick, 60, kLetters * 1.4),
                         Qt::AlignHCenter | Qt::AlignTop, number);
    }
}

} // namespace

void paintSeaGround(QPainter &painter, const SeaGround &ground, const Palette &palette)
{
    painter.fillRect(ground.rect, palette.sea);
    painter.save();
    painter.setClipRect(ground.rect, Qt::IntersectClip);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(hairline(faint(palette.wave, 0.8)));
    painter.drawPath(ground.waves);
    paintScenery(painter, ground, palette);
    paintGrid(painter, ground, palette);
    paintScale(painter, ground, palette);
    painter.restore();
}

} // namespace qd
