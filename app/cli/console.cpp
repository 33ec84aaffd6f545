// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ask_verb.h"
#include "app/cli/check_verb.h"
#include "app/cli/completion.h"
#include "app/cli/do_verb.h"
#include "app/cli/export_verb.h"
#include "app/cli/fuzz_verb.h"
#include "app/cli/games_verb.h"
#include "app/cli/import_verb.h"
#include "app/cli/log_verb.h"
#include "app/cli/new_verb.h"
#include "app/cli/run_verb.h"
#include "app/cli/show_verb.h"
#include "app/cli/verify_verb.h"

#include <algorithm>

namespace qd {
namespace {

template <class... Verbs>
std::vector<std::unique_ptr<Verb>> listOf()
{
    std::vector<std::unique_ptr<Verb>> list;
    (list.push_back(std::make_unique<Verbs>()), ...);
    return list;
}

QString generalHelp()
{
    QString text = QStringLiteral(
        "usage: quarterdeck-cli VERB [ARGUMENTS]\n"
        "       quarterdeck-cli VERB --help | --help | --version | --completion bash\n"
        "\n"
        "The console of Quarterdeck, a referee for games on a real table.\n"
        "\n");
    for (const auto &verb : verbs())
        text += QStringLiteral("  %1 %2\n").arg(verb->name(), -8).arg(verb->summary());
    return text
        + QStringLiteral(
               "\n"
               "exit status: 0 ok, 1 the rules refused something or an expectation failed, 2 wrong "
               "usage\n"
               "or a file that cannot be read, 3 a damaged or foreign file, 4 the disk failed.\n");
}

bool asksForHelp(const QString &word)
{
    return word == QLatin1String("--help") || word == QLatin1String("-h")
        || word == QLatin1String("help");
}

} // namespace

const std::vector<std::unique_ptr<Verb>> &verbs()
{
    static const auto kAll = listOf<RunVerb, CheckVerb, NewVerb, DoVerb, AskVerb, ShowVerb, LogVerb,
                                    VerifyVerb, ExportVerb, ImportVerb, GamesVerb, FuzzVerb>();
    return kAll;
}

ExitStatus runConsole(const QStringList &arguments, Streams streams)
{
    if (arguments.isEmpty()) {
        streams.err << generalHelp().toStdString() << std::flush;
        return ExitStatus::Usage;
    }
    const QString &first = arguments.first();
    if (asksForHelp(first) && arguments.size() == 1) {
        streams.out << generalHelp().toStdString() << std::flush;
        return ExitStatus::Ok;
    }
    if (first == QLatin1String("--version")) {
        streams.out << "quarterdeck-cli " << QUARTERDECK_VERSION << '\n' << std::flush;
        return ExitStatus::Ok;
    }
    if (first == QLatin1String("--completion") && arguments.value(1) == QLatin1String("bash")) {
        streams.out << bashCompletion() << std::flush;
        return ExitStatus::Ok;
    }
    const bool helpFirst = asksForHelp(first);
    const QString &name = helpFirst ? arguments[1] : first;
    const auto verb = std::find_if(verbs().begin(), verbs().end(),
                                   [&](const auto &v) { return v->name() == name; });
    if (verb == verbs().end()) {
        streams.err << "No verb is called \"" << name.toStdString() << "\".\n\n"
                    << generalHelp().toStdString() << std::flush;
        return ExitStatus::Usage;
    }
    const QStringList rest = arguments.mid(1);
    if (helpFirst || rest.contains(QStringLiteral("--help"))
        || rest.contains(QStringLiteral("-h"))) {
        streams.out << (*verb)->help().toStdString() << std::flush;
        return ExitStatus::Ok;
    }
    const ExitStatus status = (*verb)->run(rest, streams);
    // What was asked for and did not arrive is a failure, whatever the verb thought of it.
    if (streams.out.flush().good() || status == ExitStatus::Disk)
        return status;
    streams.err << "The output can't be written; check the disk that it goes to.\n" << std::flush;
    return ExitStatus::Disk;
}

} // namespace qd
