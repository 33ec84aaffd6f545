// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>

namespace qd {

/// The number of a rule in the rulebook ("10.2", "7.3f", "9.panic") or of a ruling of ours ("R12").
/// Empty where no rule stands behind a thing (a malformed command); written as JSON null then.
class Citation {
public:
    Citation() = default;

    Citation(
        const char *rule) // NOLINT(google-explicit-constructor): citations are written as literals
        : m_rule(rule)
    {
    }

    explicit Citation(std::string rule) : m_rule(std::move(rule)) { }

    /// The number as printed, empty for none.
    const std::string &text() const { return m_rule; }

    bool isNone() const { return m_rule.empty(); }

    /// A ruling of ours on what the rulebook leaves open ("R12", "r03", "r-02", "ruling-r17"), not
    /// a rule of it.
    bool isRuling() const
    {
        if (m_rule.rfind("ruling-", 0) == 0)
            return true;
        const bool hyphen = m_rule.size() > 1 && m_rule[1] == '-';
        const std::size_t digit = hyphen ? 2 : 1;
        return m_rule.size() > digit && (m_rule[0] == 'R' || m_rule[0] == 'r')
            && m_rule[digit] >= '0' && m_rule[digit] <= '9';
    }

    friend bool operator==(const Citation &, const Citation &) = default;

private:
    std::string m_rule;
};

} // namespace qd
