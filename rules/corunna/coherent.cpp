// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/adjusting.h"
#include "rules/corunna/chits.h"
#include "rules/corunna/command_span.h"
#include "rules/corunna/score.h"
#include "rules/corunna/state.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string_view>
#include <type_traits>

namespace qd::corunna {
namespace {

constexpr int kMostIncrements = 1000; ///< far above any counter
constexpr int kMostTurns = 1000;
constexpr int kFarthestTurn = 2 * kMostTurns; ///< that anybody can be told to come on
constexpr int kWorstMorale = 3;
constexpr int kMostShips = 6; ///< ships-of-the-line that a die calls (6.9.1)
/// What a table may have come to (`ask score`, specification 6).
constexpr std::array<std::string_view, 10> kResults{"undecided",           "none",
                                                    "contested",           "draw",
                                                    "french-victory",      "allied-victory",
                                                    "french-overwhelming", "french-decisive",
                                                    "british-victory",     "british-overwhelming"};

bool within(int value, int most)
{
    return value >= 0 && value <= most;
}

bool isTurn(const std::optional<int> &turn)
{
    return !turn || (*turn >= 1 && *turn <= kFarthestTurn);
}

bool isShipRef(const State &state, const std::optional<UnitRef> &ref)
{
    return !ref || isShip(state.unit(*ref).card->kind);
}

/// Counter values are as printed: none is below 0.
bool wellValues(const Values &values)
{
    return std::all_of(values.begin(), values.end(),
                       [](const auto &value) { return !value || within(*value, kMostIncrements); });
}

bool wellUnit(const State &state, const Unit &unit)
{
    const bool numbers = within(unit.lost, kMostIncrements)
        && within(unit.increments.value_or(0), kMostIncrements)
        && within(unit.mpSpent, kMostIncrements) && within(unit.halvesSpent, 2);
    const bool attached = !unit.attachedTo || wordNamed<Division>(*unit.attachedTo)
        || wordNamed<Brigade>(*unit.attachedTo);
    const bool aboard = unit.place != Place::Aboard || unit.aboard;
    return numbers && isTurn(unit.exitedTurn) && wellValues(unit.values) && attached && aboard
        && isShipRef(state, unit.aboard) && !(unit.aboard && isShip(unit.card->kind));
}

bool isStrong(const Unit &unit)
{
    const auto full = unit.value(ValueKey::IncrementsFull);
    return !full || !unit.increments || *unit.increments <= *full;
}

/// Soult and Moore lead divisions of their own army (5.1.5.1, 5.2.7); nobody else steps down.
bool wellStepDown(const Leader &leader)
{
    if (!leader.stepDown)
        return true;
    const Division division = *leader.stepDown;
    switch (leader.card->id) {
    case LeaderId::Soult:
        return isFrenchInfantry(division) || isFrenchCavalry(division);
    case LeaderId::Moore:
        return isBritishDivision(division);
    default:
        return false;
    }
}

bool wellLeader(const State &state, const Leader &leader)
{
    return isShipRef(state, leader.aboard) && within(leader.mpSpent, kMostIncrements)
        && isTurn(leader.returnsTurn) && wellValues(leader.values);
}

bool wellColours(const State &state, const Colours &colours)
{
    return !colours.with
        || (isBattalion(state.unit(*colours.with))
            && state.unit(*colours.with).card->brigade == colours.card->brigade);
}

bool wellSequence(const Sequence &sequence)
{
    const auto chits = [](const std::vector<std::string> &list) {
        return std::all_of(list.begin(), list.end(), isChit);
    };
    return sequence.turn >= 1 && sequence.turn <= kMostTurns
        && (sequence.setupStep == 1 || sequence.setupStep == 2) && chits(sequence.cup)
        && chits(sequence.drawn) && (!sequence.activeChit || isChit(*sequence.activeChit));
}

bool isSensible(const Sequence &sequence)
{
    const std::set<std::string> cup(sequence.cup.begin(), sequence.cup.end());
    const bool result = !sequence.result
        || std::find(kResults.begin(), kResults.end(), *sequence.result) != kResults.end();
    return result && cup.size() == sequence.cup.size();
}

bool wellNaval(const State &state, const Naval &naval)
{
    return within(naval.rolls, kMostTurns) && isTurn(naval.rerollTurn)
        && within(naval.supportCount.value_or(0), kMostIncrements)
        && std::all_of(naval.shipsTasked.begin(), naval.shipsTasked.end(),
                       [&state](UnitRef ship) { return isShipRef(state, ship); });
}

bool isSensible(const State &state, const Naval &naval)
{
    return within(naval.supportCount.value_or(0), kMostShips)
        && std::all_of(naval.shipsTasked.begin(), naval.shipsTasked.end(),
                       [&state](UnitRef ship) { return state.unit(ship).card->kind == Kind::Sol; });
}

bool wellEvacuation(const Evacuation &evacuation)
{
    const double survivors = evacuation.survivors.value_or(0);
    return survivors >= 0 && survivors <= kMostIncrements;
}

bool isSensible(const Evacuation &evacuation)
{
    const double halves = 2 * evacuation.survivors.value_or(0);
    return halves == std::floor(halves)
        && (!evacuation.rearguard || isBritishDivision(*evacuation.rearguard));
}

/// A chart's cells, whatever its rows and columns are.
template <class Cells>
bool wellCells(const Cells &cells)
{
    return std::all_of(cells.begin(), cells.end(), [](const auto &cell) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(cell.second)>, int>)
            return within(cell.second, kMostIncrements);
        else
            return wellCells(cell.second);
    });
}

