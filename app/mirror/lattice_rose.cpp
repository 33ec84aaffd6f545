// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/lattice_rose.h"

#include "app/mirror/board_fonts.h"
#include "app/mirror/lattice_board.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace qd {

namespace {

constexpr qreal kRadius = 58;
constexpr qreal kPad = 12;
constexpr qreal kSpot = 15; ///< radius of a point that can be clicked

} // namespace

LatticeRose::LatticeRose(const Palette &palette) : m_palette(palette) { }

void LatticeRose::setWind(const PictureLattice &lattice, const std::optional<PictureWind> &wind,
                          const QString &words)
{
    m_lattice = lattice;
    m_wind = wind;
    m_words = words;
    update();
}

void LatticeRose::setPoints(Points points)
{
    if (points == m_points)
        return;
    m_points = points;
    update();
}

QPointF LatticeRose::middle()
{
    return {width() / 2, kPad + kSpot + kRadius};
}

QPointF LatticeRose::spotOf(std::size_t point) const
{
    return middle() + latticeStep(m_lattice.rose[point], kRadius + 2);
}

int LatticeRose::pointAt(const QPointF &at) const
{
    if (m_points != Points::Offered)
        return -1;
    const QPointF here = mapFromScene(at);
    for (std::size_t point = 0; point < m_lattice.rose.size(); ++point) {
        const QPointF away = spotOf(point) - here;
        if (std::hypot(away.x(), away.y()) <= kSpot * 1.3)
            return static_cast<int>(point);
    }
    return -1;
}

/// A bar across each heading that the wind closes.
void LatticeRose::paintBarred(QPainter &painter) const
{
    for (const int index : m_wind->barred) {
        if (index < 0 || index >= static_cast<int>(m_lattice.headings.size()))
            continue;
        const double heading = m_lattice.headings[static_cast<std::size_t>(index)];
        const QPointF at = middle() + latticeStep(heading, kRadius * 0.66);
        painter.setPen(QPen(m_palette.panel, 2));
        painter.setBrush(m_palette.redLine);
        painter.drawEllipse(at, 9, 9);
        const QPointF aside = latticeStep(heading + 90, 5.4);
        painter.setPen(QPen(m_palette.panel, 3.4, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(at - aside, at + aside);
    }
}

void LatticeRose::paintArrow(QPainter &painter) const
{
    if (m_wind->arrow < 0 || m_wind->arrow >= static_cast<int>(m_lattice.rose.size()))
        return;
    painter.save();
    painter.translate(middle());
    painter.rotate(m_lattice.rose[static_cast<std::size_t>(m_wind->arrow)]);
    QPainterPath arrow(QPointF(0, -kRadius));
    arrow.lineTo(13, -kRadius + 20);
    arrow.lineTo(5, -kRadius + 20);
    arrow.lineTo(5, kRadius * 0.55);
    arrow.lineTo(-5, kRadius * 0.55);
    arrow.lineTo(-5, -kRadius + 20);
    arrow.lineTo(-13, -kRadius + 20);
    arrow.closeSubpath();
    painter.setPen(QPen(m_palette.panel, 2));
    painter.setBrush(m_palette.accent);
    painter.drawPath(arrow);
    painter.restore();
}

void LatticeRose::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *widget)
{
    paintRose(*painter, widget);
}

void LatticeRose::paintRose(QPainter &on, const QWidget *) const
{
    QPainter *painter = &on;
    painter->setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter->setPen(QPen(m_palette.line, 1));
    painter->setBrush(m_palette.panel);
    painter->drawRoundedRect(boundingRect().adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter->setPen(QPen(m_palette.seaInk, 1.2));
    painter->setBrush(m_palette.sea);
    painter->drawEllipse(middle(), kRadius, kRadius);
    painter->setPen(QPen(m_palette.seaInk, 1.2));
    for (std::size_t point = 0; point < m_lattice.rose.size(); ++point) {
        const double degrees = m_lattice.rose[point];
        const QPolygonF ray{middle() + latticeStep(degrees, kRadius),
                            middle() + latticeStep(degrees + 90, 6),
                            middle() + latticeStep(degrees - 90, 6)};
        painter->setBrush(point % 2 == 0 ? m_palette.panel : m_palette.wave);
        painter->drawPolygon(ray);
    }
    if (m_wind) {
        paintArrow(*painter);
        paintBarred(*painter);
    }
    if (m_points == Points::Offered) {
        QPen dashes(m_palette.legal, 2.4, Qt::CustomDashLine, Qt::FlatCap);
        dashes.setDashPattern({2.2, 1.4});
        painter->setPen(dashes);
        painter->setBrush(m_palette.panel);
        for (std::size_t point = 0; point < m_lattice.rose.size(); ++point)
            painter->drawEllipse(spotOf(point), kSpot, kSpot);
    }
    paintWords(*painter);
}

/// As large as the reader has his text on screen, where the words have the room.
void LatticeRose::paintWords(QPainter &painter) const
{
    constexpr qreal kLargest = 30;
    constexpr qreal kSmallest = 9;
    const qreal scale = std::max(0.01, painter.worldTransform().m11());
    const qreal reader = QFontMetricsF(QGuiApplication::font()).height() * 0.8 / scale;
    const qreal top = middle().y() + kRadius + kSpot + 4;
    const QRectF room(7, top, width() - 14, height() - top - 4);
    const auto fits = [&](qreal size) {
        const QRectF taken = QFontMetricsF(boardFont(static_cast<int>(size)))
                                 .boundingRect(room, Qt::TextWordWrap, m_words);
        return taken.height() <= room.height() && taken.width() <= room.width();
    };
    qreal size = std::clamp<qreal>(reader, 16, kLargest);
    while (size > kSmallest && !fits(size))
        --size;
    painter.setFont(boardFont(static_cast<int>(size)));
    painter.setPen(m_palette.text);
    painter.drawText(room, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, m_words);
}

} // namespace qd
