// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/hex_table.h"

#include "app/mirror/counter_item.h"
#include "app/mirror/lattice_board.h"
#include "app/mirror/table_sheet.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace qd {

namespace {

constexpr qreal kPlateZ = 8000;

} // namespace

/// Under the counters of a stack that lies spread.
class HexTable::Plate : public QGraphicsItem {
public:
    explicit Plate(const HexTable &table) : m_table(table)
    {
        setAcceptedMouseButtons(Qt::NoButton);
        setZValue(kPlateZ);
        setVisible(false);
    }

    void setRect(const QRectF &rect)
    {
        prepareGeometryChange();
        m_rect = rect;
        setVisible(!rect.isEmpty());
    }

    const QRectF &rect() const { return m_rect; }

    QRectF boundingRect() const override { return m_rect.adjusted(-2, -2, 2, 2); }

    QPainterPath shape() const override { return {}; }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override
    {
        const qreal pixel = 1 / m_table.viewScale();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(m_table.m_palette.ink, 1.5 * pixel));
        painter->setBrush(m_table.m_palette.strip);
        painter->drawRoundedRect(m_rect, 4 * pixel, 4 * pixel);
    }

private:
    const HexTable &m_table;
    QRectF m_rect;
};

HexTable::HexTable(QGraphicsScene &scene, const Palette &palette)
    : m_palette(palette)
    , m_under(new TableSheet(
          TableSheet::Level::Under,
          [this](QPainter &painter, const QRectF &, QWidget *) { paintUnder(painter); }))
    , m_over(new TableSheet(
          TableSheet::Level::Over,
          [this](QPainter &painter, const QRectF &, QWidget *) { paintOver(painter); }))
    , m_plate(new Plate(*this))
{
    scene.addItem(m_under);
    scene.addItem(m_over);
    scene.addItem(m_plate);
}

HexTable::~HexTable()
{
    delete m_under;
    delete m_over;
    delete m_plate;
}

void HexTable::setBoard(const BoardPicture &board, qreal unit)
{
    m_pitch = board.lattice->pitch;
    m_headings = board.lattice->headings;
    m_unit = unit;
    m_places = board.places;
    m_index.clear();
    m_squares.clear();
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        m_index.emplace(m_places[i].id, i);
        m_squares.emplace(squareOf(QPointF(m_places[i].anchor.x, m_places[i].anchor.y)), i);
    }
    m_areaOf.clear();
    for (const PictureScenery &scenery : board.scenery)
        for (const std::string &place : scenery.places)
            m_areaOf.emplace(place, scenery.id);
    m_rect = QRectF(0, 0, board.width, board.height);
    m_under->setRect(m_rect);
    m_over->setRect(m_rect);
    m_show = HexShow();
    setPlate({});
}

void HexTable::setWords(const PieceNamer &namer)
{
    m_words.setNamer(namer);
    update();
}

void HexTable::setPicture(const TablePicture &picture, Items items)
{
    m_items = std::move(items);
    m_stacks.clear();
    m_cargo.clear();
    m_bands = CounterBands(picture);
    for (const PicturePiece &piece : picture.pieces)
        if (has(piece.place))
            m_stacks[piece.place].push_back(piece.id);
    for (const PictureTie &tie : picture.ties)
        if (tie.kind == "aboard")
            ++m_cargo[tie.b];
    update();
}

void HexTable::show(HexShow shown)
{
    m_show = std::move(shown);
    update();
}

void HexTable::setViewScale(qreal scale)
{
    m_viewScale = scale;
}

void HexTable::update()
{
    m_under->update();
    m_over->update();
}

const PicturePlace *HexTable::place(const std::string &id) const
{
    const auto found = m_index.find(id);
    return found == m_index.end() ? nullptr : &m_places[found->second];
}

QPointF HexTable::anchorOf(const std::string &id) const
{
    const PicturePlace *found = place(id);
    return found ? QPointF(found->anchor.x, found->anchor.y) : QPointF();
}

QString HexTable::areaOf(const std::string &place) const
{
    const auto found = m_areaOf.find(place);
    return found == m_areaOf.end() ? QString() : m_words.term(found->second);
}

HexTable::Square HexTable::squareOf(const QPointF &at) const
{
    // Middles of hexes lie at whole halves of their height, and of their side and a half.
    return {static_cast<int>(std::lround(at.x() / m_pitch * 8)),
            static_cast<int>(std::lround(at.y() / m_pitch * 8))};
}

const PicturePlace *HexTable::at(const QPointF &middle) const
{
    const Square square = squareOf(middle);
    for (const int x : {0, -1, 1})
        for (const int y : {0, -1, 1})
            if (const auto found = m_squares.find({square.first + x, square.second + y});
                found != m_squares.end())
                return &m_places[found->second];
    return nullptr;
}

std::string HexTable::neighbour(const std::string &from, const QPointF &direction) const
{
    const PicturePlace *start = place(from);
    if (!start)
        return m_places.empty() ? from : m_places.front().id;
    const QPointF middle(start->anchor.x, start->anchor.y);
    // Of two that lead there alike (columns, or rows, stand half a hex apart) now the one and now
    // the other: the way goes on straight.
    const bool columns = !m_headings.empty() && m_headings.front() == 0;
    const qreal along = columns ? middle.x() : middle.y();
    const bool odd = std::lround(along / (m_pitch * std::sqrt(3.0) / 2)) % 2 != 0;
    std::string best = from;
    qreal most = 0.4; // what hardly leads there is no way
    for (const double heading : m_headings) {
        const QPointF way = latticeStep(heading, 1);
        const PicturePlace *other = at(middle + way * m_pitch);
        const bool beyond = (columns ? way.y() : way.x()) > 0;
        const qreal ahead = QPointF::dotProduct(way, direction) + (beyond == odd ? 0.01 : 0);
        if (other && ahead > most) {
            most = ahead;
            best = other->id;
        }
    }
    return best;
}

int HexTable::countAt(const std::string &place) const
{
    const auto found = m_stacks.find(place);
    return found == m_stacks.end() ? 0 : static_cast<int>(found->second.size());
}

int HexTable::cargoOf(const std::string &ship) const
{
    const auto found = m_cargo.find(ship);
    return found == m_cargo.end() ? 0 : found->second;
}

void HexTable::setPlate(const QRectF &rect)
{
    m_plate->setRect(rect);
}

QRectF HexTable::plate() const
{
    return m_plate->rect();
}

QPolygonF HexTable::cellOf(const std::string &id) const
{
    QPolygonF cell;
    if (const PicturePlace *found = place(id))
        for (const PicturePoint &corner : found->outline)
            cell << QPointF(corner.x, corner.y);
    return cell;
}

void HexTable::paintUnder(QPainter &painter) const
{
    for (const OverlayField &field : m_show.overlay.fields)
        if (!field.kind.starts_with("span")
            && (field.kind == "obstacle" ? m_show.sight : m_show.zones))
            paintField(painter, field);
    paintGoals(painter);
    paintWay(painter);
}

void HexTable::paintOver(QPainter &painter) const
{
    for (const OverlayField &field : m_show.overlay.fields)
        if (field.kind.starts_with("span") && m_show.spans)
            paintSpan(painter, field);
    paintStacks(painter);
    paintRings(painter);
    if (m_show.sight)
        paintSight(painter);
}

} // namespace qd
