// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/random_play.h"
#include "rules/module/script.h"

#include <string>
#include <vector>

namespace qd {

/// Feeds a script engine with good, bent and broken lines, reproducible from a seed, and watches
/// that it keeps the contract: every reply is one JSON object with its line number, a refusal
/// leaves the state as it was, and what was taken is a position that snapshots, folds and answers.
class ScriptFuzzer {
public:
    ScriptFuzzer(const GameModule &game, DataLibrary library, std::uint64_t seed);

    /// Feeds about `lines` lines. The first broken promise is told in words, with the line that
    /// broke it.
    std::optional<std::string> run(int lines);

    int linesFed() const { return m_line; }

    /// The lines of the first table, its table line included: to feed them elsewhere.
    const std::vector<std::string> &firstTable() const { return m_firstTable; }

private:
    std::optional<std::string> feed(const std::string &text);
    std::optional<std::string> open();
    /// A line that the rules take, "" when the game is over.
    std::string goodLine();
    /// The same with values, keys or elements changed: mostly still JSON of the right form.
    std::string bent(std::string text);
    /// The same with bytes changed.
    std::string broken(std::string text);

    std::size_t below(std::size_t bound)
    {
        return static_cast<std::size_t>(m_player.random().below(bound));
    }

    const GameModule &m_game;
    DataLibrary m_library;
    RandomPlayer m_player;
    Script m_script;
    std::vector<std::string> m_seen; ///< good lines so far: bent again later
    std::vector<std::string> m_firstTable;
    int m_tables = 0;
    int m_line = 0;
};

} // namespace qd
