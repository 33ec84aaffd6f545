// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mirror/board_geometry.h"
#include "app/mirror/place_layout.h"
#include "rules/module/picture.h"

#include <QPainterPath>
#include <QString>

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace qd {

/// An arrow across an edge, in a box that is as wide as the arrow is long, turned by `angle`
/// degrees.
struct ChartArrow {
    QPointF centre;
    qreal angle = 0;
    bool current = false; ///< along the sea, else a landing
    QRectF reach() const; ///< an upright box around it, for labels to keep clear of
};

/// The board as lines and areas, worked out once a board: what the painter needs, and nothing of
/// how it looks.
struct BoardChart {
    QSizeF size;
    std::vector<QPolygonF> outlines; ///< in board order
    std::vector<SharedEdge> edges;
    QPainterPath sea, land, fortress; ///< areas of one tone
    QPainterPath coast, landOutline;
    QPainterPath blackBorders, redBorders, seaBorders, closedBorders, landingCoast;
    QPainterPath waves, waterLines, rampart;
    std::vector<QLineF> rhumbs; ///< rays of the compass, as far as the sea reaches
    QPointF rose; ///< where the compass stands: in the largest sea
    std::vector<ChartArrow> arrows;
    bool hasConjecture = false;
};

BoardChart chartOf(const BoardPicture &board);

/// Waves all over the sea but where `keepClear` boxes lie.
QPainterPath wavesOf(const BoardChart &chart, const std::vector<QRectF> &keepClear);

bool isSea(const PicturePlace &place);
bool hasTag(const PicturePlace &place, std::string_view tag);

/// The length of an arrow, board units.
constexpr qreal kArrowLength = 34;

} // namespace qd
