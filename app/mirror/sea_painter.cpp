// SPDX-License-Identifier: GPL-3.0-or-later
// What a measured board shows beside its names: wakes, arcs, bands, chains, rings, rulers.
#include "app/mirror/posed_item.h"
#include "app/mirror/sea_chips.h"
#include "app/mirror/sea_table.h"
#include "app/mirror/ship_painter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <vector>

namespace qd {

namespace {

constexpr double kFullTurn = 360;

QColor faint(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

QPainterPath pathOf(const OverlaySector &sector, const QPointF &at, qreal unit)
{
    const double span = spanOf(sector);
    const auto box = [&at](qreal radius) {
        return QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius);
    };
    const double start = 90 - sector.from; // Qt counts from the east, the other way round
    const qreal outer = sector.outer * unit;
    const qreal inner = sector.inner * unit;
    QPainterPath path;
    path.arcMoveTo(box(outer), start);
    path.arcTo(box(outer), start, -span);
    if (inner > 0 && inner < outer) {
        path.arcTo(box(inner), start - span, span);
    } else if (span < kFullTurn - 1e-6) {
        path.lineTo(at);
    }
    path.closeSubpath();
    return path;
}

void paintArrow(QPainter &painter, const QPointF &from, const QPointF &to)
{
    const QLineF line(from, to);
    if (line.length() < 4)
        return;
    const QLineF back(to, from);
    for (const double lean : {-22.0, 22.0}) {
        QLineF barb = back;
        barb.setLength(std::min<qreal>(11, line.length()));
        barb.setAngle(back.angle() + lean);
        painter.drawLine(barb);
    }
}

} // namespace

void SeaTable::paintWakes(QPainter &painter) const
{
    for (const auto &[id, came] : m_wakes) {
        const PosedItem *posed = item(id);
        if (!posed)
            continue;
        const QPointF from = painter.worldTransform().map(toScene(came.at));
        const QPointF to = painter.worldTransform().map(posed->pos());
        painter.save();
        painter.resetTransform();
        QPen dashes(m_palette.seaInk, 1.6, Qt::CustomDashLine, Qt::RoundCap);
        dashes.setDashPattern({5, 4});
        painter.setPen(dashes);
        painter.drawLine(from, to);
        painter.setPen(QPen(m_palette.seaInk, 1.6));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(from, 3.5, 3.5);
        painter.restore();
    }
}

void SeaTable::paintSector(QPainter &painter, const OverlaySector &sector) const
{
    const QTransform world = painter.worldTransform();
    const QPointF at = world.map(toScene(sector.at));
    const qreal unit = m_unit * world.m11();
    const SectorStyle style = styleOf(sector.kind, m_palette);
    const QPainterPath path = pathOf(sector, at, unit);
    painter.save();
    painter.resetTransform();
    if (style.hatch == Qt::NoBrush) { // a range
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(faint(style.colour, 0.75), 1.1, Qt::DashLine));
        painter.drawPath(path);
        painter.restore();
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint(style.colour, 0.13));
    painter.drawPath(path);
    painter.setBrush(QBrush(faint(style.colour, 0.30), style.hatch));
    painter.setPen(QPen(faint(style.colour, 0.9), 1.5, style.edge));
    painter.drawPath(path);
    painter.restore();
}

void SeaTable::paintUnder(QPainter &painter, const QRectF &exposed) const
{
    painter.setClipRect(exposed & m_rect, Qt::IntersectClip);
    for (const OverlaySector &sector : m_show.overlay.sectors)
        paintSector(painter, sector);
    paintWakes(painter);
}

void SeaTable::paintRings(QPainter &painter) const
{
    const QTransform world = painter.worldTransform();
    painter.save();
    painter.resetTransform();
    painter.setBrush(Qt::NoBrush);
    const auto ring = [&](const std::string &id, const QPen &pen, qreal wider) {
        const PosedItem *posed = item(id);
        if (!posed)
            return;
        const qreal radius = posed->drawnLength() * world.m11() / 2 + wider;
        painter.setPen(pen);
        painter.drawEllipse(world.map(posed->pos()), radius, radius);
    };
    for (const auto &[id, mark] : m_show.goals) {
        const bool asked = QString::fromStdString(id) == m_show.hovered
            || QString::fromStdString(id) == m_show.cursor;
        if (mark == GoalMark::Refused && !asked)
            continue; // said only where somebody asks
        QPen pen(mark == GoalMark::Refused ? m_palette.caution : m_palette.legal, asked ? 3.4 : 2.4,
                 Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern(mark == GoalMark::Refused ? QList<qreal>{0.6, 1.2}
                                                     : QList<qreal>{2.4, 1.5});
        ring(id, pen, 4);
    }
    for (const QString &id : m_show.chosen) {
        ring(id.toStdString(), QPen(m_palette.panel, 4.6), 3);
        ring(id.toStdString(), QPen(m_palette.selected, 2.6), 3);
    }
    if (!m_show.cursor.isEmpty())
        ring(m_show.cursor.toStdString(), QPen(m_palette.selected, 2, Qt::DashLine), 7);
    if (!m_show.hovered.isEmpty() && !m_show.chosen.contains(m_show.hovered))
        ring(m_show.hovered.toStdString(), QPen(faint(m_palette.ink, 0.55), 1.2), 2);
    painter.restore();
}

void SeaTable::paintLines(QPainter &painter) const
{
    const QTransform world = painter.worldTransform();
    painter.save();
    painter.resetTransform();
    for (const Line &line : lines()) {
        const QPointF from = world.map(toScene(line.from));
        const QPointF to = world.map(toScene(line.to));
        painter.setPen(QPen(faint(m_palette.panel, 0.8), line.pen.widthF() + 2.5, Qt::SolidLine,
                            Qt::RoundCap));
        painter.drawLine(from, to);
        painter.setPen(line.pen);
        painter.drawLine(from, to);
        painter.setPen(QPen(line.pen.color(), line.pen.widthF()));
        if (line.pointed)
            paintArrow(painter, from, to);
    }
    painter.restore();
}

void SeaTable::paintGhost(QPainter &painter, QWidget *widget) const
{
    if (!m_show.ghost)
        return;
    PosedItem *posed = item(m_show.ghost->piece.toStdString());
    if (!posed)
        return;
    const QColor colour = m_show.ghost->refused ? m_palette.caution : m_palette.legal;
    painter.save();
    painter.translate(toScene(m_show.ghost->pose.at));
    painter.rotate(m_show.ghost->pose.heading);
    painter.setOpacity(0.75);
    const qreal length = posed->drawnLength();
    posed->paintAlone(painter, length, widget);
    painter.setOpacity(1);
    const qreal pixel = 1 / painter.worldTransform().map(QLineF(0, 0, 1, 0)).length();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 2 * pixel, m_show.ghost->refused ? Qt::DotLine : Qt::DashLine));
    painter.drawRoundedRect(
        QRectF(-length * kShipWidth / 2, -length / 2, length * kShipWidth, length), 4 * pixel,
        4 * pixel);
    painter.restore();
}

} // namespace qd
