// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/santa_cruz/santa_cruz.h"

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <utility>
#include <variant>
#include <vector>

// Positions of Santa Cruz 1797 for tests; needs QD_SOURCE_DIR.
namespace qd::santa_cruz::test {

/// Boards and decks as they are shipped.
inline DataLibrary library()
{
    return [](std::string_view game, std::string_view kind,
              std::string_view name) -> std::optional<std::string> {
        const std::string folder = kind == "board" ? "boards" : std::string(kind);
        std::ifstream file(std::string(QD_SOURCE_DIR) + "/resources/" + folder + '/'
                           + std::string(game) + '/' + std::string(name) + ".json");
        if (!file)
            return std::nullopt;
        std::stringstream text;
        text << file.rdbuf();
        return text.str();
    };
}

inline State opened(const std::string &scenario, const Json &options = Json::object())
{
    TableSpec spec;
    spec.game = "santa-cruz-1797";
    spec.scenario = scenario;
    spec.options = options.dump();
    auto state = Game::open(spec, library());
    return state ? *state : State{};
}

using Folded = std::pair<State, std::vector<Event>>;

/// The state after a command, and its events; a refusal or a call for dice comes back as it is.
inline std::variant<Folded, Awaiting, Refusal> act(const State &state, const Command &command,
                                                   const std::vector<int> &dice = {})
{
    auto decision = Game::decide(state, command, dice, Strictness::Enforce);
    if (auto *refusal = std::get_if<Refusal>(&decision))
        return std::move(*refusal);
    if (auto *awaiting = std::get_if<Awaiting>(&decision))
        return std::move(*awaiting);
    auto &events = std::get<Events<Event>>(decision).list;
    State after = state;
    for (const Event &event : events)
        after = Game::apply(std::move(after), event);
    return Folded{std::move(after), std::move(events)};
}

/// The state after a command that is taken; an unchanged one where it is not.
inline State after(const State &state, const Json &command, const std::vector<int> &dice = {})
{
    const auto parsed =
        Game::parseCommand(state, command, dice.empty() ? DiceNamed::No : DiceNamed::Yes);
    if (!parsed)
        return state;
    auto done = act(state, *parsed, dice);
    auto *folded = std::get_if<Folded>(&done);
    return folded ? std::move(folded->first) : state;
}

/// A position put up on an empty board.
inline State putUp(const Json &set, const Json &options = Json::object())
{
    return after(opened("blank", options), {{"do", "adjust"}, {"set", set}});
}

} // namespace qd::santa_cruz::test
