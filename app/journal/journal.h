// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/journal/entry.h"
#include "rules/base/fault.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>
#include <tl/expected.hpp>
#include <vector>

namespace qd {

/// A state in full at an entry: a cache, so that reading needn't fold a table from its opening.
struct Snapshot {
    qint64 seq = 0;
    int moduleVersion = 0; ///< of the rules module that wrote it
    QByteArray state;
};

/// One table's file (*.qdj): an SQLite file that is only ever added to. What an answer says was
/// appended is on the disk. While it is open for writing no other program may use it; closed, it is
/// one file.
class Journal {
public:
    enum class Access { ReadWrite, ReadOnly };
    using Opened = tl::expected<std::unique_ptr<Journal>, Fault>;

    /// Makes the file with its opening row, sealed here, whole or not at all, and opens it.
    /// `diceSeed`: 32 secret bytes, whose SHA-256 becomes the row's dice commitment. Faults:
    /// Exists, NotFound, ReadOnly, DiskFull …
    static Opened create(const QString &file, TableInfo info, const QByteArray &diceSeed);
    /// Opens a file after checking that it is a journal of ours, whole and of a known version;
    /// nothing is written to any other. ReadOnly looks at a copy. Faults: NotFound, Unreadable,
    /// ReadOnly, Busy (`place` and `detail` name the holder), NotOurs, TooNew, Malformed, Damaged,
    /// TooLarge.
    static Opened open(const QString &file, Access access);
    ~Journal();
    Journal(const Journal &) = delete;
    Journal &operator=(const Journal &) = delete;

    const QString &file() const;
    Access access() const;
    const TableInfo &info() const;
    /// The secret of the program's dice, 32 bytes.
    const QByteArray &diceSeed() const;

    /// All entries, oldest first. They are not checked here: see findBreak. Faults: Damaged.
    tl::expected<std::vector<Entry>, Fault> entries();

    /// Appends one entry in a transaction of its own (or within the open batch). Fills in seq,
    /// prevHash and hash. On a fault nothing was written: DiskFull leaves the journal as it was,
    /// work goes on when there is space; Gone: the file was taken away; after an I/O error nothing
    /// is taken any more until the file was closed and opened again.
    tl::expected<void, Fault> append(Entry &entry);
    /// The same with the state after it for the cache (its `seq` is filled in).
    tl::expected<void, Fault> append(Entry &entry, Snapshot snapshot);
    /// The same for several entries: all or none.
    tl::expected<void, Fault> append(std::vector<Entry> &entries);

    /// From here on appended entries are on the disk only when the batch was committed.
    tl::expected<void, Fault> beginBatch();
    /// On a fault the whole batch is taken back.
    tl::expected<void, Fault> commitBatch();
    void rollBackBatch();

    /// The numbers of the entries that have a snapshot by this version of the rules module.
    tl::expected<std::vector<qint64>, Fault> snapshotSeqs(int moduleVersion);
    std::optional<Snapshot> snapshot(qint64 seq);
    /// Keeping and dropping are worth a try only: a fault is no trouble of anybody's.
    void keepSnapshots(const std::vector<Snapshot> &snapshots);
    void dropSnapshot(qint64 seq);

    /// Brings what was written ahead into the file itself, so that a copy of it, made by any other
    /// program, has every entry. Worth a try only (a full disk, an open batch: not now): what is
    /// acknowledged is safe either way.
    void settle();
    /// Writes a copy, whole or not at all. Faults: Exists, DiskFull …
    tl::expected<void, Fault> saveCopy(const QString &file);

private:
    struct Private;
    explicit Journal(std::unique_ptr<Private> priv);
    tl::expected<void, Fault> append(Entry &entry, Snapshot *snapshot);
    std::unique_ptr<Private> d;
};

} // namespace qd
