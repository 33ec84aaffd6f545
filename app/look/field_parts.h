// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QStyle>

class QPainter;
class QStyleOptionComboBox;
class QStyleOptionSpinBox;

namespace qd {

// Fields with arrows: where their parts lie and how they are painted. Fusion's arrows have a fixed
// width, these grow with the letters. Lengths are pixels; `letters` is the height of the font.

constexpr int kFusionArrow = 20; ///< what Fusion leaves for the arrow of a box

constexpr int arrowWidth(int letters)
{
    return letters * 5 / 4;
}

/// Between the edge of a field and its words.
constexpr int fieldPad(int letters)
{
    return letters / 5;
}

/// `usual`: where Fusion has that part.
QRect comboPart(const QStyleOptionComboBox &box, QStyle::SubControl part, const QRect &usual);
QRect spinPart(const QStyleOptionSpinBox &box, QStyle::SubControl part);
void paintCombo(QPainter &painter, const QStyleOptionComboBox &box, const QRect &arrow);
void paintSteps(QPainter &painter, const QStyleOptionSpinBox &box, const QRect &up,
                const QRect &down);

} // namespace qd
