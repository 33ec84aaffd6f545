// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/corunna/exact.h"
#include "rules/corunna/keys.h"
#include "rules/corunna/state.h"
#include "rules/corunna/term.h"

#include <optional>
#include <string>
#include <vector>

namespace qd::corunna {

/// One of a stack: a unit, or a what-if.
struct Stacked {
    std::string id; ///< empty: a what-if
    Kind kind{};
    std::optional<UnitType> type;
    std::optional<Side> side;
    std::optional<int> increments;
    std::optional<Formation> formation;
    std::string regiment; ///< empty: none known
    std::string battalion; ///< likewise
    bool mounted = true;
    QD_COR_KEYS(v("kind", kind); v.maybe("type", type); v.maybe("side", side);
                v.maybe("increments", increments); v.maybe("formation", formation);
                v.maybe("regiment", regiment); v.maybe("battalion", battalion);
                v.maybe("mounted", mounted);)

    bool onFoot() const
    {
        return kind == Kind::Infantry || kind == Kind::LightCompany
            || (kind == Kind::Cavalry && !mounted);
    }
};

Stacked stackedOf(const State &state, UnitRef unit);

/// The answer of `ask stacking`: the Stacking Chart with its notes (R47–R50, R103).
struct Stack {
    bool ok = true;
    Exact total; ///< in infantry increments
    std::optional<int> limit; ///< nullopt: the chart gives no number
    Because because;
    std::vector<std::string> fails;
    std::vector<std::string> unchecked;
};

/// Units of one camp in one hex of that terrain.
Stack stackOf(const Options &options, Terrain terrain, const std::vector<Stacked> &units);
/// The units of the camp of `side` that stand in the hex, and `joining`.
std::vector<Stacked> stackWith(const State &state, Hex hex, Side side,
                               const std::vector<UnitRef> &joining);

} // namespace qd::corunna
