// SPDX-License-Identifier: GPL-3.0-or-later
// The few words over a measured board, and where they may stand.
#include "app/mirror/sea_chips.h"

#include "app/mirror/posed_item.h"
#include "app/mirror/sea_labels.h"
#include "app/mirror/sea_table.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace qd {

namespace {

constexpr double kFullTurn = 360;
constexpr qreal kNamedBand = 110; ///< pixels of its radius from which a band is named
constexpr qreal kInsideArc = 1.3; ///< of its radius: wider words don't fit into an arc

constexpr std::array kArcTurns{0.0, -0.3, 0.3, -0.6, 0.6, -0.85, 0.85};
constexpr std::array kArcShares{0.42, 0.55, 0.3, 0.7, 0.85, 0.95, 1.05};
constexpr std::array kRingTurns{0.0, 0.15, -0.15, 0.3, -0.3, 0.5, -0.5, 0.75, -0.75, 1.0};
constexpr std::array kRingShares{1.0};
constexpr std::array kBandTurns{0.0, -0.2, 0.2, -0.4, 0.4, -0.6, 0.6, -0.8, 0.8, -1.0, 1.0};
constexpr std::array kBandShares{1.0, 1.12, 1.25, 1.4, 1.7, 2.0};
constexpr std::array kLineShares{0.5, 0.35, 0.65, 0.2, 0.8, 0.0, 1.0};

bool isRing(const OverlaySector &sector)
{
    return spanOf(sector) > kFullTurn - 1e-6;
}

bool isArc(const OverlaySector &sector)
{
    return sector.kind.starts_with("arc");
}

} // namespace

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
        return {isDark(palette.shade) ? palette.violet.lighter(180) : palette.violet,
                Qt::VerPattern, Qt::DashLine};
    if (kind.starts_with("sail"))
        return {palette.legal, Qt::BDiagPattern};
    return {palette.seaInk, Qt::NoBrush};
}

double spanOf(const OverlaySector &sector)
{
    double span = std::fmod(sector.to - sector.from, kFullTurn);
    if (span <= 1e-9)
        span += kFullTurn;
    return span;
}

QPointF towards(const QPointF &from, double heading, qreal length)
{
    const double angle = qDegreesToRadians(heading);
    return from + QPointF(std::sin(angle), -std::cos(angle)) * length;
}

std::vector<QRectF> spotsOfLine(const QLineF &line, const QSizeF &size)
{
    QPointF aside =
        line.length() > 0 ? QPointF(line.dy(), -line.dx()) / line.length() : QPointF(0, -1);
    if (aside.y() > 0)
        aside = -aside; // above rather than below
    const qreal reach =
        (std::abs(aside.x()) * size.width() + std::abs(aside.y()) * size.height()) / 2 + 4;
    std::vector<QRectF> boxes;
    for (const qreal away : {1.0, 1.8, 2.8, 4.0})
        for (const qreal share : kLineShares)
            for (const qreal side : {1.0, -1.0}) {
                QRectF box(QPointF(0, 0), size);
                box.moveCenter(line.pointAt(share) + aside * side * reach * away);
                boxes.push_back(box);
            }
    return boxes;
}

std::vector<QRectF> spotsOfSector(const OverlaySector &sector, const QPointF &at, qreal unit,
                                  const QSizeF &size)
{
    const bool ring = isRing(sector);
    const bool arc = isArc(sector);
    const double middle = ring ? 0 : sector.from + spanOf(sector) / 2;
    const std::span<const double> turns = arc ? std::span<const double>(kArcTurns)
        : ring                                ? std::span<const double>(kRingTurns)
                                              : std::span<const double>(kBandTurns);
    const std::span<const double> shares = arc ? std::span<const double>(kArcShares)
        : ring                                 ? std::span<const double>(kRingShares)
                                               : std::span<const double>(kBandShares);
    std::vector<QRectF> boxes;
    for (const qreal share : shares)
        for (const double turn : turns) {
            const QPointF way = towards({0, 0}, middle + turn * spanOf(sector) / 2, 1);
            QRectF box(QPointF(0, 0), size);
            box.moveCenter(at + way * sector.outer * unit * share);
            if (!arc && !ring) // all of it outside the band
                box.translate(way.x() * size.width() / 2, way.y() * size.height() / 2);
            boxes.push_back(box);
        }
    return boxes;
}

