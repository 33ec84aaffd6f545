// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/step.h"

#include <vector>

// Straight paths and falling aboard (specification 4, Paths; 5.8).
namespace qd::as_per_margin {

inline constexpr double kClosingRange = 3; ///< inches, mainmast to mainmast (rule `falling-aboard`)

/// A path that starts where its movers stand.
Path straightPath(const State &state, PathKind kind, std::vector<UnitId> movers, double heading,
                  double length);

/// Another ship as a path passes her.
struct Passing {
    UnitId mover, other;
    Approach approach;
};

/// All others that a path would pass, by id of the other: afloat, on the table, not of the group,
/// friends only where they foul, fellow drifters only where they are checked (r38).
std::vector<Passing> passings(const State &state, const Path &path);

enum class PathEnd : std::uint8_t { Done, Waits };
/// Runs a path on from where it is, in the working state, until it ends (moved or drifted are
/// emitted) or a ship is met (closing is emitted, the decision opens).
PathEnd runPath(Step &step, Path path);
/// The path ends here: emits moved or drifted for each mover, and reminders.
void endPath(Step &step, const Path &path);
/// The two fall aboard each other, or a prize is retaken (5.8, Recapture).
void fallAboard(Step &step, const UnitId &mover, const UnitId &other);

} // namespace qd::as_per_margin
