// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"
#include "app/mirror/counter_painter.h"
#include "app/mirror/hex_show.h"
#include "app/mirror/hex_words.h"

#include <QGraphicsItem>
#include <QGraphicsScene>
#include <QPolygonF>

#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace qd {

class CounterItem;
class TableSheet;

/// The part of a scene that only boards of hexes have: what lies under the counters (zones, spans,
/// hexes in reach, the way), and over them (rings, the line of sight, how many lie in a stack); the
/// plate of the stack that is spread. The scene owns its items.
class HexTable {
public:
    using Items = std::unordered_map<std::string, CounterItem *>;

    HexTable(QGraphicsScene &scene, const Palette &palette);
    ~HexTable();
    HexTable(const HexTable &) = delete;
    HexTable &operator=(const HexTable &) = delete;

    /// `board` in scene units; `unit` of them are one of the board file's.
    void setBoard(const BoardPicture &board, qreal unit);
    void setWords(const PieceNamer &namer);
    void setPicture(const TablePicture &picture, Items items);
    void show(HexShow shown);
    void setViewScale(qreal scale);

    const HexShow &shown() const { return m_show; }

    const HexWords &words() const { return m_words; }

    qreal pitch() const { return m_pitch; }

    /// Pixels from a hex to its neighbour, as it is shown.
    qreal pixels() const { return m_pitch * m_viewScale; }

    qreal viewScale() const { return m_viewScale; }

    QPointF toScene(const PicturePoint &at) const { return {at.x * m_unit, at.y * m_unit}; }

    bool has(const std::string &place) const { return m_index.contains(place); }

    const PicturePlace *place(const std::string &id) const;
    QPointF anchorOf(const std::string &id) const;
    /// What the hex is called on the map, narrated; empty: nothing.
    QString areaOf(const std::string &place) const;
    /// The hex next to `from` in that direction; `from` at the board's edge.
    std::string neighbour(const std::string &from, const QPointF &direction) const;
    /// How many counters stand there.
    int countAt(const std::string &place) const;

    const CounterBands &bands() const { return m_bands; }

    /// Counters aboard that ship.
    int cargoOf(const std::string &ship) const;

    /// The plate on which a stack lies spread; empty: none does.
    void setPlate(const QRectF &rect);
    QRectF plate() const;
    void update();

    void paintUnder(QPainter &painter) const;
    void paintOver(QPainter &painter) const;

private:
    class Plate;

    using Square = std::pair<int, int>;

    Square squareOf(const QPointF &at) const;
    /// The hex with that middle, nullptr: none.
    const PicturePlace *at(const QPointF &middle) const;
    QPolygonF cellOf(const std::string &id) const;
    void paintField(QPainter &painter, const OverlayField &field) const;
    void paintSpan(QPainter &painter, const OverlayField &field) const;
    void paintGoals(QPainter &painter) const;
    void paintWay(QPainter &painter) const;
    void paintStacks(QPainter &painter) const;
    void paintRings(QPainter &painter) const;
    void paintSight(QPainter &painter) const;
    void chip(QPainter &painter, const QPointF &middle, const QString &text, qreal height,
              const QColor &ground, const QColor &ink) const;

    const Palette &m_palette;
    HexWords m_words;
    TableSheet *m_under;
    TableSheet *m_over;
    Plate *m_plate;
    qreal m_pitch = 1;
    qreal m_unit = 1;
    qreal m_viewScale = 1;
    QRectF m_rect;
    std::vector<double> m_headings;
    std::vector<PicturePlace> m_places; ///< scene units
    std::vector<PictureScenery> m_areas;
    std::unordered_map<std::string, std::size_t> m_index;
    std::map<Square, std::size_t> m_squares; ///< hexes by their middles
    std::unordered_map<std::string, std::string> m_areaOf;
    std::map<std::string, std::vector<std::string>> m_stacks; ///< by hex, of counters
    std::map<std::string, int> m_cargo; ///< by ship
    CounterBands m_bands;
    Items m_items;
    HexShow m_show;
};

} // namespace qd
