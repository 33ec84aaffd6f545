// SPDX-License-Identifier: GPL-3.0-or-later
// The scene's sixth part: counters in the hexes of a board.
#include "app/mirror/board_item.h"
#include "app/mirror/counter_item.h"
#include "app/mirror/hex_board.h"
#include "app/mirror/hex_table.h"
#include "app/mirror/lattice_board.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/place_item.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <tuple>
#include <utility>

namespace qd {

namespace {

constexpr qreal kCounterZ = 10;
constexpr qreal kSpreadZ = 8001;
constexpr qreal kCounter = 0.7; ///< of the pitch
constexpr qreal kFan = 0.055; ///< pitches that each of a stack lies aside
constexpr int kFanned = 4; ///< counters of a stack that are seen
constexpr qreal kReadable = 44; ///< pixels of a counter on which all can be read
constexpr qreal kBetween = 0.14; ///< of a counter, between those of a spread stack

} // namespace

void MirrorScene::setHexes(const BoardPicture &printed)
{
    const bool hexes = isHexBoard(printed);
    if (hexes != (m_hexes != nullptr)) {
        // Pieces of the other kind of board are drawn by other items.
        for (const auto &[id, item] : m_pieces)
            delete item;
        m_pieces.clear();
        m_hexes.reset();
    }
    m_spread.clear();
    if (!hexes)
        return;
    if (!m_hexes)
        m_hexes = std::make_unique<HexTable>(*this, m_palette);
    m_hexes->setWords(m_namer);
    m_hexes->setBoard(m_board, latticeUnitOf(printed));
    m_hexes->setViewScale(m_viewScale);
}

HexTable *MirrorScene::hexes() const
{
    return m_hexes.get();
}

CounterItem *MirrorScene::counter(const QString &id) const
{
    return m_hexes ? static_cast<CounterItem *>(piece(id)) : nullptr;
}

PieceItem *MirrorScene::newCounter()
{
    return new CounterItem(m_sprites, m_palette);
}

QStringList MirrorScene::areaTitles() const
{
    QStringList titles;
    for (const HexBoard::Area &area : m_boardItem->hexes().areas)
        titles.append(m_hexes->words().term(area.id));
    return titles;
}

/// The places of the board, whose ground the board draws and whose counters the table knows.
void MirrorScene::layHexes()
{
    const auto &outlines = m_boardItem->chart().outlines;
    for (std::size_t i = 0; i < m_board.places.size(); ++i) {
        PlaceItem *&item = m_places[m_board.places[i].id];
        if (item)
            continue;
        item = new PlaceItem(QString::fromStdString(m_board.places[i].id), m_theme, m_sprites,
                             m_palette);
        item->setFlag(QGraphicsItem::ItemHasNoContents);
        addItem(item);
        PlaceLayout layout;
        layout.pieces = outlines[i].boundingRect();
        item->setLayout(outlines[i], layout);
    }
    m_boardItem->setTitles(areaTitles());
    m_boardItem->setFootnote(footnote());
}

void MirrorScene::showHexes()
{
    if (!m_hexes)
        return;
    HexTable::Items items;
    for (const PicturePiece &piece : m_picture.pieces)
        items[piece.id] = counter(QString::fromStdString(piece.id));
    m_hexes->setPicture(m_picture, std::move(items));
    for (const PicturePiece &piece : m_picture.pieces)
        counter(QString::fromStdString(piece.id))
            ->setCounter(counterLookOf(piece, m_hexes->bands().of(piece)));
    for (const PicturePiece &piece : m_picture.pieces)
        counter(QString::fromStdString(piece.id))
            ->setFaded(m_asked.standsBack(QString::fromStdString(piece.id)));
    if (!m_spread.isEmpty())
        placePieces({m_spread.toStdString()});
}

/// The counters of a hex: stacked, the first one on top, or spread on a plate.
void MirrorScene::placeCounters(const std::string &place)
{
    const QStringList &pieces = m_order[place];
    const QPointF middle = m_hexes->anchorOf(place);
    if (!pieces.isEmpty() && QString::fromStdString(place) == m_spread) {
        spreadOut(pieces, middle);
        return;
    }
    const qreal side = kCounter * m_hexes->pitch();
    const int seen = std::min<int>(kFanned, static_cast<int>(pieces.size()));
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        const int depth = std::min(static_cast<int>(i), seen - 1);
        const qreal aside = (depth - (seen - 1) / 2.0) * kFan;
        QRectF rect(0, 0, side, side);
        rect.moveCenter(middle + QPointF(-aside, aside) * m_hexes->pitch());
        sendHome(*piece(pieces[i]), rect, kCounterZ - static_cast<qreal>(i) * 0.001);
        piece(pieces[i])->setVisible(i < kFanned);
    }
}

