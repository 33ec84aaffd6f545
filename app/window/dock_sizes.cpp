// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dock_sizes.h"

#include "app/window/dock_title.h"

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
constexpr int kActAloneShare = 37; ///< with the left dock behind it
constexpr int kTabsShare = 30;
constexpr int kBoardShare = 45; ///< what the board keeps at the least
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
    else if (event->type() == QEvent::Resize || event->type() == QEvent::Show)
        QTimer::singleShot(0, this, &DockSizes::followWidth);
    return QObject::eventFilter(watched, event);
}

/// What the user dragged stays, unless the left dock changes its place.
void DockSizes::followWidth()
{
    if (m_window->isVisible() && wanted().leftBehind != m_leftBehind) {
        m_letter = 0;
        apply();
    }
}

DockSizes::Widths DockSizes::wanted() const
{
    const int letter = QFontMetrics(m_window->font()).averageCharWidth();
    const int room = this->room().width();
    const auto width = [&](int most, int least, int share) {
        return std::clamp(room * share / 100, letter * least, letter * most);
    };
    const int left = width(34, 27, kOutlineShare);
    const int right = width(46, 40, kActShare);
    if ((room - left - right) * 100 >= room * kBoardShare)
        return {left, right, false};
    const int alone = width(46, 40, kActAloneShare);
    return {alone, alone, true};
}

QSize DockSizes::room() const
{
    return m_window->isVisible() ? m_window->size()
                                 : m_window->screen()->availableSize().boundedTo(kUsualWindow);
}

void DockSizes::reset()
{
    m_letter = 0;
    m_leftBehind = false; // the docks were put back where they stand at first
    apply();
}

void DockSizes::takeLayout()
{
    m_leftBehind = m_window->tabifiedDockWidgets(m_right).contains(m_left);
    if (wanted().leftBehind == m_leftBehind)
        return;
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
    const Widths widths = wanted();
    putLeft(widths.leftBehind);
    for (const QDockWidget *dock : {m_left, m_right, m_bottom})
        if (auto *title = qobject_cast<DockTitle *>(dock->titleBarWidget()))
            title->setRoom(m_leftBehind ? DockTitle::Room::Left : DockTitle::Room::Taken);
    m_window->resizeDocks({m_left, m_right}, {widths.left, widths.right}, Qt::Horizontal);
    m_window->resizeDocks({m_bottom},
                          {std::min(metrics.height() * 12, room().height() * kTabsShare / 100)},
                          Qt::Vertical);
}

/// Docks that the person put elsewhere are left alone.
void DockSizes::putLeft(bool behind)
{
    if (behind == m_leftBehind)
        return;
    const bool usual = !m_left->isFloating() && !m_right->isFloating()
        && m_window->dockWidgetArea(m_right) == Qt::RightDockWidgetArea
        && m_window->dockWidgetArea(m_left)
            == (behind ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea);
    m_leftBehind = behind;
    if (!usual)
        return;
    const bool shown = !m_left->isHidden();
    if (behind)
        m_window->tabifyDockWidget(m_right, m_left);
    else
        m_window->addDockWidget(Qt::LeftDockWidgetArea, m_left);
    m_left->setVisible(shown);
    m_right->raise();
}

} // namespace qd
