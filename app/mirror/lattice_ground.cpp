// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/lattice_ground.h"

#include "app/mirror/badge_painter.h"
#include "app/mirror/board_fonts.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace qd {

namespace {

QColor faint(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

QPen round(const QColor &colour, qreal width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

/// A ring of short, uneven teeth.
QPolygonF teeth(qreal long_, qreal wide)
{
    QPolygonF ring;
    constexpr int kTeeth = 11;
    for (int i = 0; i < 2 * kTeeth; ++i) {
        const qreal reach = i % 2 == 0 ? 1.0 - 0.13 * (i % 3) : 0.66;
        const QPointF step = latticeStep(360.0 * i / (2 * kTeeth), reach);
        ring << QPointF(step.x() * long_, step.y() * wide);
    }
    return ring;
}

void paintReef(QPainter &painter, const LatticeBoard::Patch &patch, qreal pitch,
               const Palette &palette)
{
    painter.save();
    painter.translate(patch.at);
    painter.rotate(patch.angle);
    const qreal long_ = pitch * (patch.edge ? 0.16 : 0.34);
    const qreal wide = pitch * (patch.edge ? 0.42 : 0.34);
    painter.setPen(round(palette.panel, pitch * 0.05));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(teeth(long_, wide));
    painter.setPen(round(palette.shieldInk, pitch * 0.02));
    painter.setBrush(QColor(0x5A3B22));
    painter.drawPolygon(teeth(long_, wide));
    // Rocks: small crosses, as charts have them.
    painter.setPen(round(QColor(0xF4EBD6), pitch * 0.028));
    const qreal arm = pitch * 0.055;
    for (const qreal at : {-0.5, 0.05, 0.55}) {
        const QPointF rock =
            patch.edge ? QPointF(0, at * wide) : latticeStep(at * 200, pitch * 0.15);
        painter.drawLine(QLineF(rock - QPointF(arm, 0), rock + QPointF(arm, 0)));
        painter.drawLine(QLineF(rock - QPointF(0, arm), rock + QPointF(0, arm)));
    }
    painter.restore();
}

void paintBank(QPainter &painter, const LatticeBoard::Patch &patch, qreal pitch,
               const Palette &palette)
{
    painter.save();
    painter.translate(patch.at);
    painter.rotate(patch.angle);
    const qreal long_ = pitch * (patch.edge ? 0.18 : 0.40);
    const qreal wide = pitch * (patch.edge ? 0.44 : 0.32);
    QPen dots(palette.ink, pitch * 0.032, Qt::CustomDashLine, Qt::RoundCap);
    dots.setDashPattern({0.1, 2.4});
    painter.setPen(dots);
    painter.setBrush(isDark(palette.shade) ? QColor(0x8C7440) : QColor(0xE9CF94));
    painter.drawEllipse(QPointF(0, 0), long_, wide);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.ink);
    for (int grain = 0; grain < 9; ++grain) { // sand
        const QPointF at = latticeStep(grain * 137.5, std::sqrt((grain + 0.5) / 9.0) * 0.78);
        painter.drawEllipse(QPointF(at.x() * long_, at.y() * wide), pitch * 0.014, pitch * 0.014);
    }
    painter.restore();
}

void paintPorts(QPainter &painter, const LatticeBoard &board, const Palette &palette)
{
    for (const LatticeBoard::Port &port : board.ports) {
        QPen dashes(palette.seaInk, board.pitch * 0.03, Qt::CustomDashLine, Qt::FlatCap);
        dashes.setDashPattern({4, 3});
        painter.setPen(dashes);
        painter.setBrush(faint(isDark(palette.shade) ? palette.wave : palette.panel, 0.45));
        for (const QPolygonF &water : port.water)
            painter.drawPolygon(water);
    }
}

void paintTitles(QPainter &painter, const LatticeBoard &board, const Palette &palette)
{
    painter.setFont(boardFont(static_cast<int>(board.pitch * 0.5)));
    const QFontMetricsF metrics(painter.font());
    for (const LatticeBoard::Port &port : board.ports) {
        painter.setPen(palette.ink);
        painter.drawText(port.title, Qt::AlignCenter, port.name);
        if (port.conjecture)
            paintConjectureMark(
                painter,
                port.title.center()
                    + QPointF(metrics.horizontalAdvance(port.name) / 2 + board.pitch * 0.25, 0),
                board.pitch * 0.22, palette);
    }
}

void paintPoints(QPainter &painter, const LatticeBoard &board, const Palette &palette)
{
    const qreal pitch = board.pitch;
    for (const LatticeBoard::Point &point : board.points) {
        if (point.land)
            continue;
        if (point.corner) {
            painter.setPen(round(palette.ink, pitch * 0.03));
            painter.setBrush(palette.panel);
            painter.drawEllipse(point.at, pitch * 0.3, pitch * 0.3);
            QRectF anchor(0, 0, pitch * 0.36, pitch * 0.42);
            anchor.moveCenter(point.at);
            paintAnchor(painter, anchor, palette.ink);
            continue;
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(point.reef ? QColor(0xF4EBD6) : palette.seaInk);
        painter.drawEllipse(point.at, pitch * 0.045, pitch * 0.045);
        if (!point.berth)
            continue;
        painter.setPen(round(palette.ink, pitch * 0.035));
        painter.setBrush(palette.fortress);
        painter.drawEllipse(point.at, pitch * 0.14, pitch * 0.14);
    }
}

} // namespace

void paintAnchor(QPainter &painter, const QRectF &rect, const QColor &ink)
{
    painter.save();
    painter.translate(rect.center());
    const qreal unit = rect.height() / 20;
    painter.scale(unit, unit);
    painter.setPen(round(ink, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF(0, -7.6), 1.9, 1.9);
    painter.drawLine(QLineF(0, -5.6, 0, 9));
    painter.drawLine(QLineF(-4.2, -2.6, 4.2, -2.6));
    QPainterPath flukes(QPointF(-7.4, 2.6));
    flukes.quadTo(-6, 8.6, 0, 9);
    flukes.quadTo(6, 8.6, 7.4, 2.6);
    painter.drawPath(flukes);
    painter.restore();
}

void paintLatticeGround(QPainter &painter, const LatticeBoard &board, const Palette &palette)
{
    const QRectF sea(QPointF(0, 0), board.size);
    painter.fillRect(sea, palette.sea);
    painter.save();
    painter.setClipRect(sea, Qt::IntersectClip);
    paintPorts(painter, board, palette);
    painter.setPen(
        QPen(palette.coast, board.pitch * 0.07, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(palette.land);
    for (const QPolygonF &land : board.land)
        painter.drawPolygon(land);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faint(palette.seaInk, 0.45), board.pitch * 0.02));
    for (const QPolygonF &cell : board.cells)
        painter.drawPolygon(cell);
    if (!board.hexes)
        painter.drawLines(board.lines.data(), static_cast<int>(board.lines.size()));
    for (const LatticeBoard::Patch &bank : board.banks)
        paintBank(painter, bank, board.pitch, palette);
    for (const LatticeBoard::Patch &reef : board.reefs)
        paintReef(painter, reef, board.pitch, palette);
    if (!board.hexes)
        paintPoints(painter, board, palette);
    painter.setFont(boardFont(static_cast<int>(board.pitch * 0.36)));
    painter.setPen(palette.ink);
    for (const LatticeBoard::Rim &rim : board.rim)
        painter.drawText(QRectF(rim.at - QPointF(board.pitch, board.pitch) * 0.4,
                                QSizeF(board.pitch, board.pitch) * 0.8),
                         Qt::AlignCenter, rim.text);
    paintTitles(painter, board, palette);
    painter.restore();
}

} // namespace qd
