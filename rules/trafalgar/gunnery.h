// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/reason.h"
#include "rules/base/refusal.h"
#include "rules/trafalgar/state.h"

#include <optional>
#include <vector>

// Fields of fire, ranges and what a shot may hit (specification 5.7, 5.10, 6, 7.3): pure functions
// that decide, the queries, the odds, the offers and the mirror call.
namespace qd::trafalgar {

inline constexpr int kRange = 3; ///< points, `fire-1`

// --- The field

/// The board's field to that side of a ship holds an offset, whatever the distance (option
/// `field_of_fire`, or the board's own diagram).
bool fieldHolds(const State &state, int heading, GunSide side, LatticePoint offset);
/// In which field of a ship at that station a point lies; nullopt: in none.
std::optional<GunSide> fieldOf(const State &state, const Station &ship, LatticePoint point);
/// Points of the board within range in a field, by distance, r, q (5.10).
std::vector<LatticePoint> fieldPoints(const State &state, const Station &ship, GunSide side);
/// A fort covers a point, whatever the distance (`fort-1`).
bool covers(const State &state, FortId fort, LatticePoint point);
/// A fort's range and cover hold the point.
bool underFort(const State &state, FortId fort, LatticePoint point);

/// What a ship shows to a shooter at that point (r-03, option `presentation`).
Shows showsOf(const Options &options, const Station &target, LatticePoint shooter);
/// The battery that a shot at that presentation strikes; nullopt: bow and stern have none
/// (`hits-7`).
std::optional<GunSide> struckSide(Shows shows);

// --- The die

/// A face 0–3 hits at that distance (`die-2`, option `die_reading`).
bool faceHits(const Options &options, int distance, int face);
/// The faces that hit, rising; none at distance 0 or out of range.
std::vector<int> needsAt(const Options &options, int distance);
/// Of the six faces of the die, how many hit.
int hittingFaces(const Options &options, int distance);

// --- Masts

/// A mast of a ship with those masts stands and may be hit (`hits-6`, option `mainmast`).
bool mayFall(const Options &options, const MastSet &masts, Shows shows, Mast mast);
/// The full sets of masts that so many hits can take, in the order of the list of choices (7.3):
/// one set, possibly empty, where nothing is left to choose.
std::vector<MastSet> mastChoices(const Options &options, const MastSet &masts, Shows shows,
                                 int hits);
int countOf(const MastSet &masts);

// --- Shots

/// The guns of a side that may still fire, with their reasons (r-12).
Tally gunsTally(const State &state, ShipId ship, GunSide side);
/// The ship has had its one occasion to fire this turn (r-13, option `fire_occasions`).
bool hadItsOccasion(const State &state, ShipId ship);

/// A shooter or a target where it stands, or where it is thought to stand.
struct Stand {
    Combatant who;
    Station station; ///< a fort's heading means nothing
};

/// nullopt: a ship that is not on the board.
std::optional<Stand> standOf(const State &state, const Combatant &who);

/// A side's enemies on the board: ships, then forts.
std::vector<Combatant> enemiesOf(const State &state, Side side);

/// A straight lattice line between the two is barred (r-06, option `blocking`); neither of them
/// bars it, wherever the state has them.
bool blocked(const State &state, const Stand &from, const Stand &target);

/// All that is to be said of a shot before it is declared (5.7).
struct Shot {
    Combatant from, target;
    int distance = 0;
    bool inRange = false;
    std::optional<Field> field; ///< nullopt: in none
    int guns = 0; ///< that may be fired
    bool blocked = false;
    std::optional<Shows> shows; ///< nullopt: a fort
    std::vector<Aim> aims; ///< what may be declared now
    std::vector<int> needs;
    bool bears = false;
};

Shot shotOf(const State &state, const Stand &from, const Stand &target);
/// All enemies at which it bears with something to aim at, ships, then forts (5.8).
std::vector<Shot> targetsOf(const State &state, const Stand &from);

/// The distance with its steps along two neighbouring headings (5.9).
Tally distanceTally(LatticePoint from, LatticePoint to);

/// Why an aim at a ship is refused, in the order of 4.5, by what it shows; `named` are masts that
/// earlier groups of the command named at it.
std::vector<Refusal> aimRefusals(const State &state, ShipId target, Shows shows, Aim aim,
                                 const MastSet &named);
/// What may be declared at a ship that shows that, or at a fort.
std::vector<Aim> aimsAt(const State &state, ShipId target, Shows shows);
std::vector<Aim> aimsAt(const State &state, FortId target);

} // namespace qd::trafalgar
