// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/santa_cruz/event.h"
#include "rules/santa_cruz/fight.h"

#include <optional>
#include <span>
#include <vector>

namespace qd::santa_cruz {

// Section 10 as small pure functions on a `Fight`. The resolution of a round (resolve.cpp) and the
// exact odds walk the same ones: the odds take every choice by the policy of the specification
// (5.6).

/// A throw judged: dice as they fell, with additions, and how many hit.
struct Judged {
    std::vector<int> modified;
    int hits = 0;
};

/// Additions: `plus` on each die, and one more on the die that Oldfield raises (1-based, 0 for
/// none).
Judged judge(std::span<const int> faces, int plus, int hitsOn, int raised);

/// Whether the dice call for the casualty die of an officer: two natural 6s; against Bowen two
/// natural 5s too (10.5, 11.7, R40, R41).
std::optional<event::Trigger> casualtyTrigger(std::span<const int> faces, Officer officer);
std::optional<event::Trigger> casualtyTrigger(int sixes, int fives, Officer officer);
/// What the casualty die says (10.5).
event::Fate fateOf(int die);

/// Whether a British throw in which a modified 4 fell makes volunteers run (10.4, 11.7, R43),
/// judged by who is there at the throw.
bool fourFrightens(const Fight &fight);
/// Volunteers run away: they leave the fight.
void runAway(Fight &fight);

/// Whether this side may raise one die by Oldfield: he is there with Royal Marines (11.7).
bool mayRaise(const Fight &fight, Role role);
/// The dice (1-based) that he may raise: those below 6.
std::vector<int> raisable(std::span<const int> faces);
/// The die that the policy of 5.6 raises, 0 for none. `faces` natural; `plus` and `hitsOn` of the
/// throw.
int policyRaise(const Fight &fight, std::span<const int> faces, int plus, int hitsOn);

/// Places in `units` of the strongest units, roster order (10.4).
std::vector<std::size_t> strongest(const Party &party);
/// Whether the owner must say which of these takes the hit: not when all are of one kind and origin
/// (R47).
bool choiceMatters(const Party &party, const std::vector<std::size_t> &places);
/// Which of these the policy of 5.6 hits.
std::size_t policyHit(const Party &party, const std::vector<std::size_t> &places);
/// One hit on a unit; it leaves the fight without strength.
void takeHit(Party &party, std::size_t place);
/// Hits one at a time to the strongest by the policy of 5.6; those beyond the last unit are lost.
void takeHits(Party &party, int hits);

/// The box of the rounds track: 0 before the first round (10.6, 10.8).
int roundMarker(const Board &board, int round);
/// Attrition comes after every third round (10.6).
bool attritionRound(const Board &board, int round);
/// Whether attrition is suffered: while both sides stand, and by survivors unless the option says
/// no (R44).
bool attritionApplies(const Fight &fight);

/// Whether the defender has played a card: the attacker's support cards come first (10.1).
bool defenderHasPlayed(const Combat &combat);

// Ways out of a combat (10.4, 10.7, R45, R77), board order.

/// Adjacent land areas without enemies where the defenders may retreat.
std::vector<AreaId> defenderWays(const State &state, const Combat &combat);
/// Whether a unit of the attackers can go back: its origin is on land, and no enemy has entered it.
bool hasWayBack(const State &state, const Combat &combat, Block unit);
/// Origins of the attackers in the combat where they can go back to.
std::vector<AreaId> attackerWays(const State &state, const Combat &combat);
/// Attackers in the combat without a way back, roster order.
std::vector<Block> attackersLost(const State &state, const Combat &combat);
/// Where volunteers of this combat may run.
std::vector<AreaId> flightWays(const State &state, const Combat &combat,
                               const std::vector<Block> &units);
/// Where an attacker came from; nullopt: not told (put there by an adjustment).
std::optional<AreaId> originOf(const Combat &combat, Block unit);

} // namespace qd::santa_cruz
