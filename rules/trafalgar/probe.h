// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/base/refusal.h"
#include "rules/trafalgar/sailing.h"
#include "rules/trafalgar/state.h"

#include <optional>

namespace qd::trafalgar {

/// Why a command (JSON object without dice) would be refused now; nullopt: it is taken, dice aside.
/// Offers, forms and drops ask `decide` itself, so there is no second copy of a check.
std::optional<Refusal> refusalOf(const State &state, const Json &command);
/// The command has all that its shape needs.
bool isWhole(const State &state, const Json &command);

/// Why a ship on the board can't sail anywhere now; nullopt: it can go to every other place of its
/// reach.
std::optional<Refusal> sailingRefusal(const State &state, ShipId ship, const Reach &reach);
/// Why a ship can't fire at an enemy now; nullopt: it can, and there is something to aim at.
std::optional<Refusal> fireRefusal(const State &state, ShipId ship, const Combatant &target);
/// The same of a fort and a ship that lets it fire first.
std::optional<Refusal> fortFireRefusal(const State &state, FortId fort, ShipId target);
/// The piece can be dragged now: a ship to its berth before the game, a ship with moves left.
bool mayBeMoved(const State &state, ShipId ship);

} // namespace qd::trafalgar
