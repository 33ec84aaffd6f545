// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/base/reason.h"
#include "rules/odds/distribution.h"
#include "rules/santa_cruz/sea.h"

#include <string_view>
#include <vector>

namespace qd::santa_cruz {

// How answers to queries write what they hold.

/// `[{"term":…,"value":…,"rule":…}]`, with the area a term is about.
Json becauseJson(const Tally &tally);
Json namesJson(const std::vector<Block> &blocks);
Json namesJson(const Board &board, const std::vector<AreaId> &areas);
/// Counts above 0 by card, deck-file order.
Json cardsJson(const State &state, Side side, const CardCounts &counts);
Json firingJson(const Batteries &batteries);
Json silentJson(const Batteries &batteries);

/// `{"p":…,"exact":…}`, without `exact` where that is not known.
Json chanceJson(const Chance &chance);
/// `[{key:value,"p":…,"exact":…}…]` of the values that may occur.
Json distributionJson(const Distribution &distribution, std::string_view key);

inline std::string text(std::string_view name)
{
    return std::string(name);
}

} // namespace qd::santa_cruz
