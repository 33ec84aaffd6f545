// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/refusal.h"
#include "rules/corunna/command.h"
#include "rules/corunna/state.h"

#include <vector>

namespace qd::corunna {

/// Why these cannot fight those, in the order in which it is asked: a unit is named twice
/// (bad-command, which can't be forced), one is not on the map (not-on-map), they are not all of
/// one camp, or the others not of the other (one-side). Rule `series`: the exclusive rules take it
/// for granted.
std::vector<Refusal> engagementTroubles(const State &state, const std::vector<UnitRef> &ours,
                                        const std::vector<UnitRef> &theirs);
/// The same of a mêlée, whose units stand beside each other (not-beside); fighters that are told by
/// figures, not named, are nobody's business here.
std::vector<Refusal> meleeTroubles(const State &state, const asked::Melee &melee);

} // namespace qd::corunna
