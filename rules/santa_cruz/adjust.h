// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/santa_cruz/state.h"

#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace qd::santa_cruz {

/// Merges the `set` of an `adjust` into a state (4.8): all of it or nothing. Checked for shape
/// only. The error names the key and what is wrong with it.
tl::expected<State, std::string> adjusted(const State &state, const Json &set);

/// The same for a recorded adjustment (JSON text): one that doesn't fit leaves the state as it is.
void applyAdjustment(State &state, const std::string &set);

} // namespace qd::santa_cruz
