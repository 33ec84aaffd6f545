// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/export_verb.h"

#include "app/cli/arguments.h"
#include "app/cli/table_file.h"
#include "app/cli/usage.h"
#include "app/session/script_export.h"

namespace qd {

QString ExportVerb::name() const
{
    return QStringLiteral("export");
}

QString ExportVerb::summary() const
{
    return QStringLiteral("print a journal as a script");
}

QString ExportVerb::help() const
{
    return QStringLiteral(
        "usage: quarterdeck-cli export FILE --script\n"
        "\n"
        "Prints the table's script: its table line with the whole board, then every act with its "
        "dice, and what was\n"
        "taken back and brought back. `run` plays it, `import` makes a journal of it.\n");
}

KnownOptions ExportVerb::options() const
{
    return {{QStringLiteral("--script")}, {}, {}};
}

ExitStatus ExportVerb::run(const QStringList &arguments, Streams streams) const
{
    const auto given = Arguments::parse(arguments, options());
    if (!given)
        return usageError(*this, given.error(), streams);
    if (given->positionals().size() != 1 || !given->has(QStringLiteral("--script")))
        return usageError(*this, QStringLiteral("Name one journal, and --script."), streams);
    const auto session =
        openTable(given->positionals().first(), TableSession::Access::ReadOnly, streams);
    if (!session)
        return session.error();
    writeScript(**session, [&streams](std::string_view line) { streams.out << line << '\n'; });
    streams.out << std::flush;
    return streams.out.good() ? ExitStatus::Ok : ExitStatus::Disk;
}

} // namespace qd
