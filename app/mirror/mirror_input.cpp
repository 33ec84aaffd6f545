// SPDX-License-Identifier: GPL-3.0-or-later
// The view's other half: pointer and keys.
#include "app/mirror/drop_desk.h"
#include "app/mirror/hex_hand.h"
#include "app/mirror/lattice_hand.h"
#include "app/mirror/mirror_gesture.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/piece_item.h"
#include "app/mirror/place_item.h"
#include "app/mirror/sea_hand.h"
#include "app/mirror/table_selection.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

namespace qd {

void MirrorView::mousePressEvent(QMouseEvent *event)
{
    if (!m_scene->hasTable())
        return;
    const QPoint at = event->position().toPoint();
    m_said.invalidate();
    m_gesture = std::make_unique<Gesture>();
    m_gesture->from = m_gesture->last = at;
    m_gesture->modifiers = event->modifiers();
    if (event->button() == Qt::MiddleButton) {
        m_gesture->kind = Gesture::Kind::Pan;
        viewport()->setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (event->button() != Qt::LeftButton) {
        m_gesture.reset();
        return;
    }
    const QPointF scenePoint = mapToScene(at);
    m_gesture->place = m_scene->placeAt(scenePoint);
    if (const PieceItem *piece = m_scene->pieceAt(scenePoint)) {
        m_gesture->piece = piece->id();
        m_gesture->place = piece->place();
    }
}

void MirrorView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    if (!m_gesture) {
        hover(at);
        return;
    }
    const bool far = (at - m_gesture->from).manhattanLength() >= QApplication::startDragDistance();
    if (m_gesture->kind == Gesture::Kind::Press && far)
        startDrag();
    if (m_gesture->kind == Gesture::Kind::Pan) {
        const QPoint by = at - m_gesture->last;
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
    } else if (m_gesture->kind == Gesture::Kind::Sea) {
        m_sea->drag(at, event->modifiers());
    } else if (m_gesture->kind == Gesture::Kind::Drag) {
        m_scene->carry(m_selection->pieces(), mapToScene(at) - mapToScene(m_gesture->from));
        hover(at);
    }
    m_gesture->last = at;
}

void MirrorView::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_gesture)
        return;
    const Gesture gesture = *m_gesture;
    const QPoint at = event->position().toPoint();
    viewport()->unsetCursor();
    if (gesture.kind == Gesture::Kind::Drag) {
        endDrag(at);
        return;
    }
    m_gesture.reset();
    if (gesture.kind == Gesture::Kind::Sea)
        m_sea->endDrag();
    if (gesture.kind == Gesture::Kind::Sea || gesture.kind == Gesture::Kind::Pan)
        return;
    if (!gesture.piece.isEmpty())
        clickPiece(gesture.piece, gesture.modifiers);
    else if (m_sea->isOn())
        m_sea->clickGround(mapToScene(at));
    else if (!m_lattice->isOn() || !m_lattice->clickGround(mapToScene(at), gesture.place))
        clickPlace(gesture.place, gesture.modifiers);
}

void MirrorView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QPointF at = mapToScene(event->position().toPoint());
    const PieceItem *piece = m_scene->pieceAt(at);
    const QString place = piece ? piece->place() : m_scene->placeAt(at);
    if (!place.isEmpty())
        emit placeActivated(place);
}

void MirrorView::leaveEvent(QEvent *event)
{
    QGraphicsView::leaveEvent(event);
    m_scene->showHovered({});
    hideTip();
    considerGoal(m_selection->place());
    m_sea->leave();
    m_lattice->leave();
    m_hexes->leave();
    emit hovered({}, {});
}

void MirrorView::hover(const QPoint &at)
{
    if (!m_gesture && isAnswering(at))
        return;
    const QPointF scenePoint = mapToScene(at);
    const bool dragging = m_gesture && m_gesture->kind == Gesture::Kind::Drag;
    const PieceItem *piece = dragging ? nullptr : m_scene->pieceAt(scenePoint);
    const QString place = piece ? piece->place() : m_scene->placeAt(scenePoint);
    const bool choosing = m_interaction == Interaction::Full && !m_selection->pieces().isEmpty();
    if (m_sea->isOn()) {
        m_sea->hover(at);
    } else if (m_lattice->isOn()) {
        m_lattice->hover(at);
    } else if (m_hexes->isOn()) {
        m_hexes->hover(at, dragging);
    } else {
        m_scene->showHovered(choosing ? place : QString());
        if (choosing && !place.isEmpty())
            showTip(at, place);
        else
            hideTip();
        considerGoal(place.isEmpty() ? m_selection->place() : place);
    }
    if (!dragging) {
        const bool takes = piece && piece->piece().movable && m_interaction == Interaction::Full;
        viewport()->setCursor(takes ? Qt::OpenHandCursor : Qt::ArrowCursor);
    }
    emit hovered(place, piece ? piece->id() : QString());
}

