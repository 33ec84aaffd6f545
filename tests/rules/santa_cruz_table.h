// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/dice_check.h"
#include "rules/santa_cruz/santa_cruz.h"

#include <QFile>
#include <QtGlobal>

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace qd::santa_cruz {

/// The data files that come with the program.
inline std::optional<std::string> dataFile(std::string_view kind, std::string_view name)
{
    const std::string folder = kind == "board" ? "boards" : std::string(kind);
    QFile file(QString::fromStdString(std::string(QD_SOURCE_DIR) + "/resources/" + folder
                                      + "/santa-cruz-1797/" + std::string(name) + ".json"));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return file.readAll().toStdString();
}

inline DataLibrary library()
{
    return [](std::string_view, std::string_view kind, std::string_view name) {
        return dataFile(kind, name);
    };
}

/// A table driven by JSON texts, its state at hand. Checks on the way that the facts alone give the
/// same state, through their JSON too.
class Table {
public:
    explicit Table(const std::string &scenario = "blank", const std::string &options = {})
    {
        auto opened = Game::open({"santa-cruz-1797", scenario, options, {}, {}}, library());
        Q_ASSERT(opened);
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
        Q_ASSERT(json);
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

} // namespace qd::santa_cruz
