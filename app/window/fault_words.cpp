// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/fault_words.h"

#include "app/narration/fault_sentence.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QStorageInfo>

namespace qd {
namespace {

class FaultWords {
    Q_DECLARE_TR_FUNCTIONS(qd::FaultWords)
public:
    static QString full(const Fault &fault);
    static QString help(FaultKind kind);
};

QString FaultWords::full(const Fault &fault)
{
    const QString file = QString::fromStdString(fault.file);
    const QStorageInfo disk(QFileInfo(file).absolutePath());
    if (file.isEmpty() || !disk.isValid())
        return faultSentence(fault);
    return tr("Nothing was recorded: the disk of %1 is full (%2 free). Free some space and try "
              "again, or go on in a copy on another disk.")
        .arg(file, QLocale().formattedDataSize(disk.bytesAvailable()));
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

} // namespace

QString faultText(const Fault &fault)
{
    return fault.kind == FaultKind::DiskFull ? FaultWords::full(fault) : faultSentence(fault);
}

QString faultHelp(FaultKind kind)
{
    return FaultWords::help(kind);
}

} // namespace qd
