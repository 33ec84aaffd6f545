// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/journal/sqlite_fault.h"

#include <QFileInfo>
#include <QStorageInfo>

#include <cerrno>
#include <cstring>

namespace qd {
namespace {

// Primary result codes of SQLite (sqlite.org/rescode.html): part of its stable interface.
enum SqliteCode {
    Busy = 5,
    Locked = 6,
    ReadOnly = 8,
    IoError = 10,
    Corrupt = 11,
    Full = 13,
    CantOpen = 14,
    TooBig = 18,
    NotADatabase = 26,
    ReadOnlyMoved = 8 | (4 << 8),
};

int codeOf(const QSqlError &error)
{
    return error.nativeErrorCode().toInt();
}

FaultKind kindOf(int code)
{
    if (code == ReadOnlyMoved)
        return FaultKind::Gone;
    switch (code & 0xFF) {
    case Busy:
    case Locked:
        return FaultKind::Busy;
    case ReadOnly:
        return FaultKind::ReadOnly;
    case Full:
        return FaultKind::DiskFull;
    case TooBig:
        return FaultKind::TooLarge;
    case Corrupt:
        return FaultKind::Damaged;
    case NotADatabase:
        return FaultKind::NotOurs;
    case IoError:
    case CantOpen:
    default:
        return FaultKind::Unreadable;
    }
}

FaultKind kindOfErrno(int error)
{
    switch (error) {
    case ENOENT:
    case ENOTDIR:
        return FaultKind::NotFound;
    case EROFS:
        return FaultKind::ReadOnly;
    case ENOSPC:
    case EDQUOT:
        return FaultKind::DiskFull;
    case EEXIST:
        return FaultKind::Exists;
    case ESTALE:
    case ENODEV:
        return FaultKind::Gone;
    default:
        return FaultKind::Unreadable;
    }
}

} // namespace

Fault faultOf(FaultKind kind, const QString &file, std::string detail, std::string place)
{
    return Fault{kind, file.toStdString(), std::move(place), std::move(detail)};
}

Fault systemFault(int error, const QString &file, const std::string &doing)
{
    const FaultKind kind = kindOfErrno(error);
    if (kind == FaultKind::DiskFull)
        return diskFull(file);
    return faultOf(kind, file,
                   doing + ": " + std::strerror(error)); // NOLINT(concurrency-mt-unsafe)
}

Fault diskFull(const QString &file)
{
    const QString folder = QFileInfo(file).absolutePath();
    const qint64 free = QStorageInfo(folder).bytesAvailable();
    return faultOf(FaultKind::DiskFull, file,
                   "no space is left on the disk (" + std::to_string(free / 1024) + " KiB free in "
                       + folder.toStdString() + ")");
}

Fault sqliteFault(const QSqlError &error, const QString &file)
{
    const FaultKind kind = kindOf(codeOf(error));
    if (kind == FaultKind::DiskFull)
        return diskFull(file);
    const QString text = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    return faultOf(kind, file, text.toStdString());
}

bool leavesDoubt(const QSqlError &error)
{
    const int code = codeOf(error) & 0xFF;
    return code == IoError || code == Corrupt;
}

} // namespace qd
