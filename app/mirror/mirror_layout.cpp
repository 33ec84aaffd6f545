// SPDX-License-Identifier: GPL-3.0-or-later
// The scene's other half: where things stand.
#include "app/mirror/badge_painter.h"
#include "app/mirror/board_item.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/piece_item.h"
#include "app/mirror/place_item.h"
#include "app/mirror/track_item.h"
#include "app/mirror/tray_names.h"

#include <algorithm>
#include <array>
#include <set>

namespace qd {

namespace {

constexpr qreal kSideWidth = 214; ///< of the column beside the board
constexpr qreal kSideGap = 16;
constexpr qreal kTrayPiece = 30;
constexpr qreal kPieceZ = 10;

/// What stands on top of a badge row of its own: nothing that a piece has to do.
int rankOfKind(const std::string &kind)
{
    if (kind == "block")
        return 0;
    return kind == "officer" ? 1 : kind == "cutter" ? 2 : 3;
}

} // namespace

std::vector<PictureBadge> MirrorScene::badgesOf(const PicturePlace &place) const
{
    std::vector<PictureBadge> badges = place.badges;
    for (const auto &[id, now] : m_picture.badges)
        if (id == place.id)
            badges = now;
    const auto lacks = [&badges](const char *kind) {
        return std::ranges::find(badges, kind, &PictureBadge::kind) == badges.end();
    };
    // What the tags say is shown by a mark too.
    static constexpr std::array<std::pair<const char *, const char *>, 5> kTags = {
        {{"entry", "entry"},
         {"reinforcements", "entry"},
         {"setup", "setup"},
         {"beach", "beach"},
         {"fortress", "fort"}}};
    for (const auto &[tag, kind] : kTags)
        if (hasTag(place, tag) && lacks(kind)
            && !(kind == std::string_view("entry") && hasTag(place, "setup")))
            badges.insert(badges.begin(), PictureBadge{kind, {}, 0, false});
    std::erase_if(badges, [](const PictureBadge &badge) { return badgeWidth(badge) <= 0; });
    return badges;
}

void MirrorScene::relayoutBoard()
{
    std::vector<PlaceLayout> layouts;
    std::vector<std::vector<PictureBadge>> badges;
    std::vector<QRectF> arrows;
    for (const ChartArrow &arrow : m_boardItem->chart().arrows)
        arrows.push_back(arrow.reach());
    for (std::size_t i = 0; i < m_board.places.size(); ++i) {
        const PicturePlace &place = m_board.places[i];
        const bool sea = isSea(place);
        PlaceContents contents;
        contents.name = placeName(QString::fromStdString(place.id));
        contents.lettering = sea ? Lettering::Italic : Lettering::Upright;
        contents.labelSize = sea ? 21 : 19;
        contents.conjecture = place.conjecture;
        contents.anchor = QPointF(place.anchor.x, place.anchor.y);
        badges.push_back(
            badgesOf(place)); // a fort comes first: the only one that the drawing says too
        for (const PictureBadge &badge : badges.back())
            contents.badgeWidths.push_back(badgeWidth(badge));
        contents.spareBadges =
            !badges.back().empty() && badges.back().front().kind == "fort" ? 1 : 0;
        const QPolygonF &outline = m_boardItem->chart().outlines[i];
        Arranged &known = m_arranged[place.id];
        if (!(known.contents == contents))
            known = Arranged{contents, layoutPlace(outline, contents, arrows)};
        layouts.push_back(known.layout);
        PlaceItem *&item = m_places[place.id];
        if (!item) {
            item = new PlaceItem(QString::fromStdString(place.id), m_theme, m_palette);
            item->setZValue(1);
            addItem(item);
        }
        item->setLayout(outline, layouts.back());
    }
    m_boardItem->setLayout(layouts, badges);
    m_boardItem->setFootnote(footnote());
}

/// Which pieces lie where and in which order: the second side's rows above the first's, blocks
/// before officers.
void MirrorScene::rankPieces()
{
    std::map<std::string, int> sides;
    QStringList officers;
    std::vector<std::string> officerIds;
    for (const PicturePiece &piece : m_picture.pieces) {
        sides.emplace(piece.side, static_cast<int>(sides.size()));
        if (piece.kind == "officer" && !piece.hidden) {
            officers.append(pieceName(QString::fromStdString(piece.id)));
            officerIds.push_back(piece.id);
        }
    }
    const QStringList initials = initialsOf(officers);
    m_initials.clear();
    for (std::size_t i = 0; i < officerIds.size(); ++i)
        m_initials[officerIds[i]] = initials[static_cast<qsizetype>(i)];

    std::map<std::string, std::vector<const PicturePiece *>> byPlace;
    for (const PicturePiece &piece : m_picture.pieces)
        byPlace[piece.place].push_back(&piece);
    m_order.clear();
    for (auto &[place, pieces] : byPlace) {
        std::ranges::stable_sort(pieces, {}, [&](const PicturePiece *piece) {
            const bool marker = rankOfKind(piece->kind) == 3;
            return std::pair(marker ? 1000 : -sides[piece->side], rankOfKind(piece->kind));
        });
        for (const PicturePiece *piece : pieces)
            m_order[place].append(QString::fromStdString(piece->id));
    }
}

std::vector<PieceShape> MirrorScene::shapesOf(const QStringList &pieces) const
{
    std::vector<PieceShape> shapes;
    std::string side;
    int group = 0;
    for (const QString &id : pieces) {
        const PicturePiece &piece = this->piece(id)->piece();
        const bool marker = rankOfKind(piece.kind) == 3; // lies with whoever is there
        if (!marker && !side.empty() && piece.side != side)
            ++group;
        if (!marker)
            side = piece.side;
        shapes.push_back(PieceShape{aspectOf(piece.kind), group});
    }
    return shapes;
}

void MirrorScene::layTracks(qreal &y)
{
    const qreal left = m_board.width + kFrame + kSideGap;
    for (const PictureTrack &track : m_picture.tracks) {
        TrackItem *&item = m_tracks[track.id];
        if (!item) {
            item = new TrackItem(m_palette);
            addItem(item);
        }
        item->setTrack(track, trackName(track.id), kSideWidth);
        item->setPos(left, y);
        y += TrackItem::heightOf(track.boxes.size()) + 6;
    }
}

void MirrorScene::layTrays(qreal &y)
{
    std::vector<std::string> trays;
    for (const auto &[id, pieces] : m_order)
        if (!m_places.contains(id))
            trays.push_back(id);
    std::ranges::stable_sort(trays, {}, trayRank);
    std::erase_if(m_trays, [&trays](const auto &entry) {
        const bool empty = std::ranges::find(trays, entry.first) == trays.end();
        if (empty)
            delete entry.second;
        return empty;
    });
    const qreal left = m_board.width + kFrame + kSideGap;
    for (const std::string &id : trays) {
        PlaceItem *&item = m_trays[id];
        if (!item) {
            item = new PlaceItem(QString::fromStdString(id), m_theme, m_palette);
            item->setZValue(1);
            addItem(item);
        }
        qreal height = kTrayTitle + kTrayPiece + 9;
        for (int rows = 2; rows < 8; ++rows, height += kTrayPiece + 2) {
            const QRectF room(left + 6, y + kTrayTitle + 2, kSideWidth - 12,
                              height - kTrayTitle - 6);
            const auto rects = packPieces(room, shapesOf(m_order[id]), kTrayPiece);
            if (rects.empty() || rects.front().height() >= kTrayPiece - 0.5)
                break;
        }
        item->setTray(QRectF(left, y, kSideWidth, height), placeName(QString::fromStdString(id)));
        y += height + 6;
    }
}

void MirrorScene::relayoutSide()
{
    qreal y = -kFrame;
    layTracks(y);
    layTrays(y);
    QRectF rect = m_boardItem->boundingRect();
    if (!m_tracks.empty() || !m_trays.empty())
        rect = rect.united(
            QRectF(m_board.width + kFrame, -kFrame, kSideGap + kSideWidth + 2, y + kFrame));
    setSceneRect(rect.adjusted(-6, -6, 6, 2));
}

void MirrorScene::updatePieces()
{
    std::set<std::string> present;
    std::map<std::string, int> before; // strengths, to see which blocks turn
    for (const PicturePiece &piece : m_picture.pieces) {
        present.insert(piece.id);
        PieceItem *&item = m_pieces[piece.id];
        if (!item) {
            item = new PieceItem(m_sprites, m_palette);
            addItem(item);
        } else {
            before[piece.id] = item->piece().strength;
        }
        item->setPiece(piece, initialsFor(piece));
    }
    std::erase_if(m_journeys, [&present](const Journey &journey) {
        return !present.contains(journey.item->piece().id);
    });
    std::erase_if(m_pieces, [&present](const auto &entry) {
        const bool gone = !present.contains(entry.first);
        if (gone)
            delete entry.second;
        return gone;
    });
    relayoutSide();
    std::map<std::string, Spot> spots;
    for (const auto &[place, pieces] : m_order) {
        const PlaceItem *item = this->place(QString::fromStdString(place));
        if (!item)
            continue;
        const auto rects =
            packPieces(item->layout(), shapesOf(pieces), item->isTray() ? kTrayPiece : kPieceSize);
        // Where they overlap the earlier one of a row is on top, and the lower row.
        std::vector<qreal> depth;
        for (std::size_t i = 0; i < rects.size(); ++i)
            depth.push_back(rects[i].top() * 0.001 - static_cast<qreal>(i) * 0.00001);
        for (std::size_t i = 0; i < rects.size(); ++i)
            spots[pieces[static_cast<qsizetype>(i)].toStdString()] =
                Spot{rects[i], kPieceZ + depth[i]};
    }
    for (const auto &[id, strength] : before) {
        PieceItem *item = m_pieces[id];
        const PicturePiece &now = item->piece();
        if (now.kind == "block" && !now.hidden && now.strength > 0 && strength > 0
            && now.strength != strength)
            item->setRotation(90 * std::clamp(strength - now.strength, -2, 2));
    }
    moveTo(spots);
}

void MirrorScene::moveTo(const std::map<std::string, Spot> &spots)
{
    m_motion.stop();
    m_journeys.clear();
    const bool animate = m_moveTime > 0 && !m_home.empty();
    for (const auto &[id, spot] : spots) {
        PieceItem *item = m_pieces[id];
        const bool known = m_home.contains(id);
        item->setSize(spot.rect.size());
        item->setZValue(spot.z);
        item->setOpacity(1);
        const QPointF to = spot.rect.center();
        if (animate && known && (item->pos() != to || item->rotation() != 0)) {
            m_journeys.push_back(Journey{item, item->pos(), to, item->rotation()});
        } else {
            item->setPos(to);
            item->setRotation(0);
        }
    }
    m_home = spots;
    if (m_journeys.empty())
        return;
    m_motion.setDuration(std::min(m_moveTime, 200));
    m_motion.start();
}

void MirrorScene::step(qreal progress)
{
    for (const Journey &journey : m_journeys) {
        journey.item->setPos(journey.from + (journey.to - journey.from) * progress);
        journey.item->setRotation(journey.turn * (1 - progress));
    }
}

} // namespace qd
