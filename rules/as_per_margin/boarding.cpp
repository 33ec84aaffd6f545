// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/boarding.h"

#include "rules/as_per_margin/sailing_checks.h"

#include <algorithm>
#include <utility>

namespace qd::as_per_margin {
namespace {

constexpr int kBoardingHit = 4; ///< and more, 9.8
constexpr int kPumpHull = 4;
constexpr int kPumpGun = 5;

bool crewAway(const Ship &ship)
{
    return ship.called || !atPumps(ship);
}

bool hasFired(const Ship &ship)
{
    return std::any_of(ship.guns.begin(), ship.guns.end(),
                       [](const GunRow &row) { return row.fired; });
}

/// In a boarding of hers already, against somebody else.
bool boardsElsewhere(const State &state, const Ship &ship)
{
    return std::any_of(state.melees.begin(), state.melees.end(),
                       [&](const Melee &melee) { return melee.boarder == ship.id; });
}

class Checks {
public:
    void no(bool refused, const Ship &ship, const char *code, Citation rule, const char *message)
    {
        if (refused)
            m_found.push_back(ofShip(ship, code, std::move(rule), message));
    }

    std::vector<Refusal> take() { return std::move(m_found); }

private:
    std::vector<Refusal> m_found;
};

} // namespace

Because boardingBecause(const Ship &ship)
{
    return {{"masts", static_cast<double>(ship.masts), "boarding"},
            {"guns", static_cast<double>(gunsLeft(ship)), "boarding"},
            {"hull", static_cast<double>(ship.hull), "boarding"}};
}

int boardingDice(const Ship &ship)
{
    return ship.masts + gunsLeft(ship) + ship.hull;
}

bool boardingHits(int face)
{
    return face >= kBoardingHit;
}

Melee meleeFor(const State &state, const Ship &ship, const Ship &target)
{
    const Melee *standing = meleeOf(state, ship.id, target.id);
    return standing != nullptr ? *standing : Melee{ship.id, target.id, false};
}

std::vector<Refusal> boardingRefusals(const State &state, const Ship &ship, const Ship &target)
{
    Checks checks;
    checks.no(state.phase != Phase::Boarding, ship, "wrong-phase", "turn-sequence",
              "ships board in the boarding step");
    for (const Ship *each : {&ship, &target})
        checks.no(!afloat(*each) || each->struck, *each, "out-of-action", "struck",
                  "that ship is out of the fight");
    checks.no(contactOf(state, ship.id, target.id) == nullptr, ship, "not-aboard", "boarding",
              "the two lie not aboard each other");
    checks.no(controllerOf(ship) == controllerOf(target), target, "friendly-target", "boarding",
              "that is a friend");
    const Melee *standing = meleeOf(state, ship.id, target.id);
    checks.no(standing != nullptr ? standing->fought : boardsElsewhere(state, ship), ship,
              "already-boarded", "boarding", "that boarding was fought, or she boards another");
    const Melee melee = meleeFor(state, ship, target);
    const Ship &boarder = melee.boarder == ship.id ? ship : target;
    const Ship &defender = melee.boarder == ship.id ? target : ship;
    checks.no(hasFired(boarder), boarder, "has-fired", "boarding",
              "a ship that fired this turn does not board");
    checks.no(!crewAway(defender), defender, "crew-at-pumps", "pumps",
              "the defender's men are at the pumps");
    checks.no(state.options.pumpsWhenBoarding && !crewAway(boarder), boarder, "crew-at-pumps",
              "pumps", "the boarder's men are at the pumps");
    return checks.take();
}

std::vector<Refusal> endBoardingRefusals(const State &state, const Ship &ship, const Ship &target)
{
    Checks checks;
    const Melee *melee = meleeOf(state, ship.id, target.id);
    checks.no(state.phase != Phase::Boarding, ship, "wrong-phase", "turn-sequence",
              "a boarding is called off in the boarding step");
    checks.no(melee == nullptr || melee->boarder != ship.id, ship, "no-boarding", "boarding",
              "she boards nobody there");
    checks.no(melee != nullptr && melee->fought, ship, "already-boarded", "boarding",
              "that boarding was fought in this step");
    return checks.take();
}

std::vector<Refusal> pumpRefusals(const State &state, const Ship &ship, Purpose purpose)
{
    Checks checks;
    if (purpose == Purpose::Fire) {
        const bool fireStep = isFireStep(state.phase);
        checks.no(!fireStep, ship, "wrong-phase", "pumps", "men are called to fire in a fire step");
        checks.no(fireStep && sideOf(state.phase) != controllerOf(ship), ship, "wrong-side",
                  "pumps", "it is the other side's fire step");
    } else {
        checks.no(state.phase != Phase::Boarding, ship, "wrong-phase", "pumps",
                  "men are called to a boarding in the boarding step");
    }
    checks.no(!afloat(ship) || ship.struck, ship, "out-of-action", "struck",
              "that ship is out of the fight");
    checks.no(!atPumps(ship), ship, "not-at-pumps", "pumps", "nobody is at her pumps");
    checks.no(ship.called, ship, "already-called", "pumps", "her men were called in this step");
    return checks.take();
}

event::PumpResult pumpResult(int face)
{
    if (face == kPumpHull)
        return event::PumpResult::Hull;
    return face == kPumpGun ? event::PumpResult::Gun : event::PumpResult::None;
}

std::vector<Battery> armedBatteries(const Ship &ship)
{
    std::vector<Battery> found;
    for (const GunRow &row : ship.guns)
        if (row.left > 0)
            found.push_back(row.battery);
    return found;
}

} // namespace qd::as_per_margin
