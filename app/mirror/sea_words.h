// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mirror/piece_namer.h"
#include "rules/module/offers.h"
#include "rules/module/overlay.h"
#include "rules/module/picture.h"

#include <QCoreApplication>
#include <QString>

namespace qd {

/// What a measured board says of its pieces and of what is drawn over it. Numbers, directions and
/// terms are the narrator's.
class SeaWords {
    Q_DECLARE_TR_FUNCTIONS(SeaWords)
public:
    void setNamer(const PieceNamer &namer) { m_namer = namer; }

    /// "5.3″"
    QString length(double value) const;
    /// "WSW"
    QString heading(double degrees) const;
    QString term(const std::string &id) const;
    /// The numbers of a drop in a row: "5.3″, most 7″, heading WSW, pivot 34°".
    QString facts(const Drop &drop) const;
    /// "7.3″ to WSW": what a ruler between two points shows.
    QString ruler(double inches, double bearing) const;
    QString sector(const OverlaySector &sector) const;
    /// The same without its name, for where there is no room: "2″ to 7″"; empty for an arc.
    QString sectorSpan(const OverlaySector &sector) const;
    /// An arc in a word, where there is no room for more: "port".
    QString arcBrief(const OverlaySector &sector) const;
    QString line(const OverlayLine &line) const;
    /// The words of what shows on a piece: "damaged, anchored".
    QString condition(const PicturePiece &piece) const;
    /// "Hull 5 of 6, Port guns 4 of 5"
    QString boxes(const PicturePiece &piece) const;
    /// "heading WSW"
    QString course(const PicturePiece &piece) const;
    /// "aboard Namur, Rubis": the ships that she lies grappled to; empty: none.
    static QString aboard(const QStringList &others);
    /// Everything of a piece as one would read it aloud, after its name.
    QString spoken(const PicturePiece &piece, const QString &name) const;
    /// The wind's direction, and its dice with their sense.
    QString wind(const std::optional<PictureWind> &wind) const;
    QString windDice(const PictureWind &wind) const;

    /// The first letter of a nation's name in the reader's language, for its flag.
    QString flagLetter(const std::string &nation) const;

private:
    PieceNamer m_namer;
};

} // namespace qd
