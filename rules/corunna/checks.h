// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/refusal.h"
#include "rules/corunna/answers.h"
#include "rules/corunna/asked.h"
#include "rules/corunna/state.h"

#include <array>
#include <optional>
#include <tl/expected.hpp>

namespace qd::corunna {

// The square, recall and limbering charts, and the rolls to close, to stand and of morale
// (7.4, 7.7, 7.8). Each takes the natural roll where there is one.

using SquareAnswer = tl::expected<answer::Square, Refusal>;
using OneDieAnswer = tl::expected<answer::OneDie, Refusal>;
using CheckAnswer = tl::expected<answer::Check, Refusal>;

SquareAnswer squareCheck(const State &state, const asked::Square &keys, std::optional<int> natural);
OneDieAnswer recallCheck(const State &state, const asked::Recall &keys, std::optional<int> die);
OneDieAnswer limberCheck(const State &state, const asked::Limber &keys, std::optional<int> die);
CheckAnswer closeCheck(const State &state, const asked::Close &keys, std::optional<int> natural);
CheckAnswer standCheck(const State &state, const asked::Stand &keys, std::optional<int> natural);
CheckAnswer moraleCheck(const State &state, const asked::Morale &keys, std::optional<int> natural);

/// A unit's morale value; a light company has its battalion's (6.5.3).
std::optional<int> moraleOf(const State &state, UnitRef unit);
/// Whether a roll passes by the owner's pack.
bool passes(const SeriesTables &series, const PassRule &rule, int natural, int modified,
            int morale);
/// The lowest modified roll that passes; nullopt: none does. In decimal arithmetic modified rolls
/// are any number from 11 to 66 (R1).
std::optional<int> neededRoll(const PassRule &rule, int morale, DiceArithmetic arithmetic);
/// One step down from a unit's order: good, disorder, rout; PGD routs. What the table books by
/// default where a check fails: the text knows Disorder and Rout (5.2.10.1, 4.7.7.1) and leaves the
/// steps to the series.
Status afterFailing(Status status);
/// The attackers' hexes all lie at a gate of the target's (4.8.5, R8).
bool throughGate(const State &state, const std::vector<Hex> &from, Hex target);

/// First disorder and first rout of a row of the Square Formation Chart; nullopt: not on it.
struct SquareRow {
    std::optional<int> disorder, rout;
};

SquareRow squareRow(Side nation, int distance); ///< French or British, 1 … 4 hexes

} // namespace qd::corunna
