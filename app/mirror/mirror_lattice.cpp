// SPDX-License-Identifier: GPL-3.0-or-later
// The scene's fifth part: models on the points of a lattice, or in its hexes.
#include "app/mirror/board_item.h"
#include "app/mirror/board_painter.h"
#include "app/mirror/hex_board.h"
#include "app/mirror/lattice_board.h"
#include "app/mirror/lattice_rose.h"
#include "app/mirror/lattice_table.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/model_item.h"

#include <algorithm>

namespace qd {

namespace {

constexpr qreal kModelZ = 10;
constexpr qreal kShared = 0.2; ///< pitches aside, where two share a point
constexpr qreal kSideGap = 16;

} // namespace

void MirrorScene::setLattice(const BoardPicture &printed)
{
    const bool lattice = printed.lattice && !isHexBoard(printed);
    if (lattice != (m_lattice != nullptr)) {
        // Pieces of the other kind of board are drawn by other items.
        for (const auto &[id, item] : m_pieces)
            delete item;
        m_pieces.clear();
        delete m_latticeRose;
        m_latticeRose = nullptr;
        m_lattice.reset();
    }
    if (!lattice)
        return;
    if (!m_lattice)
        m_lattice = std::make_unique<LatticeTable>(*this, m_palette);
    m_lattice->setWords(m_namer);
    m_lattice->setBoard(m_board, latticeUnitOf(printed));
}

QStringList MirrorScene::portTitles() const
{
    QStringList titles;
    for (const LatticeBoard::Port &port : m_boardItem->lattice().ports) {
        const QString said = m_lattice->words().term(port.id);
        titles.append(said == QString::fromStdString(port.id) && !port.name.isEmpty() ? port.name
                                                                                      : said);
    }
    return titles;
}

LatticeTable *MirrorScene::lattice() const
{
    return m_lattice.get();
}

LatticeRose *MirrorScene::latticeRose() const
{
    return m_latticeRose;
}

const WindItem *MirrorScene::windItem() const
{
    return m_latticeRose ? static_cast<const WindItem *>(m_latticeRose) : m_rose;
}

ModelItem *MirrorScene::model(const QString &id) const
{
    return m_lattice ? static_cast<ModelItem *>(piece(id)) : nullptr;
}

PieceItem *MirrorScene::newModel()
{
    return new ModelItem(m_sprites, m_palette);
}

void MirrorScene::dressModels()
{
    for (const PicturePiece &piece : m_picture.pieces) {
        ModelItem *item = model(QString::fromStdString(piece.id));
        const auto side = std::ranges::find(m_sides, piece.side);
        item->setModel(modelLookOf(piece, side != m_sides.begin() && side != m_sides.end(),
                                   m_lattice->words().letter(colourOf(piece), m_sides)),
                       m_lattice->pitch(), pieceName(QString::fromStdString(piece.id)));
    }
}

void MirrorScene::placeModels(const std::string &place)
{
    std::vector<ModelItem *> here;
    int ships = 0;
    for (const QString &id : std::as_const(m_order[place])) {
        ModelItem *item = model(id);
        if (!item->isPosed())
            continue;
        ships += item->model().kind == ModelLook::Kind::Ship ? 1 : 0;
        here.push_back(item);
    }
    int ship = 0;
    for (ModelItem *item : here) {
        QRectF rect(QPointF(0, 0), item->ownSize());
        QPointF at = m_lattice->toScene(item->piece().pose->at);
        const bool isShip = item->model().kind == ModelLook::Kind::Ship;
        if (isShip && ships > 1) // two on one point lie side by side
            at += QPointF((ship++ - (ships - 1) / 2.0) * 2 * kShared * m_lattice->pitch(), 0);
        if (item->model().kind == ModelLook::Kind::Flag && ships > 0) // beside who lies at its mast
            at += QPointF(0.32, -0.36) * m_lattice->pitch();
        rect.moveCenter(at);
        sendHome(*item, rect, kModelZ + (isShip ? 1 : 0),
                 isShip ? item->piece().pose->heading : 0); // forts and flags stay upright
    }
}

void MirrorScene::showLattice()
{
    if (!m_lattice)
        return;
    LatticeTable::Items items;
    for (const PicturePiece &piece : m_picture.pieces)
        items[piece.id] = model(QString::fromStdString(piece.id));
    m_lattice->setPicture(m_picture, std::move(items));
    if (m_latticeRose)
        m_latticeRose->setWind(m_lattice->lattice(), m_picture.wind,
                               m_lattice->words().wind(m_lattice->lattice(), m_picture.wind));
}

void MirrorScene::layLatticeRose(qreal &y)
{
    if (!m_lattice || m_lattice->lattice().rose.empty())
        return;
    if (!m_latticeRose) {
        m_latticeRose = new LatticeRose(m_palette);
        addItem(m_latticeRose);
    }
    m_latticeRose->setPos(m_board.width + kFrame + kSideGap, y);
    y += LatticeRose::height() + 6;
}

} // namespace qd