void MirrorView::clickPiece(const QString &piece, Qt::KeyboardModifiers modifiers)
{
    const PieceItem *item = m_scene->piece(piece);
    if (!item)
        return;
    if (modifiers & (Qt::ShiftModifier | Qt::ControlModifier)) {
        m_selection->toggle(piece, item->place());
        return;
    }
    if (m_sea->isOn()) {
        m_sea->clickPiece(piece);
        return;
    }
    if (m_lattice->isOn()) {
        m_lattice->clickPiece(piece);
        return;
    }
    if (m_hexes->isOn()) {
        m_hexes->clickPiece(piece);
        return;
    }
    // A piece in a goal stands for its ground, and so does one that cannot be taken up.
    const bool chosen = m_selection->isChosen(piece);
    const Drop *goal = m_desk->goal(m_selection->pieces(), item->place());
    const bool legal = goal != nullptr && !goal->refused;
    if (!chosen && (legal || !item->piece().movable) && putDown(item->place()))
        return;
    if (chosen && m_selection->pieces().size() == 1)
        m_selection->set({}, item->place());
    else
        m_selection->set({piece}, item->place());
    emit pieceClicked(piece, item->place());
}

void MirrorView::clickPlace(const QString &place, Qt::KeyboardModifiers modifiers)
{
    if (place.isEmpty()) {
        m_selection->set({}, {});
        return;
    }
    if (putDown(place) || m_hexes->refuses(place))
        return;
    QStringList pieces =
        m_interaction == Interaction::Full ? m_scene->movablePiecesIn(place) : QStringList();
    if (modifiers & Qt::ShiftModifier)
        pieces = m_selection->pieces() + pieces;
    else if (place == m_selection->place() && !m_selection->pieces().isEmpty())
        pieces.clear(); // a second click lets go
    pieces.removeDuplicates();
    m_selection->set(pieces, place);
    if (!modifiers.testFlag(Qt::ShiftModifier))
        emit placeClicked(place);
}

/// Drops the chosen pieces there; false where that means nothing.
bool MirrorView::putDown(const QString &place)
{
    if (m_interaction != Interaction::Full || m_selection->pieces().isEmpty())
        return false;
    hideTip();
    if (m_hexes->isInHand(place)) {
        emit confirmed();
        return true;
    }
    return m_desk->drop(m_selection->pieces(), place);
}

void MirrorView::startDrag()
{
    if (m_sea->isOn()
        && m_sea->startDrag(m_gesture->piece, m_gesture->from, m_gesture->modifiers)) {
        m_gesture->kind = Gesture::Kind::Sea;
        viewport()->setCursor(Qt::CrossCursor);
        hideTip();
        return;
    }
    const PieceItem *item = m_gesture->piece.isEmpty() ? nullptr : m_scene->piece(m_gesture->piece);
    if (!item || m_sea->isOn()) {
        m_gesture->kind = Gesture::Kind::Pan;
        viewport()->setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (m_interaction != Interaction::Full)
        return;
    if (m_hexes->isOn() && m_gesture->modifiers.testFlag(Qt::ShiftModifier))
        m_selection->set(m_scene->movablePiecesIn(m_gesture->place), m_gesture->place); // all of it
    else if (!m_selection->isChosen(m_gesture->piece))
        m_selection->set({m_gesture->piece}, m_gesture->place);
    if (!item->piece().movable && m_desk->goals(m_selection->pieces()).empty()) {
        if (!m_hexes->isOn()) {
            sayLiesStill(*item);
            return;
        } // on hexes the drop is answered with the rule
    }
    m_gesture->kind = Gesture::Kind::Drag;
    viewport()->setCursor(Qt::ClosedHandCursor);
}

void MirrorView::endDrag(const QPoint &at)
{
    const QPointF scenePoint = mapToScene(at);
    const QString place =
        m_hexes->isOn() ? m_hexes->goalAt(scenePoint) : m_scene->placeAt(scenePoint);
    m_gesture.reset();
    hideTip();
    m_scene->showHovered({});
    // The event moves the piece: if an act was recorded, the new position has come by the time this
    // returns, and what is still in hand goes from here to where it belongs.
    if (m_lattice->isOn())
        m_lattice->clickGround(scenePoint, place);
    else
        answerDrop(place, at);
    m_scene->settle();
}

void MirrorView::cancelGesture()
{
    if (m_gesture && m_gesture->kind == Gesture::Kind::Drag)
        m_scene->settle();
    m_gesture.reset();
    m_sea->cancel();
    m_lattice->cancel();
    m_hexes->cancel();
    viewport()->unsetCursor();
    m_scene->showHovered({});
    hideTip();
}

void MirrorView::keyPressEvent(QKeyEvent *event)
{
    const bool sea = m_sea->isOn();
    const bool taken = m_scene->hasTable()
        && (sea ? m_sea->key(*event) || zoomKey(event->key()) || panKey(*event)
                : (m_lattice->isOn() && m_lattice->key(*event)) || m_hexes->key(*event)
                    || placeKey(event) || panKey(*event) || pieceKey(event));
    if (sea && taken)
        describe();
    if (!taken)
        // Not the scroll area's: keys that mean nothing here are the window's.
        QWidget::keyPressEvent(event); // NOLINT(bugprone-parent-virtual-call)
}

bool MirrorView::placeKey(QKeyEvent *event)
{
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const auto walk = [this](const QPointF &direction) {
        m_selection->setPlace(m_scene->neighbour(m_selection->place(), direction));
        if (const PlaceItem *place = m_scene->place(m_selection->place()))
            ensureVisible(place->outline().boundingRect(), 0, 0);
        return true;
    };
    if (modifiers == Qt::NoModifier) {
        switch (event->key()) {
        case Qt::Key_Left:
            return walk({-1, 0});
        case Qt::Key_Right:
            return walk({1, 0});
        case Qt::Key_Up:
            return walk({0, -1});
        case Qt::Key_Down:
            return walk({0, 1});
        default:
            break;
        }
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        enterPlace();
        return true;
    }
    return zoomKey(event->key());
}

bool MirrorView::zoomKey(int key)
{
    switch (key) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        return true;
    case Qt::Key_Minus:
        zoomOut();
        return true;
    case Qt::Key_0:
        fitTable();
        return true;
    default:
        return false;
    }
}

