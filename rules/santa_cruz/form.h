// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/module/offers.h"
#include "rules/santa_cruz/state.h"

#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qd::santa_cruz {

/// A command under construction, its form growing field by field.
class FormBuilder {
public:
    FormBuilder(const State &state, Json command);
    ~FormBuilder();
    FormBuilder(const FormBuilder &) = delete;
    FormBuilder &operator=(const FormBuilder &) = delete;

    const State &state() const { return m_state; }

    const Board &board() const { return *m_state.board; }

    const Json &command() const { return *m_command; }

    // What the person has filled in; nullopt or empty: nothing (of that type).
    bool has(std::string_view key) const;

    std::string word(std::string_view key) const;
    std::optional<AreaId> area(std::string_view key) const;
    std::vector<Block> units(std::string_view key) const;
    std::optional<Card> card(std::string_view key) const;
    bool flag(std::string_view key) const;

    /// Fills in what is evident.
    void set(std::string_view key, Json value);

    /// Fills in the only choice that the rules take, if the key is still empty and there is just
    /// one.
    void setOnlyChoice(std::string_view key, const std::vector<Choice> &choices);

    /// Marks each choice of a key with what `decide` says of the command with it. A command that is
    /// not yet whole marks none.
    void judge(std::string_view key, std::vector<Choice> &choices) const;

    Field &add(std::string_view key, FieldKind kind, std::vector<Choice> choices = {});

    /// The form; complete when the command is whole and `holds` (what the fields say beyond that).
    Form finish() &&;

    /// Worth knowing, though the rules allow it.
    void warn(Refusal caution) { m_cautions.push_back(std::move(caution)); }

    /// The command is not whole, whatever its shape says.
    void incomplete() { m_held = true; }

private:
    const State &m_state;
    std::unique_ptr<Json> m_command; ///< never null
    std::vector<Field> m_fields;
    std::vector<Refusal> m_cautions;
    bool m_held = false;
};

// Choices.
Choice wordChoice(std::string_view word);
Choice numberChoice(int number);
std::vector<Choice> unitChoices(const std::vector<Block> &blocks);
std::vector<Choice> areaChoices(const Board &board, const std::vector<AreaId> &areas);
std::vector<Choice> cardChoices(const std::vector<Card> &cards);
std::vector<Choice> officerChoices(const std::vector<Officer> &officers);
std::vector<Choice> flagChoices();
Field fieldOf(std::string_view key, FieldKind kind, std::vector<Choice> choices = {});

/// Areas of the board where a condition holds, board order.
template <class Holds>
std::vector<AreaId> areasWhere(const Board &board, Holds holds)
{
    std::vector<AreaId> areas;
    for (const AreaId area : board.all())
        if (holds(area))
            areas.push_back(area);
    return areas;
}

/// How a group's goal is marked: "free", "combat", "red-border" and "red-landing" where an assault
/// crosses a red line.
std::string tagOf(const State &state, Side side, AreaId from, AreaId to);

/// Where the defenders of the combat may retreat to, none without a combat (10.7).
std::vector<AreaId> defendersGoals(const State &state);

// The fields of each command.
void formPlace(FormBuilder &);
void formLoadFox(FormBuilder &);
void formNavalMove(FormBuilder &);
void formBombard(FormBuilder &);
void formPass(FormBuilder &);
void formPlay(FormBuilder &);
void formCounterattack(FormBuilder &);
void formSupport(FormBuilder &);
void formFoxLoss(FormBuilder &);
void formAssignHit(FormBuilder &);
void formOldfield(FormBuilder &);
void formFlee(FormBuilder &);
void formRetreat(FormBuilder &);
void formPanicRetreat(FormBuilder &);
void formUnits(FormBuilder &); // eliminate-excess, drums-return

enum class Placing : std::uint8_t { No, Yes };
enum class Answering : std::uint8_t { No, WithLost };

/// The fields of a group that a card moves (form_group.cpp).
void addGroupFields(FormBuilder &form, Side side, Placing placing, Answering answering);
/// The fields of The French Are Eager to Fight: any way over land.
void addFrenchFields(FormBuilder &form);
/// The same for a group whose goal is the combat's area (Battle Drums).
void addDrumsFields(FormBuilder &form);

} // namespace qd::santa_cruz
