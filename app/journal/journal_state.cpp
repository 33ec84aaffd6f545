// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/journal/journal_state.h"

#include "app/journal/rows.h"
#include "app/journal/schema.h"
#include "app/journal/sqlite_fault.h"

#include <QCryptographicHash>
#include <QFileInfo>

namespace qd {
namespace {

/// SQLite puts its -wal beside the file that a link points to; so do our checks.
QString realName(const QString &file)
{
    const QFileInfo info(file);
    const QString target = info.isSymLink() ? info.canonicalFilePath() : QString();
    return target.isEmpty() ? file : target;
}

tl::expected<void, Fault> inspectReadOnly(const QString &path, const QString &namedAs)
{
    auto connection = Connection::open(path, Connection::Mode::Look, namedAs);
    if (!connection)
        return tl::unexpected(connection.error());
    return inspect(**connection, namedAs);
}

/// What is still in a -wal is checked on a copy: the file itself stays as it is until it is
/// trusted.
tl::expected<void, Fault> inspectCopy(const QString &file)
{
    const auto copy = LookingCopy::make(file);
    if (!copy)
        return tl::unexpected(copy.error());
    auto connection = Connection::open((*copy)->path(), Connection::Mode::Write, file);
    if (!connection)
        return tl::unexpected(connection.error());
    if (auto done = (*connection)->run(QStringLiteral("PRAGMA locking_mode=EXCLUSIVE")); !done)
        return done;
    if (auto done = inspect(**connection, file); !done)
        return done;
    const auto info = readTableInfo(**connection, file);
    if (!info)
        return tl::unexpected(info.error());
    const auto entries = readEntries(**connection, file);
    if (!entries)
        return tl::unexpected(entries.error());
    if (const auto broken = findBreak(*info, *entries))
        return tl::unexpected(chainFault(*broken, file));
    return {};
}

} // namespace

tl::expected<void, Fault> Journal::Private::connectWriting()
{
    const QString path = realName(file);
    auto held = FileGuard::hold(path);
    if (!held)
        return tl::unexpected(held.error());
    guard = std::move(*held);
    if (auto trusted = guard->header().atRest ? inspectReadOnly(path, file) : inspectCopy(path);
        !trusted) {
        if (trusted.error().kind == FaultKind::Busy)
            guard->nameHolder(trusted.error());
        return trusted;
    }
    auto opened = Connection::open(path, Connection::Mode::Write, file);
    if (!opened)
        return tl::unexpected(opened.error());
    connection = std::move(*opened);
    // EXCLUSIVE before WAL: then there is no -shm, whose mapping kills the process on a full disk.
    // A transaction takes the lock at once, so that another program is noticed now. Nothing is
    // written before the first entry: till then the caller may find that the file can't be trusted.
    for (const char *statement : {"PRAGMA locking_mode=EXCLUSIVE", "BEGIN EXCLUSIVE", "COMMIT"})
        if (auto run = connection->run(QLatin1String(statement)); !run) {
            if (run.error().kind == FaultKind::Busy)
                guard->nameHolder(run.error());
            else if (run.error().kind == FaultKind::DiskFull)
                continue; // a journal opens on a full disk
            return run;
        }
    return {};
}

tl::expected<void, Fault> Journal::Private::connectLooking()
{
    const QString path = realName(file);
    if (const auto known = FileGuard::check(path); !known)
        return tl::unexpected(known.error());
    auto made = LookingCopy::make(path);
    if (!made)
        return tl::unexpected(made.error());
    copy = std::move(*made);
    auto opened = Connection::open(copy->path(), Connection::Mode::Write, file);
    if (!opened)
        return tl::unexpected(opened.error());
    connection = std::move(*opened);
    if (auto run = connection->run(QStringLiteral("PRAGMA locking_mode=EXCLUSIVE")); !run)
        return run;
    return inspect(*connection, file);
}

/// Write-ahead with FULL, one sync a commit. Where there can be none (a full disk just now, a
/// network folder) the old way with EXTRA, which is as safe and slower.
void Journal::Private::wantWriteAhead()
{
    const auto mode = connection->value(QStringLiteral("PRAGMA journal_mode=WAL"));
    writeAhead = mode && mode->toString().compare(QLatin1String("wal"), Qt::CaseInsensitive) == 0;
    (void)connection->run(writeAhead ? QStringLiteral("PRAGMA synchronous=FULL")
                                     : QStringLiteral("PRAGMA synchronous=EXTRA"));
}

tl::expected<void, Fault> Journal::Private::readHead()
{
    auto row = readTableInfo(*connection, file);
    if (!row)
        return tl::unexpected(row.error());
    info = std::move(*row);
    const auto seed = connection->value(QStringLiteral("SELECT seed FROM dice_secret"));
    if (!seed)
        return tl::unexpected(seed.error());
    diceSeed = seed->toByteArray();
    if (QCryptographicHash::hash(diceSeed, QCryptographicHash::Sha256).toHex()
        != info.diceCommitment)
        return tl::unexpected(faultOf(FaultKind::Damaged, file,
                                      "the seed of the dice is not the one that was committed to",
                                      "dice_secret"));
    QSqlQuery query(connection->database());
    if (!query.exec(QStringLiteral("SELECT seq,hash FROM entry ORDER BY seq DESC LIMIT 1")))
        return tl::unexpected(connection->fault(query.lastError()));
    lastHash = info.seal;
    if (query.next()) {
        lastSeq = query.value(0).toLongLong();
        lastHash = query.value(1).toByteArray().toHex();
    }
    committedSeq = lastSeq;
    committedHash = lastHash;
    chain.emplace(lastHash);
    query.finish();
    auto prepared = prepareInsert(*connection);
    if (!prepared)
        return tl::unexpected(prepared.error());
    insert = std::move(*prepared);
    begin.emplace(connection->database());
    commit.emplace(connection->database());
    if (!begin->prepare(QStringLiteral("BEGIN IMMEDIATE"))
        || !commit->prepare(QStringLiteral("COMMIT")))
        return tl::unexpected(connection->fault(connection->database().lastError()));
    return {};
}

void Journal::Private::close()
{
    if (!connection)
        return;
    if (batch)
        rollBack();
    for (auto *query : {&insert, &begin, &commit})
        query->reset();
    if (guard && !broken)
        (void)connection->run(QStringLiteral("PRAGMA journal_mode=DELETE")); // at rest one file
    connection.reset();
    guard.reset();
}

tl::expected<void, Fault> Journal::Private::ready()
{
    if (access == Access::ReadOnly)
        return tl::unexpected(faultOf(FaultKind::ReadOnly, file, "it was opened to look at only"));
    if (broken)
        return tl::unexpected(*broken);
    if (!guard->stillThere())
        return tl::unexpected(faultOf(FaultKind::Gone, file,
                                      "it was removed, renamed or replaced while it was open"));
    if (!writeAhead && !batch)
        wantWriteAhead();
    return {};
}

Fault Journal::Private::gone() const
{
    return faultOf(FaultKind::Gone, file, "it was removed, renamed or replaced while it was open");
}

Fault Journal::Private::failed(const QSqlError &error)
{
    Fault fault = connection->fault(error);
    if (guard && !guard->stillThere())
        fault = faultOf(FaultKind::Gone, file, "its medium is not there any more");
    if (leavesDoubt(error)) {
        broken = fault;
        broken->detail +=
            "; nothing more is recorded until it was closed, opened and checked again";
        return *broken;
    }
    return fault;
}

tl::expected<void, Fault> Journal::Private::execute(QSqlQuery &query)
{
    if (query.exec()) {
        query.finish();
        return {};
    }
    const QSqlError error = query.lastError();
    query.finish();
    return tl::unexpected(failed(error));
}

tl::expected<void, Fault> Journal::Private::beginTransaction()
{
    return execute(*begin);
}

tl::expected<void, Fault> Journal::Private::commitTransaction()
{
    auto done = execute(*commit);
    if (!done) {
        rollBack();
        return done;
    }
    committedSeq = lastSeq;
    committedHash = lastHash;
    return done;
}

void Journal::Private::rollBack()
{
    // Fails where SQLite has rolled back by itself: that is what was wanted.
    (void)connection->run(QStringLiteral("ROLLBACK"));
    lastSeq = committedSeq;
    lastHash = committedHash;
    chain.emplace(lastHash);
    batch = false;
}

tl::expected<void, Fault> Journal::Private::insertEntry(Entry &entry)
{
    if (rowBytes(entry) > schema::kRowBytes)
        return tl::unexpected(faultOf(FaultKind::TooLarge, file, "an entry holds at most 1 MiB"));
    entry.seq = lastSeq + 1;
    entry.prevHash = lastHash;
    entry.hash = chain->next(entry);
    bindEntry(*insert, entry);
    if (auto done = execute(*insert); !done)
        return done;
    lastSeq = entry.seq;
    lastHash = entry.hash;
    return {};
}

tl::expected<void, Fault> Journal::Private::insertSnapshot(const Snapshot &snapshot)
{
    QSqlQuery query(connection->database());
    query.prepare(QStringLiteral("INSERT OR REPLACE INTO snapshot VALUES(?,?,?)"));
    query.addBindValue(snapshot.seq);
    query.addBindValue(snapshot.moduleVersion);
    query.addBindValue(snapshot.state);
    return execute(query);
}

} // namespace qd
