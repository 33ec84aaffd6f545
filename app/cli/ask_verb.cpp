// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ask_verb.h"

#include "app/cli/arguments.h"
#include "app/cli/table_file.h"
#include "app/cli/usage.h"
#include "rules/module/replies.h"
#include "rules/module/script_line.h"

namespace qd {

QString AskVerb::name() const
{
    return QStringLiteral("ask");
}

QString AskVerb::summary() const
{
    return QStringLiteral("ask a table for its state, score, odds ...");
}

QString AskVerb::help() const
{
    return QStringLiteral("usage: quarterdeck-cli ask FILE '{\"ask\":...}' [--at N]\n"
                          "\n"
                          "Prints the reply of the script contract. Nothing is written.\n"
                          "\n"
                          "  --at N   the table as it was after entry N (0: the opening)\n");
}

KnownOptions AskVerb::options() const
{
    return {{}, {QStringLiteral("--at")}, {}};
}

ExitStatus AskVerb::run(const QStringList &arguments, Streams streams) const
{
    const auto given = Arguments::parse(arguments, options());
    if (!given)
        return usageError(*this, given.error(), streams);
    if (given->positionals().size() != 2)
        return usageError(*this, QStringLiteral("Name the file and one query."), streams);
    const auto session =
        openTable(given->positionals()[0], TableSession::Access::ReadOnly, streams);
    if (!session)
        return session.error();
    const auto position = positionAt(**session, *given);
    if (!position)
        return usageError(*this, position.error(), streams);
    const ScriptLine parsed = readScriptLine(given->positionals()[1].toStdString());
    Refusal refusal = badCommand(R"(a query is {"ask":"..."})");
    if (const auto *query = std::get_if<line::Ask>(&parsed)) {
        const auto answered = position->ask(query->query);
        if (answered) {
            streams.out << answeredReply(1, *answered) << '\n' << std::flush;
            return ExitStatus::Ok;
        }
        refusal = answered.error();
    } else if (const auto *unread = std::get_if<Refusal>(&parsed)) {
        refusal = *unread;
    }
    streams.out << refusedReply(1, refusal) << '\n' << std::flush;
    return ExitStatus::Refused;
}

} // namespace qd
