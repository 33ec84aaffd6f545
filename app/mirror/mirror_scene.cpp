// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/mirror_scene.h"

#include "app/mirror/badge_painter.h"
#include "app/mirror/board_item.h"
#include "app/mirror/counter_item.h"
#include "app/mirror/hex_table.h"
#include "app/mirror/lattice_board.h"
#include "app/mirror/lattice_rose.h"
#include "app/mirror/lattice_table.h"
#include "app/mirror/piece_item.h"
#include "app/mirror/place_item.h"
#include "app/mirror/posed_item.h"
#include "app/mirror/rose_item.h"
#include "app/mirror/same_board.h"
#include "app/mirror/sea_board.h"
#include "app/mirror/sea_table.h"
#include "app/mirror/track_item.h"
#include "app/mirror/tray_names.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace qd {

namespace {

constexpr qreal kHeldZ = 10000;

QString fromId(const std::string &id)
{
    return QString::fromStdString(id);
}

} // namespace

MirrorScene::MirrorScene(QObject *parent)
    : QGraphicsScene(parent)
    , m_palette(qd::palette(Shade::Light))
    , m_sprites(m_theme)
    , m_boardItem(new BoardItem(m_theme))
{
    setItemIndexMethod(QGraphicsScene::NoIndex); // most of them move, most of them are seen
    m_sprites.setLook(m_palette);
    m_boardItem->setLook(m_palette);
    addItem(m_boardItem);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_motion, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &value) { step(value.toReal()); });
    connect(&m_motion, &QVariantAnimation::finished, this, [this] { m_journeys.clear(); });
    connect(&m_sprites, &SpriteCache::drawn, this, [this] { update(); });
}

MirrorScene::~MirrorScene()
{
    m_motion.stop();
}

void MirrorScene::setLook(const Palette &look)
{
    m_palette = look;
    m_theme.load(Theme::fileOf(fromId(m_game)), m_palette);
    m_sprites.setLook(m_palette);
    m_boardItem->setLook(m_palette);
    for (const auto &[id, item] : m_pieces)
        item->lookChanged();
    if (m_sea)
        m_sea->update();
    if (m_lattice)
        m_lattice->update();
    if (m_hexes)
        m_hexes->update();
    forEachPlace([](const std::string &, PlaceItem &item) { item.lookChanged(); });
    update();
}

void MirrorScene::setNamer(const PieceNamer &namer)
{
    m_namer = namer;
    if (m_sea)
        m_sea->setWords(namer);
    if (m_lattice)
        m_lattice->setWords(namer);
    if (m_hexes)
        m_hexes->setWords(namer);
    if (!hasTable())
        return;
    relayoutBoard();
    updatePieces(m_picture, true);
    showLattice();
    showHexes();
}

void MirrorScene::setTable(const std::string &game, const BoardPicture &printed,
                           TablePicture picture)
{
    const BoardPicture board = printed.lattice ? latticeScene(printed) : sceneBoard(printed);
    const bool otherGame = game != m_game || !hasTable();
    const bool otherBoard = otherGame || !sameBoard(board, m_board);
    const bool otherBadges = otherBoard || picture.badges != m_picture.badges;
    if (otherGame) {
        m_game = game;
        m_theme.load(Theme::fileOf(fromId(game)), m_palette);
        m_sprites.setLook(m_palette);
        m_boardItem->setLook(m_palette);
    }
    if (otherBoard) {
        clearPlaces();
        m_board = board;
        setMeasured(printed);
        setLattice(printed);
        setHexes(printed);
        m_boardItem->setBoard(board);
    }
    const std::string focus = picture.focus;
    m_picture.badges = picture.badges;
    if (otherBadges)
        relayoutBoard();
    updatePieces(std::move(picture), otherBoard);
    for (const auto &[id, item] : m_places)
        item->setFocus(id == focus);
    showSea();
    showLattice();
    showHexes();
}

void MirrorScene::clearPlaces()
{
    for (const auto &[id, item] : m_places)
        delete item;
    m_places.clear();
    for (const auto &[id, tray] : m_trays)
        delete tray.item;
    m_trays.clear();
    m_trayOrder.clear();
    m_order.clear();
    m_arranged.clear();
    m_packed.clear();
    m_sideBottom = 0;
}