bool MirrorView::focusNextPrevChild(bool next)
{
    return m_sea->walkOn(next) || m_lattice->walkOn(next)
        || QGraphicsView::focusNextPrevChild(next);
}

bool MirrorView::wantsKey(const QKeyEvent &event) const
{
    return m_lattice->wants(event) || m_hexes->wants(event);
}

bool MirrorView::takeKey(const QKeyEvent &event)
{
    return m_lattice->wants(event) ? m_lattice->key(event) : m_hexes->key(event);
}

bool MirrorView::putDownOn(const QString &piece)
{
    return !m_selection->isChosen(piece) && putDown(piece);
}

void MirrorView::enterPlace()
{
    const QString place = m_selection->place();
    if (place.isEmpty() || putDown(place))
        return;
    if (m_selection->pieces().isEmpty() && m_interaction == Interaction::Full)
        m_selection->set(m_scene->movablePiecesIn(place), place);
    emit placeActivated(place);
}

bool MirrorView::pieceKey(QKeyEvent *event)
{
    const int key = event->key();
    const QStringList here = m_scene->piecesIn(m_selection->place());
    if (key == Qt::Key_Escape) {
        const bool something = m_gesture || !m_selection->pieces().isEmpty();
        cancelGesture();
        m_selection->clear();
        return something;
    }
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (plain && key >= Qt::Key_1 && key <= Qt::Key_9) {
        const qsizetype index = key - Qt::Key_1;
        if (index >= here.size())
            return false;
        m_selection->toggle(here[index], m_selection->place());
        return true;
    }
    const bool shifted = (event->modifiers() & ~Qt::KeypadModifier) == Qt::ShiftModifier;
    if (shifted && (key == Qt::Key_Left || key == Qt::Key_Right) && !here.isEmpty()) {
        const qsizetype now =
            m_selection->pieces().isEmpty() ? -1 : here.indexOf(m_selection->pieces().last());
        const qsizetype step = key == Qt::Key_Right ? 1 : -1;
        const qsizetype next =
            now < 0 ? (step > 0 ? 0 : here.size() - 1) : (now + step + here.size()) % here.size();
        m_selection->set({here[next]}, m_selection->place());
        return true;
    }
    return false;
}

void MirrorView::pressPiece(const QString &piece)
{
    const PieceItem *item = m_scene->piece(piece);
    if (item && m_sea->isOn())
        m_sea->clickPiece(piece);
    else if (item && m_lattice->isOn())
        m_lattice->clickPiece(piece);
    else if (item)
        m_selection->toggle(piece, item->place());
}

void MirrorView::pressPlace(const QString &place)
{
    if (!m_scene->place(place))
        return;
    const bool goes = !m_selection->pieces().isEmpty() && place != m_selection->place();
    const bool lattice =
        goes && m_lattice->isOn() && m_lattice->clickGround(m_scene->place(place)->centre(), place);
    if (!goes || (!lattice && !putDown(place)))
        m_selection->setPlace(place);
}

} // namespace qd
