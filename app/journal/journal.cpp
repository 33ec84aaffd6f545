// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/journal/journal.h"

#include "app/journal/journal_state.h"
#include "app/journal/publish.h"
#include "app/journal/rows.h"
#include "app/journal/schema.h"
#include "app/journal/sqlite_fault.h"

#include <QCryptographicHash>
#include <QFile>

namespace qd {
namespace {

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
        if (auto done = connection.run(statement); !done)
            return done;
    if (auto done = insertTableInfo(connection, info); !done)
        return done;
    QSqlQuery secret(connection.database());
    secret.prepare(QStringLiteral("INSERT INTO dice_secret VALUES(1,?)"));
    secret.addBindValue(diceSeed);
    if (!secret.exec())
        return tl::unexpected(connection.fault(secret.lastError()));
    return connection.run(QStringLiteral("COMMIT"));
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
        return tl::unexpected(d->gone());
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

void Journal::settle()
{
    if (d->access == Access::ReadWrite && d->writeAhead && !d->batch && !d->broken)
        (void)d->connection->run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
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
