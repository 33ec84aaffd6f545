// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/journal/connection.h"
#include "app/journal/file_guard.h"
#include "app/journal/hash_chain.h"
#include "app/journal/inspect.h"
#include "app/journal/journal.h"

#include <QSqlQuery>

#include <memory>
#include <optional>

namespace qd {

/// What a journal holds while it is open, and how it reaches the disk.
struct Journal::Private {
    QString file;
    Access access = Access::ReadWrite;
    TableInfo info;
    QByteArray diceSeed;
    // In this order: the connection is closed first, then the guard lets go, then a copy is
    // removed.
    std::unique_ptr<LookingCopy> copy;
    std::unique_ptr<FileGuard> guard;
    std::unique_ptr<Connection> connection;
    std::optional<QSqlQuery> insert, begin, commit;
    qint64 lastSeq = 0;
    QByteArray lastHash; ///< hexadecimal
    qint64 committedSeq = 0; ///< of the last entry that is on the disk
    QByteArray committedHash;
    std::optional<HashChain> chain; ///< stands at lastHash
    bool batch = false;
    bool writeAhead = false;
    std::optional<Fault> broken; ///< set: an I/O error left in doubt what is on the disk

    tl::expected<void, Fault> connectWriting();
    tl::expected<void, Fault> connectLooking();
    void wantWriteAhead();
    tl::expected<void, Fault> readHead();
    tl::expected<void, Fault> ready();
    tl::expected<void, Fault> execute(QSqlQuery &query);
    tl::expected<void, Fault> beginTransaction();
    tl::expected<void, Fault> commitTransaction();
    void rollBack();
    tl::expected<void, Fault> insertEntry(Entry &entry);
    tl::expected<void, Fault> insertSnapshot(const Snapshot &snapshot);
    Fault gone() const;
    Fault failed(const QSqlError &error);
    void close();
};

} // namespace qd
