// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QHash>
#include <QImage>
#include <QString>
#include <QThreadPool>

#include <optional>

namespace qd {

/// The little that the welcome page says of a table without opening its journal. Ids, no sentences:
/// they are said in the reader's language.
struct TableFacts {
    QString title; ///< empty: the game's name stands for it
    QString game;
    int turn = 0; ///< 0: no turn yet
    int turns = 0; ///< 0: the game has no last turn
    QString phase;
    bool over = false;
    qint64 entries = 0;
    QDateTime played; ///< when the last entry was recorded, UTC
    friend bool operator==(const TableFacts &, const TableFacts &) = default;
};

/// Pictures of boards as they were last seen, with the facts beside them: two small files a table
/// in one folder, named by a hash of the journal's path. A cache: what is missing, damaged or not
/// ours counts as not there, and what can't be written is not kept. Files are written off the GUI
/// thread, each one whole or not at all; the oldest beyond kMost go.
class ThumbnailStore {
public:
    static constexpr int kMost = 24;
    /// The largest picture, in pixels.
    static constexpr QSize kLargest{480, 300};

    explicit ThumbnailStore(const QString &folder);
    ThumbnailStore(const ThumbnailStore &) = delete;
    ThumbnailStore &operator=(const ThumbnailStore &) = delete;
    /// Waits until everything is on disk.
    ~ThumbnailStore();

    void keep(const QString &file, const QImage &board, const TableFacts &facts);
    void forget(const QString &file);
    /// Null: none is kept.
    QImage board(const QString &file) const;
    std::optional<TableFacts> facts(const QString &file) const;
    /// Waits for what is still being written.
    void flush();

    /// The name of a table's files in the folder; the same for every way to write its path, and
    /// when the journal itself is gone.
    static QString keyOf(const QString &file);

private:
    QString path(const QString &key, const char *ending) const;

    QString m_folder;
    mutable QHash<QString, QImage> m_boards; ///< by key; null: looked for in vain
    mutable QHash<QString, std::optional<TableFacts>> m_facts;
    QThreadPool m_writer; ///< one thread: in order
};

} // namespace qd
