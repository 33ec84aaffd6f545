// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/form_fields.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace qd::corunna {

FormMaker::FormMaker(const State &state, const Json &command) : m_state(state), m_command(command)
{
    m_form.command = canonicalText(command);
}

Choice FormMaker::choice(const std::string &id)
{
    Choice made;
    made.value = jsonString(id);
    made.term = id;
    return made;
}

std::string FormMaker::text(const char *key) const
{
    const auto found = m_command.find(key);
    if (found == m_command.end())
        return {};
    const Json &value = found->is_array() && !found->empty() ? found->front() : *found;
    return value.is_string() ? value.get<std::string>() : std::string();
}

std::optional<Piece> FormMaker::pieceNamed(const char *key) const
{
    return m_state.roster->piece(text(key));
}

std::optional<UnitRef> FormMaker::unitNamed(const char *key) const
{
    return m_state.roster->unit(text(key));
}

void FormMaker::field(const char *key, FieldKind kind, std::vector<Choice> choices, May may)
{
    Field made;
    made.key = key;
    made.kind = kind;
    made.optional = may == May::LeaveOut;
    made.choices = std::move(choices);
    if (kind == FieldKind::Places || kind == FieldKind::Pieces)
        made.min = 1;
    if (const auto found = m_command.find(key); found != m_command.end())
        made.value = canonicalText(*found);
    m_form.fields.push_back(std::move(made));
}

void FormMaker::words(const char *key, const std::vector<std::string> &values, May may)
{
    std::vector<Choice> choices;
    for (const std::string &value : values)
        choices.push_back(choice(value));
    field(key, FieldKind::Choice, std::move(choices), may);
}

void FormMaker::number(const char *key, int min, int max, May may)
{
    field(key, FieldKind::Number, {}, may);
    last().min = min;
    last().max = max;
}

void FormMaker::flag(const char *key)
{
    field(key, FieldKind::Flag, {}, May::LeaveOut);
}

void FormMaker::hexes(const char *key, FieldKind kind, const std::vector<Hex> &hexes)
{
    std::vector<Choice> choices;
    for (const Hex hex : hexes)
        choices.push_back(choice(m_state.board->at(hex).id));
    field(key, kind, std::move(choices));
}

Form FormMaker::take(bool complete) &&
{
    m_form.complete = complete;
    return std::move(m_form);
}

} // namespace qd::corunna
