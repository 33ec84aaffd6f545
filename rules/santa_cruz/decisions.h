// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/citation.h"
#include "rules/base/json_text.h"
#include "rules/santa_cruz/state.h"

namespace qd::santa_cruz {

/// The rule of a kind of decision (4.7).
Citation ruleOf(DecisionKind kind);
/// The rule of an open one: hits of attrition cite 10.6.
Citation ruleOf(const Pending &pending);

/// The `pending` object of replies and queries (4.7).
Json pendingObject(const State &state, const Pending &pending);

} // namespace qd::santa_cruz
