// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/module/offers.h"
#include "rules/trafalgar/state.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qd::trafalgar {

/// A word, an id or a number that its id names ("heading-3", "rose-0").
Choice wordChoice(std::string_view word);
Choice numberChoice(const char *term, int number);
/// A point of the board by its label.
Choice pointChoice(const std::string &label);

/// Builds the form of a command under construction, field by field, with what it says so far.
class FormMaker {
public:
    enum class May { NotLeaveOut, LeaveOut };

    FormMaker(const State &state, const Json &command);

    const State &state() const { return m_state; }

    const Json &command() const { return m_command; }

    /// What the command says for a key, nullptr: nothing.
    const Json *raw(const char *key) const;
    std::string text(const char *key) const;
    std::optional<ShipId> ship(const char *key) const;
    std::optional<FortId> fort(const char *key) const;
    std::optional<Combatant> combatant(const char *key) const; ///< on the board

    qd::Field &add(const char *key, FieldKind kind, May may = May::NotLeaveOut);
    void field(const char *key, FieldKind kind, std::vector<Choice> choices,
               May may = May::NotLeaveOut);
    void words(const char *key, std::initializer_list<const char *> values,
               May may = May::NotLeaveOut);

    /// Ships as choices: those that may first, then those that may not, with why.
    template <class Ids, class Why>
    void pieces(const char *key, const Ids &ids, Why why, May may = May::NotLeaveOut)
    {
        std::vector<Choice> all;
        std::vector<Choice> mayNot;
        for (const auto &id : ids) {
            Choice choice = wordChoice(nameOf(id));
            choice.refused = why(id);
            (choice.refused ? mayNot : all).push_back(std::move(choice));
        }
        all.insert(all.end(), mayNot.begin(), mayNot.end());
        field(key, FieldKind::Piece, std::move(all), may);
    }

    Form take(bool complete) &&;

private:
    const State &m_state;
    const Json &m_command;
    Form m_form;
};

/// The ships that play now: those of the side whose turn it is, all of them outside turns.
std::vector<ShipId> playersShips(const State &state);

// Fields of fire (form_fire.cpp).
void fireForm(FormMaker &form);
void fortFireForm(FormMaker &form);
/// A shot at a ship whose aim the command does not say yet, be it to say that there is none: the
/// rules take it (`hits-2`), nobody means it.
bool aimsMissing(const Json &command);
/// A shout at a ship that can't be fired at any more where it lies, and the command does not say
/// yet where on its way it was.
bool placeMissing(const State &state, const Json &command);
/// A shout at a ship that may fire first, and nobody said yet whether she does (`fort-2`, r-21).
bool yieldMissing(const State &state, const Json &command);

} // namespace qd::trafalgar
