// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/form_fields.h"

#include "rules/trafalgar/codec.h"
#include "rules/trafalgar/gunnery.h"

#include <utility>

namespace qd::trafalgar {

Choice wordChoice(std::string_view word)
{
    Choice choice;
    choice.value = jsonString(word);
    choice.term = word;
    return choice;
}

Choice numberChoice(const char *term, int number)
{
    Choice choice;
    choice.value = std::to_string(number);
    choice.term = term + choice.value;
    return choice;
}

Choice pointChoice(const std::string &label)
{
    return wordChoice(label);
}

FormMaker::FormMaker(const State &state, const Json &command) : m_state(state), m_command(command)
{
    m_form.command = canonicalText(command);
}

const Json *FormMaker::raw(const char *key) const
{
    const auto found = m_command.find(key);
    return found == m_command.end() ? nullptr : &*found;
}

std::string FormMaker::text(const char *key) const
{
    const Json *json = raw(key);
    return json != nullptr && json->is_string() ? json->get<std::string>() : std::string();
}

std::optional<ShipId> FormMaker::ship(const char *key) const
{
    ShipId id{};
    const Json *json = raw(key);
    return json != nullptr && decode(*json, id) ? std::optional(id) : std::nullopt;
}

std::optional<FortId> FormMaker::fort(const char *key) const
{
    FortId id{};
    const Json *json = raw(key);
    return json != nullptr && decode(*json, id) ? std::optional(id) : std::nullopt;
}

std::optional<Combatant> FormMaker::combatant(const char *key) const
{
    Combatant who;
    const Json *json = raw(key);
    if (json == nullptr || !decode(*json, who) || !standOf(m_state, who))
        return std::nullopt;
    return who;
}

qd::Field &FormMaker::add(const char *key, FieldKind kind, May may)
{
    qd::Field field;
    field.key = key;
    field.kind = kind;
    field.optional = may == May::LeaveOut;
    if (const Json *json = raw(key))
        field.value = canonicalText(*json);
    m_form.fields.push_back(std::move(field));
    return m_form.fields.back();
}

void FormMaker::field(const char *key, FieldKind kind, std::vector<Choice> choices, May may)
{
    add(key, kind, may).choices = std::move(choices);
}

void FormMaker::words(const char *key, std::initializer_list<const char *> values, May may)
{
    qd::Field &field = add(key, FieldKind::Choice, may);
    for (const char *value : values)
        field.choices.push_back(wordChoice(value));
}

Form FormMaker::take(bool complete) &&
{
    m_form.complete = complete;
    return std::move(m_form);
}

std::vector<ShipId> playersShips(const State &state)
{
    std::vector<ShipId> ships;
    for (const ShipId id : kShips)
        if (!state.play.side || *state.play.side == sideOf(id))
            ships.push_back(id);
    return ships;
}

} // namespace qd::trafalgar
