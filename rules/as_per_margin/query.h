// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/event_fields.h"
#include "rules/as_per_margin/fire.h"
#include "rules/as_per_margin/sailing.h"
#include "rules/as_per_margin/state.h"
#include "rules/base/json_text.h"
#include "rules/base/refusal.h"

#include <optional>
#include <tl/expected.hpp>

// Answers to queries (specification 8), one function a query; `Game::ask` picks.
namespace qd::as_per_margin {

using Answer = tl::expected<Json, Refusal>;

/// Inches and degrees as replies show them: six decimals, never −0.
Json rounded(double value);
Json rounded(const std::optional<double> &value);
Json becauseJson(const Because &because);

/// A shot that is asked about, in any phase: the dice are 0 where it does not bear or carry.
struct AskedShot {
    Unit firer, target;
    Battery battery{};
    Aim aim;
    FireCount count;
    bool bears = false;
};

/// Of the keys firer, target, battery (and ask, kind). Refusals: bad-command, no-guns.
tl::expected<AskedShot, Refusal> askedShot(const State &state, const Json &query);
Json shotJson(const AskedShot &asked);

Json sideOfPhase(Phase phase); ///< "both" where it is of both, null in set-up
Json bandJson(const Band &band);
Json stateJson(const State &state);
Answer askLegal(const State &state);
Answer askScore(const State &state);
Answer askRate(const State &state, const Json &query);
Answer askBears(const State &state, const Json &query);
Answer askFireDice(const State &state, const Json &query);
Answer askBoardingDice(const State &state, const Json &query);
Answer askReach(const State &state, const Json &query);
Answer askPath(const State &state, const Json &query);
Answer askOdds(const State &state, const Json &query);

} // namespace qd::as_per_margin
