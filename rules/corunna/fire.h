// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/refusal.h"
#include "rules/corunna/asked.h"
#include "rules/corunna/exact.h"
#include "rules/corunna/state.h"
#include "rules/corunna/term.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace qd::corunna {

/// What a firer's fire is worth (7.1), with the reasons.
struct FireWorth {
    Exact value;
    Because because;
    std::vector<std::string> unchecked;
    std::optional<Band> band; ///< of guns and ships
};

/// `ask fire-value`. Refusals: mob-no-fire, not-permitted, off-chart, ship-no-close, value-missing,
/// bad-command.
tl::expected<FireWorth, Refusal> fireWorth(const State &state, const asked::FireValue &keys);

/// Keys of `ask fire-defence`.
struct DefenceKeys {
    std::optional<UnitRef> unit;
    std::optional<DefenceKind> kind;
    std::optional<DefenceRow> row;
    std::optional<Terrain> terrain;
    std::optional<int> increments;
    bool dismounted = false;
    QD_COR_KEYS(v.maybe("unit", unit); v.maybe("kind", kind); v.maybe("row", row);
                v.maybe("terrain", terrain); v.maybe("increments", increments);
                v.maybe("dismounted", dismounted);)
};

/// What a target stands behind, and the row and column of the chart that give it.
struct FireDefence {
    int value = 0;
    Because because;
    DefenceKind kind{};
    DefenceRow row{};
    Terrain terrain{};
};

/// `ask fire-defence` (7.2). Refusals: value-missing, an-xxx-only, bad-command.
tl::expected<FireDefence, Refusal> fireDefence(const State &state, const DefenceKeys &keys);
/// The terms of the chart's cells: "line-clear" …
std::vector<std::string> fireDefenceTerms();

/// The column of a table of ratios, moved by `shift`; nullopt: below the first, without effect.
std::optional<std::size_t> columnOf(const std::vector<RatioColumn> &columns, OffTable below,
                                    double attack, double defence, int shift = 0);
/// Losses in a column of the Fire Table for a modified roll.
int fireLosses(const FireTable &table, std::size_t column, int modified);
/// What is fired at a unit or hex is refused as (value-missing, rule of a chart's cell).
Refusal missingValue(std::string field, Citation rule = {});

} // namespace qd::corunna
