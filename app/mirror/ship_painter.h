// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"
#include "rules/module/picture.h"

#include <QRectF>
#include <QString>
#include <QStringList>

#include <string>
#include <utility>

class QPainter;

namespace qd {

class Theme;

/// How much canvas a ship carries.
enum class Sails { Full, Torn, None };

/// Everything that tells the drawing of one ship from another; ships of the same look share a
/// sprite. The drawing shows the bow up; the mirror turns it.
struct ShipLook {
    std::string nation; ///< whose colours she wears
    Sails sails = Sails::Full;
    bool second = false; ///< of the second side: her stern is notched, her flag forked
    bool furled = false; ///< at anchor
    bool struck = false; ///< a white flag over her own
    bool shore = false; ///< guns ashore: no ship at all

    QString key() const;
};

/// The look of a piece; `rank` is its side's place in the order of sides.
ShipLook shipLookOf(const PicturePiece &piece, int rank);
/// Ships and guns ashore are drawn by this file, other pieces by the theme.
bool isShip(const std::string &kind);
/// What a nation's pieces are painted in, and what is written on it.
std::pair<QColor, QColor> nationColours(const Palette &palette, const std::string &nation);
/// Width over length of a ship's drawing: her sails stand out over her sides.
constexpr qreal kShipWidth = 0.72;
/// Draws the ship into `rect`, which is kShipWidth times as wide as long.
void paintShip(QPainter &painter, const ShipLook &look, const QRectF &rect, const Palette &palette);
/// A flag: the nation's colour and first letter, forked for the second side.
void paintFlag(QPainter &painter, const QRectF &rect, const ShipLook &look, const QString &letter,
               const Palette &palette);
/// What is shown beside a ship's name by small marks, as elements of the theme: "struck",
/// "anchored" …
QStringList shipMarks(const PicturePiece &piece);

} // namespace qd
