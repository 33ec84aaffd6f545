// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a state as a whole can stand, and be kept.
#include "rules/as_per_margin/codec.h"

#include <algorithm>
#include <cmath>

namespace qd::as_per_margin {

bool coherent(const State &state)
{
    const auto there = [&state](const UnitId &id) { return state.ship(id) != nullptr; };
    const bool contacts =
        std::all_of(state.contacts.begin(), state.contacts.end(),
                    [&](const Contact &c) { return c.a != c.b && there(c.a) && there(c.b); });
    const bool melees = std::all_of(state.melees.begin(), state.melees.end(), [&](const Melee &m) {
        return there(m.boarder) && there(m.defender);
    });
    if (!contacts || !melees)
        return false;
    if (!state.pending)
        return true;
    if (const auto *fall = std::get_if<FallAboard>(&*state.pending))
        return fall->mover != fall->other && there(fall->mover) && there(fall->other)
            && std::all_of(fall->path.movers.begin(), fall->path.movers.end(), there);
    if (const auto *reclose = std::get_if<Reclose>(&*state.pending))
        return reclose->ship != reclose->other && there(reclose->ship) && there(reclose->other);
    return there(std::get<PumpGun>(*state.pending).ship);
}

bool recordable(const State &state)
{
    const auto near = [](const auto &unit) {
        return !unit.at
            || (std::abs(unit.at->x) <= kFarthestPlace && std::abs(unit.at->y) <= kFarthestPlace);
    };
    const FallAboard *fall = state.pending ? std::get_if<FallAboard>(&*state.pending) : nullptr;
    return state.turn <= kMostTurns && state.ships.size() + state.batteries.size() <= kMostElements
        && state.contacts.size() <= kMostElements && state.melees.size() <= kMostElements
        && (fall == nullptr || fall->path.checked.size() <= kMostElements)
        && std::all_of(state.ships.begin(), state.ships.end(), near)
        && std::all_of(state.batteries.begin(), state.batteries.end(), near);
}

} // namespace qd::as_per_margin
