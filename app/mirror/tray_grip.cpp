// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/tray_grip.h"

#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOption>

namespace qd {

TrayGrip::TrayGrip(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("trayGrip"));
    setCursor(Qt::SplitHCursor);
    setAttribute(Qt::WA_Hover);
}

bool TrayGrip::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip)
        setToolTip(tr("Drag: more room for the maps or for the counters; double click: as usual"));
    return QWidget::event(event);
}

void TrayGrip::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    option.state |= QStyle::State_Horizontal;
    if (underMouse() || m_held)
        option.state |= QStyle::State_MouseOver;
    style()->drawControl(QStyle::CE_Splitter, &option, &painter, this);
}

void TrayGrip::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_held = event->position().toPoint().x();
}

void TrayGrip::mouseMoveEvent(QMouseEvent *event)
{
    if (m_held)
        emit draggedTo(mapToParent(event->position().toPoint()).x() - *m_held + width() / 2);
}

void TrayGrip::mouseReleaseEvent(QMouseEvent * /*event*/)
{
    m_held.reset();
    update();
}

void TrayGrip::mouseDoubleClickEvent(QMouseEvent * /*event*/)
{
    m_held.reset();
    emit usualWanted();
}

} // namespace qd
