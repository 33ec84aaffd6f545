// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/citation.h"
#include "rules/trafalgar/state.h"

#include <optional>
#include <string>
#include <vector>

namespace qd::trafalgar {

/// What is still to be done, or may be (specification 5.11): the query, and what the app shows
/// before a turn ends. Only the members of its topic are used.
struct Owing {
    std::string topic;
    Citation rule;
    std::optional<Side> side; ///< place-wind, own-flag-held
    std::optional<ShipId> ship; ///< guns-bear, may-seize-flag, dismasted
    std::optional<FortId> fort; ///< fort-may-fire, fort-may-shout, fort-gun-out
    std::vector<Combatant> targets; ///< guns-bear, fort-may-fire, fort-may-shout
    std::optional<int> count; ///< dismasted: passes; fort-gun-out: turns to wait
};

std::vector<Owing> remindersOf(const State &state);

} // namespace qd::trafalgar
