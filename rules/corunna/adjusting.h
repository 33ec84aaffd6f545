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

} // namespace qd::corunna
