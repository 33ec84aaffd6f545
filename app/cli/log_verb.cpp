// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/log_verb.h"

#include "app/cli/arguments.h"
#include "app/cli/table_file.h"
#include "app/cli/usage.h"
#include "app/journal/entry_names.h"
#include "app/narration/language_switch.h"
#include "app/narration/narrator.h"
#include "rules/base/json_text.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <nlohmann/json.hpp>

namespace qd {
namespace {

Json objectOrNull(const QByteArray &text)
{
    return text.isEmpty() ? Json() : jsonOf(text);
}

Json entryJson(const TableSession &session, const Entry &entry)
{
    Json json{{"seq", entry.seq},
              {"kind", entryKindName(entry.kind).data()},
              {"actor", entry.actor.toStdString()},
              {"at", entry.atUtc.toStdString()},
              {"command", objectOrNull(entry.command)},
              {"dice", jsonOf(entry.rolls)},
              {"dice_source", diceSourceName(entry.dice).data()},
              {"events", jsonOf(entry.events)},
              {"overruled", objectOrNull(entry.overruled)},
              {"reason", entry.reason.toStdString()},
              {"undone", session.isUndone(entry.seq)},
              {"fingerprint", entry.fingerprint.toStdString()},
              {"hash", entry.hash.toStdString()}};
    if (entry.targetSeq != 0)
        json["target"] = entry.targetSeq;
    return json;
}

/// "2026-11-29T20:15:03.120Z" as "2026-11-29 20:15".
QString shortTime(const QString &utc)
{
    return utc.left(16).replace(QLatin1Char('T'), QLatin1Char(' '));
}

std::string entryLine(const TableSession &session, const Entry &entry, const Narrator &narrator)
{
    QString text = QStringLiteral("%1  %2  ").arg(entry.seq, 4).arg(shortTime(entry.atUtc));
    text += narrator.entry(entry);
    const auto faces = QJsonDocument::fromJson(entry.rolls).array();
    if (!faces.isEmpty())
        text += QStringLiteral("  [%1 %2]").arg(narrator.dice(entry), diceSource(entry.dice));
    if (session.isUndone(entry.seq))
        text = QStringLiteral("~ ") + text;
    else
        text = QStringLiteral("  ") + text;
    return text.toStdString();
}

} // namespace

QString LogVerb::name() const
{
    return QStringLiteral("log");
}

QString LogVerb::summary() const
{
    return QStringLiteral("print what happened at a table, entry by entry");
}

QString LogVerb::help() const
{
    return QStringLiteral("usage: quarterdeck-cli log FILE [--lang en|es|fr] [--json]\n"
                          "\n"
                          "Prints one line an entry: number, time (UTC), sentence, dice with their "
                          "source. \"~\" marks what was taken\n"
                          "back.\n"
                          "\n"
                          "  --lang L   the language of the sentences: en (default), es, fr\n"
                          "  --json     one JSON object a line: command, dice, dice_source, "
                          "events, overruled, reason, undone, hash ...\n");
}

KnownOptions LogVerb::options() const
{
    return {{QStringLiteral("--json")},
            {QStringLiteral("--lang")},
            {{QStringLiteral("--lang"),
              {QStringLiteral("en"), QStringLiteral("es"), QStringLiteral("fr")}}}};
}

ExitStatus LogVerb::run(const QStringList &arguments, Streams streams) const
{
    const auto given = Arguments::parse(arguments, options());
    if (!given)
        return usageError(*this, given.error(), streams);
    if (given->positionals().size() != 1)
        return usageError(*this, QStringLiteral("Name one journal."), streams);
    const QString code = given->value(QStringLiteral("--lang")).value_or(QStringLiteral("en"));
    if (code != QLatin1String("en") && code != QLatin1String("es") && code != QLatin1String("fr"))
        return usageError(*this, QStringLiteral("--lang is en, es or fr."), streams);
    const auto session =
        openTable(given->positionals().first(), TableSession::Access::ReadOnly, streams);
    if (!session)
        return session.error();
    LanguageSwitch language;
    language.set(LanguageSwitch::fromCode(code));
    const auto narrator = makeNarrator((*session)->game(), (*session)->now());
    for (const Entry &entry : (*session)->entries()) {
        if (given->has(QStringLiteral("--json")))
            streams.out << canonicalText(entryJson(**session, entry)) << '\n';
        else
            streams.out << entryLine(**session, entry, *narrator) << '\n';
    }
    streams.out << std::flush;
    return ExitStatus::Ok;
}

} // namespace qd
