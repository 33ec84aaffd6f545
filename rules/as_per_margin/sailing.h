// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/event_fields.h"
#include "rules/as_per_margin/state.h"

#include <optional>
#include <vector>

// Wind, points of sailing, allowances, pivots and tacks (specification 4.7 – 4.10, 9.2): pure
// functions that decide, reach, legal, the drag on the mirror and the odds all call.
namespace qd::as_per_margin {

/// Degrees off the wind, −180 … 180, of a heading (specification 4.7). The wind's direction must be
/// known.
double offWind(const State &state, double heading);
/// The limit of beating off the wind, degrees: 67.5, or 22.5 by option.
double beatLimit(const Options &options);
Sailing sailingOf(const State &state, double heading);

/// Inches a ship may go on a point of sailing, with its reason (9.2). The wind must be known.
struct Reach {
    double min = 0;
    double max = 0;
    Because because;
};

Reach allowance(const State &state, const Ship &ship, Sailing sailing);
/// The same after a tack, which need not go far unless the option says so.
Reach tackAllowance(const State &state, const Ship &ship, Sailing sailing);
/// The way that the wind blows, degrees: where ships drift. The wind's direction must be known.
double downWind(const State &state);
/// How a ship lies after she has drifted: down wind, or as before where grappled ships keep their
/// headings (r18).
double headingAfterDrift(const State &state, const Ship &ship);

/// What turning from one heading to another is.
struct Turn {
    double by = 0; ///< degrees, signed, the shorter way round
    bool crossesEye = false; ///< passes through the wind's eye
    bool intoWind = false; ///< ends in irons, nearer the eye than before
    bool needsToss = false; ///< only a tack may do it
    bool wears = false; ///< her stern passes through the wind
};

Turn turnOf(const State &state, double from, double to);
inline constexpr double kWidestPivot = 90; ///< degrees before moving, rule `turning`
bool pivotFits(const Turn &turn); ///< by no more than the widest pivot
/// A move brings her there: the pivot fits and needs no toss.
bool moveReaches(const Turn &turn);

/// The heading may be reached by `tack` (4.10, or into irons by a pivot up to 90 that needs the
/// toss).
bool tackReaches(const State &state, const Ship &ship, double heading);
/// The toss of a tack with its reasons: the die, +2 when damaged (9.6).
Because tackBecause(const Ship &ship, int face);
int tackTotal(const Because &because);
/// A total with which she comes about: up to 4, the English also with 5.
bool tackSucceeds(const Ship &ship, int total);

/// New headings with one rule: an arc clockwise from … to, closed (specification 8, bands).
struct Band {
    double from = 0; ///< degrees
    double to = 0; ///< degrees
    Sailing sailing{};
    bool tack = false; ///< only a tack reaches them
    double min = 0; ///< inches that she must go
    double max = 0; ///< inches that she may go
};

std::vector<Band> bandsOf(const State &state, const Ship &ship);

} // namespace qd::as_per_margin
