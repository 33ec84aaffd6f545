// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/fuzz_verb.h"

#include "app/cli/arguments.h"
#include "app/cli/usage.h"
#include "app/session/resource_library.h"
#include "rules/catalog/catalog.h"
#include "rules/module/script_fuzz.h"

#include <QElapsedTimer>

namespace qd {
namespace {

/// A whole number of an option; nullopt when it is none.
std::optional<std::uint64_t> numberOf(const Arguments &given, const QString &option,
                                      std::uint64_t fallback)
{
    const auto text = given.value(option);
    if (!text)
        return fallback;
    bool number = false;
    const std::uint64_t value = text->toULongLong(&number);
    return number ? std::optional<std::uint64_t>(value) : std::nullopt;
}

} // namespace

QString FuzzVerb::name() const
{
    return QStringLiteral("fuzz");
}

QString FuzzVerb::summary() const
{
    return QStringLiteral("play at random and feed damaged lines, watching that nothing breaks");
}

QString FuzzVerb::help() const
{
    return QStringLiteral(
        "usage: quarterdeck-cli fuzz [--game G] [--seed N] [--lines N] [--seconds N]\n"
        "\n"
        "Feeds the script engine with good, bent and broken lines in memory. Prints what it fed; a "
        "broken promise is\n"
        "told with its seed and line, exit status 1. The same seed feeds the same lines.\n"
        "\n"
        "  --game G      only this game (default: each in turn)\n"
        "  --seed N      where to begin (default 1)\n"
        "  --lines N     lines a seed (default 2000)\n"
        "  --seconds N   go on with the next seeds for so long (default: one seed a game)\n");
}

KnownOptions FuzzVerb::options() const
{
    return {{},
            {QStringLiteral("--game"), QStringLiteral("--seed"), QStringLiteral("--lines"),
             QStringLiteral("--seconds")},
            {{QStringLiteral("--game"), gameNames()}}};
}

ExitStatus FuzzVerb::run(const QStringList &arguments, Streams streams) const
{
    const QString seedOption = QStringLiteral("--seed");
    const QString linesOption = QStringLiteral("--lines");
    const QString secondsOption = QStringLiteral("--seconds");
    const QString gameOption = QStringLiteral("--game");
    const auto given = Arguments::parse(arguments, options());
    if (!given)
        return usageError(*this, given.error(), streams);
    const auto seed = numberOf(*given, seedOption, 1);
    const auto lines = numberOf(*given, linesOption, 2000);
    const auto seconds = numberOf(*given, secondsOption, 0);
    if (!seed || !lines || *lines > 100'000'000 || !seconds || !given->positionals().isEmpty())
        return usageError(*this, QStringLiteral("Give whole numbers."), streams);
    std::vector<const GameModule *> chosen = games();
    if (const auto game = given->value(gameOption)) {
        chosen = {findGame(game->toStdString())};
        if (!chosen.front())
            return usageError(*this, QStringLiteral("No game is called %1.").arg(*game), streams);
    }
    QElapsedTimer clock;
    clock.start();
    long long fed = 0;
    std::uint64_t next = *seed;
    do {
        for (const GameModule *game : chosen) {
            ScriptFuzzer fuzzer(*game, resourceLibrary(), next);
            const auto complaint = fuzzer.run(static_cast<int>(*lines));
            fed += fuzzer.linesFed();
            if (complaint) {
                streams.out << game->info().id << ", seed " << next << ", line "
                            << fuzzer.linesFed() << ": " << *complaint << '\n'
                            << std::flush;
                return ExitStatus::Refused;
            }
        }
        ++next;
    } while (clock.elapsed() < static_cast<qint64>(*seconds) * 1000);
    streams.out << fed << " lines from " << next - *seed << " seeds, nothing broke\n" << std::flush;
    return ExitStatus::Ok;
}

} // namespace qd
