// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mirror/piece_namer.h"
#include "rules/module/offers.h"
#include "rules/module/overlay.h"
#include "rules/module/picture.h"

#include <QCoreApplication>
#include <QString>

#include <string>

namespace qd {

/// What is said of hexes, of counters and of the ways between them.
class HexWords {
    Q_DECLARE_TR_FUNCTIONS(HexWords)

public:
    void setNamer(const PieceNamer &namer) { m_namer = namer; }

    QString term(const std::string &id) const;
    /// The numbers of a goal: what it costs and what is left, or how far a target is.
    QString facts(const Drop &drop) const;
    /// The cost alone, as it is written in a hex: "3", "2+" where a part is not known.
    static QString cost(const Drop &drop);
    /// A hex: its number, its ground, what it is called.
    QString place(const PicturePlace &place, const QString &name, const QString &area) const;
    /// A counter: its name, what it belongs to, how it stands and what is left of it.
    QString spoken(const PicturePiece &piece, const QString &name) const;
    /// Formation, order, orders, facing: what shows on a counter beside its name.
    QString condition(const PicturePiece &piece) const;
    /// What a ring of the overlay is: "command span, infantry".
    static QString field(const OverlayField &field);
    static QString line(const OverlayLine &line);
    static QString heading(double degrees);

private:
    PieceNamer m_namer;
};

} // namespace qd
