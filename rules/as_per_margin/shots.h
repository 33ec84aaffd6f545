// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/fire.h"
#include "rules/as_per_margin/state.h"
#include "rules/base/refusal.h"

#include <optional>
#include <vector>

// What may be fired and boarded now (specification 8, legal): `legal`, the offers, what is still
// owed and the mirror's targets ask these.
namespace qd::as_per_margin {

/// A battery that may be fired at a target, with how many dice.
struct PossibleShot {
    Battery battery{};
    UnitId target;
    int dice = 0;
};

/// What one ship or battery ashore may fire at.
struct UnitShots {
    UnitId firer;
    bool mustCall = false; ///< her men are at the pumps: they must be called first
    std::vector<PossibleShot>
        shots; ///< by battery, then target; with `mustCall` those she would have
};

/// Units of a side that have a target in its fire step: ships by id, then batteries ashore.
std::vector<UnitShots> shotsOf(const State &state, Side side);
/// Whether any unit of the side has one.
bool anyShot(const State &state, Side side);

/// Why a firer cannot fire at a target with the battery that would be chosen for it, both on the
/// table; nullopt: it can.
std::optional<Refusal> whyNoShot(const State &state, const Unit &firer, const Unit &target);

/// A ship that may board another that lies aboard her.
struct PossibleBoarding {
    UnitId ship, target;
    std::optional<UnitId> mustCall; ///< who must call her men from the pumps first
    Purpose purpose = Purpose::Repel;
};

/// Per contact in both directions (only the boarder's for a standing melee).
std::vector<PossibleBoarding> boardingsOf(const State &state);

} // namespace qd::as_per_margin
