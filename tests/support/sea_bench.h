// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/resource_library.h"
#include "rules/catalog/catalog.h"
#include "rules/module/game_module.h"

#include <optional>
#include <string>
#include <utility>

namespace qd::test {

/// A table of ships measured in inches, opened with a scenario and then set as a test wants it:
/// `set` is what `adjust` takes.
inline std::optional<Position> seaPosition(const std::string &scenario,
                                           const std::string &set = std::string())
{
    const GameModule *game = findGame("as-per-margin");
    if (game == nullptr)
        return std::nullopt;
    TableSpec spec;
    spec.game = game->info().id;
    spec.scenario = scenario;
    auto opened = game->open(spec, resourceLibrary());
    if (!opened)
        return std::nullopt;
    if (set.empty())
        return *opened;
    Decided decided =
        opened->decide(R"({"do":"adjust","set":)" + set + "}", std::nullopt, Strictness::Enforce);
    const auto *happened = std::get_if<Happened>(&decided);
    return happened != nullptr ? std::optional<Position>(happened->after) : std::nullopt;
}

/// Two English ships running east before a west wind, a Frenchman across their bows.
inline std::optional<Position> seaChase(const std::string &phase)
{
    return seaPosition("empty", R"({"phase":")" + phase + R"(","wind":{"from":"w","dice":[5,2]},
"ships":{"namur":{"name":"Namur","side":"english","nation":"english","rate":"2nd","x":20,"y":30,"heading":90},
"prince":{"name":"Prince George","side":"english","nation":"english","rate":"2nd","x":14,"y":30,"heading":90},
"rubis":{"name":"Rubis","side":"french-spanish","nation":"french","rate":"3rd","x":26,"y":36,"heading":180},
"gloire":{"name":"Gloire","side":"french-spanish","nation":"french","rate":"5th","x":70,"y":50,"heading":0}}})");
}

} // namespace qd::test
