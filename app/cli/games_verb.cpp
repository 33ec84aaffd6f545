// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games_verb.h"

#include "app/cli/arguments.h"
#include "app/cli/usage.h"
#include "rules/base/json_text.h"
#include "rules/catalog/catalog.h"

#include <nlohmann/json.hpp>

namespace qd {
namespace {

Json optionJson(const OptionInfo &option)
{
    Json values = Json::array();
    for (const std::string &value : option.values)
        values.push_back(Json::parse(value, nullptr, false));
    return Json{{"key", option.key},
                {"default", Json::parse(option.fallback, nullptr, false)},
                {"values", values},
                {"rule", option.rule.text()}};
}

Json gameJson(const GameInfo &info)
{
    Json options = Json::array();
    for (const OptionInfo &option : info.options)
        options.push_back(optionJson(option));
    return Json{
        {"game", info.id},           {"version", info.version},     {"edition", info.edition},
        {"sides", info.sides},       {"scenarios", info.scenarios}, {"board", info.defaultBoard},
        {"commands", info.commands}, {"options", options}};
}

std::string joined(const std::vector<std::string> &words)
{
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

void print(const GameInfo &info, std::ostream &out)
{
    out << info.id << "  (" << info.edition << ")\n"
        << "  sides:     " << joined(info.sides) << "\n  scenarios: " << joined(info.scenarios)
        << "\n  board:     " << info.defaultBoard << "\n  options:\n";
    for (const OptionInfo &option : info.options)
        out << "    " << option.key << " = " << option.fallback
            << (option.values.empty() ? std::string() : "  of " + joined(option.values)) << '\n';
}

} // namespace

QString GamesVerb::name() const
{
    return QStringLiteral("games");
}

QString GamesVerb::summary() const
{
    return QStringLiteral("list the games with their scenarios and options");
}

QString GamesVerb::help() const
{
    return QStringLiteral("usage: quarterdeck-cli games [--json]\n"
                          "\n"
                          "Lists the games with sides, scenarios, board and options.\n"
                          "\n"
                          "  --json   one JSON object a game, one a line\n");
}

KnownOptions GamesVerb::options() const
{
    return {{QStringLiteral("--json")}, {}, {}};
}

ExitStatus GamesVerb::run(const QStringList &arguments, Streams streams) const
{
    const auto given = Arguments::parse(arguments, options());
    if (!given)
        return usageError(*this, given.error(), streams);
    if (!given->positionals().isEmpty())
        return usageError(*this, QStringLiteral("No names are expected here."), streams);
    for (const GameModule *game : games()) {
        if (given->has(QStringLiteral("--json")))
            streams.out << canonicalText(gameJson(game->info())) << '\n';
        else
            print(game->info(), streams.out);
    }
    streams.out << std::flush;
    return ExitStatus::Ok;
}

} // namespace qd
