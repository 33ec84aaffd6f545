// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/disk_watch.h"

#include <QFile>
#include <QFileInfo>

#include <sys/statvfs.h>

namespace qd {
namespace {

constexpr int kEveryMs = 20'000;

/// QStorageInfo reads the list of all mounts for it; this is one call to the system.
qint64 bytesLeft(const QString &folder)
{
    struct statvfs disk { };

    if (::statvfs(QFile::encodeName(folder).constData(), &disk) != 0)
        return -1;
    return static_cast<qint64>(disk.f_bavail) * static_cast<qint64>(disk.f_frsize);
}

} // namespace

DiskWatch::DiskWatch(QObject *parent) : QObject(parent), freeBytes(bytesLeft)
{
    m_again.setInterval(kEveryMs);
    m_again.setTimerType(Qt::VeryCoarseTimer);
    connect(&m_again, &QTimer::timeout, this, &DiskWatch::look);
    m_again.start();
}

void DiskWatch::watch(const QString &file)
{
    m_file = file;
    look();
}

void DiskWatch::look()
{
    const qint64 left = m_file.isEmpty() ? -1 : freeBytes(QFileInfo(m_file).absolutePath());
    const auto low = left >= 0 && left < kLow ? std::optional(left) : std::nullopt;
    const bool other = low != m_low;
    m_low = low;
    emit looked();
    if (other)
        emit changed();
}

} // namespace qd
