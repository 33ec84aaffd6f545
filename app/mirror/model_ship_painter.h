// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"
#include "rules/module/picture.h"

#include <QRectF>
#include <QString>

#include <array>
#include <string>

class QPainter;

namespace qd {

/// Everything that tells the drawing of one model ship, fort or flag from another. Ships are drawn
/// bow up with the masts and guns that they still have: a lost one leaves a gap.
struct ModelLook {
    enum class Kind { Ship, Fort, Flag };
    Kind kind = Kind::Ship;
    std::string nation; ///< whose colours it wears
    QString letter; ///< that nation's, for those who do not see the colour
    bool frigate = false;
    bool second = false; ///< of the second side: her stern is notched, flags are forked
    std::array<bool, 3> masts{}; ///< fore, main, mizzen
    std::array<int, 2> guns{}; ///< port, starboard
    std::array<bool, 2> fired{}; ///< nothing of that side is left to fire this turn
    int gunsMax = 0; ///< a side
    bool calls = false; ///< a fort that may fire now

    QString key() const;
};

ModelLook modelLookOf(const PicturePiece &piece, bool second, const QString &letter);
/// Whose colours a piece wears: its nation, or its side.
std::string colourOf(const PicturePiece &piece);
/// Fill and mark of a nation or a side.
std::pair<QColor, QColor> modelColours(const Palette &palette, const std::string &nation);
/// Width over length of a ship's drawing with her guns.
constexpr qreal kModelWidth = 0.7;
/// Draws into `rect`: a ship bow up (kModelWidth times as wide as long), a fort or flag upright.
void paintModel(QPainter &painter, const ModelLook &look, const QRectF &rect,
                const Palette &palette);
/// A flag with its letter, forked for the second side.
void paintModelFlag(QPainter &painter, const QRectF &rect, const std::string &side,
                    const QString &letter, bool forked, const Palette &palette);

} // namespace qd
