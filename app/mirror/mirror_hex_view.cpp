// SPDX-License-Identifier: GPL-3.0-or-later
// The view of a board of hexes: what lies beside the maps, what is drawn over them, and what a drop
// is answered with on any board.
#include "app/mirror/drop_desk.h"
#include "app/mirror/hex_hand.h"
#include "app/mirror/hex_legend.h"
#include "app/mirror/hex_pages.h"
#include "app/mirror/hex_table.h"
#include "app/mirror/mirror_gesture.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/piece_item.h"
#include "app/mirror/place_item.h"
#include "app/mirror/table_selection.h"

#include <QLabel>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace qd {

namespace {

constexpr int kAnswerTime = 5000; ///< ms that an answer stays beside the pointer
constexpr double kReadableHex = 26; ///< pixels of a hex on which a counter is told from another
constexpr double kClosest = 3; ///< the zoom that fills a view with few hexes

} // namespace

bool MirrorView::hasHexes() const
{
    return m_hexes->isOn();
}

void MirrorView::setAsked(const AskedFor &asked)
{
    if (!hasHexes() || asked == m_scene->asked())
        return;
    m_scene->setAsked(asked);
    m_pages->setAsked(asked);
    m_hexes->refresh();
}

void MirrorView::showPlace(const QString &place)
{
    const PlaceItem *item = m_scene->place(place);
    if (!hasHexes() || !item)
        return;
    const QRectF hex = item->outline().boundingRect();
    const double pixels = m_scene->hexes()->pixels();
    if (pixels < kReadableHex)
        showAt(zoom() * kReadableHex / pixels, hex.center());
    else if (!viewport()->rect().contains(mapFromScene(hex).boundingRect()))
        centerOn(hex.center());
}

bool MirrorView::zoomToGoals()
{
    QRectF all;
    const QStringList places = hasHexes() ? m_hexes->lit() : QStringList();
    for (const QString &id : places)
        if (const PlaceItem *item = m_scene->place(id))
            all |= item->outline().boundingRect();
    if (all.isEmpty())
        return false;
    const double rim = m_scene->hexes()->pitch();
    all.adjust(-rim, -rim, rim, rim);
    const QSize room = viewport()->size();
    showAt(std::min({room.width() / all.width(), room.height() / all.height(), kClosest}),
           all.center());
    return true;
}

void MirrorView::setDrawn(Drawn what, bool on)
{
    if (what == Drawn::Tray) {
        m_pages->setTrayShown(on);
        if (m_fitted)
            fitTable();
        emit trayChanged();
        return;
    }
    if (what == Drawn::Legend)
        m_legend->setWanted(on);
    else if (on)
        m_hidden.erase(what);
    else
        m_hidden.insert(what);
    if (hasHexes())
        m_hexes->refresh();
}

void MirrorView::setTrayColumns(int columns)
{
    if (columns == m_pages->trayColumns())
        return;
    m_pages->setTrayColumns(columns);
    if (m_fitted)
        fitTable();
    emit trayChanged();
}

int MirrorView::trayColumns() const
{
    return m_pages->trayColumns();
}

bool MirrorView::isDrawn(Drawn what) const
{
    if (what == Drawn::Tray)
        return m_pages->isTrayShown();
    return what == Drawn::Legend ? m_legend->isWanted() : !m_hidden.contains(what);
}

void MirrorView::choosePieces(const QStringList &pieces, Qt::KeyboardModifiers modifiers)
{
    if (pieces.isEmpty())
        return;
    const PieceItem *first = m_scene->piece(pieces.first());
    const QString place = first ? first->place() : QString();
    QStringList now = pieces;
    if (modifiers & (Qt::ShiftModifier | Qt::ControlModifier)) {
        now = m_selection->pieces();
        const bool leave =
            std::ranges::all_of(pieces, [&now](const QString &id) { return now.contains(id); });
        for (const QString &id : pieces)
            if (leave)
                now.removeAll(id);
            else if (!now.contains(id))
                now.append(id);
    } else if (m_selection->pieces() == pieces) {
        now.clear(); // a second click lets go
    }
    m_selection->set(now, place);
    if (m_interaction == Interaction::Full)
        emit piecesClicked(pieces);
}

