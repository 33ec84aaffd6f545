// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/fault_text.h"

namespace qd {
namespace {

QString whatIsWrong(FaultKind kind)
{
    switch (kind) {
    case FaultKind::NotFound:
        return QStringLiteral("no such file; check the name");
    case FaultKind::Unreadable:
        return QStringLiteral("it cannot be read; check its permissions and that it is a file");
    case FaultKind::ReadOnly:
        return QStringLiteral(
            "nothing can be written there; choose another folder or change the permissions");
    case FaultKind::DiskFull:
        return QStringLiteral(
            "the disk is full; free some space and do it again, nothing recorded so far is lost");
    case FaultKind::Busy:
        return QStringLiteral(
            "another program holds the file; close the table there, then try again");
    case FaultKind::NotOurs:
        return QStringLiteral("this is not a Quarterdeck journal; nothing in it was touched");
    case FaultKind::TooNew:
        return QStringLiteral(
            "it was written by a newer Quarterdeck; update the program to read it");
    case FaultKind::Malformed:
        return QStringLiteral(
            "it is not what its format demands; mend that place or use another file");
    case FaultKind::Damaged:
        return QStringLiteral(
            "it is damaged; open a copy of it that is older, and keep this one as it is");
    case FaultKind::TooLarge:
        return QStringLiteral("it is larger than what is read; shorten it");
    case FaultKind::Exists:
        return QStringLiteral("there is a file of that name already; choose another name");
    case FaultKind::Gone:
        return QStringLiteral(
            "the file or its medium is gone; bring it back and open the table again");
    }
    return {};
}

} // namespace

QString faultText(const Fault &fault)
{
    QString text = QString::fromStdString(fault.file);
    // Who holds a file is in the detail.
    if (!fault.place.empty() && fault.kind != FaultKind::Busy)
        text += (text.isEmpty() ? QString() : QStringLiteral(", "))
            + QString::fromStdString(fault.place);
    if (!text.isEmpty())
        text += QStringLiteral(": ");
    text += whatIsWrong(fault.kind);
    if (!fault.detail.empty())
        text += QStringLiteral(" (%1)").arg(QString::fromStdString(fault.detail));
    return text + QLatin1Char('.');
}

ExitStatus exitStatus(const Fault &fault)
{
    switch (fault.kind) {
    case FaultKind::NotFound:
    case FaultKind::Unreadable:
    case FaultKind::Exists:
    case FaultKind::TooLarge:
        return ExitStatus::Usage;
    case FaultKind::NotOurs:
    case FaultKind::TooNew:
    case FaultKind::Malformed:
    case FaultKind::Damaged:
        return ExitStatus::Damaged;
    case FaultKind::ReadOnly:
    case FaultKind::DiskFull:
    case FaultKind::Busy:
    case FaultKind::Gone:
        return ExitStatus::Disk;
    }
    return ExitStatus::Disk;
}

QString refusalText(const Refusal &refusal)
{
    const QString rule = refusal.rule.isNone()
        ? QString()
        : QStringLiteral(", rule %1").arg(QString::fromStdString(refusal.rule.text()));
    return QStringLiteral("refused (%1%2): %3.")
        .arg(QString::fromStdString(refusal.code), rule, QString::fromStdString(refusal.message));
}

} // namespace qd
