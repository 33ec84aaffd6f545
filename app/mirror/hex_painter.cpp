// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn under and over the counters of a board of hexes.
#include "app/mirror/board_fonts.h"
#include "app/mirror/counter_item.h"
#include "app/mirror/hex_table.h"
#include "app/mirror/lattice_board.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <set>

namespace qd {

namespace {

constexpr qreal kCostsFrom = 17; ///< pixels of a hex, below which no cost is written
constexpr qreal kCountsFrom = 24; ///< and how many lie in a stack
constexpr qreal kWriting = 40; ///< size of letters before they are scaled to the board

QColor faint(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

} // namespace

/// Zones as hatched hexes: an enemy's fall one way, one's own are framed.
void HexTable::paintField(QPainter &painter, const OverlayField &field) const
{
    const bool own = field.kind == "zone-own";
    const bool obstacle = field.kind == "obstacle";
    const QColor colour = own ? m_palette.accent : m_palette.caution;
    QPen frame(faint(colour, 0.8), m_pitch * 0.05);
    if (own) {
        frame.setStyle(Qt::CustomDashLine);
        frame.setDashPattern({1.2, 1.6});
    }
    for (const std::string &id : field.places) {
        const QPolygonF cell = cellOf(id);
        const QPointF middle = anchorOf(id);
        QPolygonF inner;
        for (const QPointF &corner : cell)
            inner << middle + (corner - middle) * 0.9;
        painter.setPen(own || obstacle ? frame : QPen(Qt::NoPen));
        painter.setBrush(own ? Qt::NoBrush : QBrush(faint(colour, obstacle ? 0.35 : 0.10)));
        painter.drawPolygon(inner);
        if (own)
            continue;
        painter.setPen(QPen(faint(colour, 0.75), m_pitch * 0.04));
        for (const qreal at : {-0.22, 0.0, 0.22}) {
            const QPointF half(m_pitch * 0.13, -m_pitch * 0.13);
            const QPointF here = middle + QPointF(at, at) * m_pitch;
            painter.drawLine(QLineF(here - half, here + half));
            if (field.kind == "kept-off") { // crossed: a rule of Soult's alone
                const QPointF other(half.x(), -half.y());
                painter.drawLine(QLineF(here - other, here + other));
            }
        }
    }
}

/// The edge of all hexes within a span.
void HexTable::paintSpan(QPainter &painter, const OverlayField &field) const
{
    const std::set<std::string> inside(field.places.begin(), field.places.end());
    QPen pen(m_palette.selected, m_pitch * 0.11, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern(field.kind == "span-cavalry" ? QList<qreal>{1.0, 1.4}
                                                    : QList<qreal>{3.4, 1.4});
    painter.setPen(pen);
    QPointF top(0, m_rect.height());
    for (const std::string &id : field.places) {
        const QPointF middle = anchorOf(id);
        if (middle.y() < top.y())
            top = middle;
        for (const double heading : m_headings) {
            const PicturePlace *other = at(middle + latticeStep(heading, m_pitch));
            if (other && inside.contains(other->id))
                continue;
            const QPointF way = latticeStep(heading, m_pitch / 2);
            const QPointF half = QPointF(-way.y(), way.x()) / std::sqrt(3.0);
            painter.drawLine(QLineF(middle + way - half, middle + way + half));
        }
    }
    chip(painter, top - QPointF(0, m_pitch * 0.5), HexWords::field(field),
         std::max(m_pitch * 0.5, 13 / m_viewScale), m_palette.selected, m_palette.panel);
}

void HexTable::paintGoals(QPainter &painter) const
{
    const bool written = m_show.costs && pixels() >= kCostsFrom;
    QPen ring(m_palette.legal, m_pitch * 0.05, Qt::CustomDashLine, Qt::FlatCap);
    ring.setDashPattern({2.2, 1.4});
    for (const auto &[id, goal] : m_show.goals) {
        if (goal.refused)
            continue; // said only where the pointer asks
        const QPointF middle = anchorOf(id);
        QPolygonF inner;
        for (const QPointF &corner : cellOf(id))
            inner << middle + (corner - middle) * 0.86;
        painter.setPen(ring);
        painter.setBrush(faint(m_palette.legal, 0.13));
        painter.drawPolygon(inner);
        if (written && !goal.text.isEmpty())
            chip(painter, middle + QPointF(0, m_pitch * 0.3), goal.text, m_pitch * 0.28,
                 m_palette.panel, m_palette.text);
    }
}

void HexTable::paintWay(QPainter &painter) const
{
    if (m_show.way.size() < 2)
        return;
    QPolygonF line;
    for (const PicturePose &pose : m_show.way)
        line << toScene(pose.at);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(m_palette.panel, m_pitch * 0.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setPen(
        QPen(m_palette.legal, m_pitch * 0.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setBrush(m_palette.legal);
    painter.drawEllipse(line.last(), m_pitch * 0.12, m_pitch * 0.12);
}

void HexTable::paintStacks(QPainter &painter) const
{
    if (pixels() < kCountsFrom)
        return;
    for (const auto &[place, counters] : m_stacks) {
        const auto item = m_items.find(counters.front());
        if (item == m_items.end() || plate().contains(anchorOf(place)))
            continue;
        if (counters.size() > 1)
            chip(painter, anchorOf(place) + QPointF(0.37, -0.33) * m_pitch,
                 QStringLiteral("×%1").arg(counters.size()), m_pitch * 0.26, m_palette.panel,
                 m_palette.text);
        int cargo = 0;
        for (const std::string &counter : counters)
            cargo += cargoOf(counter);
        if (cargo > 0)
            chip(painter, anchorOf(place) + QPointF(-0.33, -0.33) * m_pitch,
                 QStringLiteral("+%1").arg(cargo), m_pitch * 0.26, m_palette.accent,
                 m_palette.accentText);
    }
}

void HexTable::paintRings(QPainter &painter) const
{
    const auto ring = [&](const std::string &id, const QColor &colour, qreal width,
                          Qt::PenStyle style) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_palette.panel, width * 1.7));
        painter.drawPolygon(cellOf(id));
        painter.setPen(QPen(colour, width, style));
        painter.drawPolygon(cellOf(id));
    };
    const qreal width = std::max(m_pitch * 0.08, 2 / m_viewScale);
    if (!m_show.cursor.isEmpty())
        ring(m_show.cursor.toStdString(), m_palette.selected, width, Qt::SolidLine);
    const auto goal = m_show.goals.find(m_show.hovered.toStdString());
    if (goal != m_show.goals.end())
        ring(goal->first, goal->second.refused ? m_palette.caution : m_palette.legal, width,
             goal->second.refused ? Qt::DotLine : Qt::SolidLine);
    for (const std::string &id : m_show.targets) {
        const auto item = m_items.find(id);
        if (item == m_items.end() || !item->second->isVisible())
            continue;
        const QPointF at = item->second->pos();
        const qreal reach = item->second->size().width() * 0.62;
        painter.setPen(QPen(m_palette.redLine, width * 0.8));
        painter.drawEllipse(at, reach, reach);
        for (const QPointF &way : {QPointF(1, 0), QPointF(0, 1)})
            for (const qreal sign : {-1.0, 1.0})
                painter.drawLine(
                    QLineF(at + way * sign * reach * 0.8, at + way * sign * reach * 1.25));
    }
}

void HexTable::paintSight(QPainter &painter) const
{
    for (const OverlayLine &line : m_show.overlay.lines) {
        const bool blocked = line.kind == "sight-blocked";
        const QPointF from = toScene(line.a);
        const QPointF to = toScene(line.b);
        const qreal width = std::max(m_pitch * 0.07, 1.8 / m_viewScale);
        painter.setPen(QPen(m_palette.panel, width * 1.9, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QLineF(from, to));
        painter.setPen(QPen(blocked ? m_palette.caution : m_palette.legal, width,
                            blocked ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(QLineF(from, to));
        chip(painter, (from + to) / 2, HexWords::line(line),
             std::max(m_pitch * 0.4, 13 / m_viewScale), m_palette.panel, m_palette.text);
    }
}

/// A word on a small plate, `height` scene units high.
void HexTable::chip(QPainter &painter, const QPointF &middle, const QString &text, qreal height,
                    const QColor &ground, const QColor &ink) const
{
    if (text.isEmpty())
        return;
    painter.save();
    painter.translate(middle);
    const qreal scale = height / (kWriting * 1.15);
    painter.scale(scale, scale);
    const QFont font = figureFont(static_cast<int>(kWriting * 0.86));
    const qreal width = QFontMetricsF(font).horizontalAdvance(text) + kWriting * 0.5;
    QRectF plate(0, 0, std::max(width, kWriting * 1.15), kWriting * 1.15);
    plate.moveCenter(QPointF());
    painter.setPen(QPen(m_palette.ink, 2.5));
    painter.setBrush(ground);
    painter.drawRoundedRect(plate, kWriting * 0.3, kWriting * 0.3);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(plate, Qt::AlignCenter, text);
    painter.restore();
}

} // namespace qd
