// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run_verb.h"

#include "app/cli/arguments.h"
#include "app/cli/fault_text.h"
#include "app/cli/line_reader.h"
#include "app/cli/script_source.h"
#include "app/cli/usage.h"
#include "app/session/resource_library.h"
#include "rules/catalog/catalog.h"
#include "rules/module/script.h"

namespace qd {

QString RunVerb::name() const
{
    return QStringLiteral("run");
}

QString RunVerb::summary() const
{
    return QStringLiteral("play a script in memory and print its replies");
}

QString RunVerb::help() const
{
    return QStringLiteral(
        "usage: quarterdeck-cli run FILE|-\n"
        "\n"
        "Plays a script (one JSON object a line) and prints one reply a line, each flushed at "
        "once.\n"
        "\"-\" reads the script from standard input. Nothing is written to any file.\n");
}

ExitStatus RunVerb::run(const QStringList &arguments, Streams streams) const
{
    const auto given = Arguments::parse(arguments, {});
    if (!given)
        return usageError(*this, given.error(), streams);
    if (given->positionals().size() != 1)
        return usageError(*this, QStringLiteral("Name one script."), streams);
    auto source = ScriptSource::open(given->positionals().first(), streams);
    if (!source)
        return failed(source.error(), streams);
    Script script(games(), resourceLibrary());
    LineReader lines(source->stream());
    std::string line;
    while (lines.next(line)) {
        const auto reply = script.feed(line, lines.number());
        if (reply)
            streams.out << *reply << '\n' << std::flush;
    }
    return script.allTaken() ? ExitStatus::Ok : ExitStatus::Refused;
}

} // namespace qd
