// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/board_fonts.h"

#include <QFontDatabase>
#include <QGuiApplication>

#include <algorithm>

namespace qd {

namespace {

QString boardFamily()
{
    // Registered once for the process: Qt keeps application fonts in a process-wide database
    // anyway.
    static const QString family = [] {
        const int upright =
            QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/EBGaramond12-Regular.otf"));
        QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/EBGaramond12-Italic.otf"));
        const QStringList families = QFontDatabase::applicationFontFamilies(upright);
        return families.isEmpty() ? QStringLiteral("serif") : families.first();
    }();
    return family;
}

} // namespace

QFont boardFont(int size, Lettering lettering)
{
    QFont font(boardFamily());
    font.setStyleHint(QFont::Serif);
    font.setItalic(lettering == Lettering::Italic);
    font.setPixelSize(std::max(size, 1));
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QFont figureFont(int size)
{
    QFont font = QGuiApplication::font();
    font.setBold(true);
    font.setPixelSize(std::max(size, 1));
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

} // namespace qd
