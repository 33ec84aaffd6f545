// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/fault_sentence.h"

#include "app/narration/reason_in_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace qd {

namespace {

class FaultWords {
    Q_DECLARE_TR_FUNCTIONS(FaultWords)
public:
    static QString say(const Fault &fault);

private:
    static QString file(const Fault &fault);
    static QString where(const Fault &fault);
    static QString number(const QString &place);
    static QString busy(const QString &name, const QString &place);
};

QString FaultWords::file(const Fault &fault)
{
    return fault.file.empty() ? tr("The file") : QString::fromStdString(fault.file);
}

/// "line 12" and "entry 118" in the reader's language; keys of a data file as they are.
QString FaultWords::number(const QString &place)
{
    if (place.startsWith(QLatin1String("line ")))
        return tr("line %1").arg(place.mid(5));
    if (place.startsWith(QLatin1String("entry ")))
        return tr("entry %1").arg(place.mid(6));
    return place;
}

/// The place and what was found there, in brackets before the remedy.
QString FaultWords::where(const Fault &fault)
{
    QString place = number(QString::fromStdString(fault.place));
    const QString detail = reasonInWords(fault.detail);
    if (place.isEmpty())
        return detail;
    if (detail.isEmpty())
        return place;
    return tr("%1: %2", "a place in a file and what is wrong there").arg(place, detail);
}

/// `place`: "process 4711 quarterdeck", empty where nobody knows.
QString FaultWords::busy(const QString &name, const QString &place)
{
    const QString number = place.section(QLatin1Char(' '), 1, 1);
    const QString program = place.section(QLatin1Char(' '), 2);
    if (!place.startsWith(QLatin1String("process ")) || program.isEmpty())
        return tr("%1 is open in another window or program. Close it there, or look at a copy "
                  "here.")
            .arg(name);
    return tr("%1 is open in %2 (process %3). Close it there, or look at a copy here.",
              "%2: the name of a program, %3: its number")
        .arg(name, program, number);
}

QString FaultWords::say(const Fault &fault)
{
    const QString name = file(fault);
    const QString place = where(fault);
    switch (fault.kind) {
    case FaultKind::NotFound:
        return tr("%1 was not found. Check the name and the folder, or choose another file.")
            .arg(name);
    case FaultKind::Unreadable:
        return tr("%1 can’t be read: permission is missing, or it is no ordinary file. Check its "
                  "permissions or use a copy.")
            .arg(name);
    case FaultKind::ReadOnly:
        return tr("%1 can’t be written: the file or its folder is read only. Nothing was recorded. "
                  "Save a copy in another folder and go on there.")
            .arg(name);
    case FaultKind::DiskFull:
        return tr(
            "Nothing was recorded: the disk is full. Free some space and press Record again.");
    case FaultKind::Busy:
        return busy(name, QString::fromStdString(fault.place));
    case FaultKind::NotOurs:
        return tr("%1 was not made by Quarterdeck and was left untouched. Choose a Quarterdeck "
                  "table.")
            .arg(name);
    case FaultKind::TooNew:
        return tr("%1 comes from a newer version of Quarterdeck and was left untouched. Update the "
                  "program to open it.")
            .arg(name);
    case FaultKind::Malformed:
        return place.isEmpty()
            ? tr("%1 doesn’t have the right form. Correct it and try again.").arg(name)
            : tr("%1 doesn’t have the right form (%2). Correct it there and try again.",
                 "%2: place and cause")
                  .arg(name, place);
    case FaultKind::Damaged:
        return place.isEmpty()
            ? tr("%1 is damaged. Nothing was written to it; go on with the last good copy.")
                  .arg(name)
            : tr("%1 is damaged (%2). Nothing was written to it; go on with the last good copy.",
                 "%2: place and cause")
                  .arg(name, place);
    case FaultKind::TooLarge:
        return tr("%1 is too large to be read. Check that it is the right file.").arg(name);
    case FaultKind::Exists:
        return tr("%1 exists already and was not overwritten. Choose another name.").arg(name);
    case FaultKind::Gone:
        return tr("%1 is gone: it was removed, or its medium was pulled. Nothing was recorded. "
                  "Bring it back, or save a copy elsewhere.")
            .arg(name);
    }
    return {};
}

class DiceWords {
    Q_DECLARE_TR_FUNCTIONS(DiceWords)
public:
    static QString say(DiceSource source)
    {
        switch (source) {
        case DiceSource::Table:
            return tr("from the table", "dice");
        case DiceSource::App:
            return tr("from the app", "dice");
        case DiceSource::Script:
            return tr("from a script", "dice");
        case DiceSource::None:
            break;
        }
        return {};
    }
};

} // namespace

QString faultSentence(const Fault &fault)
{
    return FaultWords::say(fault);
}

QString diceSource(DiceSource source)
{
    return DiceWords::say(source);
}

} // namespace qd
