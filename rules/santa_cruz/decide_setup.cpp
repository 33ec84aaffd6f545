// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/charts.h"
#include "rules/santa_cruz/decide.h"

#include <algorithm>
#include <string>

namespace qd::santa_cruz {
namespace {

constexpr std::size_t kFoxUnits = 2;
constexpr std::size_t kCastleUnits = 2;

std::vector<Block> sorted(std::vector<Block> units)
{
    std::sort(units.begin(), units.end());
    units.erase(std::unique(units.begin(), units.end()), units.end());
    return units;
}

bool inSetup(Step &step)
{
    if (step.state().phase == Phase::Setup)
        return checkNoCombat(step);
    step.refuse(Refusal{"wrong-phase", "6", "the set-up is over", {}});
    return false;
}

/// Own units in an area once `units` are put there too.
std::size_t crowd(const State &state, AreaId area, const std::vector<Block> &units)
{
    std::size_t count = units.size();
    for (const Block unit : unitsIn(state, area, Side::Spanish))
        if (std::find(units.begin(), units.end(), unit) == units.end())
            ++count;
    return count;
}

/// A unit without strength (an adjustment can make one) is nowhere to be put.
bool checkInPlay(Step &step, const std::vector<Block> &units)
{
    const bool strong = std::all_of(units.begin(), units.end(),
                                    [&step](Block unit) { return step.state().unit(unit).sp > 0; });
    if (!strong)
        step.refuse(badCommand("an eliminated unit takes no place in the set-up"));
    return strong;
}

bool checkPlace(Step &step, const command::Place &place)
{
    const auto foreign = std::find_if(place.units.begin(), place.units.end(),
                                      [](Block block) { return sideOf(block) != Side::Spanish; });
    if (foreign != place.units.end()) {
        Refusal refusal{"not-yours", "6", "only Spanish units are placed by hand", {}};
        refusal.with("unit", std::string(nameOf(*foreign)));
        if (!step.overruled(std::move(refusal)))
            return false;
        if (!std::all_of(place.units.begin(), place.units.end(), isUnit)) {
            step.refuse(badCommand("HMS Fox can't be placed"));
            return false;
        }
    }
    if (!checkInPlay(step, place.units))
        return false;
    if (place.area.is != Where::Is::Area)
        return true;
    if (!step.board().area(place.area.area).land
        && !step.overruled({"not-a-land-area", "5.7", "Spanish units never stand at sea", {}}))
        return false;
    return crowd(step.state(), place.area.area, place.units) <= kLandAreaLimit
        || step.overruled(
            {"stacking-limit", "5.6", "at most three units of a side stand in a land area", {}});
}

/// The garrisons that the set-up asks for.
bool checkGarrisons(Step &step)
{
    const State &state = step.state();
    const Board &board = step.board();
    for (std::size_t i = kBritishUnits; i < kUnitCount; ++i) {
        if (state.units[i].at.is != Where::Is::Off)
            continue;
        if (!step.overruled({"setup-incomplete", "6", "not every Spanish unit is on the map", {}}))
            return false;
        break;
    }
    if (unitsIn(state, board.castle(), Side::Spanish).size() != kCastleUnits
        && !step.overruled({"setup-castle", "6", "exactly two units start in the castle", {}}))
        return false;
    for (const AreaId id : board.all()) {
        if (!board.area(id).fortress || id == board.castle()
            || unitsIn(state, id, Side::Spanish).size() == 1)
            continue;
        Refusal refusal{
            "setup-fortress", "6", "exactly one unit starts in each other Fortress", {}};
        if (!step.overruled(std::move(refusal.with("area", board.area(id).id))))
            return false;
    }
    return true;
}

void drawHand(Step &step, Side side)
{
    const int hand = step.state().deck[indexOf(side)].hand;
    const int drawn =
        std::clamp(handLimit(step.state(), side) - hand, 0, drawPile(step.state(), side));
    step.emit("6", event::HandDrawn{side, drawn, hand + drawn});
}

Refusal foxNeedsTwo()
{
    return {"fox-needs-two", "6", "exactly two British units start aboard HMS Fox", {}};
}

} // namespace

void decideOn(Step &step, const command::Place &place)
{
    if (inSetup(step) && checkPlace(step, place))
        step.emit("6", event::SetupPlaced{sorted(place.units), place.area});
}

void decideOn(Step &step, const command::LoadFox &load)
{
    if (!inSetup(step))
        return;
    std::vector<Block> units = sorted(load.units);
    const bool british = std::all_of(units.begin(), units.end(), [](Block b) {
        return isUnit(b) && sideOf(b) == Side::British;
    });
    if (units.size() != kFoxUnits || load.units.size() != kFoxUnits || !british) {
        if (!step.overruled(foxNeedsTwo()))
            return;
        if (!british)
            return step.refuse(badCommand("only British units go aboard HMS Fox"));
    }
    if (!checkInPlay(step, units))
        return;
    step.emit("12.1", event::FoxLoaded{std::move(units), step.state().fox.cards});
}

void decideOn(Step &step, const command::Start & /*start*/)
{
    if (!inSetup(step))
        return;
    if (cargo(step.state()).size() != kFoxUnits && !step.overruled(foxNeedsTwo()))
        return;
    if (!checkGarrisons(step))
        return;
    step.emit("6", event::SetupDone{});
    drawHand(step, Side::British);
    drawHand(step, Side::Spanish);
    step.emit("7.0", event::Turn{1, step.board().turnLabels().front()});
    step.emit("7.0", event::PhaseBegan{Phase::NavalMovement, 1});
}

} // namespace qd::santa_cruz
