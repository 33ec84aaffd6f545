// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/decision.h"
#include "rules/base/json_text.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace qd {

struct GameInfo;

/// A command with what goes along with it: the dice that fell and the referee's word.
struct Act {
    std::string command; ///< canonical JSON object: "do" and its own keys
    std::optional<std::vector<int>> dice; ///< faces as they fell, nullopt: none named
    Strictness strictness = Strictness::Enforce;
    std::string reason; ///< why the rules were overruled, or the table adjusted
};

/// Splits a script's `do` line into command, dice, force and reason. Refusals: bad-command.
tl::expected<Act, Refusal> parseAct(const Json &line);

/// Why the rules can't be overruled like that: no reason is given where the game's specification
/// asks for one (bad-command).
std::optional<Refusal> reasonMissing(const Act &act, const GameInfo &info);

/// The script line of an act: what parseAct reads back.
std::string actLine(const Act &act);

} // namespace qd
