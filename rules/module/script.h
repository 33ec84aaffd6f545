// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/rng.h"
#include "rules/module/game_module.h"
#include "rules/module/script_line.h"

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace qd {

/// Asks a position to take an act, throwing from `dice` what the act leaves to the program.
/// Awaiting never comes back: named dice that are too few are the refusal dice-count. `rolled`, if
/// not null, gets the faces.
std::variant<Happened, Refusal> decideWithDice(const Position &position, const Act &act,
                                               SeededGenerator &dice,
                                               std::vector<int> *rolled = nullptr);

/// Runs a script in memory, line by line (`quarterdeck-cli run`, the vectors). Never crashes,
/// whatever a line holds. Dice that a line leaves out come from the table's seed; taking an act
/// back takes its dice back too, so doing it again gives the same.
class Script {
public:
    Script(std::vector<const GameModule *> games, DataLibrary library);

    /// Takes one line (with or without its break) and answers its reply, if it asks for one.
    std::optional<std::string> feed(std::string_view text, int lineNumber);
    /// The same for a line that was read already.
    std::optional<std::string> take(const ScriptLine &parsed, int lineNumber);

    /// False once a line was refused.
    bool allTaken() const { return m_allTaken; }

    /// The position now, nullptr before the table line.
    const Position *position() const
    {
        return m_moments.empty() ? nullptr : &m_moments[m_now].position;
    }

    const std::optional<TableSpec> &spec() const { return m_spec; }

private:
    /// The table after an entry: its position, and where the dice of the program stand.
    struct Moment {
        Position position;
        SeededGenerator dice;
    };

    std::string refuse(int lineNumber, const Refusal &refusal);
    std::string openTable(const TableSpec &spec, int lineNumber);
    std::string takeAct(const Act &act, int lineNumber);
    std::string answer(const std::string &query, int lineNumber);
    std::string undo(int lineNumber);
    std::string redo(int lineNumber);

    std::vector<const GameModule *> m_games;
    DataLibrary m_library;
    std::optional<TableSpec> m_spec;
    std::deque<Moment> m_moments; ///< the opening, then one for each entry, undone ones last
    std::size_t m_now = 0; ///< index of the live one
    bool m_allTaken = true;
};

} // namespace qd
