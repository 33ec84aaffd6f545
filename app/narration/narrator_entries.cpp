// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of a journal: what an entry of each kind says.
#include "app/narration/adjusted_set.h"
#include "app/narration/narrator.h"

#include <QJsonDocument>

namespace qd {

namespace {

QJsonObject objectOf(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

/// The events; `adjusted` with what the command set.
QJsonArray eventsOf(const Entry &entry)
{
    QJsonArray events;
    const QJsonObject command = objectOf(entry.command);
    const QJsonArray told = QJsonDocument::fromJson(entry.events).array();
    for (const auto &event : told)
        events.append(withWhatWasSet(event.toObject(), command));
    return events;
}

} // namespace

QString Narrator::dice(const Entry &entry) const
{
    return faces(QJsonDocument::fromJson(entry.rolls).array());
}

QStringList Narrator::entryDetails(const Entry &entry) const
{
    QStringList sentences;
    for (const auto &event : eventsOf(entry)) {
        const QJsonObject object = event.toObject();
        if (object.value(QLatin1String("event")).toString().startsWith(QLatin1Char('~')))
            continue;
        const QString said = sentence(object);
        if (!said.isEmpty())
            sentences.append(said);
    }
    return sentences;
}

QString Narrator::summary(const QJsonObject &command, const QJsonArray &events) const
{
    for (const auto &event : events) {
        const QJsonObject object = event.toObject();
        if (object.value(QLatin1String("event")).toString().startsWith(QLatin1Char('~')))
            continue;
        QString said = sentence(object);
        if (!said.isEmpty())
            return said;
    }
    return command.value(QLatin1String("do")).toString();
}

QString Narrator::entry(const Entry &entry) const
{
    const QJsonObject command = objectOf(entry.command);
    switch (entry.kind) {
    case EntryKind::Act:
        return summary(command, eventsOf(entry));
    case EntryKind::Undo:
        return entry.targetSeq > 0 ? tr("Entry %1 undone").arg(entry.targetSeq)
                                   : tr("The last act is undone");
    case EntryKind::Redo:
        return entry.targetSeq > 0 ? tr("Entry %1 restored").arg(entry.targetSeq)
                                   : tr("The act is restored");
    case EntryKind::Amend:
        return entry.targetSeq > 0 ? tr("Entry %1 amended").arg(entry.targetSeq)
                                   : tr("An entry is amended");
    case EntryKind::Note: {
        const QString note = command.value(QLatin1String("note")).toString();
        if (!note.isEmpty())
            return tr("Note: %1").arg(note);
        const QString dice = command.value(QLatin1String("customary_dice")).toString();
        if (!dice.isEmpty())
            return dice == QLatin1String("app")
                ? tr("From here on the program rolls the dice")
                : tr("From here on the dice are thrown on the table");
        return tr("The app’s dice are revealed: anybody can check them now");
    }
    case EntryKind::Reconcile:
        return tr("The table was checked against the journal");
    case EntryKind::Photo:
        return tr("A photo was added");
    }
    return {};
}

} // namespace qd
