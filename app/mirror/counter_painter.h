// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"
#include "rules/module/picture.h"

#include <QRectF>
#include <QString>

#include <string>
#include <utility>
#include <vector>

class QPainter;

namespace qd {

/// How a counter looks: all that is drawn on it.
struct CounterLook {
    enum class Symbol {
        Infantry,
        Light, ///< light infantry and companies
        Guard,
        Militia,
        Cavalry,
        Artillery,
        HorseArtillery,
        Engineers,
        ShipOfLine,
        Transport,
        Leader,
        Colours,
        Other
    };
    Symbol symbol = Symbol::Other;
    std::string side;
    QString name; ///< "1/42", "Mo": what tells it from its like
    QString band; ///< the letters of its division and brigade: "1·4"
    int bandColour = -1; ///< of the division, in the order of the table; -1: none
    std::string formation; ///< "line", "column" …, empty: not told
    std::string status; ///< "disorder", "pgd", "rout", empty: in good order
    int strength = 0; ///< increments, 0: not known
    int strengthMax = 0;
    int facing = -1; ///< degrees, -1: not told
    bool commanded = false;
    bool moved = false;
    bool gone = false; ///< eliminated, captured, killed
    friend bool operator==(const CounterLook &, const CounterLook &) = default;
    QString key() const;
};

/// `bandColour` as CounterLook has it. A counter's kind and face say which sign it has; its tags
/// how it stands and in which order ("line" …, "disorder" …), "in-command", "moved", "faces" (its
/// pose has a heading), "of-ID" for its division and its brigade, "mu-N" for its Maneuver Unit,
/// "with-ID" for what it is attached to.
CounterLook counterLookOf(const PicturePiece &piece, int bandColour);
/// The letter of a division or brigade by its id: "division-2" is 2, "reserve" R.
QString formationLetter(const std::string &id);
/// The id of its division (`brigade` false) or brigade from a piece's tags; empty: none.
std::string divisionOf(const PicturePiece &piece);
std::string brigadeOf(const PicturePiece &piece);

/// Which colour each division has: those of one side differ.
class CounterBands {
public:
    CounterBands() = default;
    explicit CounterBands(const TablePicture &picture);

    /// -1: the piece belongs to no division.
    int of(const PicturePiece &piece) const;

private:
    std::vector<std::pair<std::string, std::string>> m_divisions; ///< side and division, sorted
};

void paintCounter(QPainter &painter, const CounterLook &look, const QRectF &rect,
                  const Palette &palette);

/// The colours of divisions, told apart by their letters as well.
int counterBands();
QColor counterBand(int index);

} // namespace qd
