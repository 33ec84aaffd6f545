// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/advance.h"
#include "rules/corunna/colours.h"
#include "rules/corunna/decide.h"
#include "rules/corunna/losses.h"
#include "rules/corunna/movement.h"
#include "rules/corunna/muster.h"
#include "rules/corunna/zones.h"

#include <algorithm>

namespace qd::corunna {
namespace {

constexpr int kDismount = 6; ///< movement points, 6.8.3

/// Cavalry and guns forced over a wall (4.8.3).
void surrender(Step &step, UnitRef unit)
{
    step.emit("4.8.3", event::Surrendered{unit});
    eliminate(step, unit, {0, Cause::Surrender, false});
}

void setStatus(Step &step, UnitRef ref, Status status, Citation rule)
{
    step.state().unit(ref).status = status;
    step.emit(std::move(rule), event::StatusSet{ref, status});
}

/// The unit comes out of order where its forced move says so; colours then fly from `from`.
void breakForced(Step &step, const command::Forced &forced, bool wall, Hex from, Hex to)
{
    const Unit &unit = step.state().unit(forced.unit);
    const bool rout = forced.action == ForcedAction::Rout;
    const bool wasGood = unit.status == Status::Good;
    if (rout) {
        setStatus(step, forced.unit, Status::Rout, wall ? "4.8.3" : "series");
    } else if (wall) {
        setStatus(step, forced.unit, Status::Pgd, "4.8.3");
        step.emit("4.8.3", event::Reminder{"rout-move-due", std::nullopt, std::nullopt});
    }
    Colours *colours = coloursWith(step.state(), forced.unit);
    if (colours != nullptr && wasGood && unit.status != Status::Good)
        flyFromBroken(step, *colours, rout ? from : to);
}

void carryForced(Step &step, const command::Forced &forced, bool wall)
{
    State &state = step.state();
    Unit &unit = state.unit(forced.unit);
    const Hex from = *unit.hex;
    const Hex to = forced.path.back();
    const bool rout = forced.action == ForcedAction::Rout;
    event::Forced happened{forced.unit, forced.action, from, to, std::nullopt, {}, {}};
    if (rout) {
        const WayCost cost = wayCost(state, from, forced.path, {moveClassOf(unit), false, true});
        happened.cost = cost.total();
        happened.because = cost.because;
        happened.missing = cost.missing;
    }
    unit.hex = to;
    step.emit("4.8.3", std::move(happened));
    breakForced(step, forced, wall, from, to);
    enterHexes(step, forced.unit, forced.path);
    if (Colours *colours = coloursWith(state, forced.unit);
        colours != nullptr && colours->hex == from && state.pending.empty())
        carryColours(step, *colours);
    closeMoves(step, {});
}

} // namespace

void decideOn(Step &step, const command::Forced &forced)
{
    State &state = step.state();
    Unit &unit = state.unit(forced.unit);
    const Board &board = *state.board;
    if (!onMap(unit) || isShip(unit.card->kind) || !isWay(board, *unit.hex, forced.path))
        return step.refuse(badCommand("the path does not lead from hex to hex"));
    const bool structure = std::any_of(forced.path.begin(), forced.path.end(),
                                       [&board](Hex hex) { return board.isStructure(hex); });
    if (structure
        && !step.holds(!isMassed(state, unit), "break-down-first", "4.7.4.1",
                       "the regiment breaks down into battalions first"))
        return;
    bool wall = false;
    Hex last = *unit.hex;
    for (const Hex to : forced.path) {
        wall = wall || board.isRampart(last, to);
        auto ground = groundRefusal(state, forced.unit, to);
        if (ground && !step.overruled(std::move(*ground)))
            return;
        last = to;
    }
    if (wall && !onFoot(unit))
        return surrender(step, forced.unit);
    carryForced(step, forced, wall);
}

void decideOn(Step &step, const command::SetFormation &set)
{
    Unit &unit = step.state().unit(set.unit);
    if (isShip(unit.card->kind))
        return step.refuse(badCommand("ships have no formation"));
    if (auto refusal = formationRefusal(step.state(), unit, set.formation,
                                        onMap(unit) ? unit.hex : std::nullopt);
        refusal && !step.overruled(std::move(*refusal)))
        return;
    unit.formation = set.formation;
    step.emit("series", event::FormationSet{set.unit, set.formation});
}

void decideOn(Step &step, const command::SetStatus &set)
{
    State &state = step.state();
    Unit &unit = state.unit(set.unit);
    if (isShip(unit.card->kind))
        return step.refuse(badCommand("ships have no status"));
    changeOrders(step, {{set.unit, set.status}}, Citation(set.rule.value_or("series")));
}

void decideOn(Step &step, const command::FlyColours &fly)
{
    const auto *open = openDecision<choice::FlyColours>(step);
    if (open == nullptr)
        return;
    State &state = step.state();
    const bool chosen =
        std::find(open->choices.begin(), open->choices.end(), fly.unit) != open->choices.end();
    Colours *colours = state.coloursOf(open->brigade);
    if (!chosen || colours == nullptr)
        return step.refuse(badCommand("they fly to one of the choices"));
    closeDecision(step);
    colours->place = Place::Map;
    colours->with = fly.unit;
    colours->hex = state.unit(fly.unit).hex;
    step.emit("5.2.10.1", event::ColoursFly{colours->card->brigade, fly.unit, colours->hex});
    hardingeFollows(step, *colours);
}

void decideOn(Step &step, const command::Mount &mount)
{
    State &state = step.state();
    Unit &unit = state.unit(mount.unit);
    if (!isDragoons(unit) || !onMap(unit))
        return step.refuse(badCommand("dragoons on the map mount and dismount"));
    static constexpr const char *kRule = "6.8.3";
    if (!step.holds(unit.mounted != mount.mounted, "already", kRule, "they are so already"))
        return;
    const auto printed = unit.value(ValueKey::Movement);
    if (mount.mounted) {
        if (!step.holds(unit.mpSpent == 0, "whole-movement", kRule,
                        "mounting takes the whole movement"))
            return;
        unit.mounted = true;
        unit.mpSpent = printed.value_or(0);
        step.emit(kRule, event::Mounted{mount.unit, "all"});
        return;
    }
    if (!step.holds(zonesInto(state, *unit.hex, unit.card->side).empty(), "enemy-zoi", kRule,
                    "not in an enemy's zone"))
        return;
    const int left = printed.value_or(0) - unit.mpSpent;
    if (printed && left < kDismount
        && !step.overruled(Refusal{"too-far", kRule, "dismounting takes six points", {}}
                               .with("cost", kDismount)
                               .with("left", left)))
        return;
    unit.mounted = false;
    unit.mpSpent += kDismount;
    step.emit(kRule, event::Dismounted{mount.unit, kDismount});
}

void decideOn(Step &step, const command::Loss &loss)
{
    const Unit &unit = step.state().unit(loss.unit);
    if (unit.place == Place::Eliminated || unit.place == Place::Captured)
        return step.refuse(badCommand(unit.card->id + " is gone"));
    bookLoss(step, loss.unit, {loss.increments, loss.cause, loss.occupied});
}

void decideOn(Step &step, const command::Reconstitute &choice)
{
    const auto *open = openDecision<choice::Reconstitute>(step);
    if (open == nullptr)
        return;
    if (std::find(open->choices.begin(), open->choices.end(), choice.battalion)
        == open->choices.end())
        return step.refuse(badCommand("it is rebuilt from one of the choices"));
    const UnitRef company = open->company;
    closeDecision(step);
    rebuild(step, company, choice.battalion);
}

void decideOn(Step &step, const command::CaptureColours &capture)
{
    Colours *colours = step.state().coloursOf(capture.brigade);
    if (colours == nullptr || (capture.cause != Cause::Surrender && capture.cause != Cause::Melee))
        return step.refuse(badCommand("colours are taken by a surrender or in mêlée"));
    if (!step.holds(!colours->captured, "colours-captured", "5.2.10.2", "they are taken already")
        || !step.holds(capture.cause == Cause::Surrender || capture.occupied, "hex-not-occupied",
                       "5.2.10.2", "the enemy does not take the hex"))
        return;
    captureColours(step, *colours);
}

} // namespace qd::corunna
