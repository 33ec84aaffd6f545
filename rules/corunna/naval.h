// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/refusal.h"
#include "rules/corunna/answers.h"
#include "rules/corunna/command.h"
#include "rules/corunna/state.h"
#include "rules/corunna/term.h"

#include <array>
#include <optional>
#include <vector>

namespace qd::corunna {

class Step;

/// French combat units on the map at ten hexes or less of a place of 6.9.1 (R9), sorted.
std::vector<answer::Trigger> navalTriggers(const State &state);
/// The scenario has ships-of-the-line (R19).
bool hasFleet(const State &state);
/// A first roll that is called for, or a re-roll that is due this turn.
bool mayRollNaval(const State &state, bool triggered);
/// The turn of the next full hour (R10); nullopt: the game is over by then.
std::optional<int> nextHourTurn(const State &state);
/// The modifiers, told or read from the state.
Because navalModifiers(const State &state, const command::NavalCommitment &told);
/// The British army is low enough, and the fleet is there (9.9, R21, R28).
bool isLowForEvacuation(const State &state);
/// Why not by the army's morale (9.9, R21); `needs` says what the table plays: "worse", "number".
Refusal moraleRefusal(const State &state);
bool mayDeclareEvacuation(const State &state);
/// The row of the chart for a modified roll.
NavalResult navalRow(int modified);
/// For each row, by its order, the naturals that lead to it with that modifier.
std::array<Rolls, 5> navalTable(const State &state, int modifier);
/// Calls for the roll where it is due and nothing has called for it yet (specification 4).
void checkNavalDue(Step &step);

} // namespace qd::corunna