void MirrorView::carryFrom(const QStringList &pieces, const QPoint &at)
{
    if (m_interaction != Interaction::Full || pieces.isEmpty())
        return;
    if (!m_gesture || m_gesture->kind != Gesture::Kind::Drag) {
        const PieceItem *first = m_scene->piece(pieces.first());
        m_selection->set(pieces, first ? first->place() : QString());
        m_gesture = std::make_unique<Gesture>();
        m_gesture->kind = Gesture::Kind::Drag;
        m_gesture->piece = pieces.first();
    }
    const QPoint here = viewport()->mapFromGlobal(at);
    m_gesture->last = here;
    m_scene->carryAt(pieces, mapToScene(here));
    if (viewport()->rect().contains(here))
        hover(here);
    else
        hideTip();
}

void MirrorView::dropFrom(const QPoint &at)
{
    const QPoint here = viewport()->mapFromGlobal(at);
    if (m_gesture && viewport()->rect().contains(here))
        endDrag(here);
    else
        letGoOfDrag();
}

void MirrorView::letGoOfDrag()
{
    m_gesture.reset();
    m_scene->settle();
    m_hexes->leave();
    hideTip();
}

/// Every drop has an answer: an act, or why not, beside the pointer and in the act panel.
void MirrorView::answerDrop(const QString &place, const QPoint &at)
{
    const QStringList pieces = m_selection->pieces();
    const PieceItem *first = pieces.isEmpty() ? nullptr : m_scene->piece(pieces.first());
    if (!first || m_interaction != Interaction::Full || place == first->place())
        return; // it lies where it lay
    QString why;
    if (const Drop *goal = m_desk->goal(pieces, place); goal && goal->refused)
        why = goalText(*goal, place);
    if (!place.isEmpty() && putDown(place)) {
        if (!why.isEmpty())
            sayForAWhile(at, why);
        return;
    }
    if (const auto drop = m_desk->dropOn(pieces, place)) {
        if (drop->refused)
            why = goalText(*drop, place);
        m_desk->put(*drop);
        if (!why.isEmpty())
            sayForAWhile(at, why);
        return;
    }
    why = place.isEmpty()
        ? tr("That is beside the board: nothing was put down.")
        : tr("%1: nothing can be put down there now.", "a place").arg(m_scene->placeName(place));
    sayForAWhile(at, why);
    emit nothingCame(why);
}

/// A sentence that small movements of the pointer do not take away.
void MirrorView::sayForAWhile(const QPoint &at, const QString &text)
{
    m_said.invalidate();
    say(at, text, true);
    m_saidAt = at;
    m_said.start();
    QTimer::singleShot(kAnswerTime + 50, this, [this] {
        if (m_said.isValid() && m_said.hasExpired(kAnswerTime)) {
            m_said.invalidate();
            hideTip();
        }
    });
}

/// Somebody tries to carry it away.
void MirrorView::sayLiesStill(const PieceItem &piece)
{
    if (isAnswering(m_gesture->from))
        return;
    const QString why =
        tr("%1 cannot be moved now.", "a piece").arg(m_scene->pieceName(piece.id()));
    sayForAWhile(m_gesture->from, why);
    emit nothingCame(why);
}

/// The answer to a drop still stands beside the pointer.
bool MirrorView::isAnswering(const QPoint &at)
{
    const int near = fontMetrics().height() * 3;
    const bool stays = m_said.isValid() && !m_said.hasExpired(kAnswerTime)
        && (at - m_saidAt).manhattanLength() < near;
    if (!stays)
        m_said.invalidate();
    return stays;
}

} // namespace qd
