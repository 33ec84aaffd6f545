// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSaveFile>
#include <QTemporaryFile>

#include <cerrno>
#include <sys/stat.h>
#include <unistd.h>

namespace qd {
namespace {

constexpr qint64 kLargestOwnFile = qint64{16} << 20;

Fault fault(FaultKind kind, const QString &file, const char *detail)
{
    return Fault{kind, file.toStdString(), {}, detail};
}

/// Everything in the file and on the disk. QSaveFile::commit() would not tell: it forgets what went
/// wrong when it empties its buffer, and puts a file cut short in the old one's place.
/// 0, or errno.
int settle(QSaveFile &file, qint64 size)
{
    if (!file.flush())
        return errno != 0 ? errno : EIO;
    if (::fsync(file.handle()) != 0)
        return errno;

    struct stat found { };

    if (::fstat(file.handle(), &found) != 0)
        return errno;
    return found.st_size == size ? 0 : ENOSPC;
}

} // namespace

QString freshTableFile(const QString &folder, const QString &title, QDate date)
{
    static const QRegularExpression kUnsafe(QStringLiteral("[\\x00-\\x1f\\\\/:*?\"<>|]+"));
    QString safe = title;
    safe.replace(kUnsafe, QStringLiteral(" "));
    safe = safe.simplified().left(80);
    const QString stem = date.toString(Qt::ISODate) + QLatin1Char(' ') + safe;
    const QDir dir(folder);
    QString file = dir.filePath(stem + QStringLiteral(".qdj"));
    for (int n = 2; QFileInfo::exists(file); ++n)
        file = dir.filePath(QStringLiteral("%1 (%2).qdj").arg(stem).arg(n));
    return file;
}

bool canHoldTables(const QString &folder)
{
    QFileInfo info(QDir::cleanPath(QDir(folder).absolutePath()));
    while (!info.exists() && !info.isRoot())
        info.setFile(info.absolutePath());
    return info.isDir() && info.isWritable();
}

tl::expected<void, Fault> makeTablesFolder(const QString &folder)
{
    if (!QDir().mkpath(folder))
        return tl::unexpected(fault(FaultKind::ReadOnly, folder, "the folder cannot be made"));
    if (!QFileInfo(folder).isWritable())
        return tl::unexpected(
            fault(FaultKind::ReadOnly, folder, "nothing can be written into the folder"));
    // What the permissions say is not all: some folders take no file from anybody.
    QTemporaryFile probe(QDir(folder).filePath(QStringLiteral(".quarterdeck-XXXXXX")));
    if (!probe.open())
        return tl::unexpected(
            fault(FaultKind::ReadOnly, folder, "nothing can be written into the folder"));
    return {};
}

tl::expected<QByteArray, Fault> readOwnFile(const QString &file)
{
    const QFileInfo info(file);
    if (!info.exists())
        return tl::unexpected(fault(FaultKind::NotFound, file, "there is no such file"));
    if (!info.isFile()) // a folder, a pipe, a device: never opened
        return tl::unexpected(fault(FaultKind::Unreadable, file, "it is not an ordinary file"));
    if (info.size() > kLargestOwnFile)
        return tl::unexpected(fault(FaultKind::TooLarge, file, "it is longer than 16 MiB"));
    QFile opened(file);
    if (!opened.open(QIODevice::ReadOnly))
        return tl::unexpected(fault(FaultKind::Unreadable, file, "it cannot be read"));
    return opened.readAll();
}

QString writeWhole(const QString &file, const QByteArray &bytes, Readers readers)
{
    // A folder, a pipe or a device is nobody's to put a file in the place of.
    if (const QFileInfo there(file); there.exists() && !there.isFile())
        return qt_error_string(EEXIST);
    QSaveFile whole(file);
    if (!whole.open(QIODevice::WriteOnly))
        return whole.errorString();
    if (readers == Readers::OwnerOnly)
        whole.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    if (whole.write(bytes) != bytes.size())
        return whole.errorString(); // the unfinished file goes, the old one stays
    errno = 0;
    if (const int wrong = settle(whole, bytes.size()); wrong != 0)
        return qt_error_string(wrong);
    return whole.commit() ? QString() : whole.errorString();
}

} // namespace qd
