// SPDX-License-Identifier: GPL-3.0-or-later
// The scene's fourth part: pieces that lie where they lie, on a board measured in inches.
#include "app/mirror/board_item.h"
#include "app/mirror/hex_table.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/posed_item.h"
#include "app/mirror/rose_item.h"
#include "app/mirror/sea_board.h"
#include "app/mirror/sea_table.h"

#include <algorithm>
#include <utility>

namespace qd {

namespace {

constexpr double kSceneWidth = 1150; ///< scene units that a measured board is wide, or so
constexpr double kShape = 1.6; ///< width over height of a board that is neither wide nor high
constexpr qreal kPosedZ = 10;
constexpr qreal kSideWidth = 214; ///< of the column beside the board
constexpr qreal kSideGap = 16;

} // namespace

double unitOf(const BoardPicture &board)
{
    return board.measured() && board.width > 0
        ? kSceneWidth / std::max(board.width, board.height * kShape)
        : 1;
}

BoardPicture sceneBoard(const BoardPicture &board)
{
    BoardPicture scaled = board;
    if (!board.measured())
        return scaled;
    const double unit = unitOf(board);
    const auto scale = [unit](PicturePoint &point) {
        point.x *= unit;
        point.y *= unit;
    };
    scaled.width *= unit;
    scaled.height *= unit;
    for (PicturePlace &place : scaled.places) {
        scale(place.anchor);
        std::ranges::for_each(place.outline, scale);
    }
    for (PictureScenery &scenery : scaled.scenery)
        std::ranges::for_each(scenery.outline, scale);
    return scaled;
}

void MirrorScene::setMeasured(const BoardPicture &board)
{
    const bool measured = board.measured();
    if (measured != (m_sea != nullptr)) {
        // Pieces of the other kind of board are drawn by other items.
        for (const auto &[id, item] : m_pieces)
            delete item;
        m_pieces.clear();
        delete m_rose;
        m_rose = nullptr;
        m_sea.reset();
    }
    m_boardItem->setMeasure(measured ? unitOf(board) : 0);
    if (!measured)
        return;
    if (!m_sea)
        m_sea = std::make_unique<SeaTable>(*this, m_theme, m_palette);
    m_sea->setWords(m_namer);
    m_sea->setBoard(QRectF(0, 0, m_board.width, m_board.height), unitOf(board));
    m_sea->setViewScale(m_viewScale);
}

PieceItem *MirrorScene::newItem(const PicturePiece &)
{
    if (m_lattice)
        return newModel();
    if (m_hexes)
        return newCounter();
    if (!m_sea)
        return new PieceItem(m_sprites, m_palette);
    auto *item = new PosedItem(m_sprites, m_palette);
    item->setViewScale(m_viewScale);
    return item;
}

void MirrorScene::dressPosed(PosedItem &item, const PicturePiece &piece)
{
    // By name, so that the same fleet has the same mark at every table.
    const auto rank =
        std::ranges::count_if(m_sides, [&piece](const std::string &s) { return s < piece.side; });
    item.setShip(piece, static_cast<int>(rank), QSizeF(piece.width, piece.length) * m_sea->unit(),
                 pieceName(QString::fromStdString(piece.id)));
}

SeaTable *MirrorScene::sea() const
{
    return m_sea.get();
}

const RoseItem *MirrorScene::rose() const
{
    return m_rose;
}

PosedItem *MirrorScene::posed(const QString &id) const
{
    return m_sea ? static_cast<PosedItem *>(piece(id)) : nullptr;
}

PosedItem *MirrorScene::posedAt(const QPointF &at) const
{
    return m_sea ? static_cast<PosedItem *>(pieceAt(at)) : nullptr;
}

void MirrorScene::setViewScale(qreal scale)
{
    m_viewScale = scale;
    if (m_sea)
        m_sea->setViewScale(scale);
    if (m_hexes) {
        spreadStack({}); // its counters have a size on screen
        m_hexes->setViewScale(scale);
    }
}

void MirrorScene::placePosed(const std::string &place)
{
    for (const QString &id : std::as_const(m_order[place])) {
        PosedItem *item = posed(id);
        if (!item->isPosed())
            continue;
        const PicturePose &pose = *item->piece().pose;
        QRectF rect(QPointF(0, 0),
                    QSizeF(item->piece().width, item->piece().length) * m_sea->unit());
        rect.moveCenter(m_sea->toScene(pose.at));
        // Of two that overlap the lower one is on top.
        sendHome(*item, rect, kPosedZ + pose.at.y * 0.001, pose.heading);
    }
}

void MirrorScene::showSea()
{
    if (!m_sea)
        return;
    SeaTable::Items items;
    std::map<std::string, QString> names;
    for (const PicturePiece &piece : m_picture.pieces) {
        const QString id = QString::fromStdString(piece.id);
        items[piece.id] = posed(id);
        names[piece.id] = pieceName(id);
    }
    m_sea->setPicture(m_picture, std::move(items), std::move(names));
    if (m_rose)
        m_rose->setWind(m_picture.wind, m_sea->words().wind(m_picture.wind),
                        m_sea->words().windDice(m_picture.wind.value_or(PictureWind())));
}

void MirrorScene::layRose(qreal &y)
{
    if (!m_sea)
        return;
    if (!m_rose) {
        m_rose = new RoseItem(m_theme, m_palette);
        addItem(m_rose);
    }
    m_rose->setWidth(kSideWidth);
    m_rose->setPos(m_board.width + kFrame + kSideGap, y);
    y += RoseItem::height() + 6;
}

} // namespace qd
