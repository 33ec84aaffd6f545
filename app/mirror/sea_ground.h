// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"
#include "rules/module/picture.h"

#include <QPainterPath>
#include <QRectF>

#include <vector>

class QPainter;

namespace qd {

/// The ground of a measured board, in scene units: `unit` of them are an inch.
struct SeaGround {
    QRectF rect;
    qreal unit = 0; ///< 0: the board is not measured
    QPainterPath waves;
    std::vector<PictureScenery> scenery; ///< land and shoals
};

/// Inches between two lines of the grid.
constexpr int kSeaGrid = 12;

/// Draws sea, grid with its numbers, land and shoals, and the scale. The frame is the board's.
void paintSeaGround(QPainter &painter, const SeaGround &ground, const Palette &palette);

} // namespace qd
