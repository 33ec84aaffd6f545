// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/geometry/lattice.h"
#include "rules/trafalgar/options.h"
#include "rules/trafalgar/words.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace qd::trafalgar {

struct Board; ///< board.h: immutable once the table is open

/// A point and a heading 0–5 there.
struct Station {
    LatticePoint at;
    int heading = 0;
    friend bool operator==(const Station &, const Station &) = default;
};

/// What a ship has done in the present turn of its side.
struct ShipNow {
    int spent = 0; ///< moves
    std::array<int, 2> fired{}; ///< guns, by side
    int volleys = 0; ///< number of `fire` commands
    std::vector<Station> track; ///< all stations since the turn began, the present one last
    bool done = false; ///< r-10
    bool passed = false; ///< r-24
    bool repairing = false; ///< passed for its mizzenmast
    friend bool operator==(const ShipNow &, const ShipNow &) = default;
};

/// A ship; side and kind follow from its id.
struct Ship {
    Nation nation{};
    std::string name; ///< free text
    std::optional<LatticePoint> at; ///< nullopt: not on the board
    int heading = 0;
    std::array<bool, 3> masts{true, true, true};
    std::array<int, 2> guns{}; ///< standing, by side
    bool sunk = false;
    int repairPasses = 0; ///< turns passed so far for its mizzenmast
    int atCorner = 0; ///< own turns in a row that it has ended on the enemy port's corner
    ShipNow now;

    bool has(Mast mast) const { return masts[indexOf(mast)]; }

    int gunsOn(GunSide side) const { return guns[indexOf(side)]; }

    bool dismasted() const { return !masts[0] && !masts[1] && !masts[2]; }

    bool afloat() const { return !sunk; }

    bool onBoard() const { return !sunk && at.has_value(); }

    friend bool operator==(const Ship &, const Ship &) = default;
};

struct Fort {
    bool gun = true; ///< stands
    bool fired = false; ///< in this round (r-22)
    int wait = 0; ///< turns still to wait for a new gun
    std::optional<int> lostTurn; ///< `turn_no` when it was shot away
    friend bool operator==(const Fort &, const Fort &) = default;
};

/// Where a flag is: home, or aboard a ship of either side.
struct Flag {
    std::optional<ShipId> ship;
    friend bool operator==(const Flag &, const Flag &) = default;
};

/// A flag being handed over: carried out when the turn ends (`flag-4`).
struct Transfer {
    ShipId from{}, to{};
    Side flag{};
    friend bool operator==(const Transfer &, const Transfer &) = default;
};

/// How far play has come (specification 3).
struct Play {
    Phase phase = Phase::Setup;
    int round = 0; ///< 0 before the first turn
    int turnNo = 0; ///< counts the players' turns
    std::optional<Side> side; ///< whose turn
    std::optional<Side> first; ///< plays first in every round
    std::optional<Side> tossWinner;
    std::optional<ShipId> active; ///< only with `ship_order` one at a time
    std::optional<Side> winner;
    std::optional<WinBy> winBy;
    std::optional<int> arrow; ///< rose point 0–5 of the arrow's tip
    friend bool operator==(const Play &, const Play &) = default;
};

/// A set of masts, by `Mast`.
using MastSet = std::array<bool, 3>;

/// Free hits on the masts of one target, still to be taken: the first of `State::pending` is the
/// open decision `choose-mast`, the others follow it.
struct MastHits {
    Combatant by; ///< whose shots
    ShipId target{};
    Shows shows{}; ///< what the target showed
    int hits = 0;
    friend bool operator==(const MastHits &, const MastHits &) = default;
};

struct State {
    std::shared_ptr<const Board> board;
    Options options;
    Play play;
    std::array<Ship, 8> ships; ///< by ShipId
    std::array<Fort, 4> forts; ///< by FortId
    std::array<Flag, 2> flags; ///< by the side that owns them
    std::vector<Transfer> transfers; ///< in the order begun
    std::vector<MastHits> pending; ///< empty: nothing is to be decided

    const Ship &ship(ShipId id) const { return ships[indexOf(id)]; }

    Ship &ship(ShipId id) { return ships[indexOf(id)]; }

    const Fort &fort(FortId id) const { return forts[indexOf(id)]; }

    Fort &fort(FortId id) { return forts[indexOf(id)]; }

    const Flag &flag(Side owner) const { return flags[indexOf(owner)]; }

    Flag &flag(Side owner) { return flags[indexOf(owner)]; }

    friend bool operator==(const State &, const State &) = default;
};

// Questions that decide, odds, offers and pictures all ask (state.cpp).

/// Moves of a turn by the masts that stand (`speed-1`, `speed-3`).
int allowanceOf(ShipId id, const Ship &ship);
/// Allowance less spent, never below 0 (r-11).
int remainingOf(const State &state, ShipId id);
/// Guns of a side that may still fire this turn: standing less fired, never below 0 (r-12).
int availableOf(const State &state, ShipId id, GunSide side);
/// No masts and no guns (`hits-8`, r-39).
bool wrecked(const Ship &ship);
bool carries(const State &state, ShipId id, Side flag);
/// Flags aboard, English first.
std::vector<Side> flagsAboard(const State &state, ShipId id);
/// The side of the ship that carries a flag, nullopt: home.
std::optional<Side> heldBy(const State &state, Side flag);
bool hasMoved(const Ship &ship); ///< moved or seized this turn
bool hasFired(const Ship &ship); ///< this turn
/// Moved or turned, and so on the way (r-20).
bool underWay(const Ship &ship);
/// Ships on a point, in the order of lists.
std::vector<ShipId> shipsAt(const State &state, LatticePoint at);
/// The ship shares its point with another.
bool sharesPoint(const State &state, ShipId id);
/// The four ships and the two forts of a side, in the order of lists.
std::array<ShipId, 4> shipsOf(Side side);
std::array<FortId, 2> fortsOf(Side side);

} // namespace qd::trafalgar
