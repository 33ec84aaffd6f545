// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"
#include "app/mirror/asked_for.h"
#include "app/mirror/piece_namer.h"
#include "app/mirror/piece_packing.h"
#include "app/mirror/place_layout.h"
#include "app/mirror/sprite_cache.h"
#include "app/mirror/theme.h"
#include "app/mirror/tray_slots.h"
#include "rules/module/offers.h"

#include <QGraphicsScene>
#include <QStringList>
#include <QVariantAnimation>

#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace qd {

class BoardItem;
class CounterItem;
class HexTable;
class LatticeRose;
class LatticeTable;
class ModelItem;
class PieceItem;
class PlaceItem;
class PosedItem;
class RoseItem;
class SeaTable;
class TrackItem;
class WindItem;

/// The twin of the table: the board, its pieces, and the boxes beside it for what is not on the
/// board. A new picture changes what differs and leaves the rest alone.
class MirrorScene : public QGraphicsScene {
    Q_OBJECT
public:
    explicit MirrorScene(QObject *parent = nullptr);
    ~MirrorScene() override;

    void setLook(const Palette &look);
    void setNamer(const PieceNamer &namer);
    void setTable(const std::string &game, const BoardPicture &board, TablePicture picture);
    void clearTable();

    bool hasTable() const { return m_board.width > 0; }

    /// Milliseconds that a piece takes to its new place; 0: at once.
    void setMoveTime(int milliseconds) { m_moveTime = milliseconds; }

    /// While the zoom changes, what is drawn is stretched; afterwards it is drawn anew.
    void setZooming(bool zooming);
    /// Everything is drawn as sharp as it is shown, or will be when it is next seen.
    bool isSettled() const;

    PieceItem *piece(const QString &id) const;
    /// Measured boards only, null elsewhere: what is drawn under and over the pieces, the wind
    /// beside the board, and the pieces, which lie anywhere.
    SeaTable *sea() const;
    const RoseItem *rose() const;
    PosedItem *posed(const QString &id) const;
    PosedItem *posedAt(const QPointF &at) const;
    /// Lattice boards only, null elsewhere: what is drawn under and over the models, the wind
    /// beside the board, and the models.
    LatticeTable *lattice() const;
    LatticeRose *latticeRose() const;
    /// The wind beside the board, of either kind; null: none.
    const WindItem *windItem() const;
    ModelItem *model(const QString &id) const;
    /// Boards of hexes only, null elsewhere: what is drawn under and over the counters, and these.
    HexTable *hexes() const;
    CounterItem *counter(const QString &id) const;
    /// Boards of hexes: that hex's counters lie beside each other, each to be read; empty: none's.
    void spreadStack(const QString &place);

    const QString &spreadPlace() const { return m_spread; }

    void setViewScale(qreal scale); ///< pixels to a scene unit: no piece is too small to be seen
    PlaceItem *place(const QString &id) const;
    PlaceItem *place(const std::string &id) const;
    /// The places of the board in its order, then the trays that hold something.
    QStringList placeIds() const;

    const BoardPicture &board() const { return m_board; }

    const TablePicture &picture() const { return m_picture; }

    const std::vector<PicturePiece> &pieces() const { return m_picture.pieces; }

    /// The pieces of a place as they lie there, row by row.
    QStringList piecesIn(const QString &place) const;
    QStringList movablePiecesIn(const QString &place) const;
    QString placeAt(const QPointF &at) const;
    /// The uppermost piece there but for `but`.
    PieceItem *pieceAt(const QPointF &at, const QStringList &but = {}) const;
    /// The next place in that direction, `from` where there is none.
    QString neighbour(const QString &from, const QPointF &direction) const;

    QString placeName(const QString &id) const;
    QString pieceName(const QString &id) const;
    QString trackName(const std::string &id) const;
    QString termName(const QString &id) const;
    /// Where pieces are that are on no place of the board, in the order of their boxes.
    QStringList traysHeld() const;

    void showGoals(const std::vector<Drop> &goals);
    void showChosen(const QStringList &pieces, const QString &place);
    void showHovered(const QString &place);
    /// Pieces held by the pointer: that far from where they stand.
    void carry(const QStringList &pieces, const QPointF &by);
    /// Pieces that are on no place of the board, held by the pointer.
    void carryAt(const QStringList &pieces, const QPointF &at);
    /// Everything back to where the position says it is.
    void settle();
    /// Boards of hexes: counters that the act in hand does not ask for stand back.
    void setAsked(const AskedFor &asked);

    const AskedFor &asked() const { return m_asked; }

    QRectF boardRect() const;

    const SpriteCache &sprites() const { return m_sprites; }

    void trimSprites() { m_sprites.trim(); }

private:
    using Ids = std::unordered_set<std::string>;

