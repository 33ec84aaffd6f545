// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/dice_check.h"
#include "rules/trafalgar/trafalgar.h"

#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace qd::trafalgar {

/// The boards that come with the program.
inline DataLibrary library()
{
    return [](std::string_view, std::string_view kind,
              std::string_view name) -> std::optional<std::string> {
        QFile file(QString::fromStdString(std::string(QD_SOURCE_DIR)
                                          + "/resources/boards/trafalgar/" + std::string(name)
                                          + ".json"));
        if (kind != "board" || !file.open(QIODevice::ReadOnly))
            return std::nullopt;
        return file.readAll().toStdString();
    };
}

/// Everything of `part` stands in `whole`: objects key by key, lists element by element.
inline bool holds(const Json &whole, const Json &part)
{
    if (part.is_object() && whole.is_object()) {
        for (const auto &[key, value] : part.items())
            if (!whole.contains(key) || !holds(whole.at(key), value))
                return false;
        return true;
    }
    if (part.is_array() && whole.is_array()) {
        if (part.size() != whole.size())
            return false;
        for (std::size_t i = 0; i < part.size(); ++i)
            if (!holds(whole[i], part[i]))
                return false;
        return true;
    }
    if (part.is_number() && whole.is_number())
        return std::abs(part.get<double>() - whole.get<double>()) < 1e-6;
    return whole == part;
}

/// A table driven by JSON texts, its state at hand. Checks on the way that the facts alone, read
/// back from their JSON too, give the same state.
class Table {
public:
    explicit Table(const std::string &options = {}, const std::string &board = {})
    {
        auto opened = Game::open({"trafalgar", {}, options, board, {}}, library());
        if (!opened)
            qFatal("%s", opened.error().message.c_str());
        state = std::move(*opened);
    }

    /// The code of the refusal, empty when the act was taken; "awaiting" when dice are missing.
    std::string act(const std::string &command, const std::vector<int> &dice = {},
                    Strictness strictness = Strictness::Enforce)
    {
        refusal.reset();
        events.clear();
        auto decision = decided(command, dice, strictness);
        if (auto *refused = std::get_if<Refusal>(&decision)) {
            refusal = std::move(*refused);
            return refusal->code;
        }
        if (std::holds_alternative<Awaiting>(decision))
            return "awaiting";
        auto &happened = std::get<Events<Event>>(decision);
        overruled = happened.overruled ? happened.overruled->code : std::string();
        for (const Event &event : happened.list)
            take(event);
        return {};
    }

    std::string adjust(const std::string &set)
    {
        return act(R"({"do":"adjust","set":)" + set + "}");
    }

    Json ask(const std::string &query) const
    {
        const auto json = parseJson(query);
        const auto answer = json ? Game::ask(state, *json) : Json();
        return answer ? *answer : Json{{"error", answer.error().code}};
    }

    /// The last act's events of that name.
    std::vector<Json> named(std::string_view name) const
    {
        std::vector<Json> found;
        for (const Json &event : events)
            if (event.at("event") == name)
                found.push_back(event);
        return found;
    }

    /// The names of the last act's events in order, the bookkeeping left out.
    std::string names() const
    {
        std::string all;
        for (const Json &event : events) {
            const auto name = event.at("event").get<std::string>();
            if (!name.starts_with('~'))
                all += (all.empty() ? "" : " ") + name;
        }
        return all;
    }

    State state;
    std::vector<Json> events; ///< of the last act, bookkeeping included
    std::optional<Refusal> refusal; ///< of the last act
    std::string overruled; ///< code, empty: none
    bool foldsAlike = true; ///< every event came back from its JSON and had the same effect

private:
    Decision<Event> decided(const std::string &command, const std::vector<int> &dice,
                            Strictness strictness)
    {
        const auto json = parseJson(command);
        if (!json)
            qFatal("no JSON: %s", command.c_str());
        const auto parsed =
            Game::parseCommand(state, *json, dice.empty() ? DiceNamed::No : DiceNamed::Yes);
        if (!parsed)
            return parsed.error();
        return thrown<Event>(
            [&](std::span<const int> faces) {
                return Game::decide(state, *parsed, faces, strictness);
            },
            dice);
    }

    void take(const Event &event)
    {
        const Json json = Game::encodeEvent(state, event);
        const auto read = Game::decodeEvent(state, json);
        const State live = Game::apply(state, event);
        foldsAlike = foldsAlike && read && Game::encodeEvent(state, *read) == json
            && Game::apply(state, *read) == live;
        state = live;
        events.push_back(json);
    }
};

/// A row of a table of tests: what stands, what is done, what comes of it.
struct Scene {
    const char *name; ///< the rule
    const char *set; ///< an adjustment
    const char *command;
    std::vector<int> dice;
    const char *want; ///< JSON that an event, or the refusal, must hold
    const char *options = "";
};

inline void sceneColumns()
{
    QTest::addColumn<QByteArray>("set");
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QList<int>>("dice");
    QTest::addColumn<QByteArray>("want");
    QTest::addColumn<QByteArray>("options");
}

inline void sceneRows(const std::vector<Scene> &scenes)
{
    sceneColumns();
    for (const Scene &scene : scenes)
        QTest::newRow(scene.name) << QByteArray(scene.set) << QByteArray(scene.command)
                                  << QList<int>(scene.dice.begin(), scene.dice.end())
                                  << QByteArray(scene.want) << QByteArray(scene.options);
}

/// The table of a row after its command: the events and the refusal are in it.
inline Table played(Strictness strictness = Strictness::Enforce)
{
    QFETCH(QByteArray, set);
    QFETCH(QByteArray, command);
    QFETCH(QList<int>, dice);
    QFETCH(QByteArray, options);
    Table table(options.toStdString());
    if (!table.adjust(set.toStdString()).empty())
        qFatal("%s: the scene cannot be put up: %s", QTest::currentDataTag(),
               table.refusal->message.c_str());
    table.act(command.toStdString(), {dice.begin(), dice.end()}, strictness);
    return table;
}

/// Whether an event, or the refusal with its code and rule, is what the row wants; else what came.
inline QByteArray unwanted(const Table &table)
{
    QFETCH(QByteArray, want);
    const Json wanted = *parseJson(want.toStdString());
    if (!table.foldsAlike)
        return "the facts alone give another state";
    if (table.refusal) {
        const Json refused{{"code", table.refusal->code}, {"rule", table.refusal->rule.text()}};
        return holds(refused, wanted)
            ? QByteArray()
            : QByteArray::fromStdString(canonicalText(refused) + " " + table.refusal->message);
    }
    std::string all;
    for (const Json &event : table.events) {
        if (holds(event, wanted))
            return {};
        all += canonicalText(event) + "\n";
    }
    return QByteArray::fromStdString(all.empty() ? "nothing happened" : all);
}

} // namespace qd::trafalgar
