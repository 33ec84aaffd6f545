// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"
#include "app/mirror/piece_namer.h"
#include "app/mirror/piece_packing.h"
#include "app/mirror/place_layout.h"
#include "app/mirror/sprite_cache.h"
#include "app/mirror/theme.h"
#include "rules/module/offers.h"
#include "rules/module/picture.h"

#include <QGraphicsScene>
#include <QStringList>
#include <QVariantAnimation>

#include <map>
#include <string>
#include <vector>

namespace qd {

class BoardItem;
class PieceItem;
class PlaceItem;
class TrackItem;

/// The twin of the table: the board, its pieces, and the boxes beside it for what is not on the
/// board. A new picture changes what differs and leaves the rest alone.
class MirrorScene : public QGraphicsScene {
    Q_OBJECT
public:
    explicit MirrorScene(QObject *parent = nullptr);
    ~MirrorScene() override;

    void setLook(const Palette &palette);
    void setNamer(const PieceNamer &namer);
    void setTable(const std::string &game, const BoardPicture &board, const TablePicture &picture);
    void clearTable();

    bool hasTable() const { return m_board.width > 0; }

    /// Milliseconds that a piece takes to its new place; 0: at once.
    void setMoveTime(int milliseconds) { m_moveTime = milliseconds; }

    /// While the zoom changes, what is drawn is stretched; afterwards it is drawn anew.
    void setZooming(bool zooming);

    PieceItem *piece(const QString &id) const;
    PlaceItem *place(const QString &id) const;
    /// The places of the board in its order, then the trays that hold something.
    QStringList placeIds() const;

    const std::vector<PicturePiece> &pieces() const { return m_picture.pieces; }

    /// The pieces of a place as they lie there, row by row.
    QStringList piecesIn(const QString &place) const;
    QStringList movablePiecesIn(const QString &place) const;
    QString placeAt(const QPointF &at) const;
    PieceItem *pieceAt(const QPointF &at) const;
    /// The next place in that direction, `from` where there is none.
    QString neighbour(const QString &from, const QPointF &direction) const;

    QString placeName(const QString &id) const;
    QString pieceName(const QString &id) const;

    void showGoals(const std::vector<Drop> &goals);
    void showChosen(const QStringList &pieces, const QString &place);
    void showHovered(const QString &place);
    /// Pieces held by the pointer: that far from where they stand.
    void carry(const QStringList &pieces, const QPointF &by);
    /// Everything back to where the position says it is.
    void settle();

    QRectF boardRect() const;

    const SpriteCache &sprites() const { return m_sprites; }

    void trimSprites() { m_sprites.trim(); }

private:
    struct Spot {
        QRectF rect;
        qreal z = 0;
    };

    void relayoutBoard();
    void relayoutSide();
    void layTracks(qreal &y);
    void layTrays(qreal &y);
    void updatePieces();
    void rankPieces();
    void moveTo(const std::map<std::string, Spot> &spots);
    void step(qreal progress);
    std::vector<PictureBadge> badgesOf(const PicturePlace &place) const;
    std::vector<PieceShape> shapesOf(const QStringList &pieces) const;
    QString initialsFor(const PicturePiece &piece) const;
    QString trackName(const std::string &id) const;
    QString footnote() const;

    Palette m_palette;
    PieceNamer m_namer;
    Theme m_theme;
    SpriteCache m_sprites;
    std::string m_game;
    BoardPicture m_board;
    TablePicture m_picture;

    BoardItem *m_boardItem;
    std::map<std::string, PlaceItem *> m_places;
    std::map<std::string, PlaceItem *> m_trays;
    std::map<std::string, TrackItem *> m_tracks;
    std::map<std::string, PieceItem *> m_pieces;
    std::map<std::string, QStringList> m_order; ///< by place
    std::map<std::string, QString> m_initials; ///< by officer
    std::map<std::string, Spot> m_home; ///< by piece: where it belongs

    struct Arranged {
        PlaceContents contents;
        PlaceLayout layout;
    };

    std::map<std::string, Arranged>
        m_arranged; ///< by place: worked out again only when its contents change

    struct Journey {
        PieceItem *item;
        QPointF from, to;
        qreal turn; ///< degrees that a block still has to turn
    };

    std::vector<Journey> m_journeys;
    QVariantAnimation m_motion;
    int m_moveTime = 180;
};

} // namespace qd
