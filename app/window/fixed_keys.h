// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QKeySequence>
#include <QList>
#include <QString>

namespace qd {

/// The keys that nobody may give away: those of the act panel, the board, text fields and the
/// desktop. The page of keys lists them, the shortcuts keep clear of them.
class FixedKeys {
    Q_DECLARE_TR_FUNCTIONS(FixedKeys)
public:
    struct Line {
        QString does;
        QString shown; ///< the keys as a person reads them
        QList<QKeySequence> keys;
    };

    struct Group {
        QString title;
        QList<Line> lines;
    };

    /// In the present language, in the order in which they are shown.
    static QList<Group> groups();
    /// What a key is for, in words; empty: a person may give it to an action.
    static QString use(const QKeySequence &key);
};

/// The same without words.
bool isFixedKey(const QKeySequence &key);

} // namespace qd
