// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/combat_rules.h"
#include "rules/santa_cruz/form.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::santa_cruz {

namespace {

/// The open decision, if it is the one that the command answers.
const Pending *asked(const FormBuilder &form)
{
    const auto &pending = form.state().pending;
    return pending && form.word("do") == nameOf(pending->kind) ? &*pending : nullptr;
}

void addOne(FormBuilder &form, std::string_view key, FieldKind kind, std::vector<Choice> choices)
{
    form.setOnlyChoice(key, choices);
    form.add(key, kind, std::move(choices));
}

} // namespace

std::vector<AreaId> defendersGoals(const State &state)
{
    return state.combat ? defenderWays(state, *state.combat) : std::vector<AreaId>{};
}

void formFoxLoss(FormBuilder &form)
{
    const Pending *pending = asked(form);
    if (pending == nullptr)
        return;
    const bool either = !pending->units.empty() && !pending->cards.empty();
    if (!pending->units.empty() && !form.has("card"))
        form.add("unit", FieldKind::Piece, unitChoices(pending->units)).optional = either;
    if (!pending->cards.empty() && !form.has("unit"))
        form.add("card", FieldKind::Choice, cardChoices(pending->cards)).optional = either;
}

void formAssignHit(FormBuilder &form)
{
    if (const Pending *pending = asked(form))
        addOne(form, "unit", FieldKind::Piece, unitChoices(pending->units));
}

void formOldfield(FormBuilder &form)
{
    const Pending *pending = asked(form);
    if (pending == nullptr)
        return;
    std::vector<Choice> choices;
    for (const int die : pending->dice)
        choices.push_back(numberChoice(die));
    addOne(form, "die", FieldKind::Choice, std::move(choices));
}

void formFlee(FormBuilder &form)
{
    if (const Pending *pending = asked(form))
        addOne(form, "to", FieldKind::Place, areaChoices(form.board(), pending->areas));
}

void formRetreat(FormBuilder &form)
{
    const Pending *pending = asked(form);
    if (pending == nullptr)
        return;
    std::vector<Choice> ways = areaChoices(form.board(), pending->areas);
    ways.insert(ways.begin(), wordChoice("stay"));
    if (pending->role == Role::Defender) {
        form.add("defender", FieldKind::Place, std::move(ways));
        return;
    }
    form.add("attacker", FieldKind::Choice, {wordChoice("stay"), wordChoice("retreat")});
    if (form.word("attacker") != "stay")
        return;
    std::vector<Choice> both = areaChoices(form.board(), defendersGoals(form.state()));
    both.insert(both.begin(), wordChoice("stay"));
    form.add("defender", FieldKind::Place, std::move(both)).optional = true;
}

void formPanicRetreat(FormBuilder &form)
{
    const Pending *pending = asked(form);
    if (pending == nullptr)
        return;
    std::vector<Block> units;
    std::vector<AreaId> goals;
    Json evident = Json::array();
    for (const auto &[unit, areas] : pending->ways) {
        units.push_back(unit);
        goals.insert(goals.end(), areas.begin(), areas.end());
        if (areas.size() == 1)
            evident.push_back(
                {{"unit", std::string(nameOf(unit))}, {"to", form.board().area(areas.front()).id}});
    }
    std::sort(goals.begin(), goals.end());
    goals.erase(std::unique(goals.begin(), goals.end()), goals.end());
    if (!form.has("moves") && !evident.empty())
        form.set("moves", std::move(evident));
    Field &moves = form.add("moves", FieldKind::Rows);
    moves.min = static_cast<int>(units.size());
    moves.max = moves.min;
    moves.rowFields = {fieldOf("unit", FieldKind::Piece, unitChoices(units)),
                       fieldOf("to", FieldKind::Place, areaChoices(form.board(), goals))};
    if (pending->officer)
        form.add("officer_with", FieldKind::Piece, unitChoices(units)).optional = true;
    const auto rows = form.command().find("moves");
    if (rows == form.command().end() || !rows->is_array() || rows->size() != units.size())
        form.incomplete();
}

void formUnits(FormBuilder &form)
{
    const Pending *pending = asked(form);
    if (pending == nullptr)
        return;
    Field &units = form.add("units", FieldKind::Pieces, unitChoices(pending->units));
    units.min = pending->count;
    units.max = pending->count;
    if (form.units("units").size() != static_cast<std::size_t>(pending->count))
        form.incomplete();
}

} // namespace qd::santa_cruz
