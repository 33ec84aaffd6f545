// SPDX-License-Identifier: GPL-3.0-or-later
// The scene's other half: where things stand.
#include "app/mirror/badge_painter.h"
#include "app/mirror/board_item.h"
#include "app/mirror/lattice_rose.h"
#include "app/mirror/lattice_table.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/piece_item.h"
#include "app/mirror/place_item.h"
#include "app/mirror/track_item.h"
#include "app/mirror/tray_names.h"

#include <algorithm>
#include <array>
#include <utility>

namespace qd {

namespace {

constexpr qreal kSideWidth = 214; ///< of the column beside the board
constexpr qreal kSideGap = 16;
constexpr qreal kTrayPiece = 30;
constexpr qreal kTrayPad = 7; ///< from a tray's border to its pieces

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

qreal MirrorScene::sideWidth() const
{
    return m_lattice ? LatticeRose::width() : kSideWidth;
}

void MirrorScene::relayoutBoard()
{
    if (m_hexes) {
        layHexes();
        return;
    }
    std::vector<PlaceLabel> names;
    std::vector<QRectF> written;
    std::vector<QRectF> arrows;
    for (const ChartArrow &arrow : m_boardItem->chart().arrows)
        arrows.push_back(arrow.reach());
    for (std::size_t i = 0; i < m_board.places.size(); ++i) {
        const PicturePlace &place = m_board.places[i];
        const std::vector<PictureBadge> badges = badgesOf(place);
        const PlaceContents contents = contentsOf(place, badges);
        PlaceItem *&item = m_places[place.id];
        const bool fresh = item == nullptr;
        if (fresh) {
            item = new PlaceItem(QString::fromStdString(place.id), m_theme, m_sprites, m_palette);
            item->setZValue(1);
            // A lattice's table draws all of its points.
            item->setFlag(QGraphicsItem::ItemHasNoContents, m_lattice != nullptr);
            addItem(item);
        }
        Arranged &known = m_arranged[place.id];
        if (fresh || !(known.contents == contents)) {
            const QPolygonF &outline = m_boardItem->chart().outlines[i];
            known = Arranged{contents,
                             m_sea || m_lattice ? PlaceLayout()
                                                : layoutPlace(outline, contents, arrows)};
            if (m_sea || m_lattice)
                known.layout.pieces = outline.boundingRect();
            item->setLayout(outline, known.layout);
            m_packed.erase(place.id);
        }
        item->setBadges(badges);
        const PlaceLayout &layout = known.layout;
        names.push_back(PlaceLabel{layout.lines, layout.labelSize, layout.lettering, layout.label});
        for (const QRectF &badge : layout.badges)
            written.push_back(badge.adjusted(-2, -2, 2, 2));
    }
    m_boardItem->setNames(names, written);
    if (m_lattice)
        m_boardItem->setTitles(portTitles());
    m_boardItem->setFootnote(footnote());
}

PlaceContents MirrorScene::contentsOf(const PicturePlace &place,
                                      const std::vector<PictureBadge> &badges) const
{
    const bool sea = isSea(place);
    PlaceContents contents;
    contents.name = placeName(QString::fromStdString(place.id));
    contents.lettering = sea ? Lettering::Italic : Lettering::Upright;
    contents.labelSize = sea ? 21 : 19;
    contents.conjecture = place.conjecture;
    contents.anchor = QPointF(place.anchor.x, place.anchor.y);
    for (const PictureBadge &badge : badges)
        contents.badgeWidths.push_back(badgeWidth(badge));
    // A fort comes first: the only one that the drawing says too.
    contents.spareBadges = !badges.empty() && badges.front().kind == "fort" ? 1 : 0;
    return contents;
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
        PictureTrack shown = track;
        if (track.id == "turn" && m_namer.termText) // one clock everywhere
            for (std::string &box : shown.boxes)
                if (const QString said = m_namer.termText(box); !said.isEmpty())
                    box = said.toStdString();
        item->setTrack(shown, trackName(track.id), sideWidth());
        item->setPos(left, y);
        y += TrackItem::heightOf(track.boxes.size()) + 6;
    }
}

/// A tray that was needed once stays, empty or not, and so does its size: what lies beside the
/// board keeps its place on screen.
void MirrorScene::layTrays(qreal &y)
{
    const qreal trayPiece = kTrayPiece;
    std::vector<std::string> fresh;
    for (const auto &[id, pieces] : m_order)
        if (!pieces.isEmpty() && !m_places.contains(id) && !m_trays.contains(id))
            fresh.push_back(id);
    std::ranges::sort(fresh, {}, [](const std::string &id) { return std::pair(trayRank(id), id); });
    m_trayOrder.insert(m_trayOrder.end(), fresh.begin(), fresh.end());
    const qreal left = m_board.width + kFrame + kSideGap;
    for (const std::string &id : m_trayOrder) {
        Tray &tray = m_trays[id];
        if (!tray.item) {
            tray.item = new PlaceItem(QString::fromStdString(id), m_theme, m_sprites, m_palette);
            tray.item->setZValue(1);
            addItem(tray.item);
        }
        const QStringList &pieces = m_order[id];
        const std::vector<PieceShape> shapes = shapesOf(pieces);
        std::vector<TrayPiece> contents;
        for (qsizetype i = 0; i < pieces.size(); ++i) {
            const PicturePiece &piece = this->piece(pieces[i])->piece();
            contents.push_back(TrayPiece{piece.id, sideRank(piece.side),
                                         shapes[static_cast<std::size_t>(i)].aspect});
        }
        tray.rects = tray.spots.arrange(contents, sideWidth() - 2 * kTrayPad, trayPiece);
        const qreal height = kTrayTitle + std::max(trayPiece, tray.spots.height()) + 2 + kTrayPad;
        const QString title = placeName(QString::fromStdString(id));
        tray.item->setTray(QRectF(left, y, sideWidth(), height),
                           title.left(1).toUpper() + title.mid(1));
        for (QRectF &rect : tray.rects)
            rect.translate(left + kTrayPad, y + kTrayTitle + 2);
        y += height + 6;
    }
}

void MirrorScene::relayoutSide()
{
    qreal y = -kFrame;
    layRose(y);
    layLatticeRose(y);
    if (!m_hexes) { // theirs stand beside the view, to be read at every zoom
        layTracks(y);
        layTrays(y);
    }
    QRectF rect = m_boardItem->boundingRect();
    if (m_rose || m_latticeRose || !m_tracks.empty() || !m_trays.empty()) {
        m_sideBottom = std::max(m_sideBottom, y);
        rect = rect.united(QRectF(m_board.width + kFrame, -kFrame, kSideGap + sideWidth() + 2,
                                  m_sideBottom + kFrame));
    }
    rect.adjust(-6, -6, 6, 2);
    if (rect != sceneRect())
        setSceneRect(rect);
}

} // namespace qd
