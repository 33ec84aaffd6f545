// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/journal/inspect.h"

#include "app/journal/connection.h"
#include "app/journal/schema.h"
#include "app/journal/sqlite_fault.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlQuery>

#include <algorithm>
#include <array>

namespace qd {
namespace {

tl::expected<std::vector<schema::Object>, Fault> objectsIn(Connection &connection)
{
    QSqlQuery query(connection.database());
    query.setForwardOnly(true);
    if (!query.exec(QStringLiteral("SELECT type,name,tbl_name,sql FROM sqlite_schema")))
        return tl::unexpected(connection.fault(query.lastError()));
    std::vector<schema::Object> found;
    while (query.next())
        found.push_back({query.value(0).toString(), query.value(1).toString(),
                         query.value(2).toString(), query.value(3).toString()});
    if (query.lastError().isValid())
        return tl::unexpected(connection.fault(query.lastError()));
    return found;
}

tl::expected<void, Fault> checkSchema(Connection &connection, const QString &file)
{
    const auto found = objectsIn(connection);
    if (!found)
        return tl::unexpected(found.error());
    const auto &ours = schema::objects();
    const auto has = [](const std::vector<schema::Object> &all, const schema::Object &one) {
        return std::find(all.begin(), all.end(), one) != all.end();
    };
    for (const schema::Object &object : *found)
        if (!has(ours, object))
            return tl::unexpected(
                faultOf(FaultKind::NotOurs, file,
                        "it holds a " + object.type.toStdString() + " that no journal has",
                        object.name.toStdString()));
    for (const schema::Object &object : ours)
        if (!has(*found, object))
            return tl::unexpected(
                faultOf(FaultKind::NotOurs, file,
                        "a " + object.type.toStdString() + " of a journal is missing",
                        object.name.toStdString()));
    return {};
}

/// Reading through a file takes as long as it is: first its length is held against what it has.
tl::expected<void, Fault> checkLength(Connection &connection, const QString &file)
{
    constexpr qint64 kAnyTable = qint64{64} << 20U; // a board, snapshots, pages once in use
    constexpr qint64 kPerEntry = qint64{64} << 10U; // far more than any act needs on average
    std::array<qint64, 3> numbers{};
    static constexpr std::array<const char *, 3> kAsked{"PRAGMA page_count", "PRAGMA page_size",
                                                        "SELECT count(*) FROM entry"};
    for (std::size_t i = 0; i < kAsked.size(); ++i) {
        if (i == 2 && numbers[0] * numbers[1] <= kAnyTable)
            return {};
        const auto answer = connection.value(QLatin1String(kAsked[i]));
        if (!answer)
            return tl::unexpected(answer.error());
        numbers[i] = answer->toLongLong();
    }
    if (numbers[0] * numbers[1] > kAnyTable + numbers[2] * kPerEntry)
        return tl::unexpected(
            faultOf(FaultKind::TooLarge, file, "it is far longer than its entries"));
    return {};
}

tl::expected<void, Fault> checkSizes(Connection &connection, const QString &file)
{
    const QString entries = QStringLiteral(
        "SELECT seq FROM entry WHERE length(command)+length(rolls)+length(events)+length(overruled)"
        "+length(CAST(reason AS BLOB))+length(CAST(actor AS BLOB))+length(CAST(at_utc AS BLOB))"
        "+length(CAST(kind AS BLOB))+length(CAST(dice_source AS BLOB))>%1 LIMIT 1");
    const auto entry = connection.value(entries.arg(schema::kRowBytes));
    if (!entry)
        return tl::unexpected(entry.error());
    if (entry->isValid())
        return tl::unexpected(faultOf(FaultKind::TooLarge, file, "it is longer than 1 MiB",
                                      "entry " + std::to_string(entry->toLongLong())));
    const QString large =
        QStringLiteral("SELECT 1 FROM table_info WHERE length(board)+length(options)>%1 "
                       "UNION ALL SELECT 1 FROM snapshot WHERE length(state)>%1 LIMIT 1");
    const auto beyond = connection.value(large.arg(schema::kLargeBytes));
    if (!beyond)
        return tl::unexpected(beyond.error());
    if (beyond->isValid())
        return tl::unexpected(
            faultOf(FaultKind::TooLarge, file, "its board is longer than 16 MiB"));
    return {};
}

/// What tells that a file was not touched between two looks.
struct Stamp {
    qint64 size = -1;
    QDateTime changed;
    friend bool operator==(const Stamp &, const Stamp &) = default;
};

constexpr std::array<const char *, 3> kParts{"", "-wal", "-journal"};

std::array<Stamp, 3> stampsOf(const QString &file)
{
    std::array<Stamp, 3> stamps;
    for (std::size_t i = 0; i < kParts.size(); ++i) {
        const QFileInfo info(file + QLatin1String(kParts[i]));
        if (info.exists())
            stamps[i] = {info.size(), info.lastModified()};
    }
    return stamps;
}

} // namespace

tl::expected<void, Fault> inspect(Connection &connection, const QString &file)
{
    if (auto done = checkSchema(connection, file); !done) {
        if (done.error().kind == FaultKind::Unreadable)
            done.error().kind = FaultKind::Damaged; // "malformed database schema"
        return done;
    }
    if (auto done = checkLength(connection, file); !done)
        return done;
    const auto check = connection.value(QStringLiteral("PRAGMA quick_check(1)"));
    if (!check)
        return tl::unexpected(check.error());
    if (const QString answer = check->toString(); answer != QStringLiteral("ok"))
        return tl::unexpected(faultOf(FaultKind::Damaged, file, answer.simplified().toStdString()));
    return checkSizes(connection, file);
}

LookingCopy::LookingCopy(const QString &base)
    : m_folder(base + QStringLiteral("/quarterdeck-XXXXXX"))
{
}

tl::expected<std::unique_ptr<LookingCopy>, Fault> LookingCopy::make(const QString &file)
{
    auto copy = makeIn(QDir::tempPath(), file);
    const QFileInfo memory(QStringLiteral("/dev/shm"));
    if (!copy && copy.error().kind == FaultKind::DiskFull && memory.isWritable())
        return makeIn(memory.filePath(), file);
    return copy;
}

tl::expected<std::unique_ptr<LookingCopy>, Fault> LookingCopy::makeIn(const QString &base,
                                                                      const QString &file)
{
    std::unique_ptr<LookingCopy> copy(new LookingCopy(base));
    if (!copy->m_folder.isValid())
        return tl::unexpected(diskFull(base));
    constexpr int kTries = 5; // another program may be writing meanwhile
    for (int attempt = 0; attempt < kTries; ++attempt) {
        const auto before = stampsOf(file);
        const auto done = copy->copyParts(file);
        if (before != stampsOf(file))
            continue;
        if (!done)
            return tl::unexpected(done.error());
        return copy;
    }
    return tl::unexpected(faultOf(FaultKind::Busy, file, "another program keeps writing to it"));
}

tl::expected<void, Fault> LookingCopy::copyParts(const QString &file) const
{
    for (const char *part : kParts) {
        const QString target = path() + QLatin1String(part);
        QFile::remove(target);
        QFile from(file + QLatin1String(part));
        if (!from.exists())
            continue;
        if (!from.copy(target))
            return tl::unexpected(from.error() == QFileDevice::OpenError
                                      ? faultOf(FaultKind::Unreadable, file, "it can't be read")
                                      : diskFull(target));
        QFile::setPermissions(target, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    }
    return {};
}

QString LookingCopy::path() const
{
    return m_folder.filePath(QStringLiteral("looking.qdj"));
}

} // namespace qd
