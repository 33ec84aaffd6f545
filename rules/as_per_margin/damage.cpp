// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/damage.h"

#include <algorithm>
#include <string>
#include <utility>

namespace qd::as_per_margin {
namespace {

int leftIn(const DamageResult &result, const Ship &ship, std::size_t row)
{
    return ship.guns[row].left - result.guns[row].second;
}

/// Crosses up to `hits` boxes of one battery; answers what found no box.
int crossRow(DamageResult &result, const Ship &ship, std::size_t row, int hits)
{
    const int crossed = std::min(hits, leftIn(result, ship, row));
    result.guns[row].second += crossed;
    return hits - crossed;
}

/// From one battery first, the rest from the others.
int crossFrom(DamageResult &result, const Ship &ship, std::size_t first, int hits)
{
    int rest = crossRow(result, ship, first, hits);
    for (std::size_t row = 0; row < ship.guns.size(); ++row)
        if (row != first)
            rest = crossRow(result, ship, row, rest);
    return rest;
}

std::size_t rowOf(const Ship &ship, std::optional<Battery> battery)
{
    const auto it = std::find_if(ship.guns.begin(), ship.guns.end(),
                                 [&](const GunRow &row) { return row.battery == battery; });
    return it == ship.guns.end() ? 0
                                 : static_cast<std::size_t>(std::distance(ship.guns.begin(), it));
}

/// Gun hits (5.3, 2): answers the hull hit of an odd raking one.
int crossGuns(DamageResult &result, const Ship &ship, const Damage &damage)
{
    for (const GunRow &row : ship.guns)
        result.guns.emplace_back(row.battery, 0);
    if (!damage.rake) {
        result.lostGuns = ship.guns.empty()
            ? damage.guns
            : crossFrom(result, ship, rowOf(ship, damage.facing), damage.guns);
        return 0;
    }
    const int half = damage.guns / 2;
    if (ship.guns.empty()) {
        result.lostGuns = 2 * half;
    } else if (ship.guns.size() == 1) {
        result.lostGuns = crossRow(result, ship, 0, 2 * half);
    } else {
        // Each side its half before either carries to the other.
        const int restFirst = crossRow(result, ship, 0, half);
        const int restSecond = crossRow(result, ship, 1, half);
        result.lostGuns =
            crossRow(result, ship, 1, restFirst) + crossRow(result, ship, 0, restSecond);
    }
    return damage.guns % 2;
}

bool strikesUnarmed(const Damage &damage, DamageCause cause, const Options &options)
{
    switch (options.unarmedStrikes) {
    case UnarmedStrikes::FirstGunHit:
        return damage.guns > 0 && cause != DamageCause::Pumps;
    case UnarmedStrikes::BoardingOnly:
        return damage.guns > 0 && cause == DamageCause::Boarding;
    case UnarmedStrikes::Never:
        break;
    }
    return false;
}

bool strikes(const Ship &ship, const DamageResult &result, const Damage &damage, DamageCause cause,
             const Options &options)
{
    if (ship.struck)
        return false;
    if (gunsMax(ship) == 0)
        return strikesUnarmed(damage, cause, options);
    int crossed = 0;
    for (const auto &row : result.guns)
        crossed += row.second;
    return gunsLeft(ship) - crossed == 0;
}

Citation ruleOf(DamageCause cause)
{
    switch (cause) {
    case DamageCause::Pumps:
        return "pumps";
    case DamageCause::Boarding:
        return "boarding";
    case DamageCause::Fire:
        break;
    }
    return "fire";
}

void endContacts(Step &step, const UnitId &id, ContactEnd cause, std::optional<Side> withSide)
{
    const std::vector<Contact> contacts = step.state().contacts;
    for (const Contact &contact : contacts) {
        if (!contact.has(id))
            continue;
        const Ship *other = step.state().ship(contact.a == id ? contact.b : contact.a);
        if (withSide && controllerOf(*other) != *withSide)
            continue;
        step.emit("falling-aboard", event::ContactEnded{{contact.a, contact.b}, cause});
    }
}

void explode(Step &step, const UnitId &id)
{
    step.emit("table-3", event::Exploded{id});
    step.emit("table-3", event::Reminder{"explosion-near-ships", id, {}});
    endContacts(step, id, ContactEnd::Exploded, std::nullopt);
}

void cutCables(Step &step, const UnitId &id, const DamageResult &result)
{
    for (const bool bow : {true, false}) {
        if (!(bow ? result.bowCable : result.sternCable))
            continue;
        step.emit("table-2", event::CableCut{id, bow});
        if (step.state().ship(id)->anchors.holds())
            step.emit("ruling-r17", event::Reminder{"anchor-swing", id, {}});
        else
            step.emit("table-2", event::Adrift{id, bow});
    }
}

void strike(Step &step, const UnitId &id)
{
    const Side to = enemyOf(step.state().ship(id)->side);
    step.emit("record-sheet", event::Struck{id, to});
    endContacts(step, id, ContactEnd::Struck, to);
    std::erase_if(step.state().melees, [&id](const Melee &melee) {
        return melee.boarder == id || melee.defender == id;
    });
    step.emit("struck", event::Reminder{"prize-withdraw", id, {}});
}

void damageShip(Step &step, const Ship &before, const Damage &damage, DamageCause cause)
{
    const UnitId id = before.id;
    const DamageResult result = damageTo(before, damage, cause, step.state().options);
    if (result.explodes) {
        explode(step, id);
        return;
    }
    if (damage.masts != 0 || damage.guns != 0 || damage.hull != 0)
        step.emit(ruleOf(cause),
                  event::BoxesCrossed{id,
                                      result.masts,
                                      {result.guns},
                                      result.hull,
                                      {result.lostMasts, result.lostGuns, result.lostHull}});
    cutCables(step, id, result);
    if (result.dismasts)
        step.emit("record-sheet", event::Dismasted{id});
    else if (result.damages)
        step.emit("record-sheet", event::Damaged{id});
    if (result.pumps)
        step.emit("pumps", event::PumpsManned{id});
    if (result.sinks) {
        step.emit("record-sheet", event::Sunk{id});
        endContacts(step, id, ContactEnd::Sunk, std::nullopt);
    } else if (result.strikes) {
        strike(step, id);
    }
}

void damageShore(Step &step, const ShoreBattery &before, const Damage &damage, DamageCause cause)
{
    const UnitId id = before.id;
    const ShoreResult result = damageTo(before, damage);
    if (result.destroyed) {
        step.emit("table-3", event::Destroyed{id});
        return;
    }
    if (damage.masts != 0 || damage.guns != 0 || damage.hull != 0)
        step.emit(ruleOf(cause),
                  event::BoxesCrossed{id,
                                      0,
                                      {{{Battery::Guns, result.guns}}},
                                      0,
                                      {damage.masts, result.lost, damage.hull}});
    if (result.silenced)
        step.emit("fire", event::Silenced{id});
}

} // namespace

DamageResult damageTo(const Ship &ship, const Damage &damage, DamageCause cause,
                      const Options &options)
{
    DamageResult result;
    if (damage.explosion) {
        result.explodes = true;
        return result;
    }
    const int hull = damage.hull + crossGuns(result, ship, damage);
    result.masts = std::min(damage.masts, ship.masts);
    result.lostMasts = damage.masts - result.masts;
    result.hull = std::min(hull, ship.hull);
    result.lostHull = hull - result.hull;
    result.bowCable = damage.bowCable && ship.anchors.bow;
    result.sternCable = damage.sternCable && ship.anchors.stern;
    const int hullLeft = ship.hull - result.hull;
    const Condition was = conditionOf(ship);
    const Condition is = conditionWith(ship, ship.masts - result.masts);
    result.dismasts = is == Condition::Dismasted && was != is;
    result.damages = is == Condition::Damaged && was != is;
    result.pumps = atPumpsWith(ship, hullLeft) && !atPumps(ship);
    result.sinks = hullLeft == 0;
    result.strikes = !result.sinks && strikes(ship, result, damage, cause, options);
    return result;
}

ShoreResult damageTo(const ShoreBattery &battery, const Damage &damage)
{
    ShoreResult result;
    result.destroyed = damage.explosion;
    result.guns = std::min(damage.guns, battery.guns);
    result.lost = damage.guns - result.guns;
    result.silenced = !result.destroyed && result.guns > 0 && result.guns == battery.guns;
    return result;
}

void dealDamage(Step &step, const UnitId &unit, const Damage &damage, DamageCause cause)
{
    if (const Ship *ship = step.state().ship(unit))
        damageShip(step, Ship(*ship), damage, cause);
    else if (const ShoreBattery *battery = step.state().battery(unit))
        damageShore(step, ShoreBattery(*battery), damage, cause);
}

} // namespace qd::as_per_margin
