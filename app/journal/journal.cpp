// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/journal/journal.h"

#include "app/journal/connection.h"
#include "app/journal/file_guard.h"
#include "app/journal/hash_chain.h"
#include "app/journal/inspect.h"
#include "app/journal/publish.h"
#include "app/journal/rows.h"
#include "app/journal/schema.h"
#include "app/journal/sqlite_fault.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace qd {

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
    Fault failed(const QSqlError &error);
    void close();
};

namespace {

/// SQLite puts its -wal beside the file that a link points to; so do our checks.
QString realName(const QString &file)
{
    const QFileInfo info(file);
    const QString target = info.isSymLink() ? info.canonicalFilePath() : QString();
    return target.isEmpty() ? file : target;
}

tl::expected<void, Fault> fillNewFile(Connection &connection, const TableInfo &info,
                                      const QByteArray &diceSeed)
{
    QStringList statements{QStringLiteral("PRAGMA synchronous=EXTRA"),
                           QStringLiteral("BEGIN IMMEDIATE"),
                           QStringLiteral("PRAGMA application_id=%1").arg(schema::kApplicationId),
                           QStringLiteral("PRAGMA user_version=%1").arg(schema::kUserVersion)};
    for (const schema::Object &object : schema::objects())
        statements.append(object.sql);
    for (const QString &statement : statements)
        if (const auto done = connection.run(statement); !done)
            return done;
    if (const auto done = insertTableInfo(connection, info); !done)
        return done;
    QSqlQuery secret(connection.database());
    secret.prepare(QStringLiteral("INSERT INTO dice_secret VALUES(1,?)"));
    secret.addBindValue(diceSeed);
    if (!secret.exec())
        return tl::unexpected(connection.fault(secret.lastError()));
    return connection.run(QStringLiteral("COMMIT"));
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
    if (const auto done = (*connection)->run(QStringLiteral("PRAGMA locking_mode=EXCLUSIVE"));
        !done)
        return done;
    return inspect(**connection, file);
}

} // namespace

Journal::Journal(std::unique_ptr<Private> priv) : d(std::move(priv)) { }

Journal::~Journal()
{
    d->close();
}

Journal::Opened Journal::create(const QString &file, TableInfo info, const QByteArray &diceSeed)
{
    if (const auto free = checkNewFile(file); !free)
        return tl::unexpected(free.error());
    info.diceCommitment = QCryptographicHash::hash(diceSeed, QCryptographicHash::Sha256).toHex();
    info.seal = sealOf(info);
    const QString draft = draftName(file);
    tl::expected<void, Fault> done;
    {
        auto connection = Connection::open(draft, Connection::Mode::Write, file);
        done = connection ? fillNewFile(**connection, info, diceSeed)
                          : tl::expected<void, Fault>(tl::unexpected(connection.error()));
    }
    if (!done) {
        QFile::remove(draft);
        QFile::remove(draft + QStringLiteral("-journal"));
        return tl::unexpected(done.error());
    }
    if (done = publish(draft, file); !done)
        return tl::unexpected(done.error());
    return open(file, Access::ReadWrite);
}

Journal::Opened Journal::open(const QString &file, Access access)
{
    auto priv = std::make_unique<Private>();
    priv->file = file;
    priv->access = access;
    auto done = access == Access::ReadWrite ? priv->connectWriting() : priv->connectLooking();
    if (done)
        done = priv->readHead();
    std::unique_ptr<Journal> journal(new Journal(std::move(priv)));
    if (!done)
        return tl::unexpected(done.error());
    return journal;
}

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
            trusted.error().detail = guard->holder();
        return trusted;
    }
    auto opened = Connection::open(path, Connection::Mode::Write, file);
    if (!opened)
        return tl::unexpected(opened.error());
    connection = std::move(*opened);
    // EXCLUSIVE before WAL: then there is no -shm, whose mapping kills the process on a full disk.
    // A transaction takes the lock at once, so that another program is noticed now.
    for (const char *statement : {"PRAGMA locking_mode=EXCLUSIVE", "BEGIN IMMEDIATE", "COMMIT"})
        if (auto run = connection->run(QLatin1String(statement)); !run) {
            if (run.error().kind == FaultKind::Busy)
                run.error().detail = guard->holder();
            else if (run.error().kind == FaultKind::DiskFull)
                continue; // a journal opens on a full disk
            return run;
        }
    wantWriteAhead();
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
    if (const auto run = connection->run(QStringLiteral("PRAGMA locking_mode=EXCLUSIVE")); !run)
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
    batch = false;
}