void MirrorScene::clearTable()
{
    m_motion.stop();
    m_journeys.clear();
    clearPlaces();
    for (const auto &[id, item] : m_tracks)
        delete item;
    m_tracks.clear();
    for (const auto &[id, item] : m_pieces)
        delete item;
    m_pieces.clear();
    m_chosen.clear();
    m_officers.clear();
    m_sea.reset();
    delete m_rose;
    m_rose = nullptr;
    m_lattice.reset();
    delete m_latticeRose;
    m_latticeRose = nullptr;
    m_hexes.reset();
    m_spread.clear();
    m_board = BoardPicture();
    m_picture = TablePicture();
    m_boardItem->setBoard(m_board);
    m_game.clear();
    setSceneRect(QRectF());
}

void MirrorScene::setZooming(bool zooming)
{
    m_boardItem->setZooming(zooming);
    m_sprites.setZooming(zooming);
    if (!zooming)
        update();
}

bool MirrorScene::isSettled() const
{
    return m_sprites.isSettled() && m_boardItem->isSettled();
}

PieceItem *MirrorScene::piece(const QString &id) const
{
    const auto found = m_pieces.find(id.toStdString());
    return found == m_pieces.end() ? nullptr : found->second;
}

PlaceItem *MirrorScene::place(const QString &id) const
{
    return place(id.toStdString());
}

PlaceItem *MirrorScene::place(const std::string &id) const
{
    if (const auto found = m_places.find(id); found != m_places.end())
        return found->second;
    const auto tray = m_trays.find(id);
    return tray == m_trays.end() ? nullptr : tray->second.item;
}

QStringList MirrorScene::placeIds() const
{
    QStringList ids;
    for (const PicturePlace &place : m_board.places)
        ids.append(fromId(place.id));
    for (const std::string &id : m_trayOrder)
        ids.append(fromId(id));
    return ids;
}

QStringList MirrorScene::piecesIn(const QString &place) const
{
    const auto found = m_order.find(place.toStdString());
    return found == m_order.end() ? QStringList() : found->second;
}

QStringList MirrorScene::movablePiecesIn(const QString &place) const
{
    QStringList movable;
    for (const QString &id : piecesIn(place))
        if (piece(id)->piece().movable)
            movable.append(id);
    return movable;
}

QString MirrorScene::placeAt(const QPointF &at) const
{
    QString found;
    forEachPlace([&](const std::string &, const PlaceItem &item) {
        if (found.isEmpty() && item.outline().boundingRect().contains(at)
            && item.outline().containsPoint(at, Qt::OddEvenFill))
            found = item.id();
    });
    return found;
}

PieceItem *MirrorScene::pieceAt(const QPointF &at, const QStringList &but) const
{
    PieceItem *top = nullptr;
    for (const auto &[id, item] : m_pieces)
        if (item->isVisible() && item->sceneBoundingRect().contains(at)
            && item->shape().contains(item->mapFromScene(at))
            && (!top || item->zValue() > top->zValue()) && !but.contains(item->id()))
            top = item;
    return top;
}

QString MirrorScene::neighbour(const QString &from, const QPointF &direction) const
{
    const PlaceItem *start = place(from);
    if (!start)
        return placeIds().value(0);
    if (m_hexes && m_hexes->has(from.toStdString()))
        if (const std::string next = m_hexes->neighbour(from.toStdString(), direction);
            next != from.toStdString() || direction.x() <= 0)
            return fromId(next); // at the right edge the trays come next
    QString best = from;
    qreal least = 1e12;
    forEachPlace([&](const std::string &, const PlaceItem &item) {
        const QPointF way = item.centre() - start->centre();
        const qreal ahead = QPointF::dotProduct(way, direction);
        const qreal aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
        if (ahead <= 1 || aside > ahead * 2)
            return;
        const qreal cost = ahead + aside * 2;
        if (cost < least) {
            least = cost;
            best = item.id();
        }
    });
    return best;
}

QString MirrorScene::pieceName(const QString &id) const
{
    const QString name = m_namer.pieceName ? m_namer.pieceName(id.toStdString()) : QString();
    if (!name.isEmpty() && name != id)
        return name;
    const PieceItem *item = piece(id);
    return item && !item->piece().name.empty() ? fromId(item->piece().name) : id;
}

QString MirrorScene::placeName(const QString &id) const
{
    const std::string key = id.toStdString();
    if (m_namer.placeName) {
        const QString name = m_namer.placeName(key);
        if (!name.isEmpty() && name != id)
            return name;
    }
    const auto found = std::ranges::find(m_board.places, key, &PicturePlace::id);
    if (found != m_board.places.end())
        return fromId(found->name.en);
    if ((m_sea || m_lattice || m_hexes) && piece(id))
        return pieceName(id); // a piece may be a goal there
    if (m_hexes)
        if (const QString said = m_hexes->words().term(key); said != id)
            return said; // where counters are that are on no map
    return trayName(key);
}

