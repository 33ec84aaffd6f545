// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/refusal.h"
#include "rules/corunna/answers.h"
#include "rules/corunna/command.h"
#include "rules/corunna/state.h"

#include <optional>
#include <vector>

namespace qd::corunna {

/// A fire before its dice: what decides it, what its odds are, and what the form says of it.
struct Volley {
    answer::Fire fire;
    /// Why the rules say no, in the order in which they are asked (specification 5, `fire`); those
    /// of the code bad-command can't be forced.
    std::vector<Refusal> refusals;
    std::optional<Hex> hex; ///< of the target, where it is on the map
};

/// Works out a fire from the counters, the charts and the table (7.1, 7.2, R42–R45, R56). Whatever
/// is not filled in stays unknown and is named in `missing`.
Volley volleyOf(const State &state, const command::Fire &fire);

/// What the owner's Fire Table makes of a natural roll; nullopt: something is missing.
struct FireResult {
    int modified = 0;
    std::optional<int> losses; ///< increments
};

FireResult fireResult(const State &state, const answer::Fire &fire, int natural);

/// Enemies of the firers in the target's hex, sorted; the target alone where it stands on none.
std::vector<UnitRef> targetsOf(const State &state, const command::Fire &fire);
/// The firers as `ask fire-value` takes them.
asked::FireValue firerKeys(const asked::Firer &firer);

} // namespace qd::corunna
