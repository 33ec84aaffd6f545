// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"
#include "app/mirror/theme.h"
#include "rules/module/picture.h"

#include <QRectF>
#include <QString>

class QPainter;

namespace qd {

/// Everything that tells one drawing of a piece from another: two pieces of the same look share a
/// sprite.
struct PieceLook {
    std::string kind, face, side;
    QString letter; ///< "RM", "S", an officer's initials
    QString number; ///< which of several of its kind
    int strength = 0;
    int strengthMax = 0;
    int damage = 0; ///< hits of a ship
    bool hidden = false;
    bool faceDown = false; ///< secret to the other side, open to this viewer
    bool gone = false; ///< eliminated, sunk, killed

    QString key() const;
};

/// The look of a piece; `initials` stand on an officer's disc.
PieceLook lookOf(const PicturePiece &piece, const QString &initials);
/// Width over height of a kind's sprite.
qreal aspectOf(const std::string &kind);
/// Draws a piece into `rect`: theme art, letter, number, and the strength on the edge that lies on
/// top.
void paintPiece(QPainter &painter, const PieceLook &look, const QRectF &rect, const Theme &theme,
                const Palette &palette);

/// Two letters for each name, none twice: "Troubridge" → "Tr", "Guinter" and "Gutiérrez" → "Gi" and
/// "Gt".
QStringList initialsOf(const QStringList &names);

} // namespace qd
