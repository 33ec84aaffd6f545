// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/refusal.h"
#include "rules/santa_cruz/state.h"

#include <optional>
#include <string>

namespace qd::santa_cruz {

/// Why nothing can come of a partly filled command, whatever is filled in by its form: the refusal
/// that the first way of filling it in gets. nullopt: some way is taken, dice aside (hopeless.cpp).
std::optional<Refusal> hopeless(const State &state, const std::string &partialCommand);

} // namespace qd::santa_cruz
