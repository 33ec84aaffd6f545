// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/mirror_scene.h"

#include "app/mirror/badge_painter.h"
#include "app/mirror/board_item.h"
#include "app/mirror/piece_item.h"
#include "app/mirror/place_item.h"
#include "app/mirror/same_board.h"
#include "app/mirror/track_item.h"
#include "app/mirror/tray_names.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

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
    setItemIndexMethod(QGraphicsScene::NoIndex); // a few hundred items, most of them moving
    m_sprites.setLook(m_palette);
    m_boardItem->setLook(m_palette);
    addItem(m_boardItem);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_motion, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &value) { step(value.toReal()); });
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
    update();
}

void MirrorScene::setNamer(const PieceNamer &namer)
{
    m_namer = namer;
    if (!hasTable())
        return;
    rankPieces();
    relayoutBoard();
    updatePieces();
}

void MirrorScene::setTable(const std::string &game, const BoardPicture &board,
                           const TablePicture &picture)
{
    const bool otherGame = game != m_game || !hasTable();
    const bool otherBoard = otherGame || !sameBoard(board, m_board);
    const bool otherBadges = otherBoard || picture.badges != m_picture.badges;
    if (otherGame) {
        m_game = game;
        m_theme.load(Theme::fileOf(fromId(game)), m_palette);
        m_sprites.setLook(m_palette);
    }
    m_picture = picture;
    if (otherBoard) {
        for (const auto &[id, item] : m_places)
            delete item;
        m_places.clear();
        m_arranged.clear();
        m_board = board;
        m_boardItem->setBoard(board);
    }
    rankPieces();
    if (otherBadges)
        relayoutBoard();
    updatePieces();
    for (const auto &[id, item] : m_places)
        item->setFocus(id == picture.focus);
}

void MirrorScene::clearTable()
{
    m_motion.stop();
    m_journeys.clear();
    for (auto *map : {&m_places, &m_trays}) {
        for (const auto &[id, item] : *map)
            delete item;
        map->clear();
    }
    for (const auto &[id, item] : m_tracks)
        delete item;
    m_tracks.clear();
    for (const auto &[id, item] : m_pieces)
        delete item;
    m_pieces.clear();
    m_order.clear();
    m_home.clear();
    m_arranged.clear();
    m_board = BoardPicture();
    m_picture = TablePicture();
    m_boardItem->setBoard(m_board);
    m_game.clear();
    setSceneRect(QRectF());
}

void MirrorScene::setZooming(bool zooming)
{
    m_boardItem->setZooming(zooming);
    for (const auto &[id, item] : m_pieces)
        item->setZooming(zooming);
}

PieceItem *MirrorScene::piece(const QString &id) const
{
    const auto found = m_pieces.find(id.toStdString());
    return found == m_pieces.end() ? nullptr : found->second;
}

PlaceItem *MirrorScene::place(const QString &id) const
{
    const std::string key = id.toStdString();
    if (const auto found = m_places.find(key); found != m_places.end())
        return found->second;
    const auto tray = m_trays.find(key);
    return tray == m_trays.end() ? nullptr : tray->second;
}

QStringList MirrorScene::placeIds() const
{
    QStringList ids;
    for (const PicturePlace &place : m_board.places)
        ids.append(fromId(place.id));
    for (const auto &[id, item] : m_trays)
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
    for (const auto *map : {&m_places, &m_trays})
        for (const auto &[id, item] : *map)
            if (item->outline().containsPoint(at, Qt::OddEvenFill))
                return item->id();
    return {};
}

PieceItem *MirrorScene::pieceAt(const QPointF &at) const
{
    PieceItem *top = nullptr;
    for (const auto &[id, item] : m_pieces)
        if (item->shape().contains(item->mapFromScene(at))
            && (!top || item->zValue() > top->zValue()))
            top = item;
    return top;
}

QString MirrorScene::neighbour(const QString &from, const QPointF &direction) const
{
    const PlaceItem *start = place(from);
    if (!start)
        return placeIds().value(0);
    QString best = from;
    qreal least = 1e12;
    for (const auto *map : {&m_places, &m_trays}) {
        for (const auto &[id, item] : *map) {
            const QPointF way = item->centre() - start->centre();
            const qreal ahead = QPointF::dotProduct(way, direction);
            const qreal aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
            if (ahead <= 1 || aside > ahead * 2)
                continue;
            const qreal cost = ahead + aside * 2;
            if (cost < least) {
                least = cost;
                best = item->id();
            }
        }
    }
    return best;
}

QString MirrorScene::pieceName(const QString &id) const
{
    const QString name = m_namer.pieceName ? m_namer.pieceName(id.toStdString()) : QString();
    return name.isEmpty() ? id : name;
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

QString MirrorScene::footnote() const
{
    return m_boardItem->chart().hasConjecture
        ? tr("conjecture, as are the lines of this schematic board: compare with your copy",
             "after the mark ◇")
        : QString();
}

QString MirrorScene::initialsFor(const PicturePiece &piece) const
{
    const auto found = m_initials.find(piece.id);
    return found == m_initials.end() ? QString() : found->second;
}

void MirrorScene::showGoals(const std::vector<Drop> &goals)
{
    std::map<std::string, GoalMark> marks;
    for (const Drop &goal : goals)
        marks[goal.place] = goal.refused ? GoalMark::Refused : goalMarkOf(goal.tag);
    for (const auto *map : {&m_places, &m_trays})
        for (const auto &[id, item] : *map) {
            const auto found = marks.find(id);
            item->setGoal(found == marks.end() ? GoalMark::None : found->second);
        }
}

void MirrorScene::showChosen(const QStringList &pieces, const QString &place)
{
    for (const auto &[id, item] : m_pieces)
        item->setChosen(pieces.contains(fromId(id)));
    for (const auto *map : {&m_places, &m_trays})
        for (const auto &[id, item] : *map)
            item->setCurrent(item->id() == place);
}

void MirrorScene::showHovered(const QString &place)
{
    for (const auto *map : {&m_places, &m_trays})
        for (const auto &[id, item] : *map)
            item->setHovered(item->id() == place);
}

void MirrorScene::carry(const QStringList &pieces, const QPointF &by)
{
    m_motion.stop();
    for (const QString &id : pieces) {
        PieceItem *item = piece(id);
        const auto home = m_home.find(id.toStdString());
        if (!item || home == m_home.end())
            continue;
        item->setRotation(0);
        item->setPos(home->second.rect.center() + by);
        item->setZValue(kHeldZ + home->second.z);
        item->setOpacity(0.9);
    }
}

void MirrorScene::settle()
{
    moveTo(m_home);
}

QRectF MirrorScene::boardRect() const
{
    return m_boardItem->boardRect();
}

} // namespace qd
