// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/chits.h"
#include "rules/corunna/state.h"

#include <algorithm>

namespace qd::corunna {
namespace {

constexpr int kMostIncrements = 1000; ///< far above any counter
constexpr int kMostTurns = 1000;
constexpr int kWorstMorale = 3;

bool within(int value, int most)
{
    return value >= 0 && value <= most;
}

bool isShipRef(const State &state, const std::optional<UnitRef> &ref)
{
    return !ref || isShip(state.unit(*ref).card->kind);
}

/// Counter values are as printed: none is below 0.
bool wellValues(const Values &values)
{
    return std::all_of(values.begin(), values.end(),
                       [](const auto &value) { return !value || within(*value, kMostIncrements); });
}

bool wellUnit(const State &state, const Unit &unit)
{
    const bool numbers = within(unit.lost, kMostIncrements)
        && within(unit.increments.value_or(0), kMostIncrements)
        && within(unit.mpSpent, kMostIncrements) && within(unit.halvesSpent, 2);
    const bool attached = !unit.attachedTo || wordNamed<Division>(*unit.attachedTo)
        || wordNamed<Brigade>(*unit.attachedTo);
    const bool aboard = unit.place != Place::Aboard || unit.aboard;
    return numbers && wellValues(unit.values) && attached && aboard && isShipRef(state, unit.aboard)
        && !(unit.aboard && isShip(unit.card->kind));
}

bool wellColours(const State &state, const Colours &colours)
{
    return !colours.with
        || (isBattalion(state.unit(*colours.with))
            && state.unit(*colours.with).card->brigade == colours.card->brigade);
}

bool wellSequence(const Sequence &sequence)
{
    const auto chits = [](const std::vector<std::string> &list) {
        return std::all_of(list.begin(), list.end(), isChit);
    };
    return sequence.turn >= 1 && sequence.turn <= kMostTurns
        && (sequence.setupStep == 1 || sequence.setupStep == 2) && chits(sequence.cup)
        && chits(sequence.drawn) && (!sequence.activeChit || isChit(*sequence.activeChit));
}

bool wellPending(const State &state, const Pending &pending)
{
    if (const auto *magazine = std::get_if<choice::Magazine>(&pending))
        return isShip(state.unit(magazine->ship).card->kind);
    if (const auto *fly = std::get_if<choice::FlyColours>(&pending))
        return state.coloursOf(fly->brigade) != nullptr;
    if (const auto *company = std::get_if<choice::Reconstitute>(&pending))
        return state.unit(company->company).card->kind == Kind::LightCompany;
    return true;
}

} // namespace

std::string incoherence(const State &state)
{
    for (const Unit &unit : state.units)
        if (!wellUnit(state, unit))
            return unit.card->id;
    for (const Leader &leader : state.leaders)
        if (!isShipRef(state, leader.aboard) || !within(leader.mpSpent, kMostIncrements)
            || !wellValues(leader.values))
            return std::string(nameOf(leader.card->id));
    for (const Colours &colours : state.colours)
        if (!wellColours(state, colours))
            return std::string(nameOf(colours.card->brigade));
    if (!wellSequence(state.sequence))
        return "turn, set-up step or chits";
    if (!within(state.armies.french.armyMorale, kWorstMorale)
        || !within(state.armies.british.armyMorale, kWorstMorale))
        return "army_morale";
    const auto &ships = state.naval.shipsTasked;
    if (std::any_of(ships.begin(), ships.end(),
                    [&](UnitRef ship) { return !isShipRef(state, ship); }))
        return "ships_tasked";
    for (const Pending &pending : state.pending)
        if (!wellPending(state, pending))
            return "pending";
    return {};
}

} // namespace qd::corunna
