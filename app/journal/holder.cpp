// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/journal/holder.h"

#include <QByteArray>
#include <QFile>
#include <QList>

#include <string>
#include <sys/sysmacros.h>
#include <unistd.h>

namespace qd {
namespace {

/// One line of /proc/locks: "1: FLOCK  ADVISORY  WRITE 4711 fe:00:131 0 EOF".
struct LockLine {
    qint64 process = 0;
    QByteArray place; ///< "major:minor:inode"
};

bool readLockLine(const QByteArray &line, LockLine &lock)
{
    const QList<QByteArray> words = line.simplified().split(' ');
    // A waiter has "->" as its second word: it holds nothing.
    if (words.size() < 6 || words[1] == "->")
        return false;
    lock.process = words[4].toLongLong();
    lock.place = words[5];
    return lock.process > 0;
}

QByteArray programOf(qint64 process)
{
    QFile file(QStringLiteral("/proc/%1/comm").arg(process));
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed() : QByteArray();
}

} // namespace

void nameLockHolder(Fault &fault, dev_t device, ino_t inode)
{
    const QByteArray number = ':' + QByteArray::number(static_cast<qulonglong>(inode));
    const QByteArray exact = QByteArray::number(major(device), 16).rightJustified(2, '0') + ':'
        + QByteArray::number(minor(device), 16).rightJustified(2, '0') + number;
    qint64 found = 0;
    QFile locks(QStringLiteral("/proc/locks"));
    if (locks.open(QIODevice::ReadOnly)) {
        for (const QByteArray &line : locks.readAll().split('\n')) {
            LockLine lock;
            if (!readLockLine(line, lock) || lock.process == ::getpid())
                continue;
            if (lock.place == exact) {
                found = lock.process;
                break;
            }
            if (lock.place.endsWith(number)) // some file systems count their devices otherwise
                found = lock.process;
        }
    }
    fault.place.clear();
    fault.detail = "another program, perhaps on another computer, holds it";
    if (found == 0)
        return;
    const QByteArray name = programOf(found);
    const std::string program = name.isEmpty() ? std::string("a program") : name.toStdString();
    const std::string process = "process " + std::to_string(found);
    fault.place = process + ' ' + name.toStdString();
    fault.detail = program + " (" + process + ") on this computer holds it";
}

} // namespace qd
