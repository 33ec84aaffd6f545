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
    std::size_t spareBadges =
        0; ///< of them, how many (the first ones) may be left out where room is short
    std::optional<QPointF> anchor; ///< where the group should stand, if there is room to choose
    friend bool operator==(const PlaceContents &, const PlaceContents &) = default;
};

class FreeRoom;

/// Where the name, the badges and the pieces of a place go. They never overlap one another, nor
/// leave the place as long as it has any room at all.
struct PlaceLayout {
    QStringList lines;
    int labelSize = 0;
    Lettering lettering = Lettering::Upright;
    QRectF label;
    std::vector<QRectF> badges; ///< as many as were asked for, empty where left out
    QRectF pieces;
    std::shared_ptr<const FreeRoom>
        ground; ///< all that pieces may cover, where `pieces` is too small for a crowd
    QRectF mark; ///< for a goal's sign, clear of the name and of the badges
};

constexpr qreal kBadgeHeight = 22;
constexpr qreal kMarkSize = 21;

PlaceLayout layoutPlace(const QPolygonF &outline, const PlaceContents &contents,
                        const std::vector<QRectF> &obstacles);

} // namespace qd
