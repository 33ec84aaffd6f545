// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/corunna/corunna.h"
#include "rules/module/table_of.h"

#include <QTest>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

namespace qd::corunna {

/// The files of the game as they lie in the source tree.
inline DataLibrary sourceLibrary()
{
    return [](std::string_view game, std::string_view kind,
              std::string_view name) -> std::optional<std::string> {
        std::string folder(kind);
        if (kind == "board" || kind == "scenario")
            folder += 's';
        std::ifstream file(std::string(QD_SOURCE_DIR "/resources/") + folder + '/'
                           + std::string(game) + '/' + std::string(name) + ".json");
        if (!file)
            return std::nullopt;
        std::stringstream text;
        text << file.rdbuf();
        return text.str();
    };
}

inline const GameModule &module()
{
    static const ModuleOf<Game> kModule;
    return kModule;
}

inline Position opened(const std::string &scenario = {}, const std::string &options = {})
{
    auto position = module().open(TableSpec{"corunna", scenario, options, {}, {}}, sourceLibrary());
    if (!position)
        qFatal("%s", position.error().message.c_str());
    return *position;
}

/// The position after a command that the rules take; its events must lead there when they are read
/// back one by one.
inline Position after(const Position &before, const std::string &command,
                      const std::optional<std::vector<int>> &dice = std::nullopt)
{
    const Decided decided = before.decide(command, dice);
    const auto *happened = std::get_if<Happened>(&decided);
    if (happened == nullptr)
        qFatal("not taken: %s", command.c_str());
    Position folded = before;
    for (const EventText &event : happened->events) {
        const auto next = folded.apply(event);
        if (!next)
            qFatal("%s", next.error().detail.c_str());
        folded = *next;
    }
    if (folded.fingerprint() != happened->after.fingerprint())
        qFatal("the fold of the events is another state: %s", command.c_str());
    return happened->after;
}

/// The code with which a command is refused; empty: it is taken, or wants dice.
inline std::string refusalCode(const Position &position, const std::string &command)
{
    const Decided decided = position.decide(command, std::nullopt);
    const auto *refusal = std::get_if<Refusal>(&decided);
    return refusal != nullptr ? refusal->code : std::string();
}

inline Json answerTo(const Position &position, const std::string &query)
{
    const auto answer = position.ask(query);
    const auto json = parseJson(answer ? *answer : "null");
    return json ? *json : Json();
}

} // namespace qd::corunna
