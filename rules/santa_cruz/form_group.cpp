// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/charts.h"
#include "rules/santa_cruz/form.h"
#include "rules/santa_cruz/group.h"
#include "rules/santa_cruz/movable.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::santa_cruz {

namespace {

/// Fox lies in that area and could be unloaded there.
bool foxCanUnload(const State &state, Side side, AreaId area)
{
    return side == Side::British && state.fox.status == FoxState::Status::Afloat
        && state.fox.at == area && state.board->coastal(area);
}

std::vector<AreaId> startsOf(const State &state, Side side)
{
    std::vector<AreaId> starts = areasWhere(*state.board, [&](AreaId area) {
        return anyIn(state, area, side) || foxCanUnload(state, side, area);
    });
    return starts.empty() ? state.board->all() : starts;
}

/// Units that could go from there, cargo last; where nobody is some unit or other, to be refused.
std::vector<Block> groupOf(const State &state, Side side, AreaId from)
{
    std::vector<Block> units = unitsIn(state, from, side);
    if (foxCanUnload(state, side, from)) {
        const std::vector<Block> aboard = cargo(state);
        units.insert(units.end(), aboard.begin(), aboard.end());
        return units;
    }
    if (units.empty())
        units.push_back(side == Side::British ? Block::Sailors1 : Block::Militia1);
    return units;
}

std::vector<AreaId> goalsFrom(const State &state, AreaId from)
{
    return areasWhere(*state.board,
                      [&](AreaId to) { return crossing(*state.board, from, to).has_value(); });
}

std::vector<Officer> availableOfficers(const State &state, Side side)
{
    std::vector<Officer> officers;
    for (std::size_t i = 0; i < kOfficerCount; ++i) {
        const auto officer = static_cast<Officer>(i);
        if (sideOf(officer) == side && state.officers[i].status == OfficerState::Status::Available)
            officers.push_back(officer);
    }
    return officers;
}

Json unitNames(const std::vector<Block> &units)
{
    Json names = Json::array();
    for (const Block unit : units)
        names.push_back(std::string(nameOf(unit)));
    return names;
}

/// Only an officer comes on, nobody moves (R28).
bool placesOnly(const FormBuilder &form)
{
    return form.has("place") && !form.has("from");
}

void fillGroup(FormBuilder &form, Side side, const std::vector<Choice> &starts)
{
    const State &state = form.state();
    if (form.has("place") && !form.has("from")) {
        const Json &place = form.command().at("place");
        const auto at = place.is_object() ? FormBuilder(state, place).area("area") : std::nullopt;
        if (!at || state.board->area(*at).land)
            return;
        form.set("from", state.board->area(*at).id); // at sea he goes with a group
    }
    form.setOnlyChoice("from", starts);
    const auto from = form.area("from");
    if (!from)
        return;
    const std::vector<Block> there = unitsIn(state, *from, side);
    if (!form.has("units") && !form.flag("unload") && !there.empty()
        && there.size() <= kLandAreaLimit) {
        form.set("units", unitNames(there));
    }
    const bool foxOnly = there.empty() && cargo(state).empty();
    if (foxOnly && foxCanUnload(state, side, *from) && !form.has("unload"))
        form.set("unload", true);
    if (form.flag("unload") && !form.has("units"))
        form.set("units", Json::array()); // nobody need land (R80)
    const std::vector<Block> units = form.units("units");
    const bool lands = std::any_of(units.begin(), units.end(), [&](Block unit) {
        return isUnit(unit) && state.unit(unit).at.is == Where::Is::Fox;
    });
    if (lands && foxCanUnload(state, side, *from) && !form.has("unload"))
        form.set("unload", true);
}

void addPlace(FormBuilder &form, Side side)
{
    const State &state = form.state();
    const std::vector<Officer> officers = availableOfficers(state, side);
    if (state.options.simplified || officers.empty())
        return;
    const auto holds = [&](AreaId area) {
        const bool sea = !state.board->area(area).land;
        return (anyIn(state, area, side) || foxCanUnload(state, side, area))
            && (!sea || !form.has("from") || form.area("from") == area);
    };
    Field &place = form.add("place", FieldKind::Group);
    place.optional = true;
    place.rowFields = {fieldOf("officer", FieldKind::Choice, officerChoices(officers)),
                       fieldOf("area", FieldKind::Place,
                               areaChoices(*state.board, areasWhere(*state.board, holds)))};
}

void addLost(FormBuilder &form, AreaId from)
{
    const State &state = form.state();
    if (hiddenCopies(state, Side::Spanish, Card::Lost) == 0)
        return;
    GoingGroup going{Side::British, from, rosterOrder(form.units("units")), std::nullopt,
                     form.flag("unload")};
    Field &response = form.add("response", FieldKind::Group);
    response.optional = true;
    Field goal =
        fieldOf("to", FieldKind::Place, areaChoices(*state.board, lostGoals(state, going)));
    goal.optional = true;
    response.rowFields = {fieldOf("card", FieldKind::Choice, cardChoices({Card::Lost})),
                          std::move(goal)};
    if (officerIn(state, from, Side::British) == Officer::Freemantle) {
        Field reveal = fieldOf("reveal_freemantle", FieldKind::Flag, flagChoices());
        reveal.optional = true;
        response.rowFields.push_back(std::move(reveal));
    }
}

void addOfficer(FormBuilder &form, Side side, AreaId from)
{
    const auto officer = officerIn(form.state(), from, side);
    if (!officer)
        return;
    std::vector<Choice> choices = officerChoices({*officer});
    choices.push_back(Choice{"null", "stays", std::nullopt, {}});
    if (!form.units("units").empty())
        form.judge("officer", choices);
    form.add("officer", FieldKind::Choice, std::move(choices)).optional = true;
}

} // namespace

