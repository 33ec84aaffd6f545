// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/module/position.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qd {

/// What a game adds to the suite that all games pass.
struct GameChecks {
    /// What of a state (as {"ask":"state"} answers) can't be, in words; nullopt: all is well.
    std::optional<std::string> (*broken)(const Position &position, const Json &state) = nullptr;
    /// Odds queries that fit a position (JSON texts); those that are refused there are passed over.
    std::vector<std::string> (*oddsQueries)(const Position &position) = nullptr;
    /// For a game without an end: the value of its option "fleet" (a JSON text) for a start in the
    /// thick of it.
    std::optional<std::string> (*closeStart)(std::uint64_t seed) = nullptr;
    /// A refusal that the faces themselves may bring about (a length named before the die that
    /// limits it); empty: none.
    std::string_view refusedByFace{};
    /// For a game whose sides meet late: an act that sets a start in the thick of it.
    std::optional<std::string> (*closeOpening)(const Position &opening,
                                               std::uint64_t seed) = nullptr;
    /// Random play of a game that takes long is left after so many acts; 0: each game must end.
    int mostActs = 0;
    /// Games played at random, after which each command must have been seen. The target `soak`
    /// plays many more.
    int randomGames = 400;
    /// Reasons that the game does not declare: ids of units, as its scenarios have them.
    bool (*ownTerm)(std::string_view term) = nullptr;
};

/// The checks of a game; empty members where it has none of its own.
GameChecks checksOf(std::string_view game);

namespace santa_cruz_checks {

std::optional<std::string> broken(const Position &position, const Json &state);
std::vector<std::string> oddsQueries(const Position &position);

} // namespace santa_cruz_checks

namespace as_per_margin_checks {

std::optional<std::string> broken(const Position &position, const Json &state);
std::vector<std::string> oddsQueries(const Position &position);
std::optional<std::string> closeStart(std::uint64_t seed);

} // namespace as_per_margin_checks

namespace trafalgar_checks {

std::optional<std::string> broken(const Position &position, const Json &state);
std::vector<std::string> oddsQueries(const Position &position);
std::optional<std::string> closeOpening(const Position &opening, std::uint64_t seed);

} // namespace trafalgar_checks

namespace corunna_checks {

std::optional<std::string> broken(const Position &position, const Json &state);
std::vector<std::string> oddsQueries(const Position &position);
std::optional<std::string> closeOpening(const Position &opening, std::uint64_t seed);
bool ownTerm(std::string_view term);

} // namespace corunna_checks

} // namespace qd