/// They are on no map: the tray beside the view shows them.
void MirrorScene::putAside(const QStringList &pieces)
{
    for (const QString &id : pieces) {
        PieceItem *item = piece(id);
        item->setHome(QRectF(), kCounterZ);
        item->setSize(QSizeF(kCounter, kCounter) * m_hexes->pitch());
        item->setPos(QPointF());
        item->setOpacity(1);
        item->setVisible(false);
    }
}

void MirrorScene::carryAt(const QStringList &pieces, const QPointF &at)
{
    if (!m_hexes)
        return;
    constexpr qsizetype kSeen = 6; // of a brigade in the hand
    constexpr qreal kHeldZ = 10000;
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        PieceItem *item = piece(pieces[i]);
        if (!item)
            continue;
        const qreal aside = static_cast<qreal>(std::min(i, kSeen)) * kFan * 2 * m_hexes->pitch();
        item->setPos(at + QPointF(aside, aside));
        item->setZValue(kHeldZ - static_cast<qreal>(i) * 0.001);
        item->setOpacity(0.9);
        item->setVisible(i < kSeen);
    }
}

void MirrorScene::setAsked(const AskedFor &asked)
{
    if (!m_hexes || asked == m_asked)
        return;
    m_asked = asked;
    for (const PicturePiece &piece : m_picture.pieces)
        if (CounterItem *item = counter(QString::fromStdString(piece.id)))
            item->setFaded(m_asked.standsBack(item->id()));
}

/// In a hex those that fight lie on top; beside the board the divisions stand together.
void MirrorScene::rankCounters(const std::string &place,
                               std::vector<const PicturePiece *> &pieces) const
{
    const bool stacked = m_places.contains(place);
    std::ranges::stable_sort(pieces, {}, [&](const PicturePiece *piece) {
        const int last = piece->kind == "leader" ? 1 : piece->kind == "colours" ? 2 : 0;
        if (stacked)
            return std::tuple(last, std::string(), std::string(), 0, 0);
        // A leader before his division, colours before their brigade.
        return std::tuple(-sideRank(piece->side), divisionOf(*piece), brigadeOf(*piece),
                          last == 1 ? 0 : 1, last == 2 ? 0 : 1);
    });
}

void MirrorScene::spreadOut(const QStringList &pieces, const QPointF &middle)
{
    const qreal side = std::max(kCounter * m_hexes->pitch(), kReadable / m_hexes->viewScale());
    const qreal step = side * (1 + kBetween);
    const int count = static_cast<int>(pieces.size());
    const int columns = static_cast<int>(std::ceil(std::sqrt(static_cast<double>(count) * 1.4)));
    const int rows = (count + columns - 1) / columns;
    QRectF plate(0, 0, step * columns + side * kBetween, step * rows + side * kBetween);
    plate.moveCenter(middle);
    // Within the board: its edge is the window's, when all of it is seen.
    const QRectF room = boardRect();
    plate.moveLeft(
        std::clamp(plate.left(), room.left(), std::max(room.left(), room.right() - plate.width())));
    plate.moveTop(
        std::clamp(plate.top(), room.top(), std::max(room.top(), room.bottom() - plate.height())));
    for (int i = 0; i < count; ++i) {
        const QRectF rect(plate.left() + side * kBetween + step * (i % columns),
                          plate.top() + side * kBetween + step * (i / columns), side, side);
        sendHome(*piece(pieces[i]), rect, kSpreadZ + i * 0.001);
        piece(pieces[i])->setVisible(true);
    }
    m_hexes->setPlate(plate);
}

void MirrorScene::spreadStack(const QString &place)
{
    if (!m_hexes)
        return;
    const int here = m_hexes->countAt(place.toStdString());
    // A single counter that can be read lies as it lies.
    const bool wanted = here > 1 || (here == 1 && kCounter * m_hexes->pixels() < kReadable * 0.6);
    const QString spread = wanted ? place : QString();
    if (spread == m_spread)
        return;
    Ids touched;
    for (const QString &id : {m_spread, spread})
        if (!id.isEmpty())
            touched.insert(id.toStdString());
    m_spread = spread;
    m_hexes->setPlate({});
    finishMotion();
    const int time = std::exchange(m_moveTime, 0);
    placePieces(touched);
    m_moveTime = time;
    m_hexes->update();
}

} // namespace qd
