// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/form_fields.h"

#include "rules/as_per_margin/key_reader.h"

#include <utility>

namespace qd::as_per_margin {

Choice shipChoice(const Ship &ship)
{
    Choice choice;
    choice.value = jsonString(ship.id);
    choice.term = ship.id;
    return choice;
}

Choice wordChoice(std::string_view word)
{
    Choice choice;
    choice.value = jsonString(word);
    choice.term = word;
    return choice;
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

const Ship *FormMaker::shipNamed(const char *key) const
{
    const Ship *ship = m_state.ship(text(key));
    return ship != nullptr && ship->at ? ship : nullptr;
}

std::optional<Unit> FormMaker::unitNamed(const char *key) const
{
    const auto unit = unitOf(m_state, text(key));
    return unit && unit->placed() ? unit : std::nullopt;
}

std::optional<double> FormMaker::headingNamed() const
{
    Heading heading;
    const Json *json = raw("heading");
    if (json == nullptr || !decode(*json, heading))
        return std::nullopt;
    return heading.degrees;
}

Field &FormMaker::add(const char *key, FieldKind kind, May may)
{
    Field field;
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
    Field &field = add(key, FieldKind::Choice, may);
    for (const char *value : values)
        field.choices.push_back(wordChoice(value));
}

void FormMaker::measure(const char *key, double low, double high, May may)
{
    Field &field = add(key, FieldKind::Measure, may);
    field.low = low;
    field.high = high;
    field.unit = "inch";
}

void FormMaker::heading(May may)
{
    add("heading", FieldKind::Heading, may);
}

Form FormMaker::take(bool complete) &&
{
    m_form.complete = complete;
    return std::move(m_form);
}

} // namespace qd::as_per_margin
