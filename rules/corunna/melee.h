// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/refusal.h"
#include "rules/corunna/answers.h"
#include "rules/corunna/asked.h"
#include "rules/corunna/state.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace qd::corunna {

/// `ask melee` (7.8): both sides' totals with their reasons, and the owner's table where there is
/// one. Refusals: bad-command, value-missing, special-structure-infantry-only, six-increments,
/// choice-needed.
tl::expected<answer::Melee, Refusal> meleeCheck(const State &state, const asked::Melee &keys,
                                                std::optional<int> natural);
/// Counts what nobody has filled in as nothing, so that the place still tells what it does; the
/// fields that are missing.
std::vector<std::string> withoutUnknown(const State &state, asked::Melee &melee);
/// The owner's column for it, moved by `shift`; nullopt: no table, or below its first column.
std::optional<std::size_t> meleeColumn(const State &state, const answer::Melee &melee, int shift);
/// The cell of a column for a modified roll.
const MeleeCell *meleeCell(const MeleeTable &table, std::size_t column, int modified);

} // namespace qd::corunna
