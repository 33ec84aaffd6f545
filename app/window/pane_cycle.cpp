// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/pane_cycle.h"

#include <QWidget>

namespace qd {

void focusPane(const QList<QWidget *> &panes, int step)
{
    const QWidget *focus = panes.first()->window()->focusWidget();
    int at = 0;
    for (int i = 0; i < panes.size(); ++i)
        if (focus != nullptr && (focus == panes.at(i) || panes.at(i)->isAncestorOf(focus)))
            at = i;
    const int count = static_cast<int>(panes.size());
    panes.at((at + step + count) % count)->setFocus(Qt::ShortcutFocusReason);
}

} // namespace qd
