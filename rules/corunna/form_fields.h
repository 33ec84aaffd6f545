// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/corunna/state.h"
#include "rules/module/offers.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qd::corunna {

/// Builds the form of a command under construction, field by field, with what it says so far.
class FormMaker {
public:
    enum class May { NotLeaveOut, LeaveOut };

    FormMaker(const State &state, const Json &command);

    const State &state() const { return m_state; }

    const Json &command() const { return m_command; }

    std::string text(const char *key) const; ///< empty: nothing yet
    /// The first piece named under `piece`, `pieces`, `unit` …
    std::optional<Piece> pieceNamed(const char *key) const;
    std::optional<UnitRef> unitNamed(const char *key) const;

    void field(const char *key, FieldKind kind, std::vector<Choice> choices,
               May may = May::NotLeaveOut);
    void words(const char *key, const std::vector<std::string> &values, May may = May::NotLeaveOut);
    void number(const char *key, int min, int max, May may = May::NotLeaveOut);
    void flag(const char *key);
    void hexes(const char *key, FieldKind kind, const std::vector<Hex> &hexes);

    /// Units for which `fits` says true.
    template <class Fits>
    void units(const char *key, FieldKind kind, Fits fits)
    {
        std::vector<Choice> choices;
        for (const Unit &unit : m_state.units)
            if (fits(unit))
                choices.push_back(choice(unit.card->id));
        field(key, kind, std::move(choices));
    }

    template <class Fits>
    void leaders(const char *key, Fits fits)
    {
        std::vector<Choice> choices;
        for (const Leader &leader : m_state.leaders)
            if (fits(leader))
                choices.push_back(choice(std::string(nameOf(leader.card->id))));
        field(key, FieldKind::Piece, std::move(choices));
    }

    static Choice choice(const std::string &id);

    Field &last() { return m_form.fields.back(); }

    Form take(bool complete) &&;

private:
    const State &m_state;
    const Json &m_command;
    Form m_form;
};

} // namespace qd::corunna
