// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/base/rng.h"
#include "rules/corunna/base6.h"
#include "rules/corunna/corunna.h"
#include "rules/corunna/decide.h"
#include "rules/corunna/naval.h"
#include "rules/corunna/score.h"

#include <algorithm>

namespace qd::corunna {
namespace {

constexpr const char *kRule = "6.9.1";
constexpr const char *kChart = "chart-naval";

/// All ships leave, and what is aboard with them (R89).
void abandon(Step &step)
{
    State &state = step.state();
    event::FleetLeaves leaves;
    for (Unit &unit : state.units) {
        if (isShip(unit.card->kind) && (unit.place == Place::Map || unit.place == Place::OffMap)) {
            unit.place = Place::Left;
            unit.hex.reset();
            leaves.ships.push_back(state.refOf(unit));
        } else if (unit.place == Place::Aboard) {
            unit.place = Place::WithFleet;
            leaves.aboard.push_back(state.refOf(unit));
        }
    }
    for (Leader &leader : state.leaders)
        if (leader.place == Place::Aboard)
            leader.place = Place::WithFleet;
    for (Colours &colours : state.colours)
        if (colours.place == Place::Aboard)
            colours.place = Place::WithFleet;
    step.emit(kChart, std::move(leaves));
    if (!state.evacuation.declared)
        return;
    state.evacuation.declared = false;
    state.evacuation.begun = false;
    state.evacuation.ceased = true;
    state.evacuation.rearguard.reset();
    step.emit(kChart, event::EvacuationCeases{});
}

void carryOut(Step &step, NavalResult result)
{
    State &state = step.state();
    state.naval.status = result;
    state.naval.supportCount.reset();
    state.naval.shipsTasked.clear();
    switch (result) {
    case NavalResult::Abandonment:
        return abandon(step);
    case NavalResult::Anchor:
    case NavalResult::ContraryWinds: {
        state.naval.rerollTurn = nextHourTurn(state);
        event::NavalReroll again{state.naval.rerollTurn, std::nullopt};
        if (again.turn)
            again.time = timeOf(state, *again.turn);
        step.emit(kChart, std::move(again));
        return;
    }
    case NavalResult::Minor:
    case NavalResult::Major:
        state.pending.insert(state.pending.begin(), choice::NavalSupport{});
    }
}

/// Ships-of-the-line that can be called on (R13), sorted.
std::vector<UnitRef> availableShips(const State &state)
{
    std::vector<UnitRef> ships;
    for (const Unit &unit : state.units)
        if (unit.card->kind == Kind::Sol && onMap(unit) && !unit.mustExit)
            ships.push_back(state.refOf(unit));
    return ships;
}

void task(Step &step, std::vector<UnitRef> ships)
{
    std::sort(ships.begin(), ships.end());
    step.state().naval.shipsTasked = ships;
    step.emit(kRule, event::ShipsTasked{std::move(ships)});
}

/// Ships drawn for the table: by the state alone, so that the same act always draws the same.
std::vector<UnitRef> drawn(const State &state, std::vector<UnitRef> ships, std::size_t count)
{
    SeededGenerator random(Game::fingerprint(state));
    while (ships.size() > count)
        ships.erase(ships.begin() + static_cast<std::ptrdiff_t>(random.below(ships.size())));
    return ships;
}

/// A choice of exactly `count` different ones of `from`.
bool isChoice(std::vector<UnitRef> ships, const std::vector<UnitRef> &from, std::size_t count)
{
    std::sort(ships.begin(), ships.end());
    return ships.size() == count && std::adjacent_find(ships.begin(), ships.end()) == ships.end()
        && std::includes(from.begin(), from.end(), ships.begin(), ships.end());
}

} // namespace

void decideOn(Step &step, const command::NavalCommitment &roll)
{
    State &state = step.state();
    const bool again = state.naval.rerollTurn == state.turn();
    if (!step.holds(hasFleet(state), "no-fleet", "6.9", "the scenario has no ships-of-the-line")
        || !step.holds(state.naval.rolls == 0 || again, "naval-once", kRule,
                       "the roll is made once")
        || !step.holds(state.naval.rolls > 0 || !navalTriggers(state).empty(),
                       "naval-not-triggered", kRule, "no French unit is within ten hexes"))
        return;
    std::vector<int> dice;
    if (!step.roll66("naval", "british", kRule, dice))
        return;
    event::NavalRolled rolled;
    rolled.dice = dice;
    rolled.natural = rollOf(dice[0], dice[1]);
    rolled.because = navalModifiers(state, roll);
    rolled.modifier = sumOf(rolled.because);
    rolled.modified = modifiedRoll(rolled.natural, rolled.modifier, state.options.diceArithmetic);
    rolled.result = navalRow(rolled.modified);
    const NavalResult result = rolled.result;
    if (!state.pending.empty())
        closeDecision(step);
    state.naval.due = false;
    state.naval.rerollTurn.reset();
    ++state.naval.rolls;
    step.emit(kRule, std::move(rolled));
    carryOut(step, result);
}

void decideOn(Step &step, const command::NavalSupport &support)
{
    if (openDecision<choice::NavalSupport>(step) == nullptr)
        return;
    State &state = step.state();
    const std::vector<UnitRef> ships = availableShips(state);
    std::vector<int> dice;
    if (!step.rollOne("naval-support", "british", kRule, dice))
        return;
    const bool major = state.naval.status == NavalResult::Major;
    const int count = major ? dice[0] : (dice[0] + 1) / 2;
    const auto taken = std::min(static_cast<std::size_t>(count), ships.size());
    if (support.ships && !isChoice(*support.ships, ships, taken))
        return step.refuse(badCommand("as many ships on the map are named as are called"));
    closeDecision(step);
    state.naval.supportCount = count;
    step.emit(kRule, event::NavalSupported{dice[0], count, static_cast<int>(ships.size())});
    if (support.ships)
        task(step, *support.ships);
    else if (major && taken < ships.size())
        state.pending.insert(state.pending.begin(),
                             choice::PickShips{static_cast<int>(taken), ships});
    else
        task(step, drawn(state, ships, taken));
}

void decideOn(Step &step, const command::PickShips &pick)
{
    const auto *open = openDecision<choice::PickShips>(step);
    if (open == nullptr)
        return;
    if (!isChoice(pick.ships, open->choices, static_cast<std::size_t>(std::max(0, open->count))))
        return step.refuse(badCommand("exactly as many of the choices are picked"));
    closeDecision(step);
    task(step, pick.ships);
}

void decideOn(Step &step, const command::DeclareEvacuation &declare)
{
    State &state = step.state();
    static constexpr const char *kEvacuation = "9.9";
    if (declare.rearguard < Division::Division1 || declare.rearguard > Division::Reserve)
        return step.refuse(badCommand("the rearguard is a British division"));
    const Phase phase = state.phase();
    if (!step.holds(phase != Phase::Setup && phase != Phase::Over, "wrong-phase", kEvacuation,
                    "the game is not under way")
        || !step.holds(state.roster->evacuation, "no-evacuation", kEvacuation,
                       "the scenario knows no evacuation")
        || !step.holds(state.naval.status != NavalResult::Abandonment, "fleet-gone", kRule,
                       "the fleet has left")
        || !step.holds(!state.evacuation.declared, "evacuation-declared", kEvacuation,
                       "it is declared")
        || !(isLowForEvacuation(state) || step.overruled(moraleRefusal(state))))
        return;
    const double survivors = survivorsOf(state);
    state.evacuation.declared = true;
    state.evacuation.rearguard = declare.rearguard;
    state.evacuation.survivors = survivors;
    step.emit("9.9.1", event::EvacuationDeclared{declare.rearguard, survivors});
}

} // namespace qd::corunna