QString MirrorScene::trackName(const std::string &id) const
{
    if (id == "turn")
        return tr("Turn", "title of the turn track beside the board");
    if (id == "morale")
        return tr("Morale", "title of the morale track beside the board");
    if (id == "combat-round")
        return tr("Combat round", "title of the rounds track beside the board");
    const QString name = m_namer.termText ? m_namer.termText(id) : QString();
    return name.isEmpty() ? fromId(id) : name;
}

QString MirrorScene::termName(const QString &id) const
{
    const QString name = m_namer.termText ? m_namer.termText(id.toStdString()) : QString();
    return name.isEmpty() ? id : name;
}

QStringList MirrorScene::traysHeld() const
{
    std::vector<std::string> held;
    for (const auto &[id, pieces] : m_order)
        if (!pieces.isEmpty() && !m_places.contains(id))
            held.push_back(id);
    std::ranges::sort(held, {}, [](const std::string &id) { return std::pair(trayRank(id), id); });
    QStringList ids;
    for (const std::string &id : held)
        ids.append(fromId(id));
    return ids;
}

QString MirrorScene::footnote() const
{
    if (m_sea)
        return m_board.conjecture
            ? tr("conjecture: the size of this sea; your table is as large as it is",
                 "after the mark ◇")
            : QString();
    if (m_lattice)
        return m_board.conjecture ? tr("conjecture: where points, ports, reefs and banks lie; "
                                       "compare with your copy",
                                       "after the mark ◇")
                                  : QString();
    if (m_hexes)
        return m_board.conjecture
            ? tr("conjecture: the places of all hexes; compare with your maps", "after the mark ◇")
            : QString();
    return m_boardItem->chart().hasConjecture
        ? tr("conjecture, as are the lines of this schematic board: compare with your copy",
             "after the mark ◇")
        : QString();
}

void MirrorScene::showGoals(const std::vector<Drop> &goals)
{
    std::map<std::string, GoalMark> marks;
    for (const Drop &goal : goals)
        marks[goal.place] = goal.refused ? GoalMark::Refused : goalMarkOf(goal.tag);
    forEachPlace([&marks](const std::string &id, PlaceItem &item) {
        const auto found = marks.find(id);
        item.setGoal(found == marks.end() ? GoalMark::None : found->second);
    });
}

void MirrorScene::showChosen(const QStringList &pieces, const QString &place)
{
    for (const QString &id : std::as_const(m_chosen))
        if (PieceItem *item = pieces.contains(id) ? nullptr : piece(id))
            item->setChosen(false);
    for (const QString &id : pieces)
        if (PieceItem *item = piece(id))
            item->setChosen(true);
    m_chosen = pieces;
    forEachPlace([&](const std::string &, PlaceItem &item) {
        item.setCurrent(item.id() == place
                        && ((!m_sea && !m_lattice && !m_hexes) || item.isTray()));
    });
}

void MirrorScene::showHovered(const QString &place)
{
    forEachPlace(
        [&place](const std::string &, PlaceItem &item) { item.setHovered(item.id() == place); });
}

void MirrorScene::carry(const QStringList &pieces, const QPointF &by)
{
    finishMotion();
    for (const QString &id : pieces) {
        PieceItem *item = piece(id);
        if (!item || item->home().isNull())
            continue;
        item->setRotation(item->homeTurn());
        item->setPos(item->home().center() + by);
        item->setVisible(true);
        item->setZValue(kHeldZ + item->homeZ());
        item->setOpacity(0.9);
    }
}

void MirrorScene::settle()
{
    std::vector<PieceItem *> astray;
    for (const auto &[id, item] : m_pieces)
        if ((item->pos() != item->home().center() || item->opacity() < 1)
            && std::ranges::find(m_journeys, item, &Journey::item) == m_journeys.end())
            astray.push_back(item);
    if (astray.empty())
        return; // all that is away is on its way already
    finishMotion();
    if (m_hexes) {
        QStringList aside;
        for (const PieceItem *item : astray)
            if (item->home().isNull())
                aside.append(item->id());
        std::erase_if(astray, [](const PieceItem *item) { return item->home().isNull(); });
        putAside(aside);
    }
    for (PieceItem *item : astray)
        sendHome(*item, item->home(), item->homeZ(), item->homeTurn());
    startMotion();
}

QRectF MirrorScene::boardRect() const
{
    return m_boardItem->boardRect();
}

} // namespace qd