tl::expected<void, Fault> Journal::Private::insertEntry(Entry &entry)
{
    if (rowBytes(entry) > schema::kRowBytes)
        return tl::unexpected(faultOf(FaultKind::TooLarge, file, "an entry holds at most 1 MiB"));
    entry.seq = lastSeq + 1;
    entry.prevHash = lastHash;
    entry.hash = HashChain(lastHash).next(entry);
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

const QString &Journal::file() const
{
    return d->file;
}

Journal::Access Journal::access() const
{
    return d->access;
}

const TableInfo &Journal::info() const
{
    return d->info;
}

const QByteArray &Journal::diceSeed() const
{
    return d->diceSeed;
}

tl::expected<std::vector<Entry>, Fault> Journal::entries()
{
    return readEntries(*d->connection, d->file);
}

tl::expected<void, Fault> Journal::append(Entry &entry)
{
    return append(entry, nullptr);
}

tl::expected<void, Fault> Journal::append(Entry &entry, Snapshot snapshot)
{
    return append(entry, &snapshot);
}

tl::expected<void, Fault> Journal::append(Entry &entry, Snapshot *snapshot)
{
    if (auto done = d->ready(); !done)
        return done;
    if (!d->batch)
        if (auto done = d->beginTransaction(); !done)
            return done;
    auto done = d->insertEntry(entry);
    if (done && snapshot) {
        snapshot->seq = entry.seq;
        done = d->insertSnapshot(*snapshot);
    }
    if (!done) {
        d->rollBack();
        return done;
    }
    return d->batch ? done : d->commitTransaction();
}

tl::expected<void, Fault> Journal::append(std::vector<Entry> &entries)
{
    const bool inBatch = d->batch;
    if (!inBatch)
        if (auto done = beginBatch(); !done)
            return done;
    for (Entry &entry : entries)
        if (auto done = append(entry); !done)
            return done;
    return inBatch ? tl::expected<void, Fault>() : commitBatch();
}

tl::expected<void, Fault> Journal::beginBatch()
{
    if (auto done = d->ready(); !done)
        return done;
    auto done = d->beginTransaction();
    d->batch = done.has_value();
    return done;
}

tl::expected<void, Fault> Journal::commitBatch()
{
    if (!d->batch)
        return {};
    d->batch = false;
    if (!d->guard->stillThere()) {
        d->rollBack();
        return d->ready();
    }
    return d->commitTransaction();
}

void Journal::rollBackBatch()
{
    if (d->batch)
        d->rollBack();
}

tl::expected<std::vector<qint64>, Fault> Journal::snapshotSeqs(int moduleVersion)
{
    QSqlQuery query(d->connection->database());
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT seq FROM snapshot WHERE module_version=?"));
    query.addBindValue(moduleVersion);
    if (!query.exec())
        return tl::unexpected(d->connection->fault(query.lastError()));
    std::vector<qint64> seqs;
    while (query.next())
        seqs.push_back(query.value(0).toLongLong());
    return seqs;
}

std::optional<Snapshot> Journal::snapshot(qint64 seq)
{
    QSqlQuery query(d->connection->database());
    query.setForwardOnly(true);
    query.prepare(QStringLiteral("SELECT module_version,state FROM snapshot WHERE seq=?"));
    query.addBindValue(seq);
    if (!query.exec() || !query.next())
        return std::nullopt;
    return Snapshot{seq, query.value(0).toInt(), query.value(1).toByteArray()};
}

void Journal::keepSnapshots(const std::vector<Snapshot> &snapshots)
{
    const bool own = !d->batch;
    if (snapshots.empty() || (d->guard && !d->ready())
        || (own && !d->connection->run(QStringLiteral("BEGIN"))))
        return;
    for (const Snapshot &snapshot : snapshots)
        (void)d->insertSnapshot(snapshot);
    if (own && !d->connection->run(QStringLiteral("COMMIT")))
        (void)d->connection->run(QStringLiteral("ROLLBACK"));
}

void Journal::dropSnapshot(qint64 seq)
{
    if (!d->guard || d->ready())
        (void)d->connection->run(QStringLiteral("DELETE FROM snapshot WHERE seq=%1").arg(seq));
}

tl::expected<void, Fault> Journal::saveCopy(const QString &file)
{
    if (const auto free = checkNewFile(file); !free)
        return tl::unexpected(free.error());
    const QString draft = draftName(file);
    QSqlQuery query(d->connection->database());
    query.prepare(QStringLiteral("VACUUM INTO ?"));
    query.addBindValue(draft);
    if (!query.exec()) {
        const Fault fault = sqliteFault(query.lastError(), file);
        QFile::remove(draft);
        return tl::unexpected(fault);
    }
    query.finish();
    return publish(draft, file);
}

} // namespace qd
