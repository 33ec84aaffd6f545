// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dock_sizes.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QScreen>
#include <QTimer>

#include <algorithm>

namespace qd {
namespace {

// What the docks may take of the window, in hundredths.
constexpr int kOutlineShare = 20;
constexpr int kActShare = 34;
constexpr int kTabsShare = 30;
constexpr QSize kUsualWindow(1440, 900); // before it is shown

} // namespace

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
    // With large letters the docks give way as far as their contents can be read, so that the board
    // stays what one sees.
    const QSize room = m_window->isVisible()
        ? m_window->size()
        : m_window->screen()->availableSize().boundedTo(kUsualWindow);
    const auto width = [&](int most, int least, int share) {
        return std::clamp(room.width() * share / 100, m_letter * least, m_letter * most);
    };
    m_window->resizeDocks({m_left, m_right},
                          {width(34, 27, kOutlineShare), width(46, 40, kActShare)}, Qt::Horizontal);
    m_window->resizeDocks({m_bottom},
                          {std::min(metrics.height() * 12, room.height() * kTabsShare / 100)},
                          Qt::Vertical);
}

} // namespace qd
