// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QStyle>

class QPainter;
class QStyleOptionSlider;

namespace qd {

// A scroll bar without arrows: a bar as long as the share that is seen.

/// Where a part of it lies; `least`: the length, in pixels, that can still be grasped.
QRect scrollPart(const QStyleOptionSlider &bar, QStyle::SubControl part, int least);
void paintScrollBar(QPainter &painter, const QStyleOptionSlider &bar, const QRect &slider);

} // namespace qd
