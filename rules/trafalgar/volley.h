// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/trafalgar/command.h"
#include "rules/trafalgar/gunnery.h"
#include "rules/trafalgar/step.h"

#include <optional>
#include <vector>

// A throw of the artillery dice worked out (specification 4.5, effects): `fire`, `fort-fire` and
// `choose-mast` call these.
namespace qd::trafalgar {

/// One group of guns that passed the checks, before its dice fall.
struct Laid {
    Combatant target;
    Field side{};
    int guns = 0;
    int distance = 0;
    std::optional<Aim> aim;
    std::optional<Shows> shows; ///< nullopt: a fort
    std::optional<GunSide> struck; ///< whose guns a battery hit takes
};

/// Asks for a die a gun, group by group, and works the hits; a choice of masts may stay open.
void resolve(Step &step, const Combatant &from, const std::vector<Laid> &groups);

/// Takes a set of masts for the first hits of `pending` and settles those that follow, until the
/// next choice.
void settle(Step &step, const MastSet &chosen);

/// Who chooses the mast (r-15).
Side chooserOf(const State &state, const MastHits &hits);
/// The sets that can be chosen for the open decision.
std::vector<MastSet> openChoices(const State &state);

// Checks of groups (section 4.5), shared by `fire`, the volley odds and the forms.

/// The guns of a command, laid group by group at targets on the board: the checks from friendly
/// target to the aim. nullopt: stop. `groups` are those of the command.
std::optional<std::vector<Laid>> layGuns(Step &step, ShipId ship,
                                         const std::vector<command::Group> &groups);
/// A fort's shot at a station of the target: friendly target to blocked.
bool fortBears(Step &step, FortId fort, ShipId target, const Station &station);
/// A fort's shot: the aim. nullopt: stop.
std::optional<Laid> layFort(Step &step, FortId fort, ShipId target, const Station &station,
                            std::optional<Aim> aim, std::optional<GunSide> struck);

} // namespace qd::trafalgar
