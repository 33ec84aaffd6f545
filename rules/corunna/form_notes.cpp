// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/form_notes.h"

#include "rules/corunna/arrivals.h"
#include "rules/corunna/base6.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

namespace qd::corunna {
namespace {

constexpr int kSquareHexes = 4;
constexpr int kWorstMorale = 3;

bool isLand(const Unit &unit)
{
    return onMap(unit) && !isShip(unit.card->kind);
}

void unitOnly(FormMaker &form, bool (*fits)(const Unit &))
{
    form.units("unit", FieldKind::Piece, fits);
}

/// Hexes beside a unit's: those in which enemies stand, or all where none do.
std::vector<Hex> besideEnemies(const State &state, const std::optional<UnitRef> &unit)
{
    std::vector<Hex> near;
    if (!unit || !onMap(state.unit(*unit)))
        return near;
    const Unit &own = state.unit(*unit);
    const std::vector<Hex> all = state.board->neighbours(*own.hex);
    std::copy_if(all.begin(), all.end(), std::back_inserter(near),
                 [&](Hex hex) { return enemyAt(state, hex, own.card->side); });
    return near.empty() ? all : near;
}

void moraleNumber(FormMaker &form)
{
    form.number("morale", kLowestRoll, kHighestRoll, FormMaker::May::LeaveOut);
}

/// What failing brings, where it is booked: left out one step down.
void failing(FormMaker &form)
{
    form.flag("apply");
    if (form.command().value("apply", Json()) == Json(true))
        form.words("fails", {"disorder", "pgd", "rout"}, FormMaker::May::LeaveOut);
}

} // namespace

std::vector<std::string> brigadesOnMap(const State &state)
{
    std::vector<std::string> names;
    for (const Colours &colours : state.colours)
        if (!colours.captured && onMap(colours))
            names.emplace_back(nameOf(colours.card->brigade));
    return names;
}

void squareForm(FormMaker &form)
{
    unitOnly(form, [](const Unit &unit) {
        return onMap(unit) && onFoot(unit) && unit.card->type != UnitType::Mob;
    });
    form.number("distance", 1, kSquareHexes);
    form.words("trigger", {"light-cavalry", "lancers", "other"}, FormMaker::May::LeaveOut);
    form.flagOf("line", {"stack-in-line"});
    form.flagOf("personality", {"personality-in-hex"});
    if (form.state().options.anXxx)
        form.flag("grand_charge");
}

void recallForm(FormMaker &form)
{
    unitOnly(form,
             [](const Unit &unit) { return onMap(unit) && unit.card->kind == Kind::Cavalry; });
    form.flagOf("leader_cavalry_bonus", {"leader-cavalry-bonus"});
    form.flagOf("leader_special", {"leader-special"});
}

void limberForm(FormMaker &form)
{
    unitOnly(form,
             [](const Unit &unit) { return onMap(unit) && unit.card->kind == Kind::Artillery; });
    form.flagOf("leader_artillery_bonus", {"leader-artillery-bonus"});
    form.flagOf("army_leader", {"army-leader"});
}

void closeForm(FormMaker &form)
{
    unitOnly(form, isLand);
    if (const auto unit = form.unitNamed("unit"); unit && onMap(form.state().unit(*unit)))
        form.hexes("target", FieldKind::Place, besideEnemies(form.state(), unit),
                   FormMaker::May::LeaveOut); // `from` is its own hex
    form.flagOf("town", {"town"});
    form.flagOf("slope", {"up-slope"});
    form.flagOf("gate", {"gate", "gate-sapeurs-exempt"});
    form.flag("sapeurs");
    moraleNumber(form);
    form.modifiers("more", {"close/odds", "close/modifiers"});
}

void standForm(FormMaker &form)
{
    unitOnly(form, isLand);
    if (const auto unit = form.unitNamed("unit"); unit && onMap(form.state().unit(*unit)))
        form.hexes("from", FieldKind::Places, besideEnemies(form.state(), unit),
                   FormMaker::May::LeaveOut); // `target` is its own hex
    form.flagOf("town", {"town"});
    form.flagOf("slope", {"assault-up-slope", "charge-up-slope"});
    form.flag("charge");
    form.flagOf("special_structure", {"automatic"});
    moraleNumber(form);
    failing(form);
    if (form.command().value("charge", Json()) == Json(true))
        form.modifiers("more", {"charge_stand/modifiers"});
    else
        form.modifiers("more", {"stand/odds", "stand/modifiers"});
}

void moraleForm(FormMaker &form)
{
    unitOnly(form, isLand);
    const State &state = form.state();
    form.words("charge",
               state.options.anXxx ? std::vector<std::string>{"opportunity", "reaction"}
                                   : std::vector<std::string>{"opportunity"},
               FormMaker::May::LeaveOut);
    form.flagOf("special_structure", {"special-structure"});
    const auto unit = form.unitNamed("unit");
    if (unit) {
        std::vector<std::string> leaders;
        for (const Leader &leader : state.leaders)
            if (isActive(&leader) && onMap(leader) && leader.hex == state.unit(*unit).hex)
                leaders.emplace_back(nameOf(leader.card->id));
        if (!leaders.empty())
            form.words("leader", leaders, FormMaker::May::LeaveOut);
    }
    if (state.options.brigadeLeaders)
        form.words("colours", brigadesOnMap(state), FormMaker::May::LeaveOut);
    moraleNumber(form);
    failing(form);
    form.modifiers("more", {"morale/modifiers"});
}

void captureForm(FormMaker &form)
{
    form.words("brigade", brigadesOnMap(form.state()));
    form.words("cause", {"surrender", "melee"});
    if (form.text("cause") == "melee")
        form.flag("occupied"); // 5.2.10.2
}

void attachForm(FormMaker &form)
{
    form.units("asset", FieldKind::Piece,
               [](const Unit &unit) { return unit.card->asset.has_value(); });
    const auto asset = form.unitNamed("asset");
    if (!asset)
        return;
    if (form.state().unit(*asset).card->asset == Asset::Corps)
        form.words("to",
                   {"fr-division-1", "fr-division-2", "fr-division-3", "cavalerie-legere",
                    "dragons-1", "dragons-2"});
    else
        form.words("to", allWords<Brigade>());
}

void presentForm(FormMaker &form)
{
    std::vector<std::string> names;
    for (const Regiment &regiment : form.state().roster->regiments)
        names.push_back(regiment.id);
    form.words("regiment", names);
    form.words("as", allWords<Presentation>());
}

void planForm(FormMaker &form)
{
    std::vector<std::string> names;
    for (const auto &[group, arrival] : form.state().ledger.reinforcements)
        if (const auto division = divisionOfGroup(form.state(), group))
            names.emplace_back(nameOf(*division));
    form.words("division", names);
    form.words("entry", allWords<Entry>());
    form.number("turn", 1, lastTurn(form.state()));
}

void stepForm(FormMaker &form)
{
    if (form.text("direction") == "down")
        form.words(
            "division",
            form.text("leader") == "soult"
                ? std::vector<std::string>{"fr-division-1", "fr-division-2", "fr-division-3",
                                           "cavalerie-legere", "dragons-1", "dragons-2"}
                : std::vector<std::string>{"division-1", "division-2", "division-3", "reserve"});
}

void armyForm(FormMaker &form)
{
    form.words("side", {"french", "british"});
    form.number("level", 0, kWorstMorale);
}

void lineForm(FormMaker &form)
{
    form.field("clear", FieldKind::Flag, {});
}

} // namespace qd::corunna
