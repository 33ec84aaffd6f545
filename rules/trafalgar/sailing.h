// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/reason.h"
#include "rules/base/refusal.h"
#include "rules/trafalgar/state.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Ways of ships (specification 4.4, 5.4): decide, the moves query, the offers and the drags on the
// mirror call these. A way is a string of letters: f a step forward, p a turn to port, s a turn to
// starboard.
namespace qd::trafalgar {

/// The moves that a ship has left, by its masts and what it has spent (5.5).
Tally speedTally(const State &state, ShipId ship);

/// Whether the way shall end alongside a mate (key `alongside`, r-29).
enum class Alongside : std::uint8_t { No, Yes };

/// Where a letter leads, whatever is in the way.
Station stationAfter(const Station &from, char letter);

/// A way, walked letter by letter from where the ship stands.
struct Course {
    Station end;
    std::vector<Station> stations; ///< after each letter
    /// Why the rules say no, in order, too many moves first; with its `step` where a letter is to
    /// blame. A way off the board ends there: that one can't be overruled and is last.
    std::vector<Refusal> refusals;
    bool offBoard = false;
};

/// Walks a way of a ship on the board; too-many-moves, the checks letter by letter and
/// sandbank-stop. Letters other than f, p, s must not be handed in.
Course courseOf(const State &state, ShipId ship, std::string_view way, Alongside alongside);

/// A place that a ship can reach: its cheapest way, the first in dictionary order among equals.
struct Reached {
    Station station;
    std::string way;
};

/// Everything within a ship's remaining moves (5.4).
struct Reach {
    std::vector<Reached> places; ///< the present one first, then by cost, then by way
    std::vector<Reached> alongside; ///< where it could share a mate's point, not among `places`
};

Reach reachOf(const State &state, ShipId ship);

/// The way to a point (and heading) of the reach; nullopt: unreachable. Empty: it is there already.
std::optional<std::string> wayTo(const State &state, ShipId ship, LatticePoint to,
                                 std::optional<int> heading, Alongside alongside);

/// One of the two carries a flag: a ship may end its way on the other's point (r-29).
bool mayLieAlongside(const State &state, ShipId one, ShipId other);

} // namespace qd::trafalgar
