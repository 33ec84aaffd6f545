// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/boarding.h"
#include "rules/as_per_margin/damage.h"
#include "rules/as_per_margin/decide.h"
#include "rules/as_per_margin/fire.h"
#include "rules/as_per_margin/sailing_checks.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace qd::as_per_margin {
namespace {

int hitsIn(const std::vector<int> &faces)
{
    return static_cast<int>(std::count_if(faces.begin(), faces.end(), boardingHits));
}

/// Gun boxes of a boarding go as gun hits: from the side that faces the enemy (r30).
void loseGuns(Step &step, const UnitId &loser, const UnitId &winner, int boxes)
{
    const auto target = unitOf(step.state(), loser);
    const auto enemy = unitOf(step.state(), winner);
    Damage damage;
    damage.guns = boxes;
    damage.facing = aimOf(step.state(), *enemy, *target).facing;
    dealDamage(step, loser, damage, DamageCause::Boarding);
}

bool throwBoarding(Step &step, const Ship &ship, const Ship &target,
                   event::ForBoth<std::vector<int>> &dice)
{
    const auto ask = [&step](const Ship &who, std::vector<int> &faces) {
        const int count = boardingDice(who);
        return count == 0
            || step.roll({"boarding", std::string(nameOf(controllerOf(who))), who.id, count,
                          DieKind::Pips6, "boarding"},
                         faces);
    };
    const bool first = ask(ship, dice.ship);
    const bool second = ask(target, dice.target);
    return first && second;
}

void pumpDamage(Step &step, const UnitId &ship, event::PumpResult result,
                std::optional<Battery> battery)
{
    Damage damage;
    damage.hull = result == event::PumpResult::Hull ? 1 : 0;
    damage.guns = result == event::PumpResult::Gun ? 1 : 0;
    damage.facing = battery;
    dealDamage(step, ship, damage, DamageCause::Pumps);
}

} // namespace

void decideOn(Step &step, const command::Board &board)
{
    Ship *ship = placedShip(step, board.ship);
    Ship *target = placedShip(step, board.target);
    if (ship == nullptr || target == nullptr
        || !passes(step, boardingRefusals(step.state(), *ship, *target)))
        return;
    event::ForBoth<std::vector<int>> dice;
    if (!throwBoarding(step, *ship, *target, dice))
        return;
    State &state = step.state();
    const bool isNew = meleeOf(state, ship->id, target->id) == nullptr;
    if (isNew)
        step.emit("boarding", event::BoardingBegun{ship->id, target->id});
    for (Melee &melee : state.melees)
        if ((melee.boarder == ship->id && melee.defender == target->id)
            || (melee.boarder == target->id && melee.defender == ship->id))
            melee.fought = true;
    ship->boarding = true;
    target->boarding = true;
    const event::ForBoth<int> hits{hitsIn(dice.ship), hitsIn(dice.target)};
    const int surplus = std::abs(hits.ship - hits.target);
    std::optional<UnitId> winner;
    if (surplus > 0)
        winner = hits.ship > hits.target ? ship->id : target->id;
    step.emit("boarding",
              event::Boarding{ship->id,
                              target->id,
                              std::move(dice),
                              hits,
                              {boardingBecause(*ship), boardingBecause(*target)},
                              winner,
                              surplus});
    if (winner)
        loseGuns(step, *winner == board.ship ? board.target : board.ship, *winner, surplus);
}

void decideOn(Step &step, const command::EndBoarding &end)
{
    const State &state = step.state();
    if (!passes(step, endBoardingRefusals(state, *state.ship(end.ship), *state.ship(end.target))))
        return;
    step.emit("boarding", event::BoardingEnded{end.ship, end.target});
}

void decideOn(Step &step, const command::CallFromPumps &call)
{
    Ship *ship = step.state().ship(call.ship);
    if (!passes(step, pumpRefusals(step.state(), *ship, call.purpose)))
        return;
    std::vector<int> face;
    if (!step.roll({"pumps", std::string(nameOf(controllerOf(*ship))), ship->id, 1, DieKind::Pips6,
                    "pumps"},
                   face))
        return;
    const event::PumpResult result = pumpResult(face.front());
    const std::vector<Battery> armed = armedBatteries(*ship);
    const bool gun = result == event::PumpResult::Gun;
    if (gun && call.battery && std::find(armed.begin(), armed.end(), *call.battery) == armed.end()
        && !step.overruled(
            ofShip(*ship, "no-guns", "pumps", "that battery has no gun box to give up")))
        return;
    ship->called = true;
    step.emit("pumps", event::CalledFromPumps{ship->id, call.purpose, face, result});
    if (gun && !call.battery && armed.size() > 1) {
        step.state().pending = PumpGun{call.ship};
        return;
    }
    std::optional<Battery> battery = call.battery;
    if (!battery && !armed.empty())
        battery = armed.front();
    if (result != event::PumpResult::None)
        pumpDamage(step, call.ship, result, battery);
}

void decideOn(Step &step, const command::PumpGunChoice &choice)
{
    const UnitId ship = std::get<PumpGun>(*step.state().pending).ship;
    const std::vector<Battery> armed = armedBatteries(*step.state().ship(ship));
    if (std::find(armed.begin(), armed.end(), choice.battery) == armed.end()) {
        step.refuse(badCommand("that battery is none of the choices"));
        return;
    }
    step.state().pending.reset();
    pumpDamage(step, ship, event::PumpResult::Gun, choice.battery);
}

} // namespace qd::as_per_margin
