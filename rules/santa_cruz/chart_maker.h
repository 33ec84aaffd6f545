// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/module/charts.h"
#include "rules/santa_cruz/fight.h"
#include "rules/santa_cruz/state.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qd::santa_cruz {

// The charts of specification 6 as tables for the eye. Each is read off the constants and functions
// that `decide` uses.

/// What is looked at when rows are lit: the position, the command under construction, and the
/// combat that goes on or that the command would begin.
struct ChartView {
    const State &state;
    const Json &command;
    std::optional<Fight> fight;

    /// The command plays this card.
    bool plays(Card card) const;
};

inline ChartUse lit(bool use)
{
    return use ? ChartUse::Lit : ChartUse::Idle;
}

/// Columns headed by words.
std::vector<ChartColumn> columnsOf(std::initializer_list<const char *> terms);

Chart combatDiceChart(const ChartView &view); // charts_combat.cpp
Chart hitsChart(const ChartView &view);
Chart chancesChart(const ChartView &view);
Chart officersChart(const ChartView &view);
Chart casualtyChart(const ChartView &view);
Chart batteriesChart(const ChartView &view); // charts_play.cpp
Chart currentChart(const ChartView &view);
Chart seaChart(const ChartView &view);
Chart rayoChart(const ChartView &view);
Chart panicChart(const ChartView &view);
Chart pointsChart(const ChartView &view);
Chart moraleChart(const ChartView &view);
Chart limitsChart(const ChartView &view);

} // namespace qd::santa_cruz
