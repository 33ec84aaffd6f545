// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/state.h"

#include <algorithm>

namespace qd::trafalgar {

int allowanceOf(ShipId id, const Ship &ship)
{
    int moves = 0;
    for (const Mast mast : kMasts) {
        if (ship.has(mast))
            moves += movesOf(kindOf(id), mast);
    }
    return moves;
}

int remainingOf(const State &state, ShipId id)
{
    const Ship &ship = state.ship(id);
    return std::max(0, allowanceOf(id, ship) - ship.now.spent);
}

int availableOf(const State &state, ShipId id, GunSide side)
{
    const Ship &ship = state.ship(id);
    return std::max(0, ship.gunsOn(side) - ship.now.fired[indexOf(side)]);
}

bool wrecked(const Ship &ship)
{
    return ship.dismasted() && ship.guns[0] == 0 && ship.guns[1] == 0;
}

bool carries(const State &state, ShipId id, Side flag)
{
    return state.flag(flag).ship == id;
}

std::vector<Side> flagsAboard(const State &state, ShipId id)
{
    std::vector<Side> flags;
    for (const Side owner : kSides) {
        if (carries(state, id, owner))
            flags.push_back(owner);
    }
    return flags;
}

std::optional<Side> heldBy(const State &state, Side flag)
{
    const auto &carrier = state.flag(flag).ship;
    return carrier ? std::optional(sideOf(*carrier)) : std::nullopt;
}

bool hasMoved(const Ship &ship)
{
    return ship.now.spent > 0;
}

bool hasFired(const Ship &ship)
{
    return ship.now.volleys > 0 || ship.now.fired[0] > 0 || ship.now.fired[1] > 0;
}

bool underWay(const Ship &ship)
{
    return hasMoved(ship) || ship.now.track.size() > 1; // the track may have been adjusted
}

std::vector<ShipId> shipsAt(const State &state, LatticePoint at)
{
    std::vector<ShipId> ships;
    for (const ShipId id : kShips) {
        if (state.ship(id).onBoard() && state.ship(id).at == at)
            ships.push_back(id);
    }
    return ships;
}

bool sharesPoint(const State &state, ShipId id)
{
    const Ship &ship = state.ship(id);
    return ship.onBoard() && shipsAt(state, *ship.at).size() > 1;
}

std::array<ShipId, 4> shipsOf(Side side)
{
    std::array<ShipId, 4> ships{};
    std::copy_n(kShips.begin() + (side == Side::English ? 0 : 4), 4, ships.begin());
    return ships;
}

std::array<FortId, 2> fortsOf(Side side)
{
    return side == Side::English ? std::array{FortId::Gibraltar1, FortId::Gibraltar2}
                                 : std::array{FortId::Cadiz1, FortId::Cadiz2};
}

} // namespace qd::trafalgar
