// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/trafalgar/state.h"

#include <optional>

// What hits do (specification 4.5): decide and the odds call these.
namespace qd::trafalgar {

/// How a hit was to be taken.
struct HitAim {
    Aim aim{}; ///< a battery or a named mast
    Shows shows{}; ///< what the target showed
    std::optional<GunSide> struck; ///< the side whose guns it takes, for a battery
    bool anyMast = false; ///< forced: a named mast falls whether or not it may be hit
};

/// What one hit on a ship does: a gun goes, a mast goes, or nothing (`waste` says why).
struct HitEffect {
    std::optional<GunSide> gun;
    std::optional<Mast> mast;
    Waste waste{};
};

/// One hit on a ship as it then is (r-18). Free mast hits are not worked here: see `mastChoices`
/// (gunnery.h).
HitEffect effectOn(const Options &options, const Ship &target, const HitAim &aim);
/// Carries it out.
void take(Ship &target, const HitEffect &effect);
/// A ship without masts and guns sinks: off the board, its turn is over.
void sink(Ship &ship);

} // namespace qd::trafalgar
