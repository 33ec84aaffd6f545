// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mirror/place_layout.h"

#include <QRectF>

#include <vector>

namespace qd {

// Board units.
constexpr qreal kPieceSize = 36; ///< what a place should have room for
constexpr qreal kLargestPiece = 42; ///< where there is room to spare
constexpr qreal kSmallestPiece = 19; ///< below this they overlap like a hand of cards
constexpr qreal kOverlap = 0.87; ///< from one piece to the next, of its size, where room is short

/// How one piece wants to lie: its width over its height, and the group that it stands with.
struct PieceShape {
    qreal aspect = 1;
    int group = 0;
    friend bool operator==(const PieceShape &, const PieceShape &) = default;
};

/// Rows of pieces inside `room`, each group beginning a row of its own: as large as fits, up to
/// `size`. Where room is short their edges overlap a little (the earlier piece on top), where it is
/// very short they lie like a hand of cards. Same order as `shapes`.
std::vector<QRectF> packPieces(const QRectF &room, const std::vector<PieceShape> &shapes,
                               qreal size);
/// The same in a place: in its room for pieces, or row by row wherever they can lie larger.
std::vector<QRectF> packPieces(const PlaceLayout &place, const std::vector<PieceShape> &shapes,
                               qreal size);

} // namespace qd
