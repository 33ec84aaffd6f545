// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/state.h"
#include "rules/as_per_margin/step.h"

#include <optional>

// What hits do (specification 5.3). `Damage` is computed by one pure function; decide emits its
// facts, the odds read its outcome.
namespace qd::as_per_margin {

/// Hits to be crossed off, as tossed.
struct Damage {
    int masts = 0;
    int guns = 0;
    int hull = 0;
    bool bowCable = false;
    bool sternCable = false;
    bool explosion = false;
    bool rake = false; ///< gun hits are split between the two sides
    std::optional<Battery> facing; ///< takes gun hits first, when not raking
};

/// What damage makes of a ship: boxes crossed and lost, cables cut, and her new state of affairs.
struct DamageResult {
    int masts = 0;
    GunBoxes guns; ///< every battery she has, zeros too
    int hull = 0; ///< with the odd raking hit
    int lostMasts = 0, lostGuns = 0, lostHull = 0;
    bool bowCable = false, sternCable = false; ///< a cable that held is cut
    bool explodes = false, sinks = false, strikes = false;
    bool damages = false, dismasts = false; ///< newly so
    bool pumps = false; ///< newly so
};
/// `boarding`: the cause is a boarding (ruling r28 asks).
enum class DamageCause : std::uint8_t { Fire, Pumps, Boarding };
DamageResult damageTo(const Ship &ship, const Damage &damage, DamageCause cause,
                      const Options &options);

/// A battery ashore: only gun results count; boxes it loses, and whether the magazine destroys it.
struct ShoreResult {
    int guns = 0;
    int lost = 0;
    bool destroyed = false, silenced = false;
};

ShoreResult damageTo(const ShoreBattery &battery, const Damage &damage);

/// Emits everything that the damage does to the unit, in the order of 5.3.
void dealDamage(Step &step, const UnitId &unit, const Damage &damage, DamageCause cause);

} // namespace qd::as_per_margin
