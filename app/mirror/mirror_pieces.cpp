// SPDX-License-Identifier: GPL-3.0-or-later
// The scene's third part: which piece lies where, and how it gets there. A new picture touches the
// places that something left or reached, and no others.
#include "app/mirror/hex_table.h"
#include "app/mirror/lattice_table.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/piece_item.h"
#include "app/mirror/place_item.h"
#include "app/mirror/posed_item.h"
#include "app/mirror/sea_table.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace qd {

namespace {

constexpr qreal kPieceZ = 10;

/// What lies where: nothing that a piece has to do.
int rankOfKind(const std::string &kind)
{
    if (kind == "block")
        return 0;
    return kind == "officer" ? 1 : kind == "cutter" ? 2 : 3;
}

bool isMarker(const PicturePiece &piece)
{
    return rankOfKind(piece.kind) == 3; // lies with whoever is there
}

/// How far a block turns when it gains or loses strength, a quarter for each point.
qreal turnOf(const PicturePiece &before, const PicturePiece &now)
{
    const bool turns = now.kind == "block" && !now.hidden && now.strength > 0 && before.strength > 0
        && now.strength != before.strength;
    return turns ? 90 * std::clamp(before.strength - now.strength, -2, 2) : 0;
}

} // namespace

int MirrorScene::sideRank(const std::string &side) const
{
    const auto found = std::ranges::find(m_sides, side);
    return static_cast<int>(m_sides.end() - found); // the last side's rows lie uppermost
}

QString MirrorScene::initialsFor(const PicturePiece &piece) const
{
    const auto found = m_initials.find(piece.id);
    return found == m_initials.end() ? QString() : found->second;
}

/// Works out the officers' initials; whether any has changed.
bool MirrorScene::nameOfficers(const TablePicture &picture)
{
    QStringList names;
    std::vector<std::string> ids;
    for (const PicturePiece &piece : picture.pieces) {
        if (piece.kind == "officer" && !piece.hidden) {
            names.append(pieceName(QString::fromStdString(piece.id)));
            ids.push_back(piece.id);
        }
    }
    if (names == m_officers)
        return false;
    m_officers = names;
    const QStringList initials = initialsOf(names);
    std::map<std::string, QString> fresh;
    for (std::size_t i = 0; i < ids.size(); ++i)
        fresh[ids[i]] = initials[static_cast<qsizetype>(i)];
    return std::exchange(m_initials, fresh) != fresh;
}

void MirrorScene::dropMissing(const TablePicture &picture, Ids &touched)
{
    Ids present;
    for (const PicturePiece &piece : picture.pieces)
        present.insert(piece.id);
    std::erase_if(m_pieces, [&](const auto &entry) {
        if (present.contains(entry.first))
            return false;
        touched.insert(entry.second->piece().place);
        delete entry.second;
        return true;
    });
}

void MirrorScene::updatePieces(TablePicture picture, bool everything)
{
    finishMotion();
    const auto sameId = [](const PicturePiece &a, const PicturePiece &b) { return a.id == b.id; };
    const bool sameRoster = std::ranges::equal(picture.pieces, m_picture.pieces, sameId);
    everything = everything || !sameRoster;
    const bool otherTracks = everything || picture.tracks != m_picture.tracks;
    Ids touched;
    if (!sameRoster)
        dropMissing(picture, touched);
    const bool renamed = nameOfficers(picture);
    m_sides.clear();
    bool tray = otherTracks;
    for (const PicturePiece &piece : picture.pieces) {
        if (std::ranges::find(m_sides, piece.side) == m_sides.end())
            m_sides.push_back(piece.side);
        PieceItem *&item = m_pieces[piece.id];
        if (!item) {
            item = newItem(piece);
            addItem(item);
        } else if (item->piece() == piece) {
            if (renamed || everything)
                item->setPiece(piece, initialsFor(piece));
            if (everything)
                touched.insert(piece.place);
            continue;
        } else {
            touched.insert(item->piece().place);
            if (!m_sea && !m_lattice && !m_hexes)
                item->setRotation(turnOf(item->piece(), piece));
        }
        touched.insert(piece.place);
        item->setPiece(piece, initialsFor(piece));
    }
    m_picture = std::move(picture);
    for (const PicturePiece &piece : m_picture.pieces)
        if (PosedItem *item = m_sea ? posed(QString::fromStdString(piece.id)) : nullptr)
            dressPosed(*item, piece);
    if (m_lattice)
        dressModels();
    rankPieces(touched);
    tray = tray || std::ranges::any_of(touched, [this](const std::string &place) {
               return !m_places.contains(place);
           });
    if (tray)
        relayoutSide();
    placePieces(touched);
    startMotion();
}

