// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/base/refusal.h"
#include "rules/odds/fraction.h"
#include "rules/trafalgar/event_fields.h"
#include "rules/trafalgar/gunnery.h"
#include "rules/trafalgar/state.h"

#include <tl/expected.hpp>

// Answers to queries (specification 5), one function a query; `Game::ask` picks.
namespace qd::trafalgar {

using Answer = tl::expected<Json, Refusal>;

/// {"p":0.33…,"exact":"1/3"}; certain and impossible are "1" and "0".
Json chanceJson(const Chance &chance);
/// The answer of 5.7 about a shot between two stands.
Json shotJson(const State &state, const Stand &from, const Stand &target);
Json stateJson(const State &state);

// Without keys.
Answer askState(const State &state, const Json &query);
Answer askLegal(const State &state, const Json &query);
Answer askScore(const State &state, const Json &query);
Answer askWind(const State &state, const Json &query);
Answer askInventory(const State &state, const Json &query);
Answer askReminders(const State &state, const Json &query);
// With keys.
Answer askMoves(const State &state, const Json &query);
Answer askSpeed(const State &state, const Json &query);
Answer askGuns(const State &state, const Json &query);
Answer askShot(const State &state, const Json &query);
Answer askTargets(const State &state, const Json &query);
Answer askDistance(const State &state, const Json &query);
Answer askField(const State &state, const Json &query);
Answer askPoint(const State &state, const Json &query);
Answer askOdds(const State &state, const Json &query);

} // namespace qd::trafalgar
