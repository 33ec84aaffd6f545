// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/form_fields.h"

#include "rules/corunna/corunna.h"

#include <algorithm>
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
    if (value.is_object()) // one who fires or fights, with more than his name
        return value.value("unit", Json()).is_string() ? value["unit"].get<std::string>()
                                                       : std::string();
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

void FormMaker::flagOf(const char *key, std::initializer_list<std::string_view> reasons)
{
    flag(key);
    const std::string name = text("do");
    Json query = m_command;
    query["ask"] = name == "naval-commitment" ? "naval" : name;
    for (const char *other : {"do", "dice", "apply", "fails", "hit", key})
        query.erase(other);
    if (name == "square" && !query.contains("distance"))
        query["distance"] = 1; // it changes the row, not the reasons
    const auto answer = Game::ask(m_state, query);
    if (!answer)
        return;
    const auto isReason = [&reasons](const std::string &term) {
        return std::find(reasons.begin(), reasons.end(), term) != reasons.end();
    };
    bool holds = isReason("automatic") && answer->value("automatic", false);
    for (const char *list : {"because", "attack_because", "defence_because"})
        if (const auto terms = answer->find(list); terms != answer->end() && terms->is_array())
            for (const Json &term : *terms)
                holds = holds || isReason(term.value("term", std::string()));
    last().standing = holds ? "true" : "false";
}

void FormMaker::hexes(const char *key, FieldKind kind, const std::vector<Hex> &hexes, May may)
{
    std::vector<Choice> choices;
    for (const Hex hex : hexes)
        choices.push_back(choice(m_state.board->at(hex).id));
    field(key, kind, std::move(choices), may);
}

std::vector<Hex> FormMaker::hexesNamed(const char *key) const
{
    std::vector<Hex> hexes;
    const auto found = m_command.find(key);
    if (found == m_command.end() || !found->is_array())
        return hexes;
    for (const Json &name : *found)
        if (name.is_string())
            if (const auto hex = m_state.board->find(name.get_ref<const std::string &>()))
                hexes.push_back(*hex);
    return hexes;
}

/// The hexes of the path so far, as far as each leads to the next.
std::vector<Hex> FormMaker::wayNamed(const char *key, Hex from) const
{
    std::vector<Hex> way = hexesNamed(key);
    Hex last = from;
    const auto broken = std::find_if(way.begin(), way.end(), [this, &last](Hex hex) {
        return !m_state.board->adjacent(std::exchange(last, hex), hex);
    });
    way.erase(broken, way.end());
    return way;
}

void FormMaker::modifiers(const char *key, const std::vector<std::string> &lists)
{
    static constexpr int kCopies = 9;
    std::vector<Choice> choices;
    Json pack = Json::object();
    if (m_state.series)
        if (auto read = parseJson(m_state.series->source))
            pack = std::move(*read);
    for (const std::string &list : lists) { // "close/odds": as the owner named them (9.3)
        const Json::json_pointer at('/' + list);
        if (!pack.contains(at) || !pack.at(at).is_object())
            continue;
        for (const auto &entry : pack.at(at).items()) {
            if (!entry.value().is_number_integer())
                continue;
            Json modifier = Json::object();
            modifier["term"] = entry.key();
            modifier["value"] = entry.value();
            Choice made = choice(entry.key());
            made.value = canonicalText(modifier);
            choices.push_back(std::move(made));
        }
    }
    for (const int value : {3, -3, 1, -1}) {
        Choice made;
        made.value = std::to_string(value);
        made.term = value > 0 ? '+' + made.value : made.value;
        choices.push_back(std::move(made));
    }
    field(key, FieldKind::Choices, std::move(choices), May::LeaveOut);
    last().max = kCopies;
}

void FormMaker::rows(const char *key, std::vector<Field> cells, std::vector<Json> told, May may)
{
    Field made;
    made.key = key;
    made.kind = FieldKind::Rows;
    made.optional = may == May::LeaveOut;
    made.rowFields = std::move(cells);
    if (!told.empty())
        made.value = canonicalText(Json(std::move(told)));
    m_form.fields.push_back(std::move(made));
}

Field FormMaker::cell(const char *key, FieldKind kind, const std::vector<std::string> &values,
                      May may)
{
    Field made;
    made.key = key;
    made.kind = kind;
    made.optional = may == May::LeaveOut;
    for (const std::string &value : values)
        made.choices.push_back(choice(value));
    return made;
}

std::vector<std::string> FormMaker::names(const char *key) const
{
    std::vector<std::string> found;
    const auto list = m_command.find(key);
    if (list == m_command.end() || !list->is_array())
        return found;
    for (const Json &one : *list) {
        const Json name = one.is_object() ? one.value("unit", Json()) : one;
        if (name.is_string())
            found.push_back(name.get<std::string>());
    }
    return found;
}

void FormMaker::showNames(const char *key)
{
    if (!last().value.empty())
        last().value = canonicalText(Json(names(key)));
}

Form FormMaker::take(bool complete) &&
{
    m_form.complete = complete;
    return std::move(m_form);
}

} // namespace qd::corunna
