// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/gunnery.h"
#include "rules/trafalgar/volley.h"

#include <algorithm>
#include <utility>

namespace qd::trafalgar {
namespace {

std::string text(const Combatant &who)
{
    return std::string(nameOf(who));
}

Refusal friendly(const Combatant &target)
{
    return Refusal{"friendly-target", "fire-1", "nobody fires at his own side", {}}.with(
        "target", text(target));
}

Refusal outOfRange(int distance)
{
    return Refusal{"out-of-range", "fire-1", "guns reach 3 points", {}}.with("distance", distance);
}

Refusal barred()
{
    return Refusal{"blocked", "r-06", "something lies in the line of fire", {}};
}

/// The guns of one command: what earlier groups took, and the masts that they named.
struct Broadside {
    std::array<int, 2> laid{};
    std::array<MastSet, 8> named{}; ///< by target
};

std::optional<Refusal> targetGone(const State &state, const Combatant &target)
{
    if (const auto *ship = std::get_if<ShipId>(&target)) {
        if (state.ship(*ship).sunk)
            return Refusal{"target-sunk", "hits-8", "it is sunk", {}}.with("target", text(target));
        return std::nullopt;
    }
    if (!state.fort(std::get<FortId>(target)).gun)
        return Refusal{"gun-gone", "fort-3", "its gun is gone", {}}.with("target", text(target));
    return std::nullopt;
}

/// The side whose guns fire. nullopt: stop.
std::optional<GunSide> gunSide(Step &step, std::optional<GunSide> field,
                               const command::Group &group)
{
    if (!field) {
        if (!step.overruled(Refusal{"not-in-field", "field-1", "it lies in neither field", {}}))
            return std::nullopt;
        if (!group.side)
            step.refuse(badCommand("the guns of which \"side\" fire?"));
        return group.side;
    }
    if (group.side && *group.side != *field
        && !step.overruled(Refusal{"wrong-side", "field-1", "it lies in the other field", {}}))
        return std::nullopt;
    return group.side.value_or(*field);
}

/// How many guns fire. nullopt: stop.
std::optional<int> gunCount(Step &step, ShipId ship, GunSide side, const command::Group &group,
                            const Broadside &broadside)
{
    const State &state = step.state();
    if (state.ship(ship).gunsOn(side) == 0
        && !step.overruled(Refusal{"no-guns", "power-1", "no gun stands on that side", {}}))
        return std::nullopt;
    const int left = std::max(0, availableOf(state, ship, side) - broadside.laid[indexOf(side)]);
    const int wanted = group.guns.value_or(left);
    if ((wanted > left || left == 0) && state.ship(ship).gunsOn(side) > 0
        && !step.overruled(Refusal{"guns-fired", "fire-2", "so many guns are not left", {}}.with(
            "available", left)))
        return std::nullopt;
    if (wanted == 0) {
        step.refuse(badCommand("how many \"guns\" fire?"));
        return std::nullopt;
    }
    return wanted;
}

/// The side that a battery hit strikes, where a battery is aimed at. False: stop.
bool strike(Step &step, Laid &laid, std::optional<GunSide> struck)
{
    if (laid.aim != Aim::Battery || !laid.shows)
        return true;
    laid.struck = struckSide(*laid.shows);
    if (struck && step.overrode())
        laid.struck = struck;
    if (laid.struck)
        return true;
    step.refuse(badCommand("which side is \"struck\"?"));
    return false;
}

/// Checks the aim at a ship. False: stop.
bool declare(Step &step, ShipId target, Laid &laid, std::optional<GunSide> struck,
             const MastSet &named)
{
    if (laid.aim && !step.passes(aimRefusals(step.state(), target, *laid.shows, *laid.aim, named)))
        return false;
    return strike(step, laid, struck);
}

/// One group. nullopt: stop.
std::optional<Laid> layGroup(Step &step, ShipId ship, const command::Group &group,
                             Broadside &broadside)
{
    const State &state = step.state();
    if (sideOf(group.target) == sideOf(ship) && !step.overruled(friendly(group.target)))
        return std::nullopt;
    if (auto gone = targetGone(state, group.target); gone && !step.overruled(std::move(*gone)))
        return std::nullopt;
    const auto from = standOf(state, ship);
    const auto target = standOf(state, group.target);
    if (!from || !target) {
        step.refuse(badCommand("shooter and target must be on the board"));
        return std::nullopt;
    }
    const Shot shot = shotOf(state, *from, *target);
    if (shot.distance > kRange && !step.overruled(outOfRange(shot.distance)))
        return std::nullopt;
    const auto side = gunSide(step, fieldOf(state, from->station, target->station.at), group);
    if (!side || (shot.blocked && !step.overruled(barred())))
        return std::nullopt;
    const auto guns = gunCount(step, ship, *side, group, broadside);
    if (!guns)
        return std::nullopt;
    Laid laid{
        group.target, static_cast<Field>(*side), *guns, shot.distance, group.aim, shot.shows, {}};
    broadside.laid[indexOf(*side)] += *guns;
    if (const auto *enemy = std::get_if<ShipId>(&group.target)) {
        MastSet &named = broadside.named[indexOf(*enemy)];
        if (!declare(step, *enemy, laid, group.struck, named))
            return std::nullopt;
        if (group.aim && namesMast(*group.aim))
            named[indexOf(mastOf(*group.aim))] = true;
    }
    return laid;
}

} // namespace

std::optional<std::vector<Laid>> layGuns(Step &step, ShipId ship,
                                         const std::vector<command::Group> &groups)
{
    const State &state = step.state();
    if (hadItsOccasion(state, ship)
        && !step.overruled(
            Refusal{"already-fired", "fire-2", "it has had its occasion to fire", {}}))
        return std::nullopt;
    const auto differs = [&groups](const command::Group &group) {
        return std::any_of(groups.begin(), groups.end(), [&group](const command::Group &other) {
            return other.target == group.target && other.aim != group.aim;
        });
    };
    if (state.options.aim == AimFor::PerTarget && std::any_of(groups.begin(), groups.end(), differs)
        && !step.overruled(Refusal{"one-aim", "hits-1", "all guns at a target aim alike", {}}))
        return std::nullopt;
    Broadside broadside;
    std::vector<Laid> laid;
    for (const command::Group &group : groups) {
        auto one = layGroup(step, ship, group, broadside);
        if (!one)
            return std::nullopt;
        laid.push_back(std::move(*one));
    }
    return laid;
}

bool fortBears(Step &step, FortId fort, ShipId target, const Station &station)
{
    const State &state = step.state();
    if (sideOf(target) == sideOf(fort) && !step.overruled(friendly(target)))
        return false;
    if (auto gone = targetGone(state, target); gone && !step.overruled(std::move(*gone)))
        return false;
    const auto from = standOf(state, fort);
    const Shot shot = shotOf(state, *from, Stand{target, station});
    if (shot.distance > kRange && !step.overruled(outOfRange(shot.distance)))
        return false;
    if (!covers(state, fort, station.at)
        && !step.overruled(Refusal{"not-in-field", "fort-1", "the fort does not cover it", {}}))
        return false;
    return !shot.blocked || step.overruled(barred());
}

std::optional<Laid> layFort(Step &step, FortId fort, ShipId target, const Station &station,
                            std::optional<Aim> aim, std::optional<GunSide> struck)
{
    const Shot shot = shotOf(step.state(), *standOf(step.state(), fort), Stand{target, station});
    Laid laid{target, Field::Fort, 1, shot.distance, aim, shot.shows, {}};
    if (!declare(step, target, laid, struck, MastSet{}))
        return std::nullopt;
    return laid;
}

} // namespace qd::trafalgar
