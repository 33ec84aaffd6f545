// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mirror/piece_namer.h"
#include "rules/module/offers.h"
#include "rules/module/overlay.h"
#include "rules/module/picture.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace qd {

/// What a lattice board says of its points, its models and what they may do. Names and terms are
/// the narrator's.
class LatticeWords {
    Q_DECLARE_TR_FUNCTIONS(LatticeWords)
public:
    void setNamer(const PieceNamer &namer) { m_namer = namer; }

    QString term(const std::string &id) const;
    /// "up and right": the six directions, as one sees them on the board.
    static QString heading(double degrees);
    /// "3 moves, 1 left, heading up and right"; of a target "distance 2, 1 in 3 for each gun".
    QString facts(const Drop &drop) const;
    /// "a third" as people say it at the table: "1/3"
    static QString chance(double value);
    /// Beside an enemy in a field of fire: "2 · 1/3"; where room is short the distance alone.
    enum class Room { Ample, Short };
    static QString mark(const OverlayMark &mark, Room room);
    /// "shows her bow", empty where it shows no side.
    static QString shows(const std::string &side);
    /// A point with what is printed on it: "g14, sandbank".
    QString place(const PicturePlace &place, const QString &name) const;
    /// Everything of a model as one would read it aloud.
    QString spoken(const PicturePiece &piece, const QString &name) const;
    /// "no step forward up and right": the wind, and what it bars.
    QString wind(const PictureLattice &lattice, const std::optional<PictureWind> &wind) const;
    /// The first letter of a nation's or side's name; of a side two where `sides` share the first
    /// one.
    QString letter(const std::string &nation, const std::vector<std::string> &sides) const;

private:
    QString rig(const PicturePiece &piece) const;
    QString marks(const PicturePiece &piece) const;

    PieceNamer m_namer;
};

} // namespace qd
