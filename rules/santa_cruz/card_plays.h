// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/santa_cruz/command.h"
#include "rules/santa_cruz/step.h"

namespace qd::santa_cruz {

// What each Order or Assault does once it was spent (section 9): its own checks, then its events.

void playGroup(Step &, const command::Play &,
               Side); // move, assault, counterattack: decide_move.cpp
void playFrenchEager(Step &, const command::Play &, Side); // decide_move.cpp
void playRayo(Step &, const command::Play &); // decide_cards.cpp
void playHarassment(Step &, const command::Play &); // decide_cards.cpp
void playSpike(Step &, const command::Play &); // decide_cards.cpp
void playPanic(Step &, const command::Play &); // decide_panic.cpp
void playReinforcements(Step &, const command::Play &, Side); // decide_reinforcements.cpp

/// What a die of the bomb vessel needs in an area that is no beach (chart 6.3). The odds ask too.
Tally rayoNeeds(const Area &area); // decide_cards.cpp

} // namespace qd::santa_cruz
