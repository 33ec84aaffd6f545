// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"
#include "app/mirror/sprite_cache.h"
#include "app/mirror/theme.h"
#include "rules/module/picture.h"

#include <QRectF>

class QPainter;

namespace qd {

/// The width that a badge takes at kBadgeHeight; 0 for one that is not drawn.
qreal badgeWidth(const PictureBadge &badge);
/// Draws a badge: a shield with its victory points, a battery's die with its colour, figure and
/// letter …
void paintBadge(QPainter &painter, const PictureBadge &badge, const QRectF &target,
                const Theme &theme, const Palette &palette);
/// The same for the sprite cache: what tells one badge's sprite from another's, and how it is
/// drawn.
QString badgeLook(const PictureBadge &badge);
SpriteArt badgeArt(const PictureBadge &badge);
/// The letter that says a battery's colour for those who do not see it.
QString batteryLetter(const std::string &battery);
/// The diamond ◇ of what is conjecture.
void paintConjectureMark(QPainter &painter, const QPointF &centre, qreal size,
                         const Palette &palette);

} // namespace qd
