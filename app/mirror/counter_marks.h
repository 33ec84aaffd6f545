// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mirror/counter_painter.h"

#include <QColor>
#include <QPointF>
#include <QRectF>

#include <string>

class QPainter;

namespace qd {

/// A star of five points in the painter's brush.
void paintStar(QPainter &painter, const QPointF &at, qreal radius);
void paintStar(QPainter &painter, const QPointF &at, qreal radius, const QColor &colour);

/// The sign of a kind of troops: a frame with its strokes, a hull for ships, a flag for colours.
void paintSymbol(QPainter &painter, const CounterLook &look, const QRectF &rect,
                 const QColor &mark);

/// How troops stand: a bar across for a line, bars behind each other for a column …
void paintFormation(QPainter &painter, const std::string &formation, const QRectF &rect,
                    const QColor &mark);

} // namespace qd
