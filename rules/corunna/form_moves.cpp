// SPDX-License-Identifier: GPL-3.0-or-later
// Forms of set-up, of the Command Points and of what moves.
#include "rules/corunna/activity.h"
#include "rules/corunna/arrivals.h"
#include "rules/corunna/colours.h"
#include "rules/corunna/command_span.h"
#include "rules/corunna/form_notes.h"
#include "rules/corunna/muster.h"
#include "rules/corunna/zones.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::corunna {
namespace {

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

/// What a move can say besides its way.
void moveFlags(FormMaker &form, const Piece &piece)
{
    const State &state = form.state();
    if (std::holds_alternative<LeaderId>(piece) && std::get<LeaderId>(piece) == LeaderId::Soult)
        form.flag("escape"); // 5.1.6
    const auto *ref = std::get_if<UnitRef>(&piece);
    if (ref == nullptr || isShip(state.unit(*ref).card->kind))
        return;
    const Unit &unit = state.unit(*ref);
    form.flag("rout");
    if (onFoot(unit))
        form.flag("assault"); // 4.8.2
    if (state.evacuation.declared && unit.card->side == Side::British)
        form.flag("around_block"); // 9.9.3
    const bool holdsColours =
        std::any_of(state.colours.begin(), state.colours.end(), [ref](const Colours &colours) {
            return onMap(colours) && colours.with == *ref;
        });
    if (holdsColours)
        form.flag("leave_colours"); // 5.2.10.1
}

} // namespace

namespace {

std::vector<std::string> namesOf(const std::vector<Formation> &formations)
{
    std::vector<std::string> names;
    for (const Formation formation : formations)
        names.emplace_back(nameOf(formation));
    return names;
}

/// What may be set up together with the first piece: what waits of its body.
std::vector<Choice> companions(const State &state, const Piece &first)
{
    std::vector<Choice> choices;
    for (const Group &group : state.roster->groups)
        for (const Piece &piece : group.pieces)
            if (group.step == state.sequence.setupStep && placeOf(state, piece) == Place::Setup
                && bodyOf(state, piece) == bodyOf(state, first))
                choices.push_back(FormMaker::choice(state.roster->nameOf(piece)));
    return choices;
}

} // namespace

void placeForm(FormMaker &form)
{
    const State &state = form.state();
    const bool several = form.command().contains("pieces");
    if (!several) {
        std::vector<Choice> choices;
        for (const Group &group : state.roster->groups)
            for (const Piece &piece : group.pieces)
                if (group.step == state.sequence.setupStep && placeOf(state, piece) == Place::Setup)
                    choices.push_back(FormMaker::choice(state.roster->nameOf(piece)));
        form.field("piece", FieldKind::Piece, std::move(choices));
    }
    const auto piece = form.pieceNamed(several ? "pieces" : "piece");
    if (!piece)
        return;
    std::vector<Choice> others = companions(state, *piece);
    if (several || others.size() > 1)
        form.field("pieces", FieldKind::Pieces, std::move(others),
                   several ? FormMaker::May::NotLeaveOut : FormMaker::May::LeaveOut);
    form.hexes("hex", FieldKind::Place, setupHexes(state, *piece));
    std::vector<std::string> all = form.names("pieces");
    all.push_back(state.roster->nameOf(*piece));
    const auto named = std::find_if(all.begin(), all.end(), [&state](const std::string &name) {
        const auto unit = state.roster->unit(name);
        return unit && !isShip(state.unit(*unit).card->kind);
    });
    if (named == all.end())
        return;
    const auto hex = state.board->find(form.text("hex"));
    form.words("formation",
               namesOf(formationsIn(state, state.unit(*state.roster->unit(*named)), hex)),
               FormMaker::May::LeaveOut);
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
    if (by == Source::ScenarioBritish) // R35
        for (const std::string &brigade : brigadesOnMap(form.state()))
            bodies.push_back(brigade);
    form.words("of", bodies);
    if (by != Source::Soult || form.text("of") != nameOf(Division::IiCorps))
        return;
    std::vector<Choice> divisions;
    for (const Division division :
         {Division::FrDivision1, Division::FrDivision2, Division::FrDivision3})
        if (inSpan(form.state(), division))
            divisions.push_back(FormMaker::choice(std::string(nameOf(division))));
    if (!divisions.empty())
        form.field("divisions", FieldKind::Pieces, std::move(divisions), FormMaker::May::LeaveOut);
}

/// Moore's way and whom he activates on it (5.2.3).
void rideForm(FormMaker &form)
{
    const State &state = form.state();
    const Leader *moore = state.leader(LeaderId::Moore);
    if (moore == nullptr || !onMap(*moore))
        return;
    form.way(
        "path", *moore->hex,
        [&state](Hex at) {
            std::vector<Hex> next = state.board->neighbours(at);
            std::erase_if(next, [&state](Hex hex) {
                return !inBounds(state, hex) || state.board->isWater(hex);
            });
            return next;
        },
        FormMaker::May::LeaveOut);
    std::vector<Choice> brigades;
    for (const Brigade brigade : coloursOnPath(state, form.hexesNamed("path")))
        brigades.push_back(FormMaker::choice(std::string(nameOf(brigade))));
    if (!brigades.empty())
        form.field("activate", FieldKind::Pieces, std::move(brigades), FormMaker::May::LeaveOut);
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
    std::stable_partition(choices.begin(), choices.end(), [&state](const Choice &choice) {
        const auto piece = state.roster->piece(choice.term);
        return piece && isInPlay(state, *piece);
    });
    const bool several = form.command().contains("pieces");
    if (!several)
        form.field("piece", FieldKind::Piece, choices);
    const auto piece = form.pieceNamed(several ? "pieces" : "piece");
    const auto from = piece ? hexOf(state, *piece) : std::nullopt;
    if (!from)
        return;
    std::erase_if(choices, [&](const Choice &choice) { // its stack goes the same way
        const auto other = state.roster->piece(choice.term);
        return !other || hexOf(state, *other) != from
            || !sameCamp(sideOf(state, *other), sideOf(state, *piece))
            || (!several && *other == *piece);
    });
    if (several || !choices.empty())
        form.field("pieces", FieldKind::Pieces, std::move(choices),
                   several ? FormMaker::May::NotLeaveOut : FormMaker::May::LeaveOut);
    if (const auto *brigade = std::get_if<Brigade>(&*piece)) { // to a battalion of theirs
        std::vector<Hex> goals;
        for (const UnitRef battalion : battalionsOf(state, *brigade))
            goals.push_back(*state.unit(battalion).hex);
        form.hexes("to", FieldKind::Place, goals);
        return;
    }
    form.way("path", *from, [&](Hex at) {
        std::vector<Hex> next = state.board->neighbours(at);
        std::erase_if(next, [&](Hex hex) {
            return !inBounds(state, hex) || groundRefusal(state, *piece, hex);
        });
        return next;
    });
    moveFlags(form, *piece);
}

void forcedForm(FormMaker &form)
{
    form.units("unit", FieldKind::Piece, isLand);
    form.words("action", allWords<ForcedAction>());
    const auto unit = form.unitNamed("unit");
    if (!unit || !onMap(form.state().unit(*unit)))
        return;
    form.way("path", *form.state().unit(*unit).hex, [&](Hex at) {
        std::vector<Hex> next = form.state().board->neighbours(at);
        std::erase_if(next,
                      [&](Hex hex) { return groundRefusal(form.state(), *unit, hex).has_value(); });
        return next;
    });
}

} // namespace qd::corunna
