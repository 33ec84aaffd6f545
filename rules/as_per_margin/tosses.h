// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/command.h"
#include "rules/as_per_margin/event_fields.h"
#include "rules/as_per_margin/state.h"
#include "rules/base/refusal.h"

#include <optional>
#include <vector>

// The toss of falling aboard, cutting grapples and closing again: a die each, halved at anchor; the
// higher has its wish (specification 4.14, 9.6). Decide and the odds call the same functions.
namespace qd::as_per_margin {

/// A ship's face as it counts.
double scoreOf(const Options &options, const Ship &ship, int face);
/// The same with its reasons, for the event.
event::Score scored(const Options &options, const Ship &ship, int face);
/// Which of the two scores is higher: 1 the first, −1 the second, 0 a tie.
int higher(double first, double second);

/// A tie, or the higher wanting to grapple (stay), holds the two together. `firstParts` and
/// `secondParts` are the wishes; true: they end apart.
enum class Together : std::uint8_t { Apart, Aboard };
Together outcome(int higher, bool firstParts, bool secondParts);

/// Why the two may not toss for their grapples now, in the order of 5.7; empty when they may.
std::vector<Refusal> cutRefusals(const State &state, const command::CutGrapples &cut);

} // namespace qd::as_per_margin
