// SPDX-License-Identifier: GPL-3.0-or-later
// How the view is zoomed and panned.
#include "app/mirror/lattice_hand.h"
#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/sea_hand.h"

#include <QGestureEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QPointingDevice>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace qd {

namespace {

constexpr double kZoomStep = 1.25;
constexpr double kLeastZoom = 0.2;
constexpr double kMostZoom = 8;

} // namespace

double MirrorView::zoom() const
{
    return transform().m11();
}

void MirrorView::showAt(double zoom, const QPointF &centre)
{
    m_fitted = false;
    changeScale(std::clamp(zoom, kLeastZoom, kMostZoom));
    centerOn(centre);
}

bool MirrorView::isSharp() const
{
    return m_sharp && !m_settle.isActive() && m_scene->isSettled();
}

/// Another scale: what is on screen is stretched until it has been drawn anew.
void MirrorView::changeScale(double scale)
{
    if (scale == zoom())
        return;
    m_sharp = false;
    m_scene->setZooming(true);
    setTransform(QTransform::fromScale(scale, scale));
    m_scene->setViewScale(scale);
    m_settle.start();
}

void MirrorView::settleZoom()
{
    m_scene->setZooming(false);
    m_scene->trimSprites();
    viewport()->update();
}

void MirrorView::paintEvent(QPaintEvent *event)
{
    QGraphicsView::paintEvent(event);
    if (!m_settle.isActive() && m_scene->isSettled())
        m_sharp = true;
}

void MirrorView::zoomIn()
{
    m_fitted = false;
    applyZoom(kZoomStep, viewport()->rect().center());
}

void MirrorView::zoomOut()
{
    m_fitted = false;
    applyZoom(1 / kZoomStep, viewport()->rect().center());
}

void MirrorView::fitTable()
{
    m_fitted = true;
    const QRectF rect = m_scene->sceneRect();
    const QSize room = maximumViewportSize();
    if (rect.isEmpty() || room.isEmpty())
        return;
    const double factor =
        std::clamp(std::min(room.width() / rect.width(), room.height() / rect.height()), kLeastZoom,
                   kMostZoom);
    changeScale(factor);
    centerOn(rect.center());
}

void MirrorView::applyZoom(double factor, const QPointF &viewportAnchor)
{
    const double target = std::clamp(zoom() * factor, kLeastZoom, kMostZoom);
    const QPointF fixed = mapToScene(viewportAnchor.toPoint());
    changeScale(target);
    // What was under the pointer stays under it.
    const QPointF centre = mapToScene(viewport()->rect().center());
    centerOn(centre + fixed - mapToScene(viewportAnchor.toPoint()));
}

/// A wheel zooms around the pointer. Two fingers on a pad pan; with Ctrl they zoom.
void MirrorView::wheelEvent(QWheelEvent *event)
{
    const bool pad = event->pointingDevice()
        && event->pointingDevice()->type() == QInputDevice::DeviceType::TouchPad;
    const bool zooms = event->modifiers().testFlag(Qt::ControlModifier)
        || (!pad && !event->modifiers().testFlag(Qt::ShiftModifier));
    const int turned = event->angleDelta().y();
    if (turned != 0
        && (m_sea->turnHeld(turned > 0 ? 1 : -1) || m_lattice->turn(turned > 0 ? -1 : 1))) {
        event->accept();
        return;
    }
    if (!zooms || turned == 0) {
        QGraphicsView::wheelEvent(event);
        return;
    }
    m_fitted = false;
    applyZoom(std::pow(kZoomStep, turned / 120.0), event->position());
    event->accept();
}

bool MirrorView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::NativeGesture) { // two fingers on a pad
        const auto *gesture = static_cast<QNativeGestureEvent *>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            m_fitted = false;
            applyZoom(1 + gesture->value(), gesture->position());
            return true;
        }
    } else if (event->type() == QEvent::Gesture) { // two fingers on the screen
        auto *pinch = static_cast<QPinchGesture *>(
            static_cast<QGestureEvent *>(event)->gesture(Qt::PinchGesture));
        if (pinch) {
            cancelGesture();
            m_fitted = false;
            applyZoom(pinch->scaleFactor(), viewport()->mapFromGlobal(pinch->centerPoint()));
            return true;
        }
    } else if (event->type() == QEvent::ToolTip) {
        showToolTip(*static_cast<QHelpEvent *>(event));
        return true;
    }
    return QGraphicsView::viewportEvent(event);
}

/// Ctrl with an arrow: an eighth of the window.
bool MirrorView::panKey(const QKeyEvent &event)
{
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::ControlModifier)
        return false;
    const auto pan = [](QScrollBar *bar, int sign) {
        bar->setValue(bar->value() + sign * bar->pageStep() / 8);
        return true;
    };
    switch (event.key()) {
    case Qt::Key_Left:
        return pan(horizontalScrollBar(), -1);
    case Qt::Key_Right:
        return pan(horizontalScrollBar(), 1);
    case Qt::Key_Up:
        return pan(verticalScrollBar(), -1);
    case Qt::Key_Down:
        return pan(verticalScrollBar(), 1);
    default:
        return false;
    }
}

} // namespace qd
