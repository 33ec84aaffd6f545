// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/decision.h"
#include "rules/corunna/command.h"
#include "rules/corunna/event.h"
#include "rules/module/dice_named.h"
#include "rules/module/game_module.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace qd::corunna {

/// Corunna: the façade that the catalogue erases.
/// Edition followed: the exclusive rules and charts of the seed text, numbered by its paragraphs.
/// The series rulebook and the counter values are the owner's: they come as data or stay unknown,
/// and unknown is said, never guessed. Rulings on unclear text are R1–R104 of the specification,
/// the disputed ones options.
struct Game {
    using State = corunna::State;
    using Command = corunna::Command;
    using Event = corunna::Event;

    static const GameInfo &info();
    static tl::expected<State, Refusal> open(const TableSpec &spec, const DataLibrary &library);
    static tl::expected<TableSpec, Refusal> complete(const TableSpec &spec,
                                                     const DataLibrary &library);

    static tl::expected<Command, Refusal> parseCommand(const State &state, const Json &object,
                                                       DiceNamed dice);
    static Decision<Event> decide(const State &state, const Command &command,
                                  std::span<const int> dice, Strictness strictness);
    static State apply(State state, const Event &event);

    /// Who gives the command: a side's name, or "referee".
    static std::string_view actor(const State &state, const Command &command);

    static Json encodeEvent(const State &state, const Event &event);
    static tl::expected<Event, Fault> decodeEvent(const State &state, const Json &object);
    static Json encodeState(const State &state); ///< for snapshots
    static tl::expected<State, Fault> decodeState(const State &opening, const Json &object);
    static Json pendingJson(const State &state); ///< null when nothing is open
    static std::uint64_t fingerprint(const State &state);

    static tl::expected<Json, Refusal> ask(const State &state, const Json &query);
    static Offers offers(const State &state);
    static Form form(const State &state, const Json &partialCommand);
    static std::optional<Drop> dropOn(const State &state, const Json &partialCommand,
                                      const std::vector<std::string> &pieces,
                                      const std::string &place);
    static std::vector<Drop> drops(const State &state, const Json &partialCommand,
                                   const std::vector<std::string> &pieces);
    static Overlay overlay(const State &state, const Json &partialCommand,
                           const std::string &piece);
    static const BoardPicture &board(const State &state);
    static TablePicture picture(const State &state, Viewer viewer);
    static Situation situation(const State &state);
    static std::vector<Chart> charts(const State &state, const Json &partialCommand);
};

} // namespace qd::corunna
