// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/fire.h"
#include "rules/as_per_margin/state.h"
#include "rules/base/json_text.h"
#include "rules/module/offers.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qd::as_per_margin {

inline constexpr double kLongestMove = 12; ///< inches: both wind dice at their highest

Choice shipChoice(const Ship &ship);
Choice wordChoice(std::string_view word);

/// Builds the form of a command under construction, field by field, with what it says so far.
class FormMaker {
public:
    enum class May { NotLeaveOut, LeaveOut };

    FormMaker(const State &state, const Json &command);

    const State &state() const { return m_state; }

    /// What the command says for a key, nullptr: nothing.
    const Json *raw(const char *key) const;
    std::string text(const char *key) const;
    const Ship *shipNamed(const char *key) const; ///< placed, nullptr: none yet
    std::optional<Unit> unitNamed(const char *key) const; ///< placed
    std::optional<double> headingNamed() const;

    void field(const char *key, FieldKind kind, std::vector<Choice> choices,
               May may = May::NotLeaveOut);
    void words(const char *key, std::initializer_list<const char *> values,
               May may = May::NotLeaveOut);
    void measure(const char *key, double low, double high, May may = May::NotLeaveOut);
    void heading(May may);

    Form take(bool complete) &&;

private:
    Field &add(const char *key, FieldKind kind, May may);

    const State &m_state;
    const Json &m_command;
    Form m_form;
};

} // namespace qd::as_per_margin
