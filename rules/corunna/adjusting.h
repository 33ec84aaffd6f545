// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/corunna/state.h"

#include <string>
#include <tl/expected.hpp>

namespace qd::corunna {

/// The state with `set` merged in (specification 3, Adjust keys); why not, where it is malformed.
/// Nested objects merge, everything else is replaced.
tl::expected<State, std::string> adjusted(const State &state, const Json &set);
/// What no table comes to, though the rules can go on from it (more increments than are printed, a
/// chit twice in the cup …); empty: nothing. No adjustment brings it about; journals of version 1,
/// whose adjustments were not asked, may hold it and open all the same.
std::string nonsense(const State &state);

} // namespace qd::corunna
