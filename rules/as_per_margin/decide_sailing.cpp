// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/decide.h"
#include "rules/as_per_margin/path.h"
#include "rules/as_per_margin/sailing.h"
#include "rules/as_per_margin/sailing_checks.h"
#include "rules/as_per_margin/tosses.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace qd::as_per_margin {
namespace {

void pivot(Step &step, const Ship &ship, double to, double by, Citation rule)
{
    if (same(by, 0))
        return;
    const bool wears = turnOf(step.state(), ship.heading, to).wears;
    step.emit(std::move(rule),
              event::Pivoted{ship.id, ship.heading, full(to), by,
                             wears ? std::optional(true) : std::nullopt});
}

/// The mover's own step is over: sailing and the mark are noted, then she runs.
void sail(Step &step, Ship &ship, Sailing sailing, double distance)
{
    ship.moved = true;
    ship.sailing = sailing;
    runPath(step, straightPath(step.state(), PathKind::Move, {ship.id}, ship.heading, distance));
}

void tellAllowance(Step &step, const Ship &ship, Sailing sailing, const Reach &reach)
{
    step.emit("wind-speed",
              event::Allowance{ship.id, sailing, reach.min, reach.max, reach.because});
}

/// Neither too wide a pivot nor one that only a tack could make.
bool fitsPivot(Step &step, const Ship &ship, const Turn &turn)
{
    if (!pivotFits(turn)
        && !step.overruled(
            ofShip(ship, "pivot-too-far", "turning", "ships pivot up to 90 degrees")))
        return false;
    return !turn.needsToss
        || step.overruled(ofShip(ship, "needs-tack", "tacking", "only a tack goes there"));
}

bool fitsReach(Step &step, const Ship &ship, Sailing sailing, const Reach &reach, double distance)
{
    const bool irons = sailing == Sailing::InIrons;
    if (irons && distance > kTolerance
        && !step.overruled(
            ofShip(ship, "in-irons", "wind-speed", "so near the wind no ship sails")))
        return false;
    if (!irons && !atMost(distance, reach.max)
        && !step.overruled(ofShip(ship, "too-far", "wind-speed", "the wind does not carry so far")))
        return false;
    return irons || atLeast(distance, reach.min)
        || step.overruled(
            ofShip(ship, "too-short", "wind-speed", "every ship moves at least the lower die"));
}

void missStays(Step &step, Ship &ship)
{
    ship.moved = true;
    ship.missedStays = true;
    runPath(step,
            straightPath(step.state(), PathKind::MissedStays, {ship.id}, downWind(step.state()),
                         step.state().wind.low()));
}

void dash(Step &step, Ship &ship, const command::ExtraMove &extra)
{
    std::vector<int> face;
    if (!step.roll({"extra", std::string(nameOf(controllerOf(ship))), ship.id, 1, DieKind::Pips6,
                    "extra-move"},
                   face))
        return;
    const double most = face.front();
    const double distance = extra.distance.value_or(most);
    if (!atMost(distance, most)
        && !step.overruled(ofShip(ship, "too-far", "extra-move", "the dash goes up to the die")))
        return;
    step.emit("extra-move",
              event::ExtraToss{ship.id, face, most, {Term{"die", most, "extra-move"}}});
    ship.extra = Extra::Dash;
    runPath(step, straightPath(step.state(), PathKind::Dash, {ship.id}, ship.heading, distance));
}

void extraPivot(Step &step, Ship &ship, double heading)
{
    const Turn turn = turnOf(step.state(), ship.heading, heading);
    if (!fitsPivot(step, ship, turn))
        return;
    ship.extra = Extra::Pivot;
    pivot(step, ship, heading, turn.by, "extra-move");
}

/// The whole group of a ship drifts.
PathEnd driftGroup(Step &step, const UnitId &id, bool all)
{
    State &state = step.state();
    std::vector<UnitId> group = groupOf(state, id);
    for (const UnitId &member : group)
        state.ship(member)->moved = true;
    if (groupAnchored(state, id)) {
        step.emit("ruling-r17", event::HeldAtAnchor{group});
        return PathEnd::Done;
    }
    std::erase_if(group, [&state](const UnitId &member) { return !state.ship(member)->at; });
    const double leeward = downWind(state);
    for (const UnitId &member : group) {
        const Ship &ship = *state.ship(member);
        const double to = headingAfterDrift(state, ship);
        pivot(step, ship, to, signedAngle(to - ship.heading), "dismasted");
    }
    Path path = straightPath(state, PathKind::Drift, std::move(group), leeward, state.wind.low());
    path.all = all;
    return runPath(step, std::move(path));
}

void driftRest(Step &step)
{
    for (;;) {
        const std::vector<UnitId> left = undriftedShips(step.state());
        if (left.empty() || driftGroup(step, left.front(), true) == PathEnd::Waits)
            return;
    }
}

} // namespace

