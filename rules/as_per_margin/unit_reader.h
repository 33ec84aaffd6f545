// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/state.h"
#include "rules/base/json_text.h"
#include "rules/base/refusal.h"

#include <optional>
#include <string_view>

// Ships and shore batteries as fleet files and adjustments write them (specification 2, 11.2): the
// keys of `ask state`, merged into what is there.
namespace qd::as_per_margin {

/// Merges the keys into the ship of that id, or makes her. Refusals: bad-command, no-rate.
std::optional<Refusal> mergeShip(State &state, std::string_view id, const Json &keys);
std::optional<Refusal> mergeBattery(State &state, std::string_view id, const Json &keys);
std::optional<Refusal> mergeWind(State &state, const Json &keys);

/// Takes a ship out of every contact, melee and decision; `removeUnit` takes her off the table too.
void freeOfTies(State &state, std::string_view id);
void removeUnit(State &state, std::string_view id);
/// The open decision is given up: its movers count as moved and lie where they are (r43).
void giveUpDecision(State &state);

} // namespace qd::as_per_margin
