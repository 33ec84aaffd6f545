// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/fitted_text.h"

#include <QFontMetrics>
#include <QTextLayout>

#include <algorithm>

namespace qd {

QString fittedText(const QString &text, const QFont &font, int width, int lines)
{
    const QFontMetrics metrics(font);
    const int room = std::max(1, width - metrics.averageCharWidth() * 2);
    QTextLayout layout(text, font);
    QTextOption wrap;
    wrap.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(wrap);
    QString shown = text;
    layout.beginLayout();
    for (int line = 1;; ++line) {
        QTextLine row = layout.createLine();
        if (!row.isValid())
            break;
        row.setLineWidth(room);
        if (line < lines || row.textStart() + row.textLength() >= text.size())
            continue;
        shown = text.left(row.textStart()).trimmed();
        if (!shown.isEmpty())
            shown += QLatin1Char('\n');
        shown += metrics.elidedText(text.mid(row.textStart()), Qt::ElideRight, room);
        break;
    }
    layout.endLayout();
    return shown;
}

} // namespace qd