bool wellLedger(const Ledger &ledger)
{
    const ChartFill &fill = ledger.chartFill;
    const auto inTurn = [](const auto &entry) { return isTurn(entry.second.turn); };
    return wellCells(fill.fireDefence) && wellCells(fill.movement) && wellCells(fill.harassment)
        && std::all_of(ledger.entryPlan.begin(), ledger.entryPlan.end(), inTurn)
        && std::all_of(ledger.reinforcements.begin(), ledger.reinforcements.end(), inTurn);
}

bool wellPending(const State &state, const Pending &pending)
{
    if (const auto *magazine = std::get_if<choice::Magazine>(&pending))
        return isShip(state.unit(magazine->ship).card->kind);
    if (const auto *fly = std::get_if<choice::FlyColours>(&pending))
        return state.coloursOf(fly->brigade) != nullptr;
    if (const auto *company = std::get_if<choice::Reconstitute>(&pending))
        return state.unit(company->company).card->kind == Kind::LightCompany;
    return true;
}

} // namespace

std::string incoherence(const State &state)
{
    for (const Unit &unit : state.units)
        if (!wellUnit(state, unit))
            return unit.card->id;
    for (const Leader &leader : state.leaders)
        if (!wellLeader(state, leader))
            return std::string(nameOf(leader.card->id));
    for (const Colours &colours : state.colours)
        if (!wellColours(state, colours))
            return std::string(nameOf(colours.card->brigade));
    if (!wellSequence(state.sequence))
        return "turn, set-up step or chits";
    if (!within(state.armies.french.armyMorale, kWorstMorale)
        || !within(state.armies.british.armyMorale, kWorstMorale))
        return "army_morale";
    if (!wellNaval(state, state.naval))
        return "naval";
    if (!wellEvacuation(state.evacuation))
        return "evacuation";
    if (!within(state.control.townCount.value_or(0), kMostIncrements)
        || !within(state.control.portCount.value_or(0), kMostIncrements))
        return "control";
    if (!wellLedger(state.ledger))
        return "chart_fill, entry_plan or reinforcements";
    for (const Pending &pending : state.pending)
        if (!wellPending(state, pending))
            return "pending";
    return {};
}

std::string nonsense(const State &state)
{
    for (const Unit &unit : state.units)
        if (!isStrong(unit))
            return unit.card->id;
    for (const Leader &leader : state.leaders)
        if ((leader.place == Place::Aboard && !leader.aboard) || !wellStepDown(leader))
            return std::string(nameOf(leader.card->id));
    if (!isSensible(state.sequence))
        return "chits or result";
    if (!isSensible(state, state.naval))
        return "naval";
    if (!isSensible(state.evacuation))
        return "evacuation";
    if (!within(state.control.townCount.value_or(0), kMostTownHexes)
        || !within(state.control.portCount.value_or(0), kMostPortHexes))
        return "control";
    return {};
}

} // namespace qd::corunna
