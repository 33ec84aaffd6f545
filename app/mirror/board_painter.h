// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"
#include "app/mirror/board_fonts.h"
#include "app/mirror/chart.h"
#include "app/mirror/hex_board.h"
#include "app/mirror/lattice_board.h"
#include "app/mirror/sea_ground.h"
#include "app/mirror/theme.h"
#include "rules/module/picture.h"

#include <QRectF>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

class QPainter;

namespace qd {

/// A place's name as it stands on the board.
struct PlaceLabel {
    QStringList lines;
    int size = 0; ///< of the letters, board units
    Lettering lettering = Lettering::Upright;
    QRectF box;
    friend bool operator==(const PlaceLabel &, const PlaceLabel &) = default;
};

/// Draws the printed board: everything that no move changes. A value: what draws it in another
/// thread takes a copy `apart`.
class BoardPainter {
public:
    void setBoard(const BoardPicture &board);

    /// Measured boards: so many board units are an inch.
    void setMeasure(qreal unit) { m_ground.unit = unit; }

    /// The names in board order, and what else stands on the board (badges): no wave runs through
    /// either.
    void setNames(std::vector<PlaceLabel> names, std::vector<QRectF> written);

    /// Lattice boards: the names of the ports, boards of hexes: of the areas, in their order on the
    /// board.
    void setTitles(const QStringList &titles);

    const LatticeBoard &lattice() const { return m_lattice; }

    const HexBoard &hexes() const { return m_hexes; }

    void setLook(const Palette &palette) { m_palette = palette; }

    void setFootnote(const QString &text) { m_footnote = text; }

    const BoardChart &chart() const { return m_chart; }

    const std::vector<PlaceLabel> &names() const { return m_labels; }

    const QString &footnote() const { return m_footnote; }

    /// The board without its frame.
    QRectF boardRect() const { return {QPointF(0, 0), m_chart.size}; }

    /// With frame and footnote.
    QRectF bounds() const;

    /// A copy that shares nothing with this one.
    std::shared_ptr<const BoardPainter> apart() const;

    /// Asked between two layers; false: nobody waits for the picture any more.
    using Wanted = std::function<bool()>;

    /// A picture that is no longer wanted is left half drawn.
    void paint(QPainter &painter, const Theme &theme, const Wanted &wanted = {}) const;

private:
    void paintSea(QPainter &painter, const Theme &theme) const;
    void paintLand(QPainter &painter) const;
    void paintBorders(QPainter &painter) const;
    void paintArrows(QPainter &painter, const Theme &theme) const;
    void paintName(QPainter &painter, std::size_t place) const;
    void paintFrame(QPainter &painter) const;

    Palette m_palette;
    BoardChart m_chart;
    SeaGround m_ground;
    LatticeBoard m_lattice;
    HexBoard m_hexes;
    std::vector<PictureScenery> m_scenery;
    std::vector<char> m_seaPlaces;
    std::vector<char> m_conjecture;
    std::vector<PlaceLabel> m_labels;
    QString m_footnote;
};

/// How far frame and footnote reach around the board, board units.
constexpr qreal kFrame = 14;
constexpr qreal kFootnote = 22;

} // namespace qd
