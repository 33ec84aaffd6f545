// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/module/check_script.h"

#include "rules/module/expectation.h"

namespace qd {

void CheckScript::feed(std::string_view text, int lineNumber)
{
    const ScriptLine parsed = readScriptLine(text);
    const auto *expected = std::get_if<line::Expect>(&parsed);
    if (!expected) {
        if (auto reply = m_script.take(parsed, lineNumber))
            m_reply = std::move(reply);
        return;
    }
    ++m_expectations;
    const auto why = m_reply ? mismatch(*expected, *m_reply)
                             : std::optional<std::string>("no reply stands before it");
    if (why)
        m_failures.push_back("line " + std::to_string(lineNumber) + ": " + *why
                             + (m_reply ? " - reply: " + m_reply->substr(0, 400) : std::string()));
}

} // namespace qd
