// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/thumbnail_store.h"

#include <QCoreApplication>
#include <QString>

namespace qd {

/// A table's title as the reader says it: that of an example follows the language, whatever
/// language it was opened in; what a person typed stays. `game`: the game's name.
QString spokenTitle(const QString &title, const QString &game);

/// A table of the recent ones in words.
class TableWords {
    Q_DECLARE_TR_FUNCTIONS(qd::TableWords)
public:
    /// What is known of the file from `store`, else from the file's name and date. `now` is what
    /// "today" is measured by.
    TableWords(const QString &file, const ThumbnailStore &store, const QDateTime &now);

    QString title;
    QString game; ///< its name; empty: not known
    QString where; ///< "turn 3 of 12 · British action", "game over"; empty: not known
    QString when; ///< "yesterday 22:10"
    bool there = false; ///< the file exists

    /// All of it in one line.
    QString line() const;

    /// "today 21:05", "yesterday 22:10", else date and time.
    static QString spoken(const QDateTime &when, const QDateTime &now);

private:
    static QString spokenPosition(const TableFacts &facts, const QString &phase);
};

} // namespace qd
