// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/form.h"

#include "rules/santa_cruz/group.h"
#include "rules/santa_cruz/probe.h"
#include "rules/santa_cruz/santa_cruz.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace qd::santa_cruz {

namespace {

struct FormOf {
    std::string_view name;
    void (*fields)(FormBuilder &); ///< nullptr: nothing to fill in
};

constexpr std::array kForms = {
    FormOf{"place", formPlace},
    FormOf{"load-fox", formLoadFox},
    FormOf{"start", nullptr},
    FormOf{"naval-move", formNavalMove},
    FormOf{"bombard", formBombard},
    FormOf{"end-phase", nullptr},
    FormOf{"pass", formPass},
    FormOf{"play", formPlay},
    FormOf{"counterattack", formCounterattack},
    FormOf{"support", formSupport},
    FormOf{"round", nullptr},
    FormOf{"fire-back", nullptr},
    FormOf{"fox-loss", formFoxLoss},
    FormOf{"assign-hit", formAssignHit},
    FormOf{"oldfield", formOldfield},
    FormOf{"flee", formFlee},
    FormOf{"retreat", formRetreat},
    FormOf{"panic-retreat", formPanicRetreat},
    FormOf{"eliminate-excess", formUnits},
    FormOf{"drums-return", formUnits},
    FormOf{"adjust", nullptr},
};

Choice choice(Json value, std::string term)
{
    return Choice{canonicalText(value), std::move(term), std::nullopt, {}};
}

template <class T>
std::vector<Choice> named(const std::vector<T> &list)
{
    std::vector<Choice> choices;
    for (const T &entry : list)
        choices.push_back(wordChoice(nameOf(entry)));
    return choices;
}

} // namespace

FormBuilder::FormBuilder(const State &state, Json command)
    : m_state(state), m_command(std::make_unique<Json>(std::move(command)))
{
}

FormBuilder::~FormBuilder() = default;

bool FormBuilder::has(std::string_view key) const
{
    return m_command->contains(std::string(key));
}

void FormBuilder::set(std::string_view key, Json value)
{
    (*m_command)[std::string(key)] = std::move(value);
}

std::string FormBuilder::word(std::string_view key) const
{
    const auto found = m_command->find(std::string(key));
    return found != m_command->end() && found->is_string() ? found->get<std::string>()
                                                           : std::string();
}

std::optional<AreaId> FormBuilder::area(std::string_view key) const
{
    return board().find(word(key));
}

std::optional<Card> FormBuilder::card(std::string_view key) const
{
    return cardFrom(word(key));
}

bool FormBuilder::flag(std::string_view key) const
{
    const auto found = m_command->find(std::string(key));
    return found != m_command->end() && found->is_boolean() && found->get<bool>();
}

std::vector<Block> FormBuilder::units(std::string_view key) const
{
    std::vector<Block> units;
    const auto found = m_command->find(std::string(key));
    if (found == m_command->end() || !found->is_array())
        return units;
    for (const Json &entry : *found)
        if (entry.is_string())
            if (const auto block = blockFrom(entry.get<std::string>()))
                units.push_back(*block);
    return units;
}

void FormBuilder::setOnlyChoice(std::string_view key, const std::vector<Choice> &choices)
{
    if (has(key))
        return;
    const auto open = [](const Choice &c) { return !c.refused; };
    if (std::count_if(choices.begin(), choices.end(), open) != 1)
        return;
    const auto only = std::find_if(choices.begin(), choices.end(), open);
    if (const auto value = parseJson(only->value))
        set(key, *value);
}

void FormBuilder::judge(std::string_view key, std::vector<Choice> &choices) const
{
    for (Choice &candidate : choices) {
        const auto value = parseJson(candidate.value);
        if (!value)
            continue;
        Json command = *m_command;
        command[std::string(key)] = *value;
        auto refusal = refusalOf(m_state, command);
        if (refusal && refusal->code != "bad-command")
            candidate.refused = std::move(refusal);
    }
}

Field &FormBuilder::add(std::string_view key, FieldKind kind, std::vector<Choice> choices)
{
    m_fields.push_back(fieldOf(key, kind, std::move(choices)));
    return m_fields.back();
}

Form FormBuilder::finish() &&
{
    Form form;
    for (Field &field : m_fields) {
        const auto value = m_command->find(field.key);
        if (value != m_command->end())
            field.value = canonicalText(*value);
    }
    form.command = canonicalText(*m_command);
    form.fields = std::move(m_fields);
    form.cautions = std::move(m_cautions);
    if (!m_held) {
        const auto refusal = refusalOf(m_state, *m_command);
        form.complete = !refusal || refusal->code != "bad-command";
    }
    return form;
}

Choice wordChoice(std::string_view word)
{
    return choice(std::string(word), std::string(word));
}

Choice numberChoice(int number)
{
    return choice(number, {});
}

std::vector<Choice> unitChoices(const std::vector<Block> &blocks)
{
    return named(blocks);
}

std::vector<Choice> cardChoices(const std::vector<Card> &cards)
{
    return named(cards);
}

std::vector<Choice> officerChoices(const std::vector<Officer> &officers)
{
    return named(officers);
}

std::vector<Choice> areaChoices(const Board &board, const std::vector<AreaId> &areas)
{
    std::vector<Choice> choices;
    for (const AreaId area : areas)
        choices.push_back(wordChoice(board.area(area).id));
    return choices;
}

std::vector<Choice> flagChoices()
{
    return {choice(false, "no"), choice(true, "yes")};
}

Field fieldOf(std::string_view key, FieldKind kind, std::vector<Choice> choices)
{
    Field field;
    field.key = key;
    field.kind = kind;
    field.choices = std::move(choices);
    return field;
}

std::string tagOf(const State &state, Side side, AreaId from, AreaId to)
{
    if (!anyIn(state, to, enemyOf(side)))
        return "free";
    if (crossing(*state.board, from, to) != Line::Red)
        return "combat";
    return state.board->area(from).land ? "red-border" : "red-landing";
}

Form Game::form(const State &state, const Json &partialCommand)
{
    FormBuilder builder(state, partialCommand);
    const std::string name = builder.word("do");
    const auto found = std::find_if(kForms.begin(), kForms.end(),
                                    [&](const FormOf &kind) { return kind.name == name; });
    if (found != kForms.end() && found->fields != nullptr)
        found->fields(builder);
    return std::move(builder).finish();
}

} // namespace qd::santa_cruz
