// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/engaged.h"

#include <algorithm>

namespace qd::corunna {
namespace {

std::vector<UnitRef> named(const std::vector<asked::Fighter> &side)
{
    std::vector<UnitRef> units;
    for (const asked::Fighter &fighter : side)
        if (fighter.unit)
            units.push_back(*fighter.unit);
    return units;
}

bool isBeside(const State &state, UnitRef unit, const std::vector<UnitRef> &others)
{
    const Hex here = *state.unit(unit).hex;
    return std::any_of(others.begin(), others.end(), [&](UnitRef other) {
        return state.board->distance(here, *state.unit(other).hex) <= 1;
    });
}

} // namespace

std::vector<Refusal> engagementTroubles(const State &state, const std::vector<UnitRef> &ours,
                                        const std::vector<UnitRef> &theirs)
{
    std::vector<Refusal> troubles;
    std::vector<UnitRef> all = ours;
    all.insert(all.end(), theirs.begin(), theirs.end());
    for (auto unit = all.begin(); unit != all.end(); ++unit)
        if (std::find(all.begin(), unit, *unit) != unit) {
            troubles.push_back(badCommand("a unit is named twice"));
            break;
        }
    for (const UnitRef unit : all)
        if (!onMap(state.unit(unit))) {
            troubles.push_back(
                Refusal{"not-on-map", "series", "the unit is not on the map", {}}.with(
                    "unit", state.unit(unit).card->id));
            break;
        }
    if (ours.empty())
        return troubles;
    const Side own = state.unit(ours.front()).card->side;
    const auto isOwn = [&](UnitRef unit) { return sameCamp(state.unit(unit).card->side, own); };
    if (!std::all_of(ours.begin(), ours.end(), isOwn)
        || std::any_of(theirs.begin(), theirs.end(), isOwn))
        troubles.push_back({"one-side", "series", "friends do not fight each other", {}});
    return troubles;
}

std::vector<Refusal> meleeTroubles(const State &state, const asked::Melee &melee)
{
    const std::vector<UnitRef> ours = named(melee.attackers);
    const std::vector<UnitRef> theirs = named(melee.defenders);
    std::vector<Refusal> troubles = engagementTroubles(state, ours, theirs);
    if (!troubles.empty() || ours.empty() || theirs.empty())
        return troubles;
    for (const UnitRef unit : ours)
        if (!isBeside(state, unit, theirs)) {
            troubles.push_back(Refusal{
                "not-beside",
                "series",
                "the two sides of a melee are beside each other",
                {}}.with("unit", state.unit(unit).card->id));
            break;
        }
    return troubles;
}

} // namespace qd::corunna
