// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/santa_cruz/state.h"

namespace qd::santa_cruz {

/// The answer of {"ask":"state"} (2.2).
Json stateAnswer(const State &state);
/// A deck by name and count (DECK of 2.2).
Json deckAnswer(const State &state, Side side);

} // namespace qd::santa_cruz
