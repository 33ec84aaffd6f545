// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/score.h"

#include "rules/trafalgar/board.h"

#include <algorithm>
#include <array>

namespace qd::trafalgar {
namespace {

int afloatOf(const State &state, Side side)
{
    const auto ships = shipsOf(side);
    return static_cast<int>(std::count_if(ships.begin(), ships.end(),
                                          [&state](ShipId id) { return state.ship(id).afloat(); }));
}

/// The enemy's flag is on an own ship in the own port (`win-3`).
bool flagIsHome(const State &state, Side side)
{
    const auto &carrier = state.flag(enemyOf(side)).ship;
    return carrier && sideOf(*carrier) == side && state.ship(*carrier).onBoard()
        && isHome(state, side, *state.ship(*carrier).at);
}

bool isSuperior(const Options &options, int own, int enemies)
{
    if (options.superiority == Superiority::Off || enemies != 1)
        return false;
    return own >= (options.superiority == Superiority::Four ? 4 : 3);
}

} // namespace

std::string_view nameOf(OwnFlag flag)
{
    static constexpr std::array<std::string_view, 3> kNames{"home", "aboard", "lost"};
    return kNames.at(indexOf(flag));
}

Citation ruleOf(WinBy by)
{
    return by == WinBy::Flag ? Citation("win-3") : Citation("win-2");
}

bool isHome(const State &state, Side side, LatticePoint at)
{
    const PortSite &port = state.board->port(portOf(side));
    if (state.options.flagHome == FlagHome::Corner)
        return at == port.corner;
    return std::find(port.points.begin(), port.points.end(), at) != port.points.end();
}

Standings standingsOf(const State &state, Side side)
{
    Standings standings;
    const auto ships = shipsOf(side);
    const int afloat = afloatOf(state, side);
    standings.sunk = static_cast<int>(ships.size()) - afloat;
    standings.afloat.because.push_back(
        Reason{"ships-at-start", static_cast<int>(ships.size()), "ships-1", {}});
    standings.afloat.add("sunk", -standings.sunk, "hits-8");
    for (const ShipId id : ships) {
        const Ship &ship = state.ship(id);
        if (!ship.afloat())
            continue;
        standings.guns += ship.guns[0] + ship.guns[1];
        standings.masts += static_cast<int>(std::count(ship.masts.begin(), ship.masts.end(), true));
    }
    for (const FortId id : fortsOf(side))
        standings.fortGuns += state.fort(id).gun ? 1 : 0;
    if (const auto holder = heldBy(state, side))
        standings.ownFlag = *holder == side ? OwnFlag::Aboard : OwnFlag::Lost;
    standings.holdsEnemyFlag = heldBy(state, enemyOf(side)) == side;
    standings.blockedByFlag = standings.ownFlag == OwnFlag::Lost;
    const int enemies = afloatOf(state, enemyOf(side));
    if (enemies == 0)
        standings.ways.push_back(WinBy::SunkAll);
    if (isSuperior(state.options, afloat, enemies))
        standings.ways.push_back(WinBy::Superiority);
    if (flagIsHome(state, side))
        standings.ways.push_back(WinBy::Flag);
    return standings;
}

std::optional<event::Victory> victoryOf(const State &state)
{
    const Side first = state.play.side.value_or(Side::English);
    for (const Side side : {first, enemyOf(first)}) {
        const Standings standings = standingsOf(state, side);
        if (!standings.ways.empty() && !standings.blockedByFlag)
            return event::Victory{side, standings.ways.front()};
    }
    return std::nullopt;
}

} // namespace qd::trafalgar
