// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/card_plays.h"
#include "rules/santa_cruz/charts.h"
#include "rules/santa_cruz/decide.h"

#include <algorithm>
#include <string>

namespace qd::santa_cruz {

namespace {

using command::Reinforcement;

Refusal refusal(const char *code, Citation rule, std::string message)
{
    return Refusal{code, std::move(rule), std::move(message), {}};
}

/// Whose units, and how many points (9 Reinforcements).
bool checkPoints(Step &step, const std::vector<Reinforcement> &add, Side side)
{
    const Citation rule = "9.reinforcements";
    int total = 0;
    int elite = 0;
    for (const Reinforcement &entry : add) {
        if (sideOf(entry.unit) != side
            && !step.overruled(refusal("not-yours", rule, "a unit of the other side")))
            return false;
        // A point too many is one too many: larger numbers need not be added up.
        const int sp = std::min(entry.sp, kReinforcementPoints + 1);
        total += sp;
        elite += isElite(entry.unit) ? sp : 0;
    }
    if (total > kReinforcementPoints
        && !step.overruled(refusal("too-many-sp", rule, "three points at most")))
        return false;
    return elite <= kEliteReinforcement
        || step.overruled(
            refusal("elite-sp-limit", rule, "one point at most for Royal Marines or Regulars"));
}

/// Where an eliminated unit comes back (4.6); nullopt: refused.
std::optional<AreaId> entryArea(Step &step, const Reinforcement &entry)
{
    const Side side = sideOf(entry.unit);
    const Board &board = step.board();
    if (!entry.area && side == Side::Spanish) {
        step.refuse(badCommand("`area` is missing: where does the unit come back?"));
        return std::nullopt;
    }
    const AreaId area = entry.area.value_or(board.setupArea());
    if (board.area(area).reinforcements != side
        && !step.overruled(refusal("not-reinforcement-area", "4.6", "no entry area of that side")))
        return std::nullopt;
    if (anyIn(step.state(), area, enemyOf(side))
        && !step.overruled(refusal("enemy-there", "4.6", "enemy units are there")))
        return std::nullopt;
    if (board.area(area).land && unitsIn(step.state(), area, side).size() >= kLandAreaLimit
        && !step.overruled(
            refusal("stacking-limit", "5.6", "more than three units in a land area")))
        return std::nullopt;
    return area;
}

/// Where a unit that is not eliminated stands; nullopt: refused.
std::optional<AreaId> standingArea(Step &step, const Reinforcement &entry)
{
    const Where at = step.state().unit(entry.unit).at;
    if (at.is == Where::Is::Area) {
        if (!entry.area || *entry.area == at.area)
            return at.area;
        step.refuse(badCommand("the unit is not in that area"));
        return std::nullopt;
    }
    if (!step.overruled(refusal("not-on-map", "9.reinforcements", "the unit is not on the map")))
        return std::nullopt;
    if (!entry.area)
        step.refuse(badCommand("`area` is missing: where does the unit come in?"));
    return entry.area;
}

bool reinforce(Step &step, const Reinforcement &entry)
{
    const UnitState before = step.state().unit(entry.unit);
    const auto area =
        before.at.is == Where::Is::Eliminated ? entryArea(step, entry) : standingArea(step, entry);
    if (!area)
        return false;
    if (entry.sp > kMaxStrength || before.sp + entry.sp > kMaxStrength) {
        if (step.overruled(refusal("over-strength", "5.3", "no unit is stronger than 4")))
            step.refuse(badCommand("no unit is stronger than 4"));
        return false;
    }
    step.emit("9.reinforcements",
              event::Reinforced{entry.unit, before.sp, before.sp + entry.sp, *area});
    return true;
}

} // namespace

void playReinforcements(Step &step, const command::Play &play, Side side)
{
    if (play.add.empty())
        return step.refuse(badCommand("`add` is empty"));
    if (!checkPoints(step, play.add, side))
        return;
    int total = 0;
    for (const Reinforcement &entry : play.add) {
        if (!reinforce(step, entry))
            return;
        total += entry.sp;
    }
    if (total < kReinforcementPoints)
        step.emit("9.reinforcements", event::Reminder{"sp-unused"});
}

} // namespace qd::santa_cruz