    struct Arranged {
        PlaceContents contents;
        PlaceLayout layout;
    };

    struct Packed {
        std::vector<PieceShape> shapes;
        std::vector<QRectF> rects;
    };

    struct Tray {
        PlaceItem *item = nullptr;
        TraySlots spots;
        std::vector<QRectF> rects; ///< of its pieces, from its corner
    };

    struct Journey {
        PieceItem *item;
        QPointF from, to;
        qreal turn; ///< degrees that it still has to turn
    };

    void clearPlaces();
    // where things stand (mirror_layout.cpp)
    void relayoutBoard();
    void relayoutSide();
    void layTracks(qreal &y);
    void layTrays(qreal &y);
    std::vector<PictureBadge> badgesOf(const PicturePlace &place) const;
    PlaceContents contentsOf(const PicturePlace &place,
                             const std::vector<PictureBadge> &badges) const;
    // which piece lies where (mirror_pieces.cpp)
    void updatePieces(TablePicture picture, bool everything);
    void dropMissing(const TablePicture &picture, Ids &touched);
    bool nameOfficers(const TablePicture &picture);
    void rankPieces(const Ids &touched);
    void placePieces(const Ids &touched);
    void sendHome(PieceItem &item, const QRectF &rect, qreal z, qreal turn = 0);
    // measured boards (mirror_sea.cpp)
    void setMeasured(const BoardPicture &board);
    PieceItem *newItem(const PicturePiece &piece);
    void dressPosed(PosedItem &item, const PicturePiece &piece);
    void placePosed(const std::string &place);
    void showSea();
    void layRose(qreal &y);
    // lattice boards (mirror_lattice.cpp)
    QStringList portTitles() const;
    void setLattice(const BoardPicture &printed);
    PieceItem *newModel();
    void dressModels();
    void placeModels(const std::string &place);
    void showLattice();
    void layLatticeRose(qreal &y);
    // boards of hexes (mirror_hex.cpp)
    void setHexes(const BoardPicture &printed);
    PieceItem *newCounter();
    QStringList areaTitles() const;
    void layHexes();
    void showHexes();
    void placeCounters(const std::string &place);
    void rankCounters(const std::string &place, std::vector<const PicturePiece *> &pieces) const;
    void spreadOut(const QStringList &pieces, const QPointF &middle);
    void putAside(const QStringList &pieces);
    qreal sideWidth() const; ///< of the column beside the board
    void startMotion();
    void finishMotion();
    void step(qreal progress);
    std::vector<PieceShape> shapesOf(const QStringList &pieces) const;
    const std::vector<QRectF> &packed(const std::string &place, const PlaceItem &item);
    int sideRank(const std::string &side) const;
    QString initialsFor(const PicturePiece &piece) const;
    QString footnote() const;
    /// Every place and tray.
    template <typename Visit>
    void forEachPlace(Visit visit) const;

    Palette m_palette;
    PieceNamer m_namer;
    Theme m_theme;
    SpriteCache m_sprites;
    std::string m_game;
    BoardPicture m_board;
    TablePicture m_picture;

    BoardItem *m_boardItem;
    std::unique_ptr<SeaTable> m_sea;
    RoseItem *m_rose = nullptr;
    std::unique_ptr<LatticeTable> m_lattice;
    LatticeRose *m_latticeRose = nullptr;
    std::unique_ptr<HexTable> m_hexes;
    AskedFor m_asked;
    QString m_spread; ///< the hex whose stack lies spread, empty: none
    qreal m_viewScale = 1;
    std::map<std::string, PlaceItem *> m_places;
    std::map<std::string, Tray> m_trays;
    std::vector<std::string> m_trayOrder; ///< top down, as they were first needed
    std::map<std::string, TrackItem *> m_tracks;
    std::unordered_map<std::string, PieceItem *> m_pieces;
    std::unordered_map<std::string, QStringList> m_order; ///< by place
    std::map<std::string, QString> m_initials; ///< by officer
    QStringList m_officers; ///< whose initials these are
    std::vector<std::string> m_sides; ///< in the order in which the roster names them
    QStringList m_chosen;
    /// By place: worked out again only when what is in it changes.
    std::map<std::string, Arranged> m_arranged;
    std::unordered_map<std::string, Packed> m_packed;
    std::vector<Journey> m_journeys;
    QVariantAnimation m_motion;
    int m_moveTime = 180;
    qreal m_sideBottom = 0; ///< never rises: the table keeps its place on screen
};

template <typename Visit>
void MirrorScene::forEachPlace(Visit visit) const
{
    for (const auto &[id, item] : m_places)
        visit(id, *item);
    for (const auto &[id, tray] : m_trays)
        visit(id, *tray.item);
}

} // namespace qd
