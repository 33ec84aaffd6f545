// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/corunna/state.h"
#include "rules/module/offers.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
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
    std::vector<Hex> hexesNamed(const char *key) const; ///< those of a list that are on the board

    void field(const char *key, FieldKind kind, std::vector<Choice> choices,
               May may = May::NotLeaveOut);
    void words(const char *key, const std::vector<std::string> &values, May may = May::NotLeaveOut);
    void number(const char *key, int min, int max, May may = May::NotLeaveOut);
    void flag(const char *key);
    /// A flag that holds by itself where the roll in hand, asked without it, has one of these
    /// reasons ("automatic": it is answered so); where the rules can't tell yet, nothing stands.
    void flagOf(const char *key, std::initializer_list<std::string_view> reasons);
    void hexes(const char *key, FieldKind kind, const std::vector<Hex> &hexes,
               May may = May::NotLeaveOut);

    /// A way from `from`, hex by hex: what is named so far, and the hexes of `next` that go on.
    template <class Next>
    void way(const char *key, Hex from, Next next, May may = May::NotLeaveOut)
    {
        std::vector<Hex> offered = wayNamed(key, from);
        const std::size_t steps = offered.size();
        for (const Hex hex : next(steps == 0 ? from : offered.back()))
            if (hex != from && std::find(offered.begin(), offered.end(), hex) == offered.end())
                offered.push_back(hex);
        hexes(key, FieldKind::Places, offered, may);
        last().max = static_cast<int>(steps) + 1;
    }

    /// Modifiers that the table adds: those of the owner's pack by name, and plain numbers.
    void modifiers(const char *key, const std::vector<std::string> &lists = {});

    /// Units for which `fits` says true.
    template <class Fits>
    void units(const char *key, FieldKind kind, Fits fits, May may = May::NotLeaveOut)
    {
        std::vector<Choice> choices;
        for (const Unit &unit : m_state.units)
            if (fits(unit))
                choices.push_back(choice(unit.card->id));
        field(key, kind, std::move(choices), may);
    }

    /// Units, no ships, and leaders for which `fits` says true.
    template <class Fits>
    void pieces(const char *key, Fits fits)
    {
        std::vector<Choice> choices;
        for (const Unit &unit : m_state.units)
            if (!isShip(unit.card->kind) && fits(unit))
                choices.push_back(choice(unit.card->id));
        for (const Leader &leader : m_state.leaders)
            if (fits(leader))
                choices.push_back(choice(std::string(nameOf(leader.card->id))));
        field(key, FieldKind::Piece, std::move(choices));
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

    /// A list of rows with those cells; `told` are the rows as they stand, objects.
    void rows(const char *key, std::vector<Field> cells, std::vector<Json> told,
              May may = May::LeaveOut);
    static Field cell(const char *key, FieldKind kind, const std::vector<std::string> &values = {},
                      May may = May::NotLeaveOut);
    /// The names in a list of ids, or of objects each with its "unit".
    std::vector<std::string> names(const char *key) const;
    /// The field just made shows the names of such a list.
    void showNames(const char *key);

    static Choice choice(const std::string &id);

    Field &last() { return m_form.fields.back(); }

    Form take(bool complete) &&;

private:
    std::vector<Hex> wayNamed(const char *key, Hex from) const;

    const State &m_state;
    const Json &m_command;
    Form m_form;
};

} // namespace qd::corunna
