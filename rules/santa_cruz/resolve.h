// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/santa_cruz/step.h"

#include <optional>

namespace qd::santa_cruz {

/// Goes on with the resolution that the combat keeps (steps 1–8 of specification 4.6) until a
/// person must choose, the next throw is due, or the combat is over.
void resolve(Step &step);

/// Oldfield's die of this throw, if there is a choice: the dice that he may raise (11.7).
std::vector<int> raisableDice(const State &state, const Resolution &resolution);
/// Step 1: both throws are judged with the die that Oldfield raises (0: none); event `rolled` each.
void announceThrows(Step &step, int raised);

/// The next round follows (10.8).
void awaitNextRound(Step &step);
// The retreat questions (decide_retreat.cpp). True: somebody is asked.
bool askAttacker(Step &step);
bool askDefender(Step &step);

} // namespace qd::santa_cruz
