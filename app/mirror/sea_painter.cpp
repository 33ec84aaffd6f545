// SPDX-License-Identifier: GPL-3.0-or-later
// What a measured board shows beside its names: wakes, arcs, bands, chains, rings, rulers.
#include "app/mirror/board_fonts.h"
#include "app/mirror/posed_item.h"
#include "app/mirror/sea_table.h"
#include "app/mirror/ship_painter.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace qd {

namespace {

constexpr double kFullTurn = 360;

constexpr qreal kNamedBand = 110; ///< pixels of its radius from which a band is named

struct SectorStyle {
    QColor colour;
    Qt::BrushStyle hatch;
    Qt::PenStyle edge = Qt::SolidLine;
};

/// Every kind has its colour and its hatching: none is told by colour alone.
SectorStyle styleOf(std::string_view kind, const Palette &palette)
{
    if (kind == "arc-port")
        return {palette.redLine, Qt::BDiagPattern};
    if (kind.starts_with("arc"))
        return {palette.good, Qt::FDiagPattern};
    if (kind == "sail-beat")
        return {palette.caution, Qt::FDiagPattern};
    if (kind == "sail-in-irons")
        return {palette.redLine, Qt::DiagCrossPattern, Qt::DotLine};
    if (kind == "sail-tack")
        return {palette.shade == Shade::Light ? palette.violet : palette.violet.lighter(180),
                Qt::VerPattern, Qt::DashLine};
    if (kind.starts_with("sail"))
        return {palette.legal, Qt::BDiagPattern};
    return {palette.seaInk, Qt::NoBrush};
}

QColor faint(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

QPointF towards(const QPointF &from, double heading, qreal length)
{
    const double angle = qDegreesToRadians(heading);
    return from + QPointF(std::sin(angle), -std::cos(angle)) * length;
}

/// How many degrees a sector spans, clockwise.
double spanOf(const OverlaySector &sector)
{
    double span = std::fmod(sector.to - sector.from, kFullTurn);
    if (span <= 1e-9)
        span += kFullTurn;
    return span;
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

/// Where words of a sector may stand: shares of its half-span from its middle, and of its radius.
struct SectorSpots {
    std::span<const double> turns;
    std::span<const double> shares;
};

constexpr std::array kArcTurns{0.0, -0.3, 0.3, -0.6, 0.6, -0.85, 0.85};
constexpr std::array kArcShares{0.42, 0.55, 0.3, 0.7, 0.85, 0.95, 1.05};
constexpr std::array kRingTurns{0.0, 0.15, -0.15, 0.3, -0.3, 0.5, -0.5, 0.75, -0.75, 1.0};
constexpr std::array kRingShares{1.0};
constexpr std::array kBandTurns{0.0, -0.4, 0.4, -0.8, 0.8};
constexpr std::array kBandShares{1.0, 1.12, 1.25, 1.4};
constexpr SectorSpots kArcSpots{kArcTurns, kArcShares};
constexpr SectorSpots kRingSpots{kRingTurns, kRingShares};
constexpr SectorSpots kBandSpots{kBandTurns, kBandShares};

/// The first box that covers no ship and no words.
template <class Box>
std::optional<QRectF> firstFree(const SectorSpots &spots, double span, Box boxAt,
                                const std::vector<QRectF> &taken)
{
    for (const qreal share : spots.shares)
        for (const double turn : spots.turns) {
            const QRectF box = boxAt(turn * span / 2, share);
            if (std::ranges::none_of(taken,
                                     [&box](const QRectF &other) { return other.intersects(box); }))
                return box;
        }
    return std::nullopt;
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

void SeaTable::paintChip(QPainter &painter, const QPointF &middle, const QString &text,
                         const QColor &border) const
{
    if (text.isEmpty())
        return;
    QFont font = QGuiApplication::font();
    font.setPixelSize(chipSize());
    const QFontMetricsF metrics(font);
    QRectF rect(0, 0, metrics.horizontalAdvance(text) + 8, metrics.height() + 2);
    rect.moveCenter(middle);
    painter.setPen(QPen(border, 1.2));
    painter.setBrush(m_palette.panel);
    painter.drawRoundedRect(rect, 3, 3);
    painter.setPen(m_palette.text);
    painter.setFont(font);
    painter.drawText(rect, Qt::AlignCenter, text);
}

std::optional<SeaTable::SectorText> SeaTable::sectorText(const QTransform &world,
                                                         const OverlaySector &sector,
                                                         std::vector<QRectF> &taken) const
{
    const QPointF at = world.map(toScene(sector.at));
    const qreal unit = m_unit * world.m11();
    const bool ring = spanOf(sector) > kFullTurn - 1e-6;
    const bool arc = sector.kind.starts_with("arc");
    const double middle = ring ? 0 : sector.from + spanOf(sector) / 2;
    const qreal radius = sector.outer * unit;
    // Far off, or while something is in hand, its numbers are enough.
    const bool brief = !arc && (m_show.ghost || sector.outer * unit < kNamedBand);
    const QString text = brief ? m_words.sectorSpan(sector) : m_words.sector(sector);
    QFont font = QGuiApplication::font();
    font.setPixelSize(chipSize());
    const QSizeF size(QFontMetricsF(font).horizontalAdvance(text) + 12, chipSize() * 1.8);
    const auto boxAt = [&](double turn, qreal share) {
        const QPointF way = towards({0, 0}, middle + turn, 1);
        QRectF box(QPointF(0, 0), size);
        box.moveCenter(at + way * radius * share);
        if (!arc && !ring) // all of it outside the band
            box.translate(way.x() * size.width() / 2, way.y() * size.height() / 2);
        return box;
    };
    const std::optional<QRectF> free = firstFree(arc        ? kArcSpots
                                                     : ring ? kRingSpots
                                                            : kBandSpots,
                                                 spanOf(sector), boxAt, taken);
    if (!free)
        return std::nullopt; // its hatching tells it, and the words beside the pointer
    taken.push_back(*free);
    return SectorText{*free, text, styleOf(sector.kind, m_palette).colour};
}

std::vector<QRectF> SeaTable::sectorTexts(const QTransform &world) const
{
    std::vector<QRectF> taken = takenBy(layLabels(world.m11()), world);
    std::vector<QRectF> boxes;
    for (const OverlaySector &sector : m_show.overlay.sectors)
        if (const auto text = sectorText(world, sector, taken))
            boxes.push_back(text->box);
    return boxes;
}

void SeaTable::paintSectorTexts(QPainter &painter, std::vector<QRectF> taken) const
{
    const QTransform world = painter.worldTransform();
    painter.save();
    painter.resetTransform();
    for (const OverlaySector &sector : m_show.overlay.sectors)
        if (const auto text = sectorText(world, sector, taken))
            paintChip(painter, text->box.center(), text->text, text->border);
    painter.restore();
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
    const auto draw = [&](const PicturePoint &a, const PicturePoint &b, const QPen &pen,
                          const QString &text, bool arrow) {
        const QPointF from = world.map(toScene(a));
        const QPointF to = world.map(toScene(b));
        painter.setPen(
            QPen(faint(m_palette.panel, 0.8), pen.widthF() + 2.5, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(from, to);
        painter.setPen(pen);
        painter.drawLine(from, to);
        painter.setPen(QPen(pen.color(), pen.widthF()));
        if (arrow)
            paintArrow(painter, from, to);
        // Beside the line, so that a short one is not covered.
        const QLineF line(from, to);
        const QPointF aside = line.length() > 0
            ? QPointF(line.dy(), -line.dx()) / line.length() * chipSize() * 1.1
            : QPointF();
        paintChip(painter, line.center() + (aside.y() > 0 ? -aside : aside), text, pen.color());
    };
    for (const OverlayLine &line : m_show.overlay.lines) {
        const bool rake = line.kind == "rake";
        const bool closing = line.kind == "closing";
        const bool path = line.kind == "path";
        QPen pen(rake || closing ? m_palette.caution
                     : path      ? m_palette.legal
                                 : m_palette.ink,
                 rake ? 3 : 1.8,
                 closing    ? Qt::DotLine
                     : path ? Qt::DashLine
                            : Qt::SolidLine);
        const bool told = path && m_show.ghost; // beside the pointer, or in the act
        draw(line.a, line.b, pen, told ? QString() : m_words.line(line), path || rake);
    }
    if (m_show.ruler)
        draw(m_show.ruler->from, m_show.ruler->to, QPen(m_palette.ink, 1.6), m_show.ruler->text,
             false);
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
