// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/script.h"

namespace qd {

/// Runs a script and compares the replies with the expectations between its lines.
class CheckScript {
public:
    CheckScript(std::vector<const GameModule *> games, DataLibrary library)
        : m_script(std::move(games), std::move(library))
    {
    }

    void feed(std::string_view text, int lineNumber);

    /// One entry for each expectation that does not hold: "line 7: error.code: wanted …, got …".
    const std::vector<std::string> &failures() const { return m_failures; }

    /// How many expectations there were.
    int expectations() const { return m_expectations; }

private:
    Script m_script;
    std::optional<std::string>
        m_reply; ///< of the last line that was no expectation, note or comment
    std::vector<std::string> m_failures;
    int m_expectations = 0;
};

} // namespace qd
