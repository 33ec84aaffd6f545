// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/citation.h"
#include "rules/base/refusal.h"
#include "rules/corunna/movement.h"
#include "rules/corunna/state.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

namespace qd::corunna {

inline constexpr int kInfantrySpan = 8; ///< hexes from Soult, 5.1.3
inline constexpr int kCavalrySpan = 12;
inline constexpr int kBrigadeSpan = 3; ///< 5.2.11

constexpr bool isFrenchInfantry(Division division)
{
    return division <= Division::FrDivision3;
}

constexpr bool isFrenchCavalry(Division division)
{
    return division == Division::CavalerieLegere || division == Division::Dragons1
        || division == Division::Dragons2;
}

constexpr bool isBritishDivision(Division division)
{
    return division >= Division::Division1 && division <= Division::Reserve;
}

/// The leader of a division, nullptr: not in the scenario.
const Leader *leaderOf(const State &state, Division division);

constexpr int spanOf(Division division)
{
    return isFrenchCavalry(division) ? kCavalrySpan : kInfantrySpan;
}

/// Hexes from Soult to the leader of a French division; nullopt: one of them is not on the map.
std::optional<int> spanDistance(const State &state, Division division);
bool inSpan(const State &state, Division division);
/// Leaders of the French divisions in span, sorted by id.
std::vector<LeaderId> leadersInSpan(const State &state);

/// The division that a brigade belongs to.
std::optional<Division> divisionOf(const State &state, Brigade brigade);
/// Units of a division or brigade on the map, sorted; an asset belongs to what it is attached to
/// (5.1.4, 5.2.5).
std::vector<UnitRef> unitsOf(const State &state, Division division);
std::vector<UnitRef> unitsOf(const State &state, Brigade brigade);
/// With brigade leaders (5.2.11): those within their span.
std::vector<UnitRef> unitsInBrigadeSpan(const State &state, Division division);

/// Whether a leader may try for initiative, and by which rule (5.1.5.1, 5.1.7, 5.2.8).
struct Claim {
    bool may = false;
    Citation rule;
};

Claim initiativeClaim(const State &state, LeaderId leader);

/// Units of a brigade without colours (5.2.10.2), by brigade's name, then id.
struct RegroupRow {
    UnitRef unit;
    Brigade brigade{};
    std::optional<Hex> port; ///< the nearest; of equals the lowest id
    std::optional<int> distance;
};

std::vector<RegroupRow> regroupRows(const State &state);

/// A command point is there and not used (`ask command`, `legal`).
bool isAvailable(const State &state, Source source);

/// Moore may ride, Hardinge may fly, a leader may try for initiative: now.
bool mayRide(const State &state);
bool mayFly(const State &state);
bool mayTryInitiative(const State &state, const Leader &leader);

/// Moore's ride (5.2.3): what it would cost and whom it would activate.
struct RidePlan {
    WayCost cost;
    std::vector<Brigade> activate;
};

/// Why Moore can't ride that way: water (4.2).
std::optional<Refusal> rideRefusal(const State &state, const std::vector<Hex> &path);

/// One stands more than once in a list.
template <class T>
bool namesTwice(std::vector<T> list)
{
    std::sort(list.begin(), list.end());
    return std::adjacent_find(list.begin(), list.end()) != list.end();
}

/// The colours that can be contacted: not captured, on his hex or the path, in order of the path.
std::vector<Brigade> coloursOnPath(const State &state, const std::vector<Hex> &path);
RidePlan ridePlan(const State &state, const std::vector<Hex> &path, std::vector<Brigade> activate);

/// Brigade Column (6.7): why the brigade is not in one; empty: it is.
struct ColumnCheck {
    std::vector<std::string> fails;
    std::optional<Hex> lead;
};

ColumnCheck brigadeColumn(const State &state, Brigade brigade);

} // namespace qd::corunna
