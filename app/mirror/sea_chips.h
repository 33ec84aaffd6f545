// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"
#include "rules/module/overlay.h"

#include <QColor>
#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <string_view>
#include <vector>

namespace qd {

/// How a part of a ring is drawn: every kind has its colour and its hatching, none is told by
/// colour alone.
struct SectorStyle {
    QColor colour;
    Qt::BrushStyle hatch = Qt::NoBrush; ///< none: a range, a line only
    Qt::PenStyle edge = Qt::SolidLine;
};

SectorStyle styleOf(std::string_view kind, const Palette &palette);
/// How many degrees a sector spans, clockwise.
double spanOf(const OverlaySector &sector);
/// That far in a direction of degrees clockwise from the top.
QPointF towards(const QPointF &from, double heading, qreal length);

/// A few words in a box over the board; pixels.
struct SeaChip {
    QRectF box;
    QString text;
    QColor border;
    QLineF leader; ///< to what it tells of, where it stands apart from that; null beside it
};

/// Where the words of a line may stand, best first: beside it, so that a short one is not covered.
std::vector<QRectF> spotsOfLine(const QLineF &line, const QSizeF &size);
/// Those of a sector round `at`, whose inch is `unit` pixels: in an arc, on a range, outside a
/// band.
std::vector<QRectF> spotsOfSector(const OverlaySector &sector, const QPointF &at, qreal unit,
                                  const QSizeF &size);

} // namespace qd
