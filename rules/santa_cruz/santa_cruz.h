// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/decision.h"
#include "rules/module/dice_named.h"
#include "rules/module/game_module.h"
#include "rules/santa_cruz/command.h"
#include "rules/santa_cruz/event.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace qd::santa_cruz {

/// Santa Cruz 1797: the façade that the catalogue erases.
/// Edition followed: the English rulebook as printed; the rulings on unclear text are options (2.4)
/// or are listed in the specification (R1–R83). Left out: nothing of the rules; manners at the
/// table and secrets of the hands are reminders.
struct Game {
    using State = santa_cruz::State;
    using Command = santa_cruz::Command;
    using Event = santa_cruz::Event;

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
    static std::vector<Drop> drops(const State &state, const Json &partialCommand,
                                   const std::vector<std::string> &pieces);
    static const BoardPicture &board(const State &state);
    static TablePicture picture(const State &state, Viewer viewer);
    static Situation situation(const State &state);
    static std::vector<Chart> charts(const State &state, const Json &partialCommand);
};

} // namespace qd::santa_cruz
