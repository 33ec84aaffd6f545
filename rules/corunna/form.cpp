// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/activity.h"
#include "rules/corunna/arrivals.h"
#include "rules/corunna/colours.h"
#include "rules/corunna/command_span.h"
#include "rules/corunna/corunna.h"
#include "rules/corunna/form_notes.h"
#include "rules/corunna/form_whole.h"
#include "rules/corunna/muster.h"
#include "rules/corunna/volley.h"
#include "rules/corunna/zones.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

namespace qd::corunna {
namespace {

constexpr int kMostLoss = 20;
constexpr int kMostTurns = 10;
constexpr int kMostDefence = 60;

bool isLand(const Unit &unit)
{
    return onMap(unit) && !isShip(unit.card->kind);
}

bool isShipOnMap(const Unit &unit)
{
    return onMap(unit) && isShip(unit.card->kind);
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
    if (form.text("cause") == "melee")
        form.flag("occupied"); // 5.2.10.2
}

void mountForm(FormMaker &form)
{
    form.units("unit", FieldKind::Piece,
               [](const Unit &unit) { return onMap(unit) && isDragoons(unit); });
    if (const auto unit = form.unitNamed("unit"))
        form.field("mounted", FieldKind::Choice,
                   {Choice{form.state().unit(*unit).mounted ? "false" : "true", {}, {}, {}}});
}

/// Those in play first, then by their distance from `from`: the likely ones.
void likelyFirst(FormMaker &form, std::optional<Hex> from)
{
    const State &state = form.state();
    const auto rank = [&](const Choice &choice) {
        const auto unit = state.roster->unit(choice.term);
        const bool near = unit && onMap(state.unit(*unit)) && from;
        return std::pair(unit && !from ? !isInPlay(state, *unit) : false,
                         near ? state.board->distance(*from, *state.unit(*unit).hex) : 0);
    };
    auto &choices = form.last().choices;
    std::stable_sort(choices.begin(), choices.end(),
                     [&](const Choice &a, const Choice &b) { return rank(a) < rank(b); });
}

Json without(Json command, const char *key)
{
    if (command.is_object())
        command.erase(key);
    return command;
}

/// Who bears the losses, where several stand in the target's hex.
void hitField(FormMaker &form)
{
    const auto parsed =
        Game::parseCommand(form.state(), without(form.command(), "hit"), DiceNamed::No);
    const auto *fire = parsed ? std::get_if<command::Fire>(&parsed->body) : nullptr;
    if (fire == nullptr)
        return;
    std::vector<Choice> choices;
    for (const UnitRef ref : targetsOf(form.state(), *fire))
        choices.push_back(FormMaker::choice(form.state().unit(ref).card->id));
    if (choices.size() < 2)
        return;
    const bool asked = fire->apply && std::holds_alternative<Hex>(fire->target);
    form.field("hit", FieldKind::Piece, std::move(choices),
               asked ? FormMaker::May::NotLeaveOut : FormMaker::May::LeaveOut);
}

/// The first that is named tells the camp: an enemy of his is no friend who joins.
bool withFirst(const State &state, const std::optional<UnitRef> &first, const Unit &unit)
{
    return !first || sameCamp(unit.card->side, state.unit(*first).card->side);
}

void fireForm(FormMaker &form)
{
    const auto firer = form.unitNamed("attackers");
    form.units("attackers", FieldKind::Pieces, [&](const Unit &unit) {
        return withFirst(form.state(), firer, unit) && onMap(unit)
            && unit.card->type != UnitType::Mob && unit.card->kind != Kind::Transport
            && (unit.card->kind != Kind::Cavalry || onFoot(unit));
    });
    form.showNames("attackers");
    likelyFirst(form, std::nullopt);
    form.units("target", FieldKind::Piece, [&](const Unit &unit) {
        return onMap(unit) && firer
            && !sameCamp(unit.card->side, form.state().unit(*firer).card->side);
    });
    if (firer)
        likelyFirst(form, form.state().unit(*firer).hex);
    firingRows(form);
    hitField(form);
    form.number("defence", 0, kMostDefence, FormMaker::May::LeaveOut);
    form.modifiers("modifiers");
    form.flag("apply");
}

/// The hexes of the units that a list names.
std::vector<Hex> hexesOf(const FormMaker &form, const char *key)
{
    std::vector<Hex> hexes;
    for (const std::string &name : form.names(key))
        if (const auto ref = form.state().roster->unit(name); ref && onMap(form.state().unit(*ref)))
            hexes.push_back(*form.state().unit(*ref).hex);
    std::sort(hexes.begin(), hexes.end());
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

void meleeForm(FormMaker &form)
{
    const auto attacker = form.unitNamed("attackers");
    form.units("attackers", FieldKind::Pieces, [&](const Unit &unit) {
        return isLand(unit) && withFirst(form.state(), attacker, unit);
    });
    form.showNames("attackers");
    likelyFirst(form, std::nullopt);
    form.units("defenders", FieldKind::Pieces, [&](const Unit &unit) {
        return isLand(unit) && attacker
            && !sameCamp(unit.card->side, form.state().unit(*attacker).card->side);
    });
    form.showNames("defenders");
    if (attacker)
        likelyFirst(form, form.state().unit(*attacker).hex);
    useRows(form);
    form.hexes("target", FieldKind::Place, hexesOf(form, "defenders"), FormMaker::May::LeaveOut);
    form.hexes("from", FieldKind::Places, hexesOf(form, "attackers"), FormMaker::May::LeaveOut);
    form.flagOf("gate", {"through-gate"});
    form.flag("special_structure");
    form.flag("sapeurs");
    form.flag("target_mob");
    form.modifiers("modifiers");
    form.flag("apply");
}

void casualtyForm(FormMaker &form)
{
    form.leaders("leader",
                 [](const Leader &leader) { return leader.state == LeaderState::Active; });
    form.words("result", {"wounded", "killed", "captured"});
    form.number("turns", 1, kMostTurns, FormMaker::May::LeaveOut);
}

/// Where a leader comes to: any hex that his side holds a unit in.
void comesTo(FormMaker &form)
{
    const State &state = form.state();
    const auto piece = form.pieceNamed("leader");
    if (!piece)
        return;
    std::vector<Hex> hexes;
    for (const Unit &unit : state.units)
        if (isLand(unit) && unit.card->side == sideOf(state, *piece))
            hexes.push_back(*unit.hex);
    std::sort(hexes.begin(), hexes.end());
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    if (!hexes.empty())
        form.hexes("hex", FieldKind::Place, hexes, FormMaker::May::LeaveOut);
}

void returnForm(FormMaker &form)
{
    form.leaders("leader",
                 [](const Leader &leader) { return leader.state == LeaderState::Wounded; });
    comesTo(form);
}

void replaceForm(FormMaker &form)
{
    form.leaders("leader", [](const Leader &leader) {
        return leader.card->replaceable && leader.state != LeaderState::Active;
    });
    comesTo(form);
}

/// Hexes that somebody can control: dwellings, structures and the heights (R69).
std::vector<Hex> heldHexes(const State &state)
{
    const auto &heights = state.board->place("heights-san-diego");
    std::vector<Hex> hexes;
    for (std::size_t i = 0; i < state.board->size(); ++i) {
        const Hex hex{static_cast<std::int16_t>(i)};
        if (state.board->isDwelling(hex) || state.board->isStructure(hex)
            || std::find(heights.begin(), heights.end(), hex) != heights.end())
            hexes.push_back(hex);
    }
    return hexes;
}

void controlForm(FormMaker &form)
{
    if (form.command().contains("town_count"))
        return form.number("town_count", 0, form.state().board->townHexes());
    if (form.command().contains("port_count"))
        return form.number("port_count", 0, form.state().board->portHexes());
    const bool hexes = form.command().contains("hexes");
    if (!hexes)
        form.words("place",
                   {"corunna", "ports", "heights-san-diego", "castillo-san-diego",
                    "shore-fortification", "santa-lucia", "oza", "eiris", "elvina", "piedralonga",
                    "portazgo", "passage"});
    if (hexes || !form.command().contains("place"))
        form.hexes("hexes", FieldKind::Places, heldHexes(form.state()),
                   hexes ? FormMaker::May::NotLeaveOut : FormMaker::May::LeaveOut);
    form.words("side", allWords<Side>());
}

/// Transports on the map beside a hex (6.10.1).
bool hasTransportBeside(const State &state, Hex hex)
{
    return std::any_of(state.units.begin(), state.units.end(), [&](const Unit &unit) {
        return unit.card->kind == Kind::Transport && onMap(unit)
            && state.board->adjacent(*unit.hex, hex);
    });
}

void embarkForm(FormMaker &form)
{
    const State &state = form.state();
    form.pieces("piece", [&state](const auto &one) {
        return onMap(one) && one.card->side == Side::British
            && state.board->terrain(*one.hex) == Terrain::Port
            && hasTransportBeside(state, *one.hex);
    });
    const auto piece = form.pieceNamed("piece");
    const auto hex = piece ? hexOf(state, *piece) : std::nullopt;
    form.units("ship", FieldKind::Piece, [&](const Unit &unit) {
        return onMap(unit) && unit.card->kind == Kind::Transport
            && (!hex || state.board->adjacent(*unit.hex, *hex));
    });
    form.flag("same_action");
}

void disembarkForm(FormMaker &form)
{
    form.pieces("piece", [](const auto &one) { return one.place == Place::Aboard; });
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
    const std::vector<Piece> waiting = waitingPieces(state, *group);
    const bool apart = form.command().contains("at");
    if (!apart)
        form.hexes("hex", FieldKind::Place, hexes);
    if (waiting.size() > 1 && !form.command().contains("hex")) {
        std::vector<std::string> names;
        for (const Hex hex : hexes)
            names.push_back(state.board->at(hex).id);
        entryRows(form, waiting, names);
    }
    if (!formationsUntold(state, waiting).empty())
        form.words("formation",
                   {"line", "column", "road-column", "general-order", "limbered", "unlimbered"},
                   FormMaker::May::LeaveOut);
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

/// The ships drawn on the table, where the program shall not draw them (6.9.1).
void supportForm(FormMaker &form)
{
    form.units(
        "ships", FieldKind::Pieces,
        [](const Unit &unit) {
            return onMap(unit) && unit.card->kind == Kind::Sol && !unit.mustExit;
        },
        FormMaker::May::LeaveOut);
}

/// What the roll may be told where the map does not show it.
void commitmentForm(FormMaker &form)
{
    form.flagOf("evacuation", {"evacuation-declared"});
    form.flagOf("moore_in_corunna", {"moore-in-corunna"});
    form.flagOf("artillery_on_point", {"french-artillery-on-point"});
    form.flagOf("moore_dead", {"death-of-moore"});
}

struct Maker {
    std::string_view command;
    void (*make)(FormMaker &);
};

constexpr std::array<Maker, 41> kMakers{{
    {"place", placeForm},
    {"form-mu", formMuForm},
    {"ride", rideForm},
    {"roll", [](FormMaker &form) { form.modifiers("modifiers"); }},
    {"naval-commitment", commitmentForm},
    {"naval-support", supportForm},
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

/// A line that the console may write so, told of nobody, but that no referee means: a roll without
/// its unit, a place without who holds it.
bool isIdle(const Json &command)
{
    const std::string name = command.value("do", std::string());
    if (name == "control")
        return !command.contains("town_count") && !command.contains("port_count")
            && (!command.contains("side")
                || (!command.contains("place") && !command.contains("hexes")));
    static constexpr std::array kOfAUnit{"morale", "close", "stand", "square", "recall", "limber"};
    return std::find(kOfAUnit.begin(), kOfAUnit.end(), name) != kOfAUnit.end()
        && command.value("unit", std::string()).empty();
}

} // namespace

Form Game::form(const State &state, const Json &partialCommand)
{
    const Json command = whole(state, partialCommand);
    FormMaker form(state, command);
    const std::string name = form.text("do");
    const auto maker = std::find_if(kMakers.begin(), kMakers.end(),
                                    [&name](const Maker &m) { return m.command == name; });
    if (maker != kMakers.end())
        maker->make(form);
    // A point forms a unit of something: a body, or for the Spaniards the units themselves.
    const char *made = form.text("by") == nameOf(Source::Alcedo) ? "units" : "of";
    const bool nameless = name == "form-mu" && form.text(made).empty();
    Form built = std::move(form).take(!nameless && !isIdle(command)
                                      && parseCommand(state, command, DiceNamed::No).has_value());
    built.cautions = cautionsOf(state, command);
    return built;
}

} // namespace qd::corunna
