// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/shared_room.h"

#include <QSplitter>

namespace qd {

void SharedRoom::share(QSplitter &parts, const QWidget &editor)
{
    const bool isNarrow = editor.width() < editor.fontMetrics().averageCharWidth() * m_letters;
    const Qt::Orientation way = isNarrow ? Qt::Vertical : Qt::Horizontal;
    if (m_isShared && parts.orientation() == way)
        return;
    m_isShared = true;
    parts.setOrientation(way);
    const int room = way == Qt::Horizontal ? editor.width() : editor.height();
    parts.setSizes({room * m_first / m_whole, room * (m_whole - m_first) / m_whole});
}

} // namespace qd
