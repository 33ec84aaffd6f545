// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dock_title.h"

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QLayout>

namespace qd {

DockTitle::DockTitle(QDockWidget *dock) : QLabel(dock)
{
    setForegroundRole(QPalette::PlaceholderText);
    setIndent(fontMetrics().averageCharWidth());
    dress();
    connect(dock, &QDockWidget::windowTitleChanged, this, &QLabel::setText);
    dock->setTitleBarWidget(this);
    dock->installEventFilter(this);
}

bool DockTitle::eventFilter(QObject *watched, QEvent *event)
{
    // A label with a font of its own hears nothing of the application's; the dock does.
    if (event->type() == QEvent::FontChange)
        dress();
    return QLabel::eventFilter(watched, event);
}

void DockTitle::setRoom(Room room)
{
    if (room == m_room)
        return;
    m_room = room;
    updateGeometry();
    if (auto *dock = qobject_cast<QDockWidget *>(parentWidget()); dock != nullptr)
        dock->layout()->invalidate();
}

QSize DockTitle::sizeHint() const
{
    return m_room == Room::Left ? QSize(0, 0) : QLabel::sizeHint();
}

QSize DockTitle::minimumSizeHint() const
{
    return m_room == Room::Left ? QSize(0, 0) : QLabel::minimumSizeHint();
}

void DockTitle::dress()
{
    QFont small = QApplication::font(); // the dock's own may lag behind it
    small.setPointSizeF(small.pointSizeF() * 0.85);
    small.setBold(true);
    small.setCapitalization(QFont::AllUppercase);
    setFont(small);
    setContentsMargins(0, fontMetrics().height() / 4, 0, fontMetrics().height() / 4);
}

} // namespace qd