void decideOn(Step &step, const command::Move &move)
{
    Ship *ship = placedShip(step, move.ship);
    if (ship == nullptr || !passes(step, sailingRefusals(step.state(), *ship)))
        return;
    const double heading = move.heading.value_or(ship->heading);
    const Turn turn = turnOf(step.state(), ship->heading, heading);
    if (!fitsPivot(step, *ship, turn))
        return;
    const Sailing sailing = sailingOf(step.state(), heading);
    const Reach reach = allowance(step.state(), *ship, sailing);
    const double distance = move.distance.value_or(reach.max);
    if (!fitsReach(step, *ship, sailing, reach, distance))
        return;
    pivot(step, *ship, heading, turn.by, "turning");
    tellAllowance(step, *ship, sailing, reach);
    sail(step, *ship, sailing, distance);
}

void decideOn(Step &step, const command::Tack &tack)
{
    Ship *ship = placedShip(step, tack.ship);
    if (ship == nullptr || !passes(step, sailingRefusals(step.state(), *ship)))
        return;
    const State &state = step.state();
    if (!tackReaches(state, *ship, tack.heading)
        && !step.overruled(
            ofShip(*ship, "not-a-tack", "tacking", "a tack does not lead to that heading")))
        return;
    const Sailing sailing = sailingOf(state, tack.heading);
    const Reach reach = tackAllowance(state, *ship, sailing);
    const double distance = tack.distance.value_or(reach.max);
    if (!fitsReach(step, *ship, sailing, reach, distance))
        return;
    std::vector<int> face;
    if (!step.roll({"tack", std::string(nameOf(controllerOf(*ship))), ship->id, 1, DieKind::Pips6,
                    "tacking"},
                   face))
        return;
    const Because because = tackBecause(*ship, face.front());
    const int total = tackTotal(because);
    const bool tacked = tackSucceeds(*ship, total);
    step.emit("tacking", event::TackToss{ship->id, face, total, because, tacked});
    if (!tacked) {
        missStays(step, *ship);
        return;
    }
    const double by = offWind(state, tack.heading) - offWind(state, ship->heading);
    pivot(step, *ship, tack.heading, by, "tacking");
    tellAllowance(step, *ship, sailing, reach);
    sail(step, *ship, sailing, distance);
}

void decideOn(Step &step, const command::ExtraMove &extra)
{
    Ship *ship = placedShip(step, extra.ship);
    if (ship == nullptr || !passes(step, extraRefusals(step.state(), *ship, extra.use)))
        return;
    if (extra.use == Extra::Dash)
        dash(step, *ship, extra);
    else
        extraPivot(step, *ship, *extra.heading);
}

void decideOn(Step &step, const command::Drift &drift)
{
    const Ship *ship = placedShip(step, drift.ship);
    if (ship != nullptr && passes(step, driftRefusals(step.state(), *ship)))
        driftGroup(step, ship->id, false);
}

void decideOn(Step &step, const command::DriftAll & /*drift*/)
{
    const State &state = step.state();
    std::vector<Refusal> refusals;
    if (state.phase != Phase::MoveDismasted)
        refusals.push_back(
            {"wrong-phase", "turn-sequence", "ships drift in the step of the dismasted", {}});
    if (!state.wind.known())
        refusals.push_back({"wind-unknown", "initial-wind", "the wind is not yet known", {}});
    if (undriftedShips(state).empty())
        refusals.push_back({"nothing-to-drift", "dismasted", "no ship has still to drift", {}});
    if (passes(step, std::move(refusals)))
        driftRest(step);
}

void decideOn(Step &step, const command::FallAboardWishes &wishes)
{
    const FallAboard open = std::get<FallAboard>(*step.state().pending);
    const Ship *mover = step.state().ship(open.mover);
    const Ship *other = step.state().ship(open.other);
    std::vector<int> first;
    std::vector<int> second;
    const bool one = step.roll({"fall-aboard", std::string(nameOf(controllerOf(*mover))), mover->id,
                                1, DieKind::Pips6, "falling-aboard"},
                               first);
    const bool two = step.roll({"fall-aboard", std::string(nameOf(controllerOf(*other))), other->id,
                                1, DieKind::Pips6, "falling-aboard"},
                               second);
    if (!one || !two)
        return;
    const Options &options = step.state().options;
    std::vector<event::Score> scores{scored(options, *mover, first.front()),
                                     scored(options, *other, second.front())};
    const int who = higher(scores[0].score, scores[1].score);
    const bool aboard =
        outcome(who, wishes.mover == Wish::Fend, wishes.other == Wish::Fend) == Together::Aboard;
    std::optional<UnitId> winner;
    if (who != 0)
        winner = who > 0 ? open.mover : open.other;
    step.state().pending.reset();
    step.emit("falling-aboard",
              event::FallAboardToss{open.mover,
                                    open.other,
                                    {first.front(), second.front()},
                                    std::move(scores),
                                    std::move(winner),
                                    aboard});
    if (aboard) {
        endPath(step, open.path);
        fallAboard(step, open.mover, open.other);
    } else if (step.state().options.afterFending == AfterFending::Stops) {
        endPath(step, open.path);
    } else if (runPath(step, open.path) == PathEnd::Waits) {
        return;
    }
    if (open.path.all)
        driftRest(step);
}

} // namespace qd::as_per_margin
