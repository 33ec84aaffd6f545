// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/state.h"
#include "rules/base/json_text.h"
#include "rules/base/refusal.h"

#include <optional>

namespace qd::as_per_margin {

/// Why a command (JSON object without dice) would be refused now; nullopt: it is taken, dice aside.
/// Offers, forms and drops ask `decide` itself, so there is no second copy of a check.
std::optional<Refusal> refusalOf(const State &state, const Json &command);

/// Something may be done in this step besides ending it.
bool somethingToDo(const State &state);
/// The step to go to when nothing is left to do here: the next in which there is something, or that
/// cannot be left yet.
Phase nextBusyPhase(const State &state);

} // namespace qd::as_per_margin
