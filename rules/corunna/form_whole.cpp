// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/form_whole.h"

#include "rules/corunna/arrivals.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace qd::corunna {
namespace {

constexpr int kMostIncrements = 40;

std::string textOf(const Json &json, const char *key)
{
    if (!json.is_object())
        return {};
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::string nameIn(const Json &fighter)
{
    return fighter.is_string() ? fighter.get<std::string>() : textOf(fighter, "unit");
}

/// The one of that name in the lists of a command, nullptr: none.
Json *fighterOf(Json &command, const std::string &unit)
{
    for (const char *list : {"attackers", "defenders"}) {
        const auto found = command.find(list);
        if (found == command.end() || !found->is_array())
            continue;
        for (Json &one : *found)
            if (nameIn(one) == unit)
                return &one;
    }
    return nullptr;
}

/// Rows {unit, KEY…} go to the units that they name.
void moveRows(Json &command, const char *rows, std::initializer_list<const char *> keys)
{
    const auto found = command.find(rows);
    if (found == command.end() || !found->is_array())
        return;
    const Json list = *found;
    command.erase(found);
    for (const Json &row : list) {
        Json *fighter = row.is_object() ? fighterOf(command, textOf(row, "unit")) : nullptr;
        if (fighter == nullptr)
            continue;
        Json told = fighter->is_object() ? *fighter : Json{{"unit", nameIn(*fighter)}};
        for (const char *key : keys) {
            told.erase(key);
            if (row.contains(key))
                told[key] = row.at(key);
        }
        *fighter = told.size() == 1 ? told["unit"] : told;
    }
}

/// Rows {piece, hex} become {piece: hex}.
void joinPlaces(const State &state, Json &command)
{
    const auto found = command.find("at");
    const auto group = state.roster->group(textOf(command, "group"));
    if (found == command.end() || !found->is_array() || !group)
        return;
    Json at = Json::object();
    std::vector<Piece> waiting = waitingPieces(state, *group);
    const auto isWhole = [](const Json &row) {
        return !textOf(row, "piece").empty() && !textOf(row, "hex").empty();
    };
    for (const Json &row : *found)
        if (isWhole(row))
            at[textOf(row, "piece")] = textOf(row, "hex");
    for (const Json &row : *found) {
        if (isWhole(row) || textOf(row, "hex").empty())
            continue;
        const auto next = std::find_if(waiting.begin(), waiting.end(), [&](const Piece &piece) {
            return !at.contains(state.roster->nameOf(piece));
        });
        if (next != waiting.end())
            at[state.roster->nameOf(*next)] = textOf(row, "hex");
    }
    if (at.empty())
        command.erase("at");
    else
        command["at"] = std::move(at);
}

void joinPieces(Json &command)
{
    const std::string piece = textOf(command, "piece");
    const auto others = command.find("pieces");
    if (piece.empty() || others == command.end() || !others->is_array())
        return;
    Json all = Json::array({piece});
    for (const Json &other : *others)
        if (std::find(all.begin(), all.end(), other) == all.end())
            all.push_back(other);
    command.erase("piece");
    command["pieces"] = std::move(all);
}

std::vector<Json> rowsFrom(const Json &command, const char *list,
                           std::initializer_list<const char *> keys)
{
    std::vector<Json> rows;
    const auto found = command.find(list);
    if (found == command.end() || !found->is_array())
        return rows;
    for (const Json &one : *found) {
        Json row{{"unit", nameIn(one)}};
        for (const char *key : keys)
            if (one.is_object() && one.contains(key))
                row[key] = one.at(key);
        rows.push_back(std::move(row));
    }
    return rows;
}

bool tellsMore(const std::vector<Json> &rows)
{
    return std::any_of(rows.begin(), rows.end(), [](const Json &row) { return row.size() > 1; });
}

bool isGun(const Unit &unit)
{
    return unit.card->kind == Kind::Artillery || unit.card->kind == Kind::Sol;
}

bool lacksRange(const Unit &unit)
{
    const bool ship = isShip(unit.card->kind);
    return isGun(unit)
        && ((!ship && !unit.value(ValueKey::RangeClose)) || !unit.value(ValueKey::RangeMedium)
            || !unit.value(ValueKey::RangeLong));
}

Field numberCell(const char *key, int most)
{
    Field cell = FormMaker::cell(key, FieldKind::Number, {}, FormMaker::May::LeaveOut);
    cell.min = 0;
    cell.max = most;
    return cell;
}

} // namespace

Json whole(const State &state, const Json &partial)
{
    Json command = partial;
    if (!command.is_object())
        return command;
    const std::string name = textOf(command, "do");
    if (name == "fire")
        moveRows(command, "firing", {"firing", "band"});
    if (name == "melee")
        moveRows(command, "use", {"use"});
    if (name == "reinforce")
        joinPlaces(state, command);
    if (name == "move" || name == "place")
        joinPieces(command);
    return command;
}

void firingRows(FormMaker &form)
{
    const State &state = form.state();
    std::vector<Json> told = rowsFrom(form.command(), "attackers", {"firing", "band"});
    bool shared = false;
    bool guns = false;
    for (const std::string &name : form.names("attackers")) {
        const auto ref = state.roster->unit(name);
        if (!ref || !onMap(state.unit(*ref)))
            continue;
        const Unit &unit = state.unit(*ref);
        guns = guns || lacksRange(unit);
        shared = shared
            || (told.size() > 1
                && (state.board->isStructure(*unit.hex) || (isDragoons(unit) && onFoot(unit))));
    }
    if (!shared && !guns && !tellsMore(told))
        return;
    std::vector<Field> cells{FormMaker::cell("unit", FieldKind::Piece, form.names("attackers")),
                             numberCell("firing", kMostIncrements)};
    if (guns) {
        Field band = FormMaker::cell("band", FieldKind::Choice, {"close", "medium", "long"},
                                     FormMaker::May::LeaveOut);
        for (Choice &choice : band.choices)
            choice.term = "printed-" + choice.term; // the value that counts then
        cells.push_back(std::move(band));
    }
    const int count = static_cast<int>(told.size());
    form.rows("firing", std::move(cells), std::move(told));
    form.last().min = form.last().max = count;
}

void useRows(FormMaker &form)
{
    const State &state = form.state();
    std::vector<Json> told = rowsFrom(form.command(), "attackers", {"use"});
    for (Json &row : rowsFrom(form.command(), "defenders", {"use"}))
        told.push_back(std::move(row));
    bool structure = form.command().value("special_structure", Json()) == Json(true);
    for (const std::string &name : form.names("defenders"))
        if (const auto ref = state.roster->unit(name); ref && onMap(state.unit(*ref)))
            structure = structure || state.board->isStructure(*state.unit(*ref).hex);
    if (told.empty() || (!structure && !tellsMore(told)))
        return;
    std::vector<std::string> names = form.names("attackers");
    for (std::string &name : form.names("defenders"))
        names.push_back(std::move(name));
    const int count = static_cast<int>(told.size());
    form.rows(
        "use",
        {FormMaker::cell("unit", FieldKind::Piece, names), numberCell("use", kMostIncrements)},
        std::move(told));
    form.last().min = form.last().max = count;
}

void entryRows(FormMaker &form, const std::vector<Piece> &waiting,
               const std::vector<std::string> &hexes)
{
    std::vector<std::string> names;
    for (const Piece &piece : waiting)
        names.push_back(form.state().roster->nameOf(piece));
    std::vector<Json> told;
    const auto at = form.command().find("at");
    if (at != form.command().end() && at->is_object())
        for (const std::string &name : names)
            if (at->contains(name))
                told.push_back(Json{{"piece", name}, {"hex", at->at(name)}});
    form.rows("at",
              {FormMaker::cell("piece", FieldKind::Piece, names),
               FormMaker::cell("hex", FieldKind::Place, hexes)},
              std::move(told));
    form.last().max = static_cast<int>(names.size());
}

} // namespace qd::corunna
