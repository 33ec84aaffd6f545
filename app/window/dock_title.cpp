// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dock_title.h"

#include <QDockWidget>
#include <QEvent>

namespace qd {

DockTitle::DockTitle(QDockWidget *dock)
    : QLabel(dock)
{
    setForegroundRole(QPalette::PlaceholderText);
    setIndent(fontMetrics().averageCharWidth());
    dress();
    connect(dock, &QDockWidget::windowTitleChanged, this, &QLabel::setText);
    dock->setTitleBarWidget(this);
}

void DockTitle::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::ParentChange)
        dress();
}

void DockTitle::dress()
{
    if (m_dressing)
        return;
    m_dressing = true;
    QFont small = parentWidget() != nullptr ? parentWidget()->font() : font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    small.setBold(true);
    small.setCapitalization(QFont::AllUppercase);
    setFont(small);
    setContentsMargins(0, fontMetrics().height() / 4, 0, fontMetrics().height() / 4);
    m_dressing = false;
}

} // namespace qd