/// What is drawn as a line for the piece in hand, and the ruler that somebody holds.
std::vector<SeaTable::Line> SeaTable::lines() const
{
    std::vector<Line> all;
    for (const OverlayLine &line : m_show.overlay.lines) {
        const bool rake = line.kind == "rake";
        const bool closing = line.kind == "closing";
        const bool path = line.kind == "path";
        const bool refused = path && m_show.ghost && m_show.ghost->refused;
        const QPen pen(rake || closing || refused ? m_palette.caution
                           : path                 ? m_palette.legal
                                                  : m_palette.ink,
                       rake ? 3 : 1.8,
                       closing || refused ? Qt::DotLine
                           : path         ? Qt::DashLine
                                          : Qt::SolidLine);
        const bool told = path && m_show.ghost; // beside the pointer, or in the act
        all.push_back({line.a, line.b, pen, told ? QString() : m_words.line(line), path || rake});
    }
    if (const auto &ruler = m_show.ruler)
        all.push_back({ruler->from, ruler->to, QPen(m_palette.ink, 1.6), ruler->text, false});
    return all;
}

QSizeF SeaTable::chipBox(const QString &text, qreal scale) const
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(chipSize(scale));
    const QFontMetricsF metrics(font);
    return {metrics.horizontalAdvance(text) + 10, metrics.height() + 3};
}

/// Lines first, then bands: how far she may go is always told. An arc is told by its hatching too,
/// a range by the next one.
std::vector<SeaChip> SeaTable::layChips(const QTransform &world, const QRectF &window,
                                        std::vector<QRectF> taken) const
{
    const qreal scale = world.m11();
    const QRectF within = world.mapRect(m_rect) & window;
    std::vector<SeaChip> chips;
    enum class Need { Must, May };
    const auto add = [&](const std::vector<QRectF> &boxes, const QString &text,
                         const QColor &border, Need need) {
        const ChipSpot spot = bestSpot(boxes, within, taken);
        if (!spot.free && need == Need::May)
            return;
        taken.push_back(spot.box);
        chips.push_back({spot.box, text, border, {}});
    };
    for (const Line &line : lines()) {
        if (line.text.isEmpty())
            continue;
        const QLineF drawn(world.map(toScene(line.from)), world.map(toScene(line.to)));
        add(spotsOfLine(drawn, chipBox(line.text, scale)), line.text, line.pen.color(), Need::Must);
        const QRectF &box = chips.back().box;
        const QLineF way(box.center(), drawn.center());
        if (way.length() > (box.width() + drawn.length()) / 2 + box.height())
            chips.back().leader = way;
    }
    for (const bool bands : {true, false})
        for (const OverlaySector &sector : m_show.overlay.sectors) {
            if (sector.kind.starts_with("sail") != bands)
                continue;
            QString text = sectorText(sector, m_unit * scale, scale);
            const auto spots = [&] {
                return spotsOfSector(sector, world.map(toScene(sector.at)), m_unit * scale,
                                     chipBox(text, scale));
            };
            if (bands && !bestSpot(spots(), within, taken).free)
                text = m_words.sectorSpan(sector); // there may be room for its numbers
            if (!text.isEmpty())
                add(spots(), text, styleOf(sector.kind, m_palette).colour,
                    bands ? Need::Must : Need::May);
        }
    return chips;
}

QString SeaTable::sectorText(const OverlaySector &sector, qreal unit, qreal scale) const
{
    const qreal radius = sector.outer * unit;
    if (isArc(sector)) {
        const QString text = m_words.sector(sector);
        return chipBox(text, scale).width() > radius * kInsideArc ? m_words.arcBrief(sector) : text;
    }
    // Far off, or while something is in hand, its numbers are enough.
    return m_show.ghost || radius < kNamedBand ? m_words.sectorSpan(sector)
                                               : m_words.sector(sector);
}

std::vector<QRectF> SeaTable::chips(const QTransform &world) const
{
    std::vector<QRectF> boxes;
    for (const SeaChip &chip :
         layChips(world, world.mapRect(m_rect), takenBy(labelsAt(world), world)))
        boxes.push_back(chip.box);
    return boxes;
}

std::vector<QRectF> SeaTable::occupied(const QTransform &world) const
{
    std::vector<QRectF> all = takenBy(labelsAt(world), world);
    for (const SeaChip &chip : layChips(world, world.mapRect(m_rect), all))
        all.push_back(chip.box);
    return all;
}

void SeaTable::paintChips(QPainter &painter, const QRectF &window,
                          const std::vector<QRectF> &taken) const
{
    const QTransform world = painter.worldTransform();
    QFont font = QGuiApplication::font();
    font.setPixelSize(chipSize(world.m11()));
    painter.save();
    painter.resetTransform();
    painter.setFont(font);
    for (const SeaChip &chip : layChips(world, window, taken)) {
        if (!chip.leader.isNull()) {
            painter.setPen(QPen(chip.border, 1));
            painter.drawLine(chip.leader);
        }
        painter.setPen(QPen(chip.border, 1.2));
        painter.setBrush(m_palette.panel);
        painter.drawRoundedRect(chip.box, 3, 3);
        painter.setPen(m_palette.text);
        painter.drawText(chip.box, Qt::AlignCenter, chip.text);
    }
    painter.restore();
}

} // namespace qd
