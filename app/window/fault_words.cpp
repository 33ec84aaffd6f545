// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/fault_words.h"

#include "app/narration/fault_sentence.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QStorageInfo>

#include <algorithm>
#include <array>
#include <cerrno>

namespace qd {
namespace {

class FaultWords {
    Q_DECLARE_TR_FUNCTIONS(qd::FaultWords)
public:
    static QString full(const Fault &fault);
    static QString help(FaultKind kind);
    static QString lowDisk(qint64 bytesLeft);
    static QString lowDiskAdvice(const QString &file);
    static QString settings();
    static QString settingsAdvice(const QString &file, const QString &why);
};

QString FaultWords::full(const Fault &fault)
{
    const QString file = QString::fromStdString(fault.file);
    const QStorageInfo disk(QFileInfo(file).absolutePath());
    if (file.isEmpty() || !disk.isValid())
        return faultSentence(fault);
    const QString left = QLocale().formattedDataSize(disk.bytesAvailable());
    if (!file.endsWith(QLatin1String(".qdj")))
        return tr("%1 was not written: the disk is full (%2 free). What stood there before is "
                  "untouched. Free some space and try again, or choose another disk.")
            .arg(file, left);
    return tr("Nothing was recorded: the disk of %1 is full (%2 free). Free some space and try "
              "again, or go on in a copy on another disk.")
        .arg(file, left);
}

QString FaultWords::help(FaultKind kind)
{
    switch (kind) {
    case FaultKind::NotFound:
        return tr(
            "A folder may have been renamed, or a stick is not plugged in. Forgetting a table "
            "takes it off the list and deletes nothing.");
    case FaultKind::Busy:
        return tr(
            "Only one program at a time writes to a journal, so that no act is lost. A copy to "
            "look at shows the table as it is now; it doesn’t follow what is recorded later.");
    case FaultKind::Unreadable:
    case FaultKind::ReadOnly:
        return tr("Every act must be on the disk before the screen shows it; here nothing can be "
                  "written. All that was recorded is safe and can be looked at.");
    case FaultKind::DiskFull:
        return tr("All that was recorded is safe. What is in hand stays in hand until it can be "
                  "written.");
    case FaultKind::Gone:
        return tr(
            "The file was removed, renamed or replaced by something else while it was open, or "
            "its medium was pulled. Quarterdeck still holds all of it: save a copy before you "
            "close the table.");
    case FaultKind::Damaged:
        return tr(
            "The journal was changed outside Quarterdeck, or the disk lost a part of it. "
            "Verifying names the first entry that differs. Nothing is written to such a file.");
    case FaultKind::NotOurs:
    case FaultKind::TooNew:
    case FaultKind::Malformed:
    case FaultKind::TooLarge:
    case FaultKind::Exists:
        break;
    }
    return tr(
        "Nothing was changed. Tables end in “.qdj” and lie in Documents/Quarterdeck unless you "
        "put them elsewhere.");
}

QString FaultWords::lowDisk(qint64 bytesLeft)
{
    return tr("only %1 free", "on the disk").arg(QLocale().formattedDataSize(bytesLeft, 0));
}

QString FaultWords::lowDiskAdvice(const QString &file)
{
    return tr("The disk of %1 is nearly full. When it is full nothing more is recorded: free some "
              "space, or save a copy on another disk and go on there.")
        .arg(file);
}

QString FaultWords::settings()
{
    return tr("settings not saved");
}

QString FaultWords::settingsAdvice(const QString &file, const QString &why)
{
    return tr("%1 could not be written (%2). Your choice holds until the program ends; what was "
              "saved before is whole, and saving is tried again.",
              "%2: what the system says")
        .arg(file, why);
}

} // namespace

QString faultText(const Fault &fault)
{
    return fault.kind == FaultKind::DiskFull ? FaultWords::full(fault) : faultSentence(fault);
}

QString faultHelp(FaultKind kind)
{
    return FaultWords::help(kind);
}

Fault writeFault(const QString &file, const QString &wrong)
{
    const bool full = std::ranges::any_of(std::array{ENOSPC, EDQUOT, EFBIG}, [&wrong](int error) {
        return wrong == qt_error_string(error);
    });
    return Fault{full ? FaultKind::DiskFull : FaultKind::ReadOnly,
                 file.toStdString(),
                 {},
                 wrong.toStdString()};
}

QString lowDiskWords(qint64 bytesLeft)
{
    return FaultWords::lowDisk(bytesLeft);
}

QString lowDiskHelp(const QString &file)
{
    return FaultWords::lowDiskAdvice(file);
}

QString settingsWords()
{
    return FaultWords::settings();
}

QString settingsHelp(const QString &file, const QString &why)
{
    return FaultWords::settingsAdvice(file, why);
}

} // namespace qd
