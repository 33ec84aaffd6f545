// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/citation.h"
#include "rules/corunna/state.h"

#include <optional>
#include <utility>
#include <vector>

namespace qd::corunna {

class Step;

/// The colours that are with a battalion on the map or afloat, nullptr: none.
Colours *coloursWith(State &state, UnitRef unit);
/// The first battalion of the brigade in that hex (R97), sorted.
std::optional<UnitRef> battalionAt(const State &state, Brigade brigade, Hex hex);
/// Battalions of the brigade on the map, sorted.
std::vector<UnitRef> battalionsOf(const State &state, Brigade brigade);
/// Colours that should be with a battalion of their brigade and are not (5.2.10.1).
bool areAlone(const State &state, const Colours &colours);
/// Colours come to a battalion: Hardinge, who activated them this turn, follows (5.2.4).
void hardingeFollows(Step &step, const Colours &colours);
/// Colours go along with their battalion to its hex.
void carryColours(Step &step, Colours &colours);
/// The battalion left good order: the colours fly to the nearest of the brigade in good order,
/// measured from `from` (5.2.10.1).
void flyFromBroken(Step &step, Colours &colours, Hex from);
/// Units come to these orders together; then the colours of those that leave good order fly, so
/// that none fly to one that breaks with theirs.
void changeOrders(Step &step, const std::vector<std::pair<UnitRef, Status>> &orders,
                  const Citation &rule);
/// The battalion is gone without capture (R102): the nearest in good order, else the nearest.
void flyFromLost(Step &step, Colours &colours, std::optional<Hex> from);
/// 5.2.10.2.
void captureColours(Step &step, Colours &colours);
/// After a battalion was put elsewhere in set-up: with whom the colours of its brigade stand.
void settleColours(State &state, Colours &colours);

} // namespace qd::corunna
