// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qd {

/// A name for a place that has one line: line breaks and other control characters (a file may be
/// called so) are spaces.
inline QString oneLine(QString name)
{
    for (QChar &letter : name) {
        const QChar::Category kind = letter.category();
        if (kind == QChar::Other_Control || kind == QChar::Separator_Line
            || kind == QChar::Separator_Paragraph)
            letter = QLatin1Char(' ');
    }
    return name;
}

} // namespace qd
