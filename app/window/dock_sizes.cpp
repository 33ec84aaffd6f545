// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dock_sizes.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QTimer>

namespace qd {

DockSizes::DockSizes(QMainWindow *window, QDockWidget *left, QDockWidget *right,
                     QDockWidget *bottom)
    : QObject(window), m_window(window), m_left(left), m_right(right), m_bottom(bottom)
{
    window->installEventFilter(this);
    apply();
}

bool DockSizes::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        QTimer::singleShot(0, this, &DockSizes::apply); // when every widget has the new font
    return QObject::eventFilter(watched, event);
}

void DockSizes::reset()
{
    m_letter = 0;
    apply();
}

void DockSizes::apply()
{
    const QFontMetrics metrics(m_window->font());
    if (metrics.averageCharWidth() == m_letter)
        return;
    m_letter = metrics.averageCharWidth();
    // The tallest of the tabs must not push the window beyond a small screen.
    m_bottom->widget()->setMinimumHeight(metrics.height() * 7);
    m_window->resizeDocks({m_left, m_right}, {m_letter * 34, m_letter * 46}, Qt::Horizontal);
    m_window->resizeDocks({m_bottom}, {metrics.height() * 12}, Qt::Vertical);
}

} // namespace qd
