// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/refusal.h"
#include "rules/trafalgar/gunnery.h"
#include "rules/trafalgar/state.h"

#include <optional>
#include <vector>

// When a fort may fire (specification 4.7): decide, the list of what is legal, the reminders and
// the offers call these.
namespace qd::trafalgar {

/// Why a fort's gun can't fire at all now: it is gone, it has fired.
std::vector<Refusal> fortRefusals(const State &state, FortId fort);
/// Its own ships come first in its own turn (r-21, option `all-ships`).
std::optional<Refusal> shipsFirst(const State &state, FortId fort);
/// The target has not moved this turn (`fort-2`).
std::optional<Refusal> notPassing(ShipId target, const Ship &ship);
/// The target is under the fort's gun and can't get away (r-20, option `leaving`).
std::optional<Refusal> notLeaving(const State &state, FortId fort, ShipId target);
/// The target may fire first (r-21).
bool hasPriority(const State &state, ShipId target);
/// It is the other side's turn: the fort would have to shout.
bool outOfTurn(const State &state, FortId fort);

/// Where a ship was on a point of its way this turn, when the defender called: its last heading
/// there. nullopt: it never was there.
std::optional<Station> stationOnWay(const Ship &ship, LatticePoint at);

/// A shot that a fort may have now, at a ship where it lies.
struct FortShot {
    FortId fort{};
    Shot shot;
    bool shout = false;
    bool shipPriority = false; ///< the ship may fire first, unless it yields
};

/// All shots of a fort that pass its checks now, ship by ship; none outside turns.
std::vector<FortShot> fortShots(const State &state, FortId fort);

/// A shout at a ship where it was on its way this turn: it may be out of range again (r-20).
struct PassingShot {
    Station station;
    Shot shot;
};

/// The points of a ship's way this turn, each once, at which a fort may fire with a shout; none in
/// the fort's own turn.
std::vector<PassingShot> passingShots(const State &state, FortId fort, ShipId target);
/// The one at which the ship came nearest, where the fort can't fire at it any more as it lies;
/// nullopt: there is none, or none is needed.
std::optional<PassingShot> nearestPassing(const State &state, FortId fort, ShipId target);
/// Whom a fort may fire at now, where they lie or on their way.
std::vector<ShipId> fortTargets(const State &state, FortId fort);

} // namespace qd::trafalgar
