// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <cstddef>
#include <vector>

namespace qd {

/// How much of a name is written.
enum class LabelForm { Hidden, Marks, Short, Full };

/// A name that wants to stand beside its piece; pixels.
struct LabelWish {
    QPointF at; ///< the piece's middle
    QSizeF body; ///< what the piece covers, upright box
    QSizeF full, brief, marks; ///< the sizes of its forms; an empty one is not to be had
    int rank = 0; ///< lower ones choose first
    bool asked = false; ///< somebody looks at it: it is written in full whatever it covers
};

/// What of a name is written, and where.
struct LabelSpot {
    LabelForm form = LabelForm::Hidden;
    QRectF rect; ///< from the piece's middle
    bool led = false; ///< it stands apart: a line leads to its piece
};

/// Finds a spot for every name that has room: no two overlap, none lies on a piece or reaches out
/// of the board (`within`, empty: anywhere) or over what is `taken`. One spot a wish, in the same
/// order. Looking at one moves no other: those that it covers are not written meanwhile.
std::vector<LabelSpot> placeLabels(const std::vector<LabelWish> &wishes,
                                   const QRectF &within = QRectF(),
                                   const std::vector<QRectF> &taken = {});

/// Of boxes where some words may stand, best first: the first that covers nothing taken, else the
/// one that covers least. `free` tells which of the two it was.
struct ChipSpot {
    QRectF box;
    bool free = false;
};

ChipSpot bestSpot(const std::vector<QRectF> &boxes, const QRectF &within,
                  const std::vector<QRectF> &taken);

} // namespace qd
