// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/form.h"
#include "rules/santa_cruz/offers.h"
#include "rules/santa_cruz/probe.h"
#include "rules/santa_cruz/santa_cruz.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::santa_cruz {

namespace {

const Field *fieldNamed(const std::vector<Field> &fields, std::string_view key)
{
    const auto found = std::find_if(fields.begin(), fields.end(),
                                    [&](const Field &field) { return field.key == key; });
    return found == fields.end() ? nullptr : &*found;
}

Json valueOf(const Choice &choice)
{
    return parseJson(choice.value).value_or(Json());
}

/// Fills a command in, one way after the other, until the rules take one.
class Search {
public:
    explicit Search(const State &state) : m_state(state) { }

    std::optional<Refusal> run(const Json &command)
    {
        const FormBuilder read(m_state, command);
        const std::string kind = read.word("do");
        const auto card = read.card("card");
        if (kind == "bombard")
            inRow(command, "plays", "card");
        else if (kind == "counterattack" || kind == "support")
            groups(command);
        else if (card == Card::Rayo || card == Card::Panic)
            choices(command, "area");
        else if (card == Card::SpikeTheCannons)
            choices(command, "battery");
        else if (card == Card::Harassment)
            choices(command, "discard_confusion");
        else if (card == Card::Reinforcements)
            reinforcements(command);
        else
            plays(command);
        return m_found ? std::nullopt : m_first;
    }

private:
    /// True: taken, stop.
    bool tried(const Json &command)
    {
        auto refusal = refusalOf(m_state, command);
        if (!refusal)
            m_found = true;
        else if (!m_first && refusal->code != "bad-command")
            m_first = std::move(refusal);
        return m_found;
    }

    Form form(const Json &command) const { return Game::form(m_state, command); }

    void choices(Json command, const char *key)
    {
        command.erase(key);
        const Form fields = form(command);
        if (const Field *field = fieldNamed(fields.fields, key))
            for (const Choice &choice : field->choices) {
                command[key] = valueOf(choice);
                if (tried(command))
                    return;
            }
    }

    /// Each choice of one field of the first row.
    void inRow(Json command, const char *rows, const char *key)
    {
        const Form fields = form(command);
        const Field *list = fieldNamed(fields.fields, rows);
        const Field *field = list != nullptr ? fieldNamed(list->rowFields, key) : nullptr;
        if (field == nullptr || !command[rows].is_array() || command[rows].empty())
            return;
        for (const Choice &choice : field->choices) {
            command[rows][0][key] = valueOf(choice);
            if (tried(command))
                return;
        }
    }

    void reinforcements(Json command)
    {
        const Form fields = form(command);
        const Field *rows = fieldNamed(fields.fields, "add");
        if (rows == nullptr)
            return;
        const Field *units = fieldNamed(rows->rowFields, "unit");
        const Field *areas = fieldNamed(rows->rowFields, "area");
        for (const Choice &unit : units->choices) {
            Json row = {{"unit", valueOf(unit)}, {"sp", 1}};
            command["add"] = Json::array({row});
            if (tried(command))
                return;
            for (const Choice &area : areas->choices) {
                row["area"] = valueOf(area);
                command["add"] = Json::array({row});
                if (tried(command))
                    return;
            }
        }
    }

    void plays(const Json &command)
    {
        groups(command);
        if (m_found)
            return;
        // an officer alone, or Fox alone
        const Form fields = form(command);
        if (const Field *place = fieldNamed(fields.fields, "place")) {
            Json alone = command;
            for (const Choice &officer : place->rowFields.front().choices)
                for (const Choice &area : place->rowFields.back().choices) {
                    alone["place"] = {{"officer", valueOf(officer)}, {"area", valueOf(area)}};
                    if (tried(alone))
                        return;
                }
        }
        if (m_state.fox.at) {
            Json unload = command;
            unload["from"] = m_state.board->area(*m_state.fox.at).id;
            unload["units"] = Json::array();
            unload["unload"] = true;
            tried(unload);
        }
    }

    void groups(const Json &command)
    {
        const Form fields = form(command);
        const Field *starts = fieldNamed(fields.fields, "from");
        if (starts == nullptr)
            return;
        for (const Choice &start : starts->choices) {
            Json from = command;
            from["from"] = valueOf(start);
            if (groupsFrom(from))
                return;
        }
    }

    bool groupsFrom(const Json &command)
    {
        const Form fields = form(command);
        const Field *units = fieldNamed(fields.fields, "units");
        const Field *goals = fieldNamed(fields.fields, "to");
        const Json filled = parseJson(fields.command).value_or(command);
        if (filled.contains("units") && goesSomewhere(filled, goals))
            return true;
        if (units == nullptr)
            return false;
        for (const Choice &unit : units->choices) {
            Json one = command;
            one["units"] = Json::array({valueOf(unit)});
            // cargo that is named comes ashore: the form says so
            const Json landed = parseJson(form(one).command).value_or(one);
            if (goesSomewhere(landed, goals))
                return true;
        }
        return false;
    }

    bool goesSomewhere(Json command, const Field *goals)
    {
        if (goals == nullptr)
            return tried(command);
        return std::any_of(goals->choices.begin(), goals->choices.end(), [&](const Choice &goal) {
            command["to"] = valueOf(goal);
            return tried(command);
        });
    }

    const State &m_state;
    bool m_found = false;
    std::optional<Refusal> m_first;
};

} // namespace

std::optional<Refusal> hopeless(const State &state, const std::string &partialCommand)
{
    const auto command = parseJson(partialCommand);
    if (!command || !command->is_object())
        return std::nullopt;
    return Search(state).run(*command);
}

} // namespace qd::santa_cruz
