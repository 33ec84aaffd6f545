// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/screens/screen_list.h"

#include <QStringList>

namespace qd::screens {

/// What to picture and where to.
struct Order {
    QString folder;
    QStringList languages{QStringLiteral("en"), QStringLiteral("es"), QStringLiteral("fr")};
    QStringList themes{QStringLiteral("light"), QStringLiteral("dark")};
    QStringList textPercents{QStringLiteral("100"), QStringLiteral("200")};
    QStringList only; ///< names of screens, or how they begin with a trailing *; empty: all
    QString say; ///< why there is nothing to do (help, or a mistake); empty: go on
    int exitCode = 0;
};

/// Of the words after the program's name.
Order readOrder(const QStringList &words);

/// "<screen>-<language>-<theme>-<percent>".
QString pictureName(const QString &screen, const Look &look);
QString themeName(Preferences::Theme theme);

/// Nothing but one colour: nobody painted anything.
bool isFlat(const QImage &image);

/// Settings, home and screen of the program's own; before the QApplication is made. `home` must
/// outlive it.
void prepareSurroundings(const QString &home);

/// Makes the order's pictures of these screens, says each on `say`, and the contact sheets. The
/// number of pictures that failed.
int shoot(const Order &order, const std::vector<Screen> &screens,
          const std::function<void(const QString &)> &say);

} // namespace qd::screens
