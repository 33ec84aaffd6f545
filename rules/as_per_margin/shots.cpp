// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/shots.h"

#include "rules/as_per_margin/boarding.h"

#include <algorithm>

namespace qd::as_per_margin {
namespace {

std::vector<Unit> placedUnits(const State &state)
{
    std::vector<Unit> found;
    for (const Ship &ship : state.ships)
        if (onTable(ship))
            found.push_back(Unit{&ship, nullptr});
    for (const ShoreBattery &battery : state.batteries)
        if (battery.at)
            found.push_back(Unit{nullptr, &battery});
    return found;
}

/// Nothing but men at the pumps stands against the shot.
bool onlyPumps(const std::vector<Refusal> &refusals)
{
    return std::all_of(refusals.begin(), refusals.end(),
                       [](const Refusal &refusal) { return refusal.code == "crew-at-pumps"; });
}

/// Most pairs fall out here: a friend, out of action, too far.
bool plausible(const Unit &firer, const Unit &target)
{
    return target.controller() != firer.controller() && target.inAction()
        && atMost(distance(firer.at(), target.at()), kLongestShot);
}

void addShots(UnitShots &shots, const State &state, const Unit &firer, Battery battery,
              const std::vector<Unit> &units)
{
    if (boxesLeft(firer, battery) == 0 || hasFired(firer, battery))
        return;
    for (const Unit &target : units) {
        if (!plausible(firer, target))
            continue;
        const auto refusals = fireRefusals(state, firer, battery, target, std::nullopt);
        if (!onlyPumps(refusals))
            continue;
        shots.mustCall |= !refusals.empty();
        shots.shots.push_back(
            {battery, target.id(), fireCount(firer, battery, aimOf(state, firer, target)).dice});
    }
}

UnitShots shotsOf(const State &state, const Unit &firer, const std::vector<Unit> &units)
{
    UnitShots shots{firer.id(), false, {}};
    if (firer.inAction())
        for (const Battery battery : batteriesOf(firer))
            addShots(shots, state, firer, battery, units);
    return shots;
}

std::optional<PossibleBoarding> boarding(const State &state, const UnitId &ship,
                                         const UnitId &target)
{
    const Melee *standing = meleeOf(state, ship, target);
    if (standing != nullptr && standing->boarder != ship)
        return std::nullopt;
    PossibleBoarding found{ship, target, std::nullopt, Purpose::Repel};
    for (const Refusal &refusal : boardingRefusals(state, *state.ship(ship), *state.ship(target))) {
        if (refusal.code != "crew-at-pumps")
            return std::nullopt;
        if (found.mustCall)
            continue;
        const auto &who = std::get<std::string>(refusal.details.front().second);
        found.mustCall = who;
        found.purpose = who == ship ? Purpose::Board : Purpose::Repel;
    }
    return found;
}

} // namespace

std::vector<UnitShots> shotsOf(const State &state, Side side)
{
    const std::vector<Unit> units = placedUnits(state);
    std::vector<UnitShots> found;
    for (const Unit &firer : units)
        if (firer.controller() == side)
            if (UnitShots shots = shotsOf(state, firer, units); !shots.shots.empty())
                found.push_back(std::move(shots));
    return found;
}

bool anyShot(const State &state, Side side)
{
    const std::vector<Unit> units = placedUnits(state);
    return std::any_of(units.begin(), units.end(), [&](const Unit &firer) {
        return firer.controller() == side && !shotsOf(state, firer, units).shots.empty();
    });
}

std::optional<Refusal> whyNoShot(const State &state, const Unit &firer, const Unit &target)
{
    const auto battery = chosenBattery(state, firer, target);
    std::vector<Refusal> refusals =
        fireRefusals(state, firer, battery.value_or(Battery::Port), target, {});
    if (refusals.empty())
        return std::nullopt;
    return std::move(refusals.front());
}

std::vector<PossibleBoarding> boardingsOf(const State &state)
{
    std::vector<PossibleBoarding> found;
    for (const Contact &contact : state.contacts) {
        const Ship *a = state.ship(contact.a);
        const Ship *b = state.ship(contact.b);
        if (!a->at || !b->at)
            continue;
        for (const auto &[ship, target] :
             {std::pair(contact.a, contact.b), std::pair(contact.b, contact.a)})
            if (auto possible = boarding(state, ship, target))
                found.push_back(std::move(*possible));
    }
    return found;
}

} // namespace qd::as_per_margin
