// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/lattice_table.h"

#include "app/mirror/lattice_board.h"
#include "app/mirror/model_item.h"
#include "app/mirror/table_sheet.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace qd {

namespace {

constexpr qreal kTurnOut = 0.56; ///< pitches from the point to the headings offered there
constexpr qreal kTurnGrip = 0.17;

} // namespace

LatticeTable::LatticeTable(QGraphicsScene &scene, const Palette &palette)
    : m_palette(palette)
    , m_under(new TableSheet(
          TableSheet::Level::Under,
          [this](QPainter &painter, const QRectF &, QWidget *) { paintUnder(painter); }))
    , m_over(new TableSheet(TableSheet::Level::Over,
                            [this](QPainter &painter, const QRectF &, QWidget *widget) {
                                paintOver(painter, widget);
                            }))
{
    scene.addItem(m_under);
    scene.addItem(m_over);
}

LatticeTable::~LatticeTable()
{
    delete m_under;
    delete m_over;
}

void LatticeTable::setBoard(const BoardPicture &board, qreal unit)
{
    m_lattice = *board.lattice;
    m_unit = unit;
    m_places = board.places;
    m_index.clear();
    for (std::size_t i = 0; i < m_places.size(); ++i)
        m_index.emplace(m_places[i].id, i);
    const QRectF rect(0, 0, board.width, board.height);
    m_under->setRect(rect);
    m_over->setRect(rect);
    m_show = LatticeShow();
}

void LatticeTable::setWords(const PieceNamer &namer)
{
    m_words.setNamer(namer);
    update();
}

void LatticeTable::setPicture(const TablePicture &picture, Items items)
{
    m_items = std::move(items);
    m_roster.clear();
    m_sides.clear();
    for (const PicturePiece &piece : picture.pieces) {
        if (std::ranges::find(m_sides, piece.side) == m_sides.end())
            m_sides.push_back(piece.side);
        if (piece.pose)
            m_roster.push_back(piece.id);
    }
    m_show.focus = picture.focus;
    update();
}

void LatticeTable::show(LatticeShow shown)
{
    shown.focus = m_show.focus;
    m_show = std::move(shown);
    update();
}

void LatticeTable::update()
{
    m_under->update();
    m_over->update();
}

const PicturePlace *LatticeTable::place(const std::string &id) const
{
    const auto found = m_index.find(id);
    return found == m_index.end() ? nullptr : &m_places[found->second];
}

QPointF LatticeTable::anchorOf(const std::string &id) const
{
    const PicturePlace *found = place(id);
    return found ? QPointF(found->anchor.x, found->anchor.y) : QPointF();
}

ModelItem *LatticeTable::item(const std::string &id) const
{
    const auto found = m_items.find(id);
    return found == m_items.end() ? nullptr : found->second;
}

QPointF LatticeTable::turnSpot(double heading) const
{
    return toScene(m_show.ghost->way.back().at) + latticeStep(heading, kTurnOut * pitch());
}

std::optional<double> LatticeTable::turnAt(const QPointF &at) const
{
    if (!m_show.ghost || m_show.ghost->way.empty())
        return std::nullopt;
    for (const LatticeTurn &turn : m_show.ghost->turns) {
        const QPointF away = turnSpot(turn.heading) - at;
        if (std::hypot(away.x(), away.y()) <= kTurnGrip * pitch())
            return turn.heading;
    }
    return std::nullopt;
}

void LatticeTable::paintUnder(QPainter &painter) const
{
    painter.save();
    painter.setClipRect(m_under->boundingRect(), Qt::IntersectClip);
    for (const OverlayField &field : m_show.overlay.fields)
        paintField(painter, field);
    painter.restore();
    paintLabels(painter);
    paintTracks(painter);
    paintGoals(painter);
    if (m_show.ghost)
        paintWay(painter, m_show.ghost->way, false);
}

void LatticeTable::paintOver(QPainter &painter, QWidget *widget) const
{
    paintGhost(painter, widget);
    paintRings(painter);
    for (const std::string &id : m_roster)
        if (const ModelItem *model = item(id))
            paintBadges(painter, *model);
    paintMarks(painter);
}

} // namespace qd
