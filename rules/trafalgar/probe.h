// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/base/refusal.h"
#include "rules/trafalgar/sailing.h"
#include "rules/trafalgar/state.h"

#include <optional>
#include <vector>

namespace qd::trafalgar {

/// Why a command (JSON object without dice) would be refused now; nullopt: it is taken, dice aside.
/// Offers, forms and drops ask `decide` itself, so there is no second copy of a check.
std::optional<Refusal> refusalOf(const State &state, const Json &command);
/// The command has all that its shape needs.
bool isWhole(const State &state, const Json &command);

/// Why a ship can't be played at all now: it is the other side's turn, it is done …
std::optional<Refusal> playRefusal(const State &state, ShipId ship);
/// Why a ship on the board can't sail anywhere now; nullopt: it can go to the places of its reach.
std::optional<Refusal> sailingRefusal(const State &state, ShipId ship, const Reach &reach);
/// Why a ship can't fire at an enemy now; nullopt: it can, and there is something to aim at.
std::optional<Refusal> fireRefusal(const State &state, ShipId ship, const Combatant &target);
/// Why a ship can fire at nobody now: why not at its nearest enemy.
std::optional<Refusal> noShotRefusal(const State &state, ShipId ship);
/// Why a fort can't fire now at a ship that lets it fire first: where it lies, nor on its way.
std::optional<Refusal> fortFireRefusal(const State &state, FortId fort, ShipId target);
/// Why none of those ships can hand a flag over now; one of them carries one.
std::optional<Refusal> noTransferRefusal(const State &state, const std::vector<ShipId> &ships);
/// The piece can be dragged now: a ship to its berth before the game, a ship with moves left.
bool mayBeMoved(const State &state, ShipId ship);

} // namespace qd::trafalgar