/// The order in each of these places: the second side's rows above the first's, blocks before
/// officers, what lies there for both last.
void MirrorScene::rankPieces(const Ids &touched)
{
    std::unordered_map<std::string, std::vector<const PicturePiece *>> byPlace;
    for (const std::string &place : touched)
        byPlace[place];
    for (const PicturePiece &piece : m_picture.pieces)
        if (const auto found = byPlace.find(piece.place); found != byPlace.end())
            found->second.push_back(&piece);
    for (auto &[place, pieces] : byPlace) {
        if (m_hexes)
            rankCounters(place, pieces);
        else
            std::ranges::stable_sort(pieces, {}, [&](const PicturePiece *piece) {
                return std::tuple(isMarker(*piece), isMarker(*piece) ? 0 : sideRank(piece->side),
                                  rankOfKind(piece->kind));
            });
        QStringList &order = m_order[place];
        order.clear();
        for (const PicturePiece *piece : pieces)
            order.append(QString::fromStdString(piece->id));
    }
}

std::vector<PieceShape> MirrorScene::shapesOf(const QStringList &pieces) const
{
    std::vector<PieceShape> shapes;
    std::string side;
    int group = 0;
    for (const QString &id : pieces) {
        const PicturePiece &piece = this->piece(id)->piece();
        if (!isMarker(piece) && !side.empty() && piece.side != side)
            ++group;
        if (!isMarker(piece))
            side = piece.side;
        const PosedItem *ship = posed(id);
        const qreal aspect = aspectOf(piece.kind);
        shapes.push_back(PieceShape{ship ? ship->trayAspect(aspect) : aspect, group});
    }
    return shapes;
}

const std::vector<QRectF> &MirrorScene::packed(const std::string &place, const PlaceItem &item)
{
    if (item.isTray())
        return m_trays[place].rects;
    const std::vector<PieceShape> shapes = shapesOf(m_order[place]);
    Packed &known = m_packed[place];
    if (known.shapes != shapes)
        known = Packed{shapes, packPieces(item.layout(), shapes, kLargestPiece)};
    return known.rects;
}

void MirrorScene::placePieces(const Ids &touched)
{
    Ids all = touched;
    for (const std::string &id : m_trayOrder)
        all.insert(id); // a tray above may have grown
    for (const std::string &place : all) {
        const PlaceItem *item = this->place(place);
        if (!item && m_hexes)
            putAside(m_order[place]);
        if (!item)
            continue;
        if (m_sea && !item->isTray()) {
            placePosed(place);
            continue;
        }
        if (m_lattice && !item->isTray()) {
            placeModels(place);
            continue;
        }
        if (m_hexes) {
            placeCounters(place);
            continue;
        }
        const QStringList &pieces = m_order[place];
        const std::vector<QRectF> &rects = packed(place, *item);
        for (std::size_t i = 0; i < rects.size(); ++i) {
            // Where they overlap the earlier one of a row is on top, and the lower row.
            const qreal depth = rects[i].top() * 0.001 - static_cast<qreal>(i) * 0.00001;
            sendHome(*piece(pieces[static_cast<qsizetype>(i)]), rects[i], kPieceZ + depth);
            piece(pieces[static_cast<qsizetype>(i)])
                ->setVisible(true); // it may lie in a stack's depth
        }
    }
}

/// Puts a piece where it belongs, at once or by and by.
void MirrorScene::sendHome(PieceItem &item, const QRectF &rect, qreal z, qreal turn)
{
    const bool known = !item.home().isNull();
    item.setHome(rect, z, turn);
    item.setZValue(z);
    item.setOpacity(1);
    const QPointF to = rect.center();
    if (item.pos() == to && item.rotation() == turn)
        return;
    if (known && m_moveTime > 0) {
        // The shorter way round.
        const qreal still = std::remainder(item.rotation() - turn, 360.0);
        m_journeys.push_back(
            Journey{&item, item.pos(), to, m_sea || m_lattice ? still : item.rotation()});
    } else {
        item.setPos(to);
        item.setRotation(turn);
    }
}

void MirrorScene::startMotion()
{
    if (m_journeys.empty())
        return;
    m_motion.setDuration(std::min(m_moveTime, 200));
    m_motion.start();
}

/// Whoever acts need not wait: what is under way arrives at once.
void MirrorScene::finishMotion()
{
    m_motion.stop();
    step(1);
    m_journeys.clear();
}

void MirrorScene::step(qreal progress)
{
    for (const Journey &journey : m_journeys) {
        journey.item->setPos(journey.from + (journey.to - journey.from) * progress);
        journey.item->setRotation(journey.item->homeTurn() + journey.turn * (1 - progress));
    }
    if (m_sea && !m_journeys.empty())
        m_sea->update();
    if (m_lattice && !m_journeys.empty())
        m_lattice->update();
    if (m_hexes && !m_journeys.empty())
        m_hexes->update();
}

} // namespace qd
