// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/arrivals.h"

#include "rules/corunna/zones.h"

#include <algorithm>

namespace qd::corunna {
namespace {

constexpr int kHour = 60;
constexpr int kTen = 10; ///< numeral n opens to artillery at (10 + n):00

/// Widths of the entries at the edge (9.6): hexes from the numeral; nullopt: any hex.
std::optional<int> widthOf(Entry entry)
{
    switch (entry) {
    case Entry::NumeralIii:
    case Entry::NumeralV:
        return 6;
    case Entry::NumeralIv:
        return 3;
    default:
        return std::nullopt;
    }
}

} // namespace

std::optional<Division> divisionOfGroup(const State &state, GroupRef group)
{
    return wordNamed<Division>(state.roster->card(group).id);
}

std::optional<Plan> planOf(const State &state, GroupRef group)
{
    const auto division = divisionOfGroup(state, group);
    if (!state.options.variableEntry || !state.roster->variableEntry || !division)
        return std::nullopt;
    const auto found = state.ledger.entryPlan.find(*division);
    return found == state.ledger.entryPlan.end() ? std::nullopt : std::optional(found->second);
}

int dueTurn(const State &state, GroupRef group)
{
    if (const auto plan = planOf(state, group))
        return plan->turn;
    const int early = (state.roster->startMinutes - firstMinute(state)) / state.roster->turnMinutes;
    const auto found = state.ledger.reinforcements.find(group);
    const int printed = found == state.ledger.reinforcements.end() ? state.roster->card(group).turn
                                                                   : found->second.turn;
    return printed + early;
}

std::vector<Piece> waitingPieces(const State &state, GroupRef group)
{
    std::vector<Piece> waiting;
    for (const Piece &piece : state.roster->card(group).pieces)
        if (placeOf(state, piece) == Place::Reserve)
            waiting.push_back(piece);
    return waiting;
}

bool isEntryHex(const State &state, GroupRef group, Hex hex)
{
    const auto plan = planOf(state, group);
    if (!plan)
        return inZone(state, hex, state.roster->card(group).zone) && inBounds(state, hex);
    Zone zone;
    if (plan->entry == Entry::Portazgo) {
        zone.edge = "south";
        zone.road = true;
    } else {
        zone.of = std::string(nameOf(plan->entry));
        zone.within = widthOf(plan->entry);
    }
    return inZone(state, hex, zone) && inBounds(state, hex);
}

int earliestTurn(const State &state, Entry entry)
{
    if (entry == Entry::Portazgo)
        return 1;
    const int late = state.options.entryTurnOne == EntryTurnOne::ScenarioStart
        ? (state.roster->startMinutes - firstMinute(state)) / state.roster->turnMinutes
        : 0; // R61: the numerals count from the scenario's own first turn
    return static_cast<int>(entry) + 1 + late;
}

int artilleryTurn(const State &state, Entry entry)
{
    if (entry == Entry::Portazgo || entry == Entry::NumeralIi)
        return earliestTurn(state, entry);
    const int minute = (kTen + static_cast<int>(entry) + 1) * kHour;
    const int step = state.roster->turnMinutes;
    const int turn = (minute - firstMinute(state) + step - 1) / step + 1;
    return std::max(turn, earliestTurn(state, entry));
}

} // namespace qd::corunna
