// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/state.h"
#include "rules/base/refusal.h"

#include <vector>

// The sequence of a turn (specification 3): what leaving a step needs, and what comes next.
namespace qd::as_per_margin {

/// The step after this one; a turn's last is followed by its first.
Phase phaseAfter(Phase phase);
/// Why the present step may not be left, in the order of section 3; empty when it may.
std::vector<Refusal> leavingRefusals(const State &state);
/// The marks that leaving the present step clears: men called from the pumps, boardings fought.
void clearStepMarks(State &state);
/// The marks that a new turn clears.
void clearTurnMarks(State &state);

} // namespace qd::as_per_margin
