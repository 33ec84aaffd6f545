// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"
#include "app/mirror/lattice_show.h"
#include "app/mirror/lattice_words.h"

#include <QGraphicsItem>
#include <QGraphicsScene>

#include <map>
#include <string>
#include <unordered_map>
#include <vector>

namespace qd {

class ModelItem;
class TableSheet;

/// The part of a scene that only lattice boards have: what lies under the pieces (fields of fire,
/// points in reach, the way) and over them (rings, distances, flags aboard, the ship as she would
/// lie). The scene owns its items.
class LatticeTable {
public:
    using Items = std::unordered_map<std::string, ModelItem *>;

    LatticeTable(QGraphicsScene &scene, const Palette &palette);
    ~LatticeTable();
    LatticeTable(const LatticeTable &) = delete;
    LatticeTable &operator=(const LatticeTable &) = delete;

    /// `board` in scene units; `unit` of them are one of the board file's.
    void setBoard(const BoardPicture &board, qreal unit);
    void setWords(const PieceNamer &namer);
    void setPicture(const TablePicture &picture, Items items);
    void show(LatticeShow shown);

    const LatticeShow &shown() const { return m_show; }

    const LatticeWords &words() const { return m_words; }

    const PictureLattice &lattice() const { return m_lattice; }

    /// Scene units between two neighbouring points.
    qreal pitch() const { return m_lattice.pitch; }

    QPointF toScene(const PicturePoint &at) const { return {at.x * m_unit, at.y * m_unit}; }

    /// Whether pieces stand on points (a triangle's), else in hexes.
    bool onPoints() const { return m_lattice.kind != "hex"; }

    const PicturePlace *place(const std::string &id) const;
    QPointF anchorOf(const std::string &place) const;
    /// The turn offered at the ghost that lies there.
    std::optional<double> turnAt(const QPointF &at) const;
    void update();

    void paintUnder(QPainter &painter) const;
    void paintOver(QPainter &painter, QWidget *widget) const;

private:
    void paintField(QPainter &painter, const OverlayField &field) const;
    void paintTracks(QPainter &painter) const;
    void paintGoals(QPainter &painter) const;
    void paintWay(QPainter &painter, const std::vector<PicturePose> &way, bool gone) const;
    void paintRing(QPainter &painter, const QPointF &at, qreal radius, const QColor &colour,
                   Qt::PenStyle style) const;
    void paintRings(QPainter &painter) const;
    void paintBadges(QPainter &painter, const ModelItem &item) const;
    void paintMarks(QPainter &painter) const;
    void paintGhost(QPainter &painter, QWidget *widget) const;
    void paintLabels(QPainter &painter) const;
    QRectF chip(QPainter &painter, const QPointF &middle, const QString &text, const QColor &ground,
                const QColor &ink) const;
    QPointF turnSpot(double heading) const;
    ModelItem *item(const std::string &id) const;

    const Palette &m_palette;
    LatticeWords m_words;
    TableSheet *m_under;
    TableSheet *m_over;
    PictureLattice m_lattice;
    qreal m_unit = 1;
    std::vector<PicturePlace> m_places; ///< scene units
    std::unordered_map<std::string, std::size_t> m_index;
    std::vector<std::string> m_roster;
    std::vector<std::string> m_sides;
    Items m_items;
    LatticeShow m_show;
};

} // namespace qd
