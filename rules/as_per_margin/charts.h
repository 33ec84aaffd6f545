// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/state.h"
#include "rules/base/json_text.h"
#include "rules/module/charts.h"

#include <string_view>
#include <utility>
#include <vector>

// The pages of the Charts tab, by what they tell of. `command` is the act in hand, which lights its
// rows and columns.
namespace qd::as_per_margin {

inline ChartRow chartRow(ChartText head, std::vector<ChartText> cells, Citation rule = {})
{
    return {std::move(head), std::move(cells), std::move(rule), ChartUse::Idle};
}

inline ChartUse litIf(bool inUse)
{
    return inUse ? ChartUse::Lit : ChartUse::Idle;
}

/// What the act in hand says under a key; empty: nothing.
std::string chartWord(const Json &command, const char *key);
/// The ship that it names; nullptr: none.
const Ship *chartShip(const State &state, const Json &command, const char *key);

/// Falling aboard, grapples and closing again: whose wish it is, and what a die counts at anchor
/// (9.6).
std::vector<Chart> aboardCharts(const State &state, const Json &command);
/// What a face does in a boarding, and the dice of the ships that lie aboard each other (9.8).
std::vector<Chart> boardingCharts(const State &state, const Json &command);

} // namespace qd::as_per_margin
