// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/usage.h"

#include "app/cli/fault_text.h"
#include "rules/catalog/catalog.h"

namespace qd {

ExitStatus usageError(const Verb &verb, const QString &what, Streams streams)
{
    const QString firstLines = verb.help().section(QStringLiteral("\n\n"), 0, 0);
    streams.err << what.toStdString() << '\n' << firstLines.toStdString() << '\n' << std::flush;
    return ExitStatus::Usage;
}

ExitStatus failed(const Fault &fault, Streams streams)
{
    streams.err << faultText(fault).toStdString() << '\n' << std::flush;
    return exitStatus(fault);
}

ExitStatus failed(const Refusal &refusal, Streams streams)
{
    streams.err << refusalText(refusal).toStdString() << '\n' << std::flush;
    return ExitStatus::Refused;
}

QStringList gameNames()
{
    QStringList names;
    for (const GameModule *game : games())
        names << QString::fromStdString(game->info().id);
    return names;
}

} // namespace qd
