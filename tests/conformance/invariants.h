// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/module/position.h"

#include <optional>
#include <string>
#include <vector>

namespace qd {

/// What a game adds to the suite that all games pass.
struct GameChecks {
    /// What of a state (as {"ask":"state"} answers) can't be, in words; nullopt: all is well.
    std::optional<std::string> (*broken)(const Position &position, const Json &state) = nullptr;
    /// Odds queries that fit a position (JSON texts); those that are refused there are passed over.
    std::vector<std::string> (*oddsQueries)(const Position &position) = nullptr;
};

/// The checks of a game; empty members where it has none of its own.
GameChecks checksOf(std::string_view game);

namespace santa_cruz_checks {

std::optional<std::string> broken(const Position &position, const Json &state);
std::vector<std::string> oddsQueries(const Position &position);

} // namespace santa_cruz_checks

} // namespace qd
