// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"
#include "app/mirror/lattice_board.h"

class QPainter;

namespace qd {

/// The sea of a lattice board with its lines, points, ports, reefs and banks, and the letters and
/// numbers of the rim. Reefs are dark and jagged, banks light, round and dotted.
void paintLatticeGround(QPainter &painter, const LatticeBoard &board, const Palette &palette);
/// An anchor as high as the rectangle.
void paintAnchor(QPainter &painter, const QRectF &rect, const QColor &ink);

} // namespace qd
