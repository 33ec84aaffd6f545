// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mirror/board_fonts.h"

#include <QPolygonF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace qd {

/// What has to find room in a place.
struct PlaceContents {
    QString name;
    Lettering lettering = Lettering::Upright;
    int labelSize = 19; ///< wished for, in board units; smaller where it does not fit
    bool conjecture = false; ///< the mark ◇ follows the name
    std::vector<qreal> badgeWidths; ///< in board units, all of them kBadgeHeight high
    std::size_t spareBadges = 0; ///< of them, how many (the first ones) may be left out where room is short
    std::optional<QPointF> anchor; ///< where the group should stand, if there is room to choose
    friend bool operator==(const PlaceContents &, const PlaceContents &) = default;
};

class FreeRoom;

/// Where the name, the badges and the pieces of a place go. They never overlap one another, nor leave the place
/// as long as it has any room at all.
struct PlaceLayout {
    QStringList lines;
    int labelSize = 0;
    Lettering lettering = Lettering::Upright;
    QRectF label;
    std::vector<QRectF> badges; ///< as many as were asked for, empty where left out
    QRectF pieces;
    std::shared_ptr<const FreeRoom> ground; ///< all that pieces may cover, where `pieces` is too small for a crowd
    QRectF mark; ///< for a goal's sign, clear of the name and of the badges
};

constexpr qreal kBadgeHeight = 22;
constexpr qreal kMarkSize = 21;
constexpr qreal kPieceSize = 36; ///< board units, where there is room

PlaceLayout layoutPlace(const QPolygonF &outline, const PlaceContents &contents, const std::vector<QRectF> &obstacles);

/// How one piece wants to lie: its width over its height, and the group that it stands with.
struct PieceShape {
    qreal aspect = 1;
    int group = 0;
};

/// Rows of pieces inside `room`, each group beginning a row of its own: as large as fits, up to `size`. Where room is
/// short their edges overlap a little (the earlier piece on top), where it is very short they lie like a hand of cards. Same order as `shapes`.
std::vector<QRectF> packPieces(const QRectF &room, const std::vector<PieceShape> &shapes, qreal size);
/// The same in a place: in its room for pieces, or row by row wherever they can lie larger.
std::vector<QRectF> packPieces(const PlaceLayout &place, const std::vector<PieceShape> &shapes, qreal size);

} // namespace qd
