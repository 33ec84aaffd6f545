// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/new_verb.h"

#include "app/cli/arguments.h"
#include "app/cli/table_file.h"
#include "app/cli/usage.h"
#include "rules/base/json_text.h"
#include "rules/catalog/catalog.h"

#include <QFile>
#include <QFileInfo>

#include <nlohmann/json.hpp>

namespace qd {
namespace {

using Read = tl::expected<std::string, Fault>;

/// A board is named, or is a file that holds one.
Read boardText(const QString &board)
{
    if (!board.contains(QLatin1Char('/')) && !board.contains(QLatin1Char('.')))
        return jsonString(board.toStdString());
    const std::string shown = board.toStdString();
    QFile file(board);
    if (!file.exists())
        return tl::unexpected(Fault{FaultKind::NotFound, shown, {}, {}});
    const JsonLimits limits;
    if (file.size() > static_cast<qint64>(limits.bytes))
        return tl::unexpected(Fault{FaultKind::TooLarge, shown, {}, "a board has 16 MiB at most"});
    if (!QFileInfo(board).isFile()) // a pipe or a device would never end
        return tl::unexpected(Fault{FaultKind::Unreadable, shown, {}, "it is not a plain file"});
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(
            Fault{FaultKind::Unreadable, shown, {}, file.errorString().toStdString()});
    const auto json = parseJson(file.readAll().toStdString(), limits);
    if (!json)
        return tl::unexpected(
            Fault{json.error().kind, shown, json.error().place, json.error().detail});
    return canonicalText(*json);
}

Read optionsText(const QString &options)
{
    const auto json = parseJson(options.toStdString());
    if (!json)
        return tl::unexpected(
            Fault{FaultKind::Malformed, "--options", json.error().place, json.error().detail});
    if (!json->is_object())
        return tl::unexpected(Fault{FaultKind::Malformed, "--options", {}, "not a JSON object"});
    return canonicalText(*json);
}

tl::expected<TableSpec, Fault> specOf(const Arguments &given)
{
    TableSpec spec;
    spec.game = given.value(QStringLiteral("--game")).value_or(QString()).toStdString();
    spec.scenario = given.value(QStringLiteral("--scenario")).value_or(QString()).toStdString();
    if (const auto options = given.value(QStringLiteral("--options"))) {
        const Read text = optionsText(*options);
        if (!text)
            return tl::unexpected(text.error());
        spec.options = *text;
    }
    if (const auto board = given.value(QStringLiteral("--board"))) {
        const Read text = boardText(*board);
        if (!text)
            return tl::unexpected(text.error());
        spec.board = *text;
    }
    if (const auto seed = given.value(QStringLiteral("--seed"))) {
        bool number = false;
        spec.seed = seed->toULongLong(&number);
        if (!number)
            return tl::unexpected(
                Fault{FaultKind::Malformed, "--seed", {}, "not a whole number from 0 up"});
    }
    return spec;
}

TablePeople peopleOf(const Arguments &given)
{
    TablePeople people;
    people.title = given.value(QStringLiteral("--title")).value_or(QString());
    people.referee = given.value(QStringLiteral("--referee")).value_or(QString());
    const QString players = given.value(QStringLiteral("--players")).value_or(QString());
    if (!players.isEmpty())
        people.players = players.split(QLatin1Char(','));
    return people;
}

/// Why the names can't stand in the opening row, empty: they can.
QString wrongWith(const TablePeople &people, const GameInfo &game)
{
    const auto sides = static_cast<qsizetype>(game.sides.size());
    if (people.players.size() <= sides)
        return {};
    return QStringLiteral("--players names %1 players; %2 has %3 sides.")
        .arg(people.players.size())
        .arg(QString::fromStdString(game.id))
        .arg(sides);
}

} // namespace

QString NewVerb::name() const
{
    return QStringLiteral("new");
}

QString NewVerb::summary() const
{
    return QStringLiteral("make the journal of a new table");
}

QString NewVerb::help() const
{
    return QStringLiteral(
        "usage: quarterdeck-cli new FILE --game G [--scenario S] [--options JSON] [--board "
        "FILE|NAME] [--seed N]\n"
        "                           [--title TEXT] [--players A,B] [--referee NAME]\n"
        "\n"
        "Makes the file; one that exists is never touched. Everything left out takes the game's "
        "defaults\n"
        "(see: quarterdeck-cli games). A board with a dot or a slash in it is a file.\n"
        "\n"
        "  --game G         santa-cruz-1797, ...\n"
        "  --scenario S     one of the game's scenarios\n"
        "  --options JSON   an object: optional rules and rulings\n"
        "  --board B        the name of a board, or a board file of yours\n"
        "  --seed N         what the program's dice start from when the table is exported as a "
        "script\n"
        "  --title TEXT     how the table is called\n"
        "  --players A,B    names, first side first\n"
        "  --referee NAME   who keeps the journal\n");
}

KnownOptions NewVerb::options() const
{
    return {{},
            {QStringLiteral("--game"), QStringLiteral("--scenario"), QStringLiteral("--options"),
             QStringLiteral("--board"), QStringLiteral("--seed"), QStringLiteral("--title"),
             QStringLiteral("--players"), QStringLiteral("--referee")},
            {{QStringLiteral("--game"), gameNames()}}};
}

ExitStatus NewVerb::run(const QStringList &arguments, Streams streams) const
{
    const auto given = Arguments::parse(arguments, options());
    if (!given)
        return usageError(*this, given.error(), streams);
    if (given->positionals().size() != 1)
        return usageError(*this, QStringLiteral("Name the file to make."), streams);
    const auto game = given->value(QStringLiteral("--game"));
    if (!game)
        return usageError(*this, QStringLiteral("Name one of the games with --game."), streams);
    if (!findGame(game->toStdString()))
        return usageError(*this,
                          QStringLiteral("No game is called \"%1\". The games are %2.")
                              .arg(*game, gameNames().join(QStringLiteral(", "))),
                          streams);
    const TablePeople people = peopleOf(*given);
    if (const QString wrong = wrongWith(people, findGame(game->toStdString())->info());
        !wrong.isEmpty())
        return usageError(*this, wrong, streams);
    const auto spec = specOf(*given);
    if (!spec) {
        failed(spec.error(), streams);
        return ExitStatus::Usage;
    }
    const auto created = TableSession::create(given->positionals().first(), *spec, people);
    if (!created)
        return failed(created.error(), streams);
    return ExitStatus::Ok;
}

} // namespace qd
