// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/as_per_margin.h"
#include "rules/as_per_margin/boarding.h"
#include "rules/as_per_margin/codec.h"
#include "rules/as_per_margin/fire.h"
#include "rules/as_per_margin/form_fields.h"
#include "rules/as_per_margin/key_reader.h"
#include "rules/as_per_margin/sailing.h"
#include "rules/as_per_margin/sailing_checks.h"
#include "rules/as_per_margin/shots.h"
#include "rules/as_per_margin/tosses.h"

#include <algorithm>
#include <array>

namespace qd::as_per_margin {
namespace {

using Refusals = std::vector<Refusal>;

std::optional<Refusal> first(const Refusals &refusals)
{
    return refusals.empty() ? std::nullopt : std::optional(refusals.front());
}

/// Ships of the table as choices: those that may first, then those that may not, with why.
template <class Why>
void ships(FormMaker &form, const char *key, Why why)
{
    std::vector<Choice> may;
    std::vector<Choice> mayNot;
    for (const Ship &ship : form.state().ships) {
        if (!onTable(ship))
            continue;
        Choice choice = shipChoice(ship);
        choice.refused = why(ship);
        (choice.refused ? mayNot : may).push_back(std::move(choice));
    }
    may.insert(may.end(), mayNot.begin(), mayNot.end());
    form.field(key, FieldKind::Piece, std::move(may));
}

void placeForm(FormMaker &form)
{
    std::vector<Choice> all;
    for (const Ship &ship : form.state().ships)
        if (afloat(ship))
            all.push_back(shipChoice(ship));
    form.field("ship", FieldKind::Piece, std::move(all));
    form.measure("x", 0, form.state().board->width);
    form.measure("y", 0, form.state().board->height);
    form.heading(FormMaker::May::LeaveOut);
}

/// What the heading in hand, or the one she lies on, allows.
void sailingFields(FormMaker &form, FormMaker::May heading)
{
    const Ship *ship = form.shipNamed("ship");
    form.heading(heading);
    double most = kLongestMove;
    double least = 0;
    if (ship != nullptr && form.state().wind.known()) {
        const double toward = form.headingNamed().value_or(ship->heading);
        const Sailing sailing = sailingOf(form.state(), toward);
        const Reach reach = heading == FormMaker::May::LeaveOut
            ? allowance(form.state(), *ship, sailing)
            : tackAllowance(form.state(), *ship, sailing);
        most = reach.max;
        least = reach.min;
    }
    form.measure("distance", least, most, FormMaker::May::LeaveOut);
}

void moveForm(FormMaker &form)
{
    ships(form, "ship",
          [&form](const Ship &ship) { return first(sailingRefusals(form.state(), ship)); });
    sailingFields(form, FormMaker::May::LeaveOut);
}

void tackForm(FormMaker &form)
{
    ships(form, "ship",
          [&form](const Ship &ship) { return first(sailingRefusals(form.state(), ship)); });
    sailingFields(form, FormMaker::May::NotLeaveOut);
}

void extraForm(FormMaker &form)
{
    const Extra use = form.text("use") == nameOf(Extra::Dash) ? Extra::Dash : Extra::Pivot;
    ships(form, "ship",
          [&](const Ship &ship) { return first(extraRefusals(form.state(), ship, use)); });
    form.words("use", {"dash", "pivot"});
    if (form.text("use") == "pivot")
        form.heading(FormMaker::May::NotLeaveOut);
    else
        form.measure("distance", 0, kFaces, FormMaker::May::LeaveOut);
}

void driftForm(FormMaker &form)
{
    ships(form, "ship",
          [&form](const Ship &ship) { return first(driftRefusals(form.state(), ship)); });
}

std::vector<Unit> firers(const State &state)
{
    std::vector<Unit> found;
    for (const Ship &ship : state.ships)
        if (onTable(ship))
            found.push_back({&ship, nullptr});
    for (const ShoreBattery &battery : state.batteries)
        if (battery.at)
            found.push_back({nullptr, &battery});
    return found;
}

Choice unitChoice(const Unit &unit)
{
    Choice choice;
    choice.value = jsonString(unit.id());
    choice.term = unit.id();
    return choice;
}

/// Units of the side whose step it is: first those that have a target for guns not yet fired; the
/// others with why they may not fire, where it is not for want of a target.
std::vector<Choice> firerChoices(const State &state, const std::vector<Unit> &units)
{
    const auto side = sideOf(state.phase);
    std::vector<UnitId> ready;
    if (isFireStep(state.phase))
        for (const UnitShots &shots : shotsOf(state, *side))
            if (!shots.mustCall)
                ready.push_back(shots.firer);
    std::vector<Choice> may;
    std::vector<Choice> others;
    for (const Unit &unit : units) {
        if (side && unit.controller() != *side)
            continue;
        const bool fires = std::find(ready.begin(), ready.end(), unit.id()) != ready.end();
        Choice choice = unitChoice(unit);
        choice.refused = whyNoFire(state, unit);
        (fires ? may : others).push_back(std::move(choice));
    }
    may.insert(may.end(), others.begin(), others.end());
    return may;
}

void fireForm(FormMaker &form)
{
    const State &state = form.state();
    const std::vector<Unit> units = firers(state);
    form.field("firer", FieldKind::Piece, firerChoices(state, units));
    const auto firer = form.unitNamed("firer");
    std::vector<Choice> may;
    std::vector<Choice> mayNot;
    for (const Unit &unit : units) {
        if (!firer || unit.id() == firer->id() || unit.controller() == firer->controller())
            continue;
        Choice choice = unitChoice(unit);
        choice.refused = whyNoShot(state, *firer, unit);
        (choice.refused ? mayNot : may).push_back(std::move(choice));
    }
    may.insert(may.end(), mayNot.begin(), mayNot.end());
    form.field("target", FieldKind::Piece, std::move(may));
    const auto target = form.unitNamed("target");
    if (!firer || !target)
        return;
    std::vector<Choice> batteries;
    for (const Battery battery : batteriesOf(*firer)) {
        Choice choice = wordChoice(nameOf(battery));
        choice.refused = first(fireRefusals(state, *firer, battery, *target, {}));
        batteries.push_back(std::move(choice));
    }
    if (batteries.size() > 1)
        form.field("battery", FieldKind::Choice, std::move(batteries), FormMaker::May::LeaveOut);
    const Aim aim = aimOf(state, *firer, *target);
    if (!aim.facingSure && !aim.rake) { // raking hits fall on both sides
        std::vector<Choice> sides;
        for (const Battery battery : batteriesOf(*target))
            sides.push_back(wordChoice(nameOf(battery)));
        form.field("facing", FieldKind::Choice, std::move(sides), FormMaker::May::LeaveOut);
    }
}

std::vector<Choice> batteryChoices(const Ship &ship)
{
    std::vector<Choice> batteries;
    for (const Battery battery : armedBatteries(ship))
        batteries.push_back(wordChoice(nameOf(battery)));
    return batteries;
}

/// The batteries of the ship that gives up a gun box.
void pumpGunForm(FormMaker &form)
{
    const auto &pending = form.state().pending;
    const auto *gun = pending ? std::get_if<PumpGun>(&*pending) : nullptr;
    const Ship *ship = gun != nullptr ? form.state().ship(gun->ship) : nullptr;
    form.field("battery", FieldKind::Choice,
               ship != nullptr ? batteryChoices(*ship) : std::vector<Choice>());
}

void callForm(FormMaker &form)
{
    Purpose purpose = form.state().phase == Phase::Boarding ? Purpose::Repel : Purpose::Fire;
    if (const Json *json = form.raw("purpose"))
        decode(*json, purpose);
    ships(form, "ship",
          [&](const Ship &ship) { return first(pumpRefusals(form.state(), ship, purpose)); });
    form.words("purpose", {"fire", "repel", "board"});
    if (const Ship *ship = form.shipNamed("ship"))
        form.field("battery", FieldKind::Choice, batteryChoices(*ship), FormMaker::May::LeaveOut);
}

/// Two ships that lie aboard each other.
template <class Why>
void pairForm(FormMaker &form, const char *one, const char *other, Why why)
{
    const State &state = form.state();
    ships(form, one, [&state](const Ship &ship) -> std::optional<Refusal> {
        if (inContact(state, ship.id))
            return std::nullopt;
        return ofShip(ship, "not-aboard", "falling-aboard", "she lies aboard nobody");
    });
    const Ship *ship = form.shipNamed(one);
    std::vector<Choice> others;
    for (const Contact &contact : state.contacts) {
        if (ship == nullptr || !contact.has(ship->id))
            continue;
        const Ship &second = *state.ship(contact.a == ship->id ? contact.b : contact.a);
        Choice choice = shipChoice(second);
        choice.refused = why(*ship, second);
        others.push_back(std::move(choice));
    }
    form.field(other, FieldKind::Piece, std::move(others));
}

void boardForm(FormMaker &form)
{
    pairForm(form, "ship", "target", [&form](const Ship &ship, const Ship &target) {
        return first(boardingRefusals(form.state(), ship, target));
    });
}

/// Boarders, and whom each boards.
void endBoardingForm(FormMaker &form)
{
    const State &state = form.state();
    const auto whyNot = [&state](const Melee &melee) {
        return first(
            endBoardingRefusals(state, *state.ship(melee.boarder), *state.ship(melee.defender)));
    };
    ships(form, "ship", [&](const Ship &ship) -> std::optional<Refusal> {
        std::optional<Refusal> why = ofShip(ship, "no-boarding", "boarding", "she boards nobody");
        for (const Melee &melee : state.melees)
            if (melee.boarder == ship.id && why)
                why = whyNot(melee);
        return why;
    });
    const Ship *ship = form.shipNamed("ship");
    std::vector<Choice> others;
    for (const Melee &melee : state.melees) {
        if (ship == nullptr || melee.boarder != ship->id)
            continue;
        Choice choice = shipChoice(*state.ship(melee.defender));
        choice.refused = whyNot(melee);
        others.push_back(std::move(choice));
    }
    form.field("target", FieldKind::Piece, std::move(others));
}

void cutForm(FormMaker &form)
{
    pairForm(form, "ship", "other", [&form](const Ship &ship, const Ship &other) {
        return first(cutRefusals(form.state(), {ship.id, other.id}));
    });
    form.words("ship_wish", {"part", "stay"}, FormMaker::May::LeaveOut);
    form.words("other_wish", {"stay", "part"}, FormMaker::May::LeaveOut);
}

void independentForm(FormMaker &form)
{
    if (!form.raw("side"))
        ships(form, "ship",
              [](const Ship & /*ship*/) -> std::optional<Refusal> { return std::nullopt; });
    if (!form.raw("ship"))
        form.words("side", {"french-spanish", "english"});
    form.field("on", FieldKind::Flag, {});
}

struct Maker {
    std::string_view command;
    void (*make)(FormMaker &);
};

constexpr std::array<Maker, 14> kMakers{{
    {"place", placeForm},
    {"move", moveForm},
    {"tack", tackForm},
    {"extra", extraForm},
    {"drift", driftForm},
    {"fire", fireForm},
    {"call-from-pumps", callForm},
    {"board", boardForm},
    {"end-boarding", endBoardingForm},
    {"cut-grapples", cutForm},
    {"independent", independentForm},
    {"fall-aboard",
     [](FormMaker &form) {
         form.words("mover_wish", {"grapple", "fend"});
         form.words("other_wish", {"grapple", "fend"});
     }},
    {"reclose",
     [](FormMaker &form) {
         form.words("choice", {"attempt", "decline"});
     }},
    {"pump-gun", pumpGunForm},
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

} // namespace qd::as_per_margin
