// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/advance.h"

#include "rules/corunna/command_span.h"
#include "rules/corunna/naval.h"
#include "rules/corunna/step.h"

#include <algorithm>

namespace qd::corunna {
namespace {

constexpr int kMostOfRegiment = 6; ///< increments that enter a Special Structure together

bool isFormed(const State &state, const Unit &unit)
{
    switch (unit.formation.value_or(Formation::Skirmish)) {
    case Formation::Line:
    case Formation::Column:
    case Formation::Square:
        return true;
    case Formation::RoadColumn: // R55
        return state.options.dwellingRoad == DwellingRoad::GeneralOrder;
    default:
        return false;
    }
}

bool isHeights(const State &state, Hex hex)
{
    const auto &heights = state.board->place("heights-san-diego");
    return std::find(heights.begin(), heights.end(), hex) != heights.end();
}

/// Hexes whose control is kept (R69).
bool isKept(const State &state, Hex hex)
{
    return state.board->isDwelling(hex) || state.board->isStructure(hex) || isHeights(state, hex);
}

} // namespace

void enterHexes(Step &step, UnitRef ref, const std::vector<Hex> &path)
{
    State &state = step.state();
    Unit &unit = state.unit(ref);
    if (isShip(unit.card->kind))
        return;
    const bool enters = std::any_of(path.begin(), path.end(), [&state](Hex hex) {
        return state.board->isDwelling(hex) || state.board->isStructure(hex);
    });
    if (enters && unit.status == Status::Good && isFormed(state, unit)) {
        unit.formation = Formation::GeneralOrder;
        step.emit("4.9", event::FormationSet{ref, Formation::GeneralOrder});
    }
    for (const Hex hex : path) {
        const auto held = state.control.hexes.find(hex);
        const bool ours = held != state.control.hexes.end() && held->second == unit.card->side;
        if (ours || !isKept(state, hex) || enemyAt(state, hex, unit.card->side))
            continue;
        state.control.hexes[hex] = unit.card->side;
        event::Controlled control;
        control.hex = hex;
        control.side.emplace(unit.card->side);
        step.emit({}, std::move(control));
    }
}

bool isMassed(const State &state, const Unit &unit)
{
    const auto regiment = state.roster->regiment(unit.card->regiment);
    if (!regiment)
        return false;
    const auto shown = state.ledger.presentation.find(*regiment);
    if (shown == state.ledger.presentation.end() || shown->second != Presentation::Regimental)
        return false;
    int increments = 0;
    for (const UnitRef battalion :
         state.roster->regiments[static_cast<std::size_t>(regiment->no)].battalions)
        if (onMap(state.unit(battalion)))
            increments += state.unit(battalion).increments.value_or(0);
    return increments > kMostOfRegiment;
}

bool isRearguard(const State &state, const Unit &unit)
{
    const auto rear = state.evacuation.rearguard;
    if (!rear)
        return false;
    if (!unit.attachedTo)
        return unit.card->division == rear;
    const auto brigade = wordNamed<Brigade>(*unit.attachedTo);
    return brigade ? divisionOf(state, *brigade) == rear : *unit.attachedTo == nameOf(*rear);
}

std::optional<Nearest> nearestEnemy(const State &state, Hex hex, Side side)
{
    std::optional<Nearest> nearest;
    for (const Unit &unit : state.units) {
        if (!isCombatUnit(unit) || sameCamp(unit.card->side, side))
            continue;
        const int away = state.board->distance(hex, *unit.hex);
        if (!nearest || away < nearest->distance)
            nearest = Nearest{state.refOf(unit), away};
    }
    return nearest;
}

bool tellEnemies(Step &step, const Piece &piece, const std::vector<Hex> &path)
{
    const State &state = step.state();
    const Side side = sideOf(state, piece);
    const auto *unit = std::get_if<UnitRef>(&piece);
    const auto held =
        std::find_if(path.begin(), path.end(), [&](Hex hex) { return enemyAt(state, hex, side); });
    if (held == path.end() || (unit != nullptr && isShip(state.unit(*unit).card->kind)))
        return false;
    const std::vector<UnitRef> there = unitsAt(state, *held);
    const auto enemy = std::find_if(there.begin(), there.end(), [&](UnitRef other) {
        return !sameCamp(state.unit(other).card->side, side);
    });
    step.emit("series", event::Reminder{"enemy-in-hex", std::nullopt, *enemy});
    return true;
}

void closeMoves(Step &step, std::vector<std::string> unchecked)
{
    const State &state = step.state();
    if (!unchecked.empty()) {
        std::sort(unchecked.begin(), unchecked.end());
        unchecked.erase(std::unique(unchecked.begin(), unchecked.end()), unchecked.end());
        step.emit({}, event::Unchecked{std::move(unchecked)});
    }
    checkNavalDue(step);
    const Leader *soult = state.leader(LeaderId::Soult);
    if (!isActive(soult))
        return;
    const auto enemy = nearestEnemy(state, *soult->hex, Side::French);
    if (enemy && enemy->distance <= kSoultKeepsOff)
        step.emit("5.1.6", event::Reminder{"soult-must-move", enemy->distance, enemy->unit});
}

} // namespace qd::corunna
