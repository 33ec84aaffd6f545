// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/arrivals.h"
#include "rules/corunna/colours.h"
#include "rules/corunna/command_span.h"
#include "rules/corunna/corunna.h"
#include "rules/corunna/form_notes.h"
#include "rules/corunna/zones.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace qd::corunna {
namespace {

constexpr int kMostLoss = 20;
constexpr int kMostTurns = 10;

bool isLand(const Unit &unit)
{
    return onMap(unit) && !isShip(unit.card->kind);
}

bool isShipOnMap(const Unit &unit)
{
    return onMap(unit) && isShip(unit.card->kind);
}

/// Hexes where a group is set up.
std::vector<Hex> setupHexes(const State &state, const Piece &piece)
{
    const Group &group = state.roster->groupOf(piece);
    const auto *unit = std::get_if<UnitRef>(&piece);
    const Kind kind = unit != nullptr ? state.unit(*unit).card->kind : Kind::Infantry;
    const bool edge = !group.zone.edge.empty() && !group.zone.road;
    const std::vector<Hex> row = edge ? edgeRow(state, group.zone.edge) : std::vector<Hex>{};
    std::vector<Hex> found;
    for (std::size_t i = 0; i < state.board->size(); ++i) {
        const Hex hex{static_cast<std::int16_t>(i)};
        const bool inside = edge
            ? state.board->distance(hex, row).value_or(0) <= group.zone.within.value_or(0)
            : inZone(state, hex, group.zone, kind);
        if (inside && inBounds(state, hex) && !groundRefusal(state, piece, hex))
            found.push_back(hex);
    }
    return found;
}

void placeForm(FormMaker &form)
{
    const State &state = form.state();
    std::vector<Choice> choices;
    for (const Group &group : state.roster->groups)
        for (const Piece &piece : group.pieces)
            if (group.step == state.sequence.setupStep && placeOf(state, piece) == Place::Setup)
                choices.push_back(FormMaker::choice(state.roster->nameOf(piece)));
    form.field("piece", FieldKind::Piece, std::move(choices));
    if (const auto piece = form.pieceNamed("piece"))
        form.hexes("hex", FieldKind::Place, setupHexes(state, *piece));
}

void formMuForm(FormMaker &form)
{
    const auto by = wordNamed<Source>(form.text("by"));
    if (by == Source::Alcedo) {
        form.units("units", FieldKind::Pieces, [](const Unit &unit) {
            return onMap(unit) && unit.card->side == Side::Spanish;
        });
        return;
    }
    std::vector<std::string> bodies;
    for (std::size_t i = 0; i < Words<Division>::kNames.size(); ++i) {
        const auto division = static_cast<Division>(i);
        const bool french = by == Source::Soult || by == Source::ScenarioFrench;
        const bool fits = french ? isFrenchInfantry(division) || isFrenchCavalry(division)
                                 : isBritishDivision(division);
        const bool led = leaderOf(form.state(), division) != nullptr;
        if ((fits && led) || (division == Division::IiCorps && by == Source::Soult))
            bodies.emplace_back(nameOf(division));
    }
    if (by == Source::MooreStack)
        bodies = brigadesOnMap(form.state());
    form.words("of", bodies);
}

void moveForm(FormMaker &form)
{
    const State &state = form.state();
    std::vector<Choice> choices;
    const bool naval = state.phase() == Phase::Naval;
    for (const Unit &unit : state.units)
        if (naval ? isShipOnMap(unit) : isLand(unit))
            choices.push_back(FormMaker::choice(unit.card->id));
    for (const Leader &leader : state.leaders)
        if (!naval && isActive(&leader))
            choices.push_back(FormMaker::choice(std::string(nameOf(leader.card->id))));
    for (const Colours &colours : state.colours)
        if (!naval && onMap(colours))
            choices.push_back(FormMaker::choice(state.roster->nameOf(colours.card->brigade)));
    form.field("piece", FieldKind::Piece, std::move(choices));
    const auto piece = form.pieceNamed("piece");
    const auto from = piece ? hexOf(state, *piece) : std::nullopt;
    if (!from)
        return;
    if (const auto *brigade = std::get_if<Brigade>(&*piece)) { // to a battalion of theirs
        std::vector<Hex> goals;
        for (const UnitRef battalion : battalionsOf(state, *brigade))
            goals.push_back(*state.unit(battalion).hex);
        form.hexes("to", FieldKind::Place, goals);
        return;
    }
    std::vector<Hex> next = state.board->neighbours(*from);
    std::erase_if(
        next, [&](Hex hex) { return !inBounds(state, hex) || groundRefusal(state, *piece, hex); });
    form.hexes("path", FieldKind::Places, next);
    form.last().max = 1;
}

void forcedForm(FormMaker &form)
{
    form.units("unit", FieldKind::Piece, isLand);
    form.words("action", allWords<ForcedAction>());
    const auto unit = form.unitNamed("unit");
    if (!unit || !onMap(form.state().unit(*unit)))
        return;
    std::vector<Hex> next = form.state().board->neighbours(*form.state().unit(*unit).hex);
    std::erase_if(next,
                  [&](Hex hex) { return groundRefusal(form.state(), *unit, hex).has_value(); });
    form.hexes("path", FieldKind::Places, next);
    form.last().max = 1;
}

void formationForm(FormMaker &form)
{
    form.units("unit", FieldKind::Piece, isLand);
    form.words("formation", allWords<Formation>());
}

void statusForm(FormMaker &form)
{
    form.units("unit", FieldKind::Piece, isLand);
    form.words("status", allWords<Status>());
}

void lossForm(FormMaker &form)
{
    form.units("unit", FieldKind::Piece, [](const Unit &unit) { return onMap(unit); });
    form.number("increments", 1, kMostLoss);
    form.words("cause", {"fire", "melee", "surrender", "other"}, FormMaker::May::LeaveOut);
}

void mountForm(FormMaker &form)
{
    form.units("unit", FieldKind::Piece,
               [](const Unit &unit) { return onMap(unit) && isDragoons(unit); });
    if (const auto unit = form.unitNamed("unit"))
        form.field("mounted", FieldKind::Choice,
                   {Choice{form.state().unit(*unit).mounted ? "false" : "true", {}, {}, {}}});
}

void fireForm(FormMaker &form)
{
    form.units("attackers", FieldKind::Pieces, [](const Unit &unit) {
        return onMap(unit) && unit.card->type != UnitType::Mob && unit.card->kind != Kind::Transport
            && (unit.card->kind != Kind::Cavalry || onFoot(unit));
    });
    const auto firer = form.unitNamed("attackers");
    form.units("target", FieldKind::Piece, [&](const Unit &unit) {
        return onMap(unit) && firer
            && !sameCamp(unit.card->side, form.state().unit(*firer).card->side);
    });
}

void meleeForm(FormMaker &form)
{
    form.units("attackers", FieldKind::Pieces, isLand);
    const auto attacker = form.unitNamed("attackers");
    form.units("defenders", FieldKind::Pieces, [&](const Unit &unit) {
        return isLand(unit) && attacker
            && !sameCamp(unit.card->side, form.state().unit(*attacker).card->side);
    });
}

void casualtyForm(FormMaker &form)
{
    form.leaders("leader",
                 [](const Leader &leader) { return leader.state == LeaderState::Active; });
    form.words("result", {"wounded", "killed", "captured"});
    form.number("turns", 1, kMostTurns, FormMaker::May::LeaveOut);
}

void returnForm(FormMaker &form)
{
    form.leaders("leader",
                 [](const Leader &leader) { return leader.state == LeaderState::Wounded; });
}

void replaceForm(FormMaker &form)
{
    form.leaders("leader", [](const Leader &leader) {
        return leader.card->replaceable && leader.state != LeaderState::Active;
    });
}

void controlForm(FormMaker &form)
{
    form.words("place",
               {"corunna", "ports", "heights-san-diego", "castillo-san-diego",
                "shore-fortification", "santa-lucia", "oza", "eiris", "elvina", "piedralonga",
                "portazgo", "passage"});
    form.words("side", allWords<Side>());
}

void embarkForm(FormMaker &form)
{
    const Board &board = *form.state().board;
    form.units("piece", FieldKind::Piece, [&board](const Unit &unit) {
        return isLand(unit) && unit.card->side == Side::British
            && board.terrain(*unit.hex) == Terrain::Port;
    });
    form.units("ship", FieldKind::Piece,
               [](const Unit &unit) { return onMap(unit) && unit.card->kind == Kind::Transport; });
}

void disembarkForm(FormMaker &form)
{
    form.units("piece", FieldKind::Piece,
               [](const Unit &unit) { return unit.place == Place::Aboard; });
    form.hexes("hex", FieldKind::Place, form.state().board->ports());
}

void exitForm(FormMaker &form)
{
    form.units("ship", FieldKind::Piece, isShipOnMap);
}

void enterForm(FormMaker &form)
{
    const State &state = form.state();
    form.units("ship", FieldKind::Piece, [](const Unit &unit) {
        return unit.card->kind == Kind::Transport && unit.place == Place::OffMap;
    });
    std::vector<Hex> sea;
    for (std::size_t i = 0; i < state.board->size(); ++i)
        if (const Hex hex{static_cast<std::int16_t>(i)}; !seaRefusal(state, Kind::Transport, hex))
            sea.push_back(hex);
    form.hexes("hex", FieldKind::Place, sea);
}

void reinforceForm(FormMaker &form)
{
    const State &state = form.state();
    const auto group = state.roster->group(form.text("group"));
    if (!group)
        return;
    std::vector<Hex> hexes;
    for (std::size_t i = 0; i < state.board->size(); ++i) {
        const Hex hex{static_cast<std::int16_t>(i)};
        if (!state.board->isWater(hex) && inBounds(state, hex) && isEntryHex(state, *group, hex))
            hexes.push_back(hex);
    }
    form.hexes("hex", FieldKind::Place, hexes);
}

void pickForm(FormMaker &form)
{
    const auto &pending = form.state().pending;
    const auto *pick = pending.empty() ? nullptr : std::get_if<choice::PickShips>(&pending.front());
    if (pick == nullptr)
        return;
    std::vector<Choice> choices;
    for (const UnitRef ship : pick->choices)
        choices.push_back(FormMaker::choice(form.state().unit(ship).card->id));
    form.field("ships", FieldKind::Pieces, std::move(choices));
    form.last().min = form.last().max = pick->count;
}

struct Maker {
    std::string_view command;
    void (*make)(FormMaker &);
};

constexpr std::array<Maker, 38> kMakers{{
    {"place", placeForm},
    {"form-mu", formMuForm},
    {"ride", [](FormMaker & /*form*/) {}},
    {"fly", [](FormMaker &form) { form.words("brigade", brigadesOnMap(form.state())); }},
    {"initiative", [](FormMaker &form) { form.words("result", allWords<Outcome>()); }},
    {"move", moveForm},
    {"forced", forcedForm},
    {"formation", formationForm},
    {"status", statusForm},
    {"loss", lossForm},
    {"mount", mountForm},
    {"fire", fireForm},
    {"melee", meleeForm},
    {"leader-casualty", casualtyForm},
    {"leader-returns", returnForm},
    {"replace-leader", replaceForm},
    {"control", controlForm},
    {"embark", embarkForm},
    {"disembark", disembarkForm},
    {"exit-map", exitForm},
    {"enter-map", enterForm},
    {"pick-ships", pickForm},
    {"square", squareForm},
    {"recall", recallForm},
    {"limber", limberForm},
    {"close", closeForm},
    {"stand", standForm},
    {"morale", moraleForm},
    {"capture-colours", captureForm},
    {"attach", attachForm},
    {"march-order", [](FormMaker &form) { form.words("brigade", brigadesOnMap(form.state())); }},
    {"presentation", presentForm},
    {"plan-entry", planForm},
    {"step", stepForm},
    {"army-morale", armyForm},
    {"retreat-line", lineForm},
    {"reinforce", reinforceForm},
    {"declare-evacuation",
     [](FormMaker &form) {
         form.words("rearguard", {"division-1", "division-2", "division-3", "reserve"});
     }},
}};

} // namespace

Form Game::form(const State &state, const Json &partialCommand)
{
    FormMaker form(state, partialCommand);
    const std::string name = form.text("do");
    const auto maker = std::find_if(kMakers.begin(), kMakers.end(),
                                    [&name](const Maker &m) { return m.command == name; });
    if (maker != kMakers.end())
        maker->make(form);
    return std::move(form).take(parseCommand(state, partialCommand, DiceNamed::No).has_value());
}

} // namespace qd::corunna
