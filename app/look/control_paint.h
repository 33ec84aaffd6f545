// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"

#include <QStyle>

class QIcon;
class QPainter;
class QStyleOption;
class QStyleOptionButton;
class QStyleOptionTab;
class QStyleOptionViewItem;

namespace qd {

// How the parts of controls are painted, in the palette that the option's own palette belongs to.
// Sizes come from the option's letters.

const Palette &lookOf(const QStyleOption &option);

/// A button that is filled with the accent: the one that Enter presses.
bool isFilled(const QStyleOptionButton &button);

enum class Ground { Panel, Accent, None };

/// A button's or a tool's box. Ground::None: seen only under the pointer, pressed or with the
/// keyboard.
void paintButton(QPainter &painter, const QStyleOption &option, Ground ground);
/// The box of something to type or choose in.
void paintField(QPainter &painter, const QStyleOption &option, const QRectF &rect);
/// The ring where the keyboard is.
void paintRing(QPainter &painter, const QStyleOption &option, const QRectF &rect);
/// An arrow without a shaft, in the middle of the rectangle.
void paintChevron(QPainter &painter, const QRectF &rect, Qt::ArrowType points, const QColor &ink,
                  double size);
/// A tab is words with a line below; the line of the one in front is thick and in the accent.
void paintTab(QPainter &painter, const QStyleOptionTab &tab);
enum class Bar { None, AtTheEdge };

/// The ground of a row: chosen ones are tinted and have a bar at their left edge.
void paintRow(QPainter &painter, const QStyleOptionViewItem &row, Bar bar);
/// A line of one pixel along that edge of the rectangle.
void paintHairline(QPainter &painter, const QRect &rect, Qt::Edge edge, const QColor &ink);
/// The line between two panes, thicker under the pointer.
void paintSeam(QPainter &painter, const QStyleOption &option);
/// The icon's shape in one colour.
QIcon tinted(const QIcon &icon, const QSize &size, const QColor &ink, double pixelRatio);

} // namespace qd
