// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/corunna/state.h"

#include <vector>

namespace qd::corunna {

class Step;

/// A fresh Command Segment: nothing used, Hardinge ready if he is stacked with Moore (R38).
void beginCommand(State &state);
/// The cup of a Maneuver Segment: the Action Chits, then each Maneuver Unit in the order formed.
void fillCup(State &state);
/// Forms the next Maneuver Unit: its members are in command.
void formMu(Step &step, Mu mu, Citation rule, std::optional<std::vector<Division>> divisions = {});
/// Turn `turn` begins: what lasted a turn is cleared, what is due is told (specification 4).
void beginTurn(Step &step, int turn);
/// The game is over (9.9.5): with an evacuation declared, what is aboard is evacuated.
void endGame(Step &step);

} // namespace qd::corunna