void addFrenchFields(FormBuilder &form)
{
    const State &state = form.state();
    const std::vector<Choice> starts = areaChoices(*state.board, startsOf(state, Side::Spanish));
    fillGroup(form, Side::Spanish, starts);
    form.add("from", FieldKind::Place, starts);
    const auto from = form.area("from");
    if (!from)
        return;
    const std::vector<Block> group = groupOf(state, Side::Spanish, *from);
    Field &units = form.add("units", FieldKind::Pieces, unitChoices(group));
    units.min = 1;
    units.max = static_cast<int>(group.size());
    std::vector<Choice> goals =
        areaChoices(*state.board, areasWhere(*state.board, [&](AreaId area) {
            return state.board->area(area).land && area != *from;
        }));
    for (Choice &goal : goals)
        goal.tag = "free";
    form.judge("to", goals);
    form.add("to", FieldKind::Place, std::move(goals));
    addOfficer(form, Side::Spanish, *from);
}

void addGroupFields(FormBuilder &form, Side side, Placing placing, Answering answering)
{
    const State &state = form.state();
    const std::vector<Choice> starts = areaChoices(*state.board, startsOf(state, side));
    fillGroup(form, side, starts);
    const bool noGroup = placing == Placing::Yes && placesOnly(form);
    form.add("from", FieldKind::Place, starts).optional = noGroup;
    if (const auto from = form.area("from")) {
        const std::vector<Block> group = groupOf(state, side, *from);
        const bool unloadsOnly = form.flag("unload") && form.units("units").empty();
        Field &units = form.add("units", FieldKind::Pieces, unitChoices(group));
        units.min = form.flag("unload") ? 0 : 1;
        units.max = static_cast<int>(group.size());
        std::vector<Choice> goals = areaChoices(*state.board, goalsFrom(state, *from));
        for (Choice &goal : goals)
            goal.tag = tagOf(state, side, *from, *state.board->find(goal.term));
        if (!form.units("units").empty())
            form.judge("to", goals);
        form.add("to", FieldKind::Place, std::move(goals)).optional =
            form.has("response") || unloadsOnly;
        addOfficer(form, side, *from);
        if (foxCanUnload(state, side, *from))
            form.add("unload", FieldKind::Flag, flagChoices()).optional = true;
    }
    if (placing == Placing::Yes)
        addPlace(form, side);
    const auto from = form.area("from");
    if (answering == Answering::WithLost && from && !form.units("units").empty())
        addLost(form, *from);
}

void addDrumsFields(FormBuilder &form)
{
    const State &state = form.state();
    const std::vector<Block> callable = drumsCanCall(state);
    std::vector<AreaId> areas = areasWhere(*state.board, [&](AreaId area) {
        return std::any_of(callable.begin(), callable.end(),
                           [&](Block unit) { return state.unit(unit).at.isIn(area); });
    });
    if (areas.empty() && state.combat) // nobody to call: whatever is named is refused
        areas = areasWhere(*state.board, [&](AreaId area) {
            return crossing(*state.board, area, state.combat->area).has_value();
        });
    const std::vector<Choice> starts = areaChoices(*state.board, areas);
    form.setOnlyChoice("from", starts);
    form.add("from", FieldKind::Place, starts);
    const auto from = form.area("from");
    if (!from)
        return;
    const std::vector<Block> there = unitsIn(state, *from, Side::British);
    if (!form.has("units") && !there.empty())
        form.set("units", unitNames(there));
    Field &units =
        form.add("units", FieldKind::Pieces,
                 unitChoices(there.empty() ? groupOf(state, Side::British, *from) : there));
    units.min = 1;
    units.max = static_cast<int>(units.choices.size());
    addOfficer(form, Side::British, *from);
}

} // namespace qd::santa_cruz
