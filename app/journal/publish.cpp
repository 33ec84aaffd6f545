// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/journal/publish.h"

#include "app/journal/sqlite_fault.h"

#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace qd {
namespace {

/// 0, or errno.
int syncPath(const QString &path, int flags)
{
    const int fd = ::open(QFile::encodeName(path).constData(), flags | O_CLOEXEC);
    if (fd < 0)
        return errno;
    const int result = ::fsync(fd) == 0 ? 0 : errno;
    ::close(fd);
    return result;
}

bool anythingAt(const QString &path)
{
    struct stat found { };

    return ::lstat(QFile::encodeName(path).constData(), &found) == 0;
}

/// Renames without overwriting; 0, or errno.
int renameNew(const QString &from, const QString &to)
{
    const QByteArray source = QFile::encodeName(from);
    const QByteArray target = QFile::encodeName(to);
    if (::renameat2(AT_FDCWD, source.constData(), AT_FDCWD, target.constData(), RENAME_NOREPLACE)
        == 0)
        return 0;
    if (errno != EINVAL && errno != ENOSYS)
        return errno;
    // A file system that can't promise it: look first.
    if (anythingAt(to))
        return EEXIST;
    return ::rename(source.constData(), target.constData()) == 0 ? 0 : errno;
}

/// Makes a file and takes it away again, since some folders (/proc) take none whatever their
/// permissions say; 0, or errno.
int tryFile(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    const int fd = ::open(name.constData(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
    if (fd < 0)
        return errno;
    ::close(fd);
    ::unlink(name.constData());
    return 0;
}

} // namespace

QString draftName(const QString &file)
{
    const QFileInfo info(file);
    const QString number = QString::number(QRandomGenerator::system()->generate(), 36);
    return info.absolutePath() + QStringLiteral("/.") + info.fileName() + u'.' + number
        + QStringLiteral(".part");
}

tl::expected<void, Fault> checkNewFile(const QString &file)
{
    if (anythingAt(file))
        return tl::unexpected(faultOf(FaultKind::Exists, file, "there is a file of that name"));
    const QString folder = QFileInfo(file).absolutePath();
    if (!QFileInfo(folder).isDir())
        return tl::unexpected(
            faultOf(FaultKind::NotFound, file, "there is no folder " + folder.toStdString()));
    if (::faccessat(AT_FDCWD, QFile::encodeName(folder).constData(), W_OK | X_OK, AT_EACCESS) != 0)
        return tl::unexpected(faultOf(FaultKind::ReadOnly, file, "its folder can't be written to"));
    const int error = tryFile(draftName(file));
    if (error == ENOSPC || error == EDQUOT)
        return tl::unexpected(systemFault(error, file, "it could not be written"));
    if (error != 0)
        return tl::unexpected(
            faultOf(FaultKind::ReadOnly, file, "its folder takes no file of that name"));
    return {};
}

tl::expected<void, Fault> publish(const QString &draft, const QString &file)
{
    int error = syncPath(draft, O_RDWR);
    if (error == 0)
        error = renameNew(draft, file);
    if (error == 0)
        error = syncPath(QFileInfo(file).absolutePath(), O_RDONLY | O_DIRECTORY);
    if (error == 0)
        return {};
    QFile::remove(draft);
    if (error == EEXIST)
        return tl::unexpected(faultOf(FaultKind::Exists, file, "there is a file of that name"));
    return tl::unexpected(systemFault(error, file, "it could not be written"));
}

} // namespace qd
