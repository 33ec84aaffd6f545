// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/losses.h"

#include "rules/corunna/colours.h"
#include "rules/corunna/leaders.h"
#include "rules/corunna/step.h"

#include <algorithm>

namespace qd::corunna {
namespace {

constexpr const char *kSunkWith = "9.9.6";

void sinkCargo(Step &step, UnitRef ship)
{
    for (const UnitRef cargo : cargoOf(step.state(), ship))
        eliminate(step, cargo, {0, Cause::Sunk, false});
    for (Leader &leader : step.state().leaders)
        if (leader.place == Place::Aboard && leader.aboard == ship)
            fall(step, leader, LeaderState::Killed, std::nullopt);
}

void coloursAfter(Step &step, UnitRef unit, std::optional<Hex> from, LossCall call)
{
    Colours *colours = coloursWith(step.state(), unit);
    if (colours == nullptr)
        return;
    if (call.cause == Cause::Surrender || (call.cause == Cause::Melee && call.occupied))
        captureColours(step, *colours);
    else
        flyFromLost(step, *colours, from);
}

} // namespace

int suffered(const Unit &unit, int called)
{
    return isDragoons(unit) && !unit.mounted ? 2 * called : called;
}

bool lostHalf(int full, int lost)
{
    return lost * 2 >= full;
}

std::vector<UnitRef> rebuilders(const State &state, UnitRef company)
{
    const std::string &parent = state.unit(company).card->parent;
    std::vector<UnitRef> found;
    for (const Unit &unit : state.units) {
        const bool its = unit.card->id == parent || unit.card->ofBattalion == parent;
        if (!parent.empty() && its && isBattalion(unit) && onMap(unit)
            && unit.increments.value_or(2) > 1)
            found.push_back(state.refOf(unit));
    }
    return found;
}

void rebuild(Step &step, UnitRef company, UnitRef battalion)
{
    State &state = step.state();
    Unit &from = state.unit(battalion);
    Unit &back = state.unit(company);
    if (from.increments)
        --*from.increments;
    ++from.lost;
    back.place = Place::Map;
    back.hex = from.hex;
    back.aboard.reset();
    back.increments = 1;
    back.lost = 0;
    step.emit("6.5.4", event::Reconstituted{company, battalion, from.increments});
}

void eliminate(Step &step, UnitRef ref, LossCall call)
{
    State &state = step.state();
    Unit &unit = state.unit(ref);
    const std::optional<Hex> from = unit.hex;
    unit.place = call.cause == Cause::Surrender ? Place::Captured : Place::Eliminated;
    unit.hex.reset();
    unit.aboard.reset();
    unit.inCommand = false;
    step.emit(call.cause == Cause::Sunk ? Citation(kSunkWith) : Citation(),
              event::Eliminated{ref, call.cause});
    if (isShip(unit.card->kind))
        sinkCargo(step, ref);
    coloursAfter(step, ref, from, call);
}

void bookLoss(Step &step, UnitRef ref, LossCall call)
{
    State &state = step.state();
    Unit &unit = state.unit(ref);
    const int lost = suffered(unit, call.called);
    const bool gone = unit.increments && *unit.increments <= lost;
    if (gone && unit.card->star) {
        const std::vector<UnitRef> from = rebuilders(state, ref);
        if (from.size() == 1)
            return rebuild(step, ref, from.front());
        if (from.size() > 1) {
            state.pending.emplace_back(choice::Reconstitute{ref, from});
            return;
        }
    }
    unit.lost += lost;
    if (unit.increments)
        unit.increments = std::max(0, *unit.increments - lost);
    const Citation rule = lost > call.called ? "6.8.8" : "series";
    step.emit(rule, event::Lost{ref, lost, unit.increments});
    if (gone)
        return eliminate(step, ref, call);
    const auto full = unit.value(ValueKey::IncrementsFull);
    if (isShip(unit.card->kind) && full && lostHalf(*full, unit.lost) && !unit.mustExit) {
        unit.mustExit = true;
        step.emit("6.11.1.3", event::ShipMustExit{ref});
    }
}

} // namespace qd::corunna
