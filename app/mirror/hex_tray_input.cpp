// SPDX-License-Identifier: GPL-3.0-or-later
// The tray's other half: pointer and keys.
#include "app/mirror/hex_tray.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace qd {

namespace {

constexpr int kRim = 6; ///< pixels that stay free above and below a counter that is walked to

} // namespace

void HexTray::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = event->position().toPoint();
    m_held = piecesAt(*m_pressed);
    m_dragging = false;
}

void HexTray::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    if (!m_pressed) {
        viewport()->setCursor(piecesAt(at).isEmpty() ? Qt::ArrowCursor : Qt::OpenHandCursor);
        return;
    }
    if (m_held.isEmpty()
        || (!m_dragging && (at - *m_pressed).manhattanLength() < QApplication::startDragDistance()))
        return;
    m_dragging = true;
    viewport()->setCursor(Qt::ClosedHandCursor);
    emit carried(m_held, event->globalPosition().toPoint());
}

void HexTray::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_pressed || event->button() != Qt::LeftButton)
        return;
    const bool dragged = std::exchange(m_dragging, false);
    const QPoint from = *m_pressed;
    m_pressed.reset();
    viewport()->unsetCursor();
    if (dragged) {
        emit droppedAt(event->globalPosition().toPoint());
        return;
    }
    QStringList pieces = m_held;
    if (const Spot *spot = spotAt(from)) { // a click is about this one alone
        m_current = spot->counter->id;
        pieces = {m_current};
    }
    if (!pieces.isEmpty())
        emit chosen(pieces, event->modifiers());
    describe();
}

void HexTray::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return walk({-1, 0});
    case Qt::Key_Right:
        return walk({1, 0});
    case Qt::Key_Up:
        return walk({0, -1});
    case Qt::Key_Down:
        return walk({0, 1});
    case Qt::Key_Space:
        if (!m_current.isEmpty() && !event->isAutoRepeat())
            emit chosen({m_current}, event->modifiers());
        return;
    case Qt::Key_Escape:
        if (std::exchange(m_dragging, false)) {
            m_pressed.reset();
            emit dragCancelled();
            return;
        }
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event); // NOLINT(bugprone-parent-virtual-call)
}

/// To the next counter in that direction.
void HexTray::walk(const QPoint &way)
{
    if (m_spots.empty())
        return;
    const auto now = std::ranges::find_if(
        m_spots, [this](const Spot &spot) { return spot.counter->id == m_current; });
    const Spot *best = now == m_spots.end() ? &m_spots.front() : nullptr;
    int least = 1 << 28;
    for (const Spot &spot : m_spots) {
        if (best != nullptr && now == m_spots.end())
            break;
        const QPoint to = spot.rect.center() - now->rect.center();
        const int ahead = QPoint::dotProduct(to, way);
        const int aside = std::abs(to.x() * way.y()) + std::abs(to.y() * way.x());
        const bool along = way.x() == 0 || aside < side() / 2; // a row ends at its end
        if (ahead <= 0 || !along || ahead * 4 + aside >= least)
            continue;
        least = ahead * 4 + aside;
        best = &spot;
    }
    if (best == nullptr)
        return;
    m_current = best->counter->id;
    const int top = best->rect.top() - verticalScrollBar()->value();
    if (top < 0)
        verticalScrollBar()->setValue(best->rect.top() - kRim);
    else if (top + side() > viewport()->height())
        verticalScrollBar()->setValue(best->rect.bottom() + kRim - viewport()->height());
    describe();
    viewport()->update();
}

void HexTray::describe()
{
    for (const Spot &spot : m_spots)
        if (spot.counter->id == m_current)
            setAccessibleDescription(spot.counter->spoken);
}

} // namespace qd
