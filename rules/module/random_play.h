// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/rng.h"
#include "rules/module/act.h"
#include "rules/module/game_module.h"

#include <optional>
#include <string>
#include <vector>

namespace qd {

/// An act that random play took, with the faces that it threw.
struct RandomAct {
    Act act;
    Happened happened;
};

/// Plays a game by taking, at each step, one of the acts that the position offers, filled in at
/// random: for tests and the `fuzz` verb. The same seed gives the same game.
class RandomPlayer {
public:
    explicit RandomPlayer(std::uint64_t seed) : m_random(seed) { }

    /// One legal act; nullopt when nothing was found that the rules take: the game is over, or a
    /// dead end.
    std::optional<RandomAct> play(const Position &position);
    /// Fills the partial command in at random until its form is complete; nullopt: a field has no
    /// choice left.
    std::optional<std::string> fill(const Position &position, std::string command);

    SeededGenerator &random() { return m_random; }

private:
    /// Drops the pieces that a command's rows name where the rules let them, one group after the
    /// other.
    std::string dropAll(const Position &position, std::string command, const Field &pieces);
    std::vector<std::string> candidates(const Position &position);
    std::optional<RandomAct> attempt(const Position &position, const std::string &partial);

    std::size_t below(std::size_t bound) { return static_cast<std::size_t>(m_random.below(bound)); }

    SeededGenerator m_random;
};

/// How much the rules still want before the phase can end.
int owedCount(const Situation &situation);

} // namespace qd
