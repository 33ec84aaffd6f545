// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/state.h"
#include "rules/base/citation.h"

#include <string_view>

// The choices that the rules wait for (specification 5, Decisions).
namespace qd::as_per_margin {

/// "fall-aboard", "reclose", "pump-gun": the command that answers has the same name.
std::string_view nameOf(const Pending &pending);
Citation ruleOf(const Pending &pending);
/// Who decides.
Side sideOf(const State &state, const Pending &pending);

} // namespace qd::as_per_margin
