// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/corunna/state.h"
#include "rules/corunna/term.h"
#include "rules/module/charts.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

// The printed charts of the exclusive rules (Part 2), a page each, and the owner's own tables of
// the series. Their numbers come from the functions that `decide` uses.
namespace qd::corunna {

/// The act under construction, as far as charts look at it: what it uses is lit.
class ActInHand {
public:
    /// Both outlive it.
    ActInHand(const State &state, const Json &command);

    bool is(std::string_view name) const;

    const Json &command() const { return m_command; }

    /// The units that a key names: an id, a list of ids, or what-ifs with a `unit`.
    std::vector<const Unit *> units(const char *key) const;
    /// The first of them, or nullptr.
    const Unit *unit(const char *key) const;

    /// The reasons that the rules have for the roll in hand, by their terms.
    const std::set<std::string, std::less<>> &terms() const { return m_terms; }

    /// Lit: the act of that name has that reason.
    ChartUse use(std::string_view act, std::string_view term) const;

private:
    const State &m_state;
    const Json &m_command;
    std::set<std::string, std::less<>> m_terms;
};

inline ChartText chartWord(std::string_view term)
{
    return ChartText::words(std::string(term));
}

inline ChartColumn chartColumn(std::string_view head, ChartUse use = ChartUse::Idle)
{
    return {chartWord(head), use};
}

constexpr ChartUse litIf(bool used)
{
    return used ? ChartUse::Lit : ChartUse::Idle;
}

/// A modifier of a printed chart: its term, and what the act says of it as JSON text
/// (`{"line":true}`).
struct ChartModifier {
    std::string_view term;
    std::string_view says;
};

/// The modifiers of a roll: its command, the same as a query that has none of them (JSON text), and
/// the list.
struct ChartModifiers {
    std::string_view command;
    std::string_view plain;
    std::vector<ChartModifier> list;
};

/// A part of a page: what each modifier adds, as the query answers it; those that the rules of this
/// table refuse are left out. Lit where the act has them; a cell tells the act.
Chart modifiersChart(const State &state, const ActInHand &act, std::string id,
                     const ChartModifiers &modifiers);

Chart fireEffectsChart(const ActInHand &act, Side nation);
Chart fireDefenceChart(const State &state, const ActInHand &act);
Chart movementChart(const State &state, const ActInHand &act);
Chart stackingChart(const ActInHand &act, const State &state);
/// Square Formation, Cavalry Recall, Artillery Limbering, the additional modifiers, Harassment.
std::vector<Chart> rollCharts(const State &state, const ActInHand &act);
/// The owner's Fire and Mêlée Tables, as far as they are entered (9.3).
std::vector<Chart> seriesCharts(const State &state, const ActInHand &act);

} // namespace qd::corunna
