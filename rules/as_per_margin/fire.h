// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/event_fields.h"
#include "rules/as_per_margin/state.h"
#include "rules/base/refusal.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

// Who bears on whom (specification 4.1 – 4.6, 5.2): pure functions that decide, bears, fire-dice,
// legal, the odds and the arcs on the mirror all call.
namespace qd::as_per_margin {

/// A ship or a battery ashore, as guns see it.
struct Unit {
    const Ship *ship = nullptr; ///< one of the two is set
    const ShoreBattery *shore = nullptr;

    const UnitId &id() const;
    Point at() const; ///< must be placed
    bool placed() const;
    double heading() const;
    Side side() const; ///< her own nation's (Table III)
    Side controller() const;
    bool inAction() const; ///< afloat and not struck; a battery not silenced nor destroyed
};

/// nullopt: nobody of that id.
std::optional<Unit> unitOf(const State &state, std::string_view id);
std::vector<Battery> batteriesOf(const Unit &unit);
int boxesLeft(const Unit &unit, Battery battery);
bool isFresh(const Unit &unit, Battery battery); ///< an initial broadside is still to come
bool hasFired(const Unit &unit, Battery battery);

inline constexpr std::array<int, 3> kRangeBands{8, 16, 24}; ///< inches, rule `ranges`
inline constexpr int kLongestShot = kRangeBands.back(); ///< inches
/// The directions that a battery's fire is centred on, degrees off the bow (4.2).
std::vector<double> centresOf(const Options &options, Battery battery);
/// Degrees between a bearing and the nearest centre of a battery's fire; `arcOf`: how far it may be
/// off.
double offCentre(const Options &options, const Unit &firer, Battery battery, double bearing);
double arcOf(const Unit &firer); ///< half-width in degrees

/// How one unit lies to another.
struct Aim {
    double distance = 0; ///< inches, mainmast to mainmast
    double bearing = 0; ///< compass degrees, firer to target
    double relative = 0; ///< from the firer's bow
    std::optional<int> band; ///< 8, 16, 24; nullopt: out of range
    bool rake = false;
    std::optional<Battery> facing; ///< the battery of the target that takes gun hits; none: no guns
    bool facingSure = true;
};

Aim aimOf(const State &state, const Unit &firer, const Unit &target);
bool bears(const State &state, const Unit &firer, Battery battery, const Unit &target);
/// The battery that fires when none is named (5.2); nullopt: she has none.
std::optional<Battery> chosenBattery(const State &state, const Unit &firer, const Unit &target);

/// Dice of a fire with their reasons: boxes, initial broadside, rake (rule `fire`).
struct FireCount {
    int dice = 0;
    bool initial = false;
    bool rake = false;
    Because because;
};

FireCount fireCount(const Unit &firer, Battery battery, const Aim &aim);

/// Why a unit may not fire at anybody now: the step, her own state, her guns, her men; nullopt:
/// only targets decide.
std::optional<Refusal> whyNoFire(const State &state, const Unit &firer);

/// Why that fire may not be, in the order of 5.2; empty when it may. `legal`, the offers and the
/// mirror ask this too.
std::vector<Refusal> fireRefusals(const State &state, const Unit &firer, Battery battery,
                                  const Unit &target, std::optional<Battery> facing);

} // namespace qd::as_per_margin
