// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/reason.h"
#include "rules/santa_cruz/fight.h"

namespace qd::santa_cruz {

// The dice of a combat (10.2–10.4, 10.10, 11.7, 14.0). Decide, the query `dice` and the odds call
// these same functions.

/// How many dice a side throws, with the reasons (chart 6.1).
Tally combatDice(const Fight &fight, Role role);
Tally combatDice(const State &state, const Combat &combat, Role role);
/// The modified face from which a die hits: 5, or 6 for the attacker of a Fortress (10.4, 10.10).
int hitsOn(const Fight &fight, Role role);
/// What Nelson or Gutiérrez adds to each die of the side (11.7).
int plusOn(const Fight &fight, Role role);

/// A die with its addition: never above 6 (R39).
constexpr int modifiedDie(int die, int plus)
{
    return die + plus > 6 ? 6 : die + plus;
}

} // namespace qd::santa_cruz
