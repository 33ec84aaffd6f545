// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/thumbnail_store.h"

#include <QFile>
#include <QImage>
#include <QStringList>

namespace qd::test {

/// The games of the welcome page, built or not.
inline const QStringList kGames{QStringLiteral("santa-cruz-1797"), QStringLiteral("corunna"),
                                QStringLiteral("trafalgar"), QStringLiteral("as-per-margin")};

inline void writeFile(const QString &path, const QByteArray &text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("no test file");
}

inline QImage board(QColor colour, QSize size = {240, 150})
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(colour);
    return image;
}

/// What the page says of a table that was played a minute ago.
inline TableFacts clubNight()
{
    TableFacts facts;
    facts.title = QStringLiteral("Club night");
    facts.game = QStringLiteral("santa-cruz-1797");
    facts.turn = 3;
    facts.turns = 12;
    facts.phase = QStringLiteral("british-action");
    facts.entries = 41;
    facts.played = QDateTime::currentDateTimeUtc().addSecs(-60);
    return facts;
}

} // namespace qd::test
