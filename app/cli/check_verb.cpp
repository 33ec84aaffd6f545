// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/check_verb.h"

#include "app/cli/arguments.h"
#include "app/cli/line_reader.h"
#include "app/cli/script_source.h"
#include "app/cli/usage.h"
#include "app/session/resource_library.h"
#include "rules/catalog/catalog.h"
#include "rules/module/check_script.h"

namespace qd {
namespace {

/// Prints what failed in one file; true when nothing did.
bool report(const QString &name, const std::vector<std::string> &failures, bool all,
            Streams streams)
{
    for (std::size_t i = 0; i < failures.size() && (all || i == 0); ++i)
        streams.out << (i == 0 ? "FAIL " + name.toStdString() + ": " : std::string("     "))
                    << failures[i] << '\n';
    return failures.empty();
}

} // namespace

QString CheckVerb::name() const
{
    return QStringLiteral("check");
}

QString CheckVerb::summary() const
{
    return QStringLiteral("play scripts and compare their replies with the expectations in them");
}

QString CheckVerb::help() const
{
    return QStringLiteral(
        "usage: quarterdeck-cli check [--verbose] FILE...\n"
        "\n"
        "Plays each script and matches its \"expect\" and \"expect_contains\" lines against the "
        "reply before them.\n"
        "Prints the first failure of each file that fails, then \"N passed, M failed\" (files).\n"
        "An empty file is no script: status 2.\n"
        "\n"
        "  --verbose   print every failure of a file\n");
}

KnownOptions CheckVerb::options() const
{
    return {{QStringLiteral("--verbose")}, {}, {}};
}

ExitStatus CheckVerb::run(const QStringList &arguments, Streams streams) const
{
    const auto given = Arguments::parse(arguments, options());
    if (!given)
        return usageError(*this, given.error(), streams);
    if (given->positionals().isEmpty())
        return usageError(*this, QStringLiteral("Name the scripts to check."), streams);
    int passed = 0;
    int failures = 0;
    for (const QString &name : given->positionals()) {
        auto source = ScriptSource::open(name, streams);
        if (!source)
            return failed(source.error(), streams);
        CheckScript check(games(), resourceLibrary());
        LineReader lines(source->stream());
        std::string line;
        bool any = false;
        while (lines.next(line)) {
            any = any || line.find_first_not_of(" \t\r") != std::string::npos;
            check.feed(line, lines.number());
        }
        if (!any) { // an export that failed leaves such a file: it must not pass for a good one
            streams.err << "quarterdeck-cli: " << name.toStdString()
                        << ": the script is empty, there is nothing to check\n"
                        << std::flush;
            return ExitStatus::Usage;
        }
        const bool good =
            report(name, check.failures(), given->has(QStringLiteral("--verbose")), streams);
        ++(good ? passed : failures);
    }
    streams.out << passed << " passed, " << failures << " failed\n" << std::flush;
    return failures == 0 ? ExitStatus::Ok : ExitStatus::Refused;
}

} // namespace qd
