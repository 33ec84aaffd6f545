// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/size_keeper.h"

#include <QEvent>
#include <QTimer>
#include <QWidget>

namespace qd {

SizeKeeper::SizeKeeper(QWidget *window) : QObject(window), m_window(window)
{
    window->installEventFilter(this);
}

bool SizeKeeper::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_window && event->type() == QEvent::FontChange && !m_settling) {
        m_settling = true;
        const QSize before = m_window->size();
        // When the widgets have the new letters, the docks their shares, and the layouts their
        // room.
        QTimer::singleShot(0, this, [this, before] {
            QTimer::singleShot(0, this, [this, before] { settle(before); });
        });
    }
    return QObject::eventFilter(watched, event);
}

void SizeKeeper::settle(const QSize &before)
{
    m_settling = false;
    const bool whole =
        (m_window->windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen)) != 0;
    if (m_wanted && before != m_forced)
        m_wanted.reset(); // another size was given meanwhile
    if (!m_wanted)
        m_wanted = before;
    if (!whole)
        m_window->resize(*m_wanted); // as far as the letters let it
    m_forced = m_window->size();
    if (m_forced == *m_wanted)
        m_wanted.reset();
}

} // namespace qd
