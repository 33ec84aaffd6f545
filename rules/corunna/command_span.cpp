// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/command_span.h"

#include "rules/corunna/zones.h"

#include <algorithm>
#include <set>
#include <string>

namespace qd::corunna {
namespace {

/// Whether a unit belongs to a division: by its own, or by what an asset is attached to.
bool belongsTo(const State &state, const Unit &unit, Division division)
{
    if (!unit.card->asset)
        return unit.card->division == division;
    if (!unit.attachedTo)
        return false;
    const auto brigade = wordNamed<Brigade>(*unit.attachedTo);
    return *unit.attachedTo == nameOf(division)
        || (brigade && divisionOf(state, *brigade) == division);
}

bool belongsTo(const Unit &unit, Brigade brigade)
{
    return unit.card->asset ? unit.attachedTo == std::string(nameOf(brigade))
                            : unit.card->brigade == brigade;
}

template <class Belongs>
std::vector<UnitRef> unitsOnMap(const State &state, Belongs belongs)
{
    std::vector<UnitRef> found;
    for (const Unit &unit : state.units)
        if (onMap(unit) && belongs(unit))
            found.push_back(state.refOf(unit));
    return found;
}

bool hasPoint(const State &state, Source source)
{
    const auto &points = state.roster->commandPoints;
    return std::find(points.begin(), points.end(), source) != points.end();
}

/// The battalions' hexes stand one behind the other on one road; `ends` are its first and last.
struct Chain {
    bool onOneRoad = false;
    bool linked = false;
    std::vector<Hex> ends;
};

Chain chainOf(const Board &board, const std::set<Hex> &hexes)
{
    Chain best;
    for (const Road &road : board.roads()) {
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < road.hexes.size(); ++i)
            if (hexes.contains(road.hexes[i]))
                places.push_back(i);
        if (places.size() != hexes.size())
            continue;
        best.onOneRoad = true;
        if (places.back() - places.front() + 1 != places.size())
            continue;
        best.linked = true;
        best.ends = {road.hexes[places.front()], road.hexes[places.back()]};
        return best;
    }
    return best;
}

} // namespace

const Leader *leaderOf(const State &state, Division division)
{
    const auto found =
        std::find_if(state.leaders.begin(), state.leaders.end(), [division](const Leader &leader) {
            return leader.card->division == division && leader.card->role == LeaderRole::Division;
        });
    return found == state.leaders.end() ? nullptr : &*found;
}

std::optional<int> spanDistance(const State &state, Division division)
{
    const Leader *soult = state.leader(LeaderId::Soult);
    const Leader *leader = leaderOf(state, division);
    if (!isActive(soult) || !isActive(leader))
        return std::nullopt;
    return state.board->distance(*soult->hex, *leader->hex);
}

bool inSpan(const State &state, Division division)
{
    const auto away = spanDistance(state, division);
    return away && *away <= spanOf(division);
}

std::vector<LeaderId> leadersInSpan(const State &state)
{
    std::vector<LeaderId> found;
    for (const Leader &leader : state.leaders)
        if (leader.card->side == Side::French && leader.card->role == LeaderRole::Division
            && leader.card->division && inSpan(state, *leader.card->division))
            found.push_back(leader.card->id);
    std::sort(found.begin(), found.end(),
              [](LeaderId a, LeaderId b) { return nameOf(a) < nameOf(b); });
    return found;
}

std::optional<Division> divisionOf(const State &state, Brigade brigade)
{
    const Colours *colours = state.coloursOf(brigade);
    if (colours != nullptr && colours->card->division)
        return colours->card->division;
    for (const Unit &unit : state.units)
        if (unit.card->brigade == brigade && unit.card->division)
            return unit.card->division;
    return std::nullopt;
}

std::vector<UnitRef> unitsOf(const State &state, Division division)
{
    return unitsOnMap(state, [&](const Unit &unit) { return belongsTo(state, unit, division); });
}

std::vector<UnitRef> unitsOf(const State &state, Brigade brigade)
{
    return unitsOnMap(state, [&](const Unit &unit) { return belongsTo(unit, brigade); });
}

std::vector<UnitRef> unitsInBrigadeSpan(const State &state, Division division)
{
    std::vector<UnitRef> found;
    const Leader *leader = leaderOf(state, division);
    if (!isActive(leader)) // Moore stepped down to it (5.2.7)
        leader = state.leader(LeaderId::Moore);
    if (!isActive(leader))
        return found;
    for (const Colours &colours : state.colours) {
        if (!onMap(colours) || divisionOf(state, colours.card->brigade) != division
            || state.board->distance(*leader->hex, *colours.hex) > kBrigadeSpan)
            continue;
        for (const UnitRef unit : unitsOf(state, colours.card->brigade))
            if (state.board->distance(*colours.hex, *state.unit(unit).hex) <= kBrigadeSpan)
                found.push_back(unit);
    }
    return found;
}

Claim initiativeClaim(const State &state, LeaderId id)
{
    const Leader *leader = state.leader(id);
    Claim claim{false, "5.1.7"};
    const auto division = leader != nullptr && leader->card->role == LeaderRole::Division
        ? leader->card->division
        : std::nullopt;
    if (division && isFrenchCavalry(*division)) {
        claim.may = true;
    } else if (division && isFrenchInfantry(*division)) {
        claim = {state.armies.french.corpsDisbanded || isOut(state.leader(LeaderId::Soult)),
                 "5.1.5.1"};
    } else if (division && isBritishDivision(*division)) {
        claim = {isOut(state.leader(LeaderId::Moore)), "5.2.8"};
    }
    if (isOut(leader))
        claim = {false, "series"};
    return claim;
}

std::vector<RegroupRow> regroupRows(const State &state)
{
    std::vector<RegroupRow> rows;
    for (const Unit &unit : state.units) {
        const auto brigade = unit.card->brigade;
        const Colours *colours = brigade ? state.coloursOf(*brigade) : nullptr;
        if (!onMap(unit) || colours == nullptr || !colours->captured)
            continue;
        RegroupRow row{state.refOf(unit), *brigade, std::nullopt, std::nullopt};
        for (const Hex port : state.board->ports()) { // sorted by id
            const int away = state.board->distance(*unit.hex, port);
            if (!row.distance || away < *row.distance) {
                row.port = port;
                row.distance = away;
            }
        }
        rows.push_back(row);
    }
    std::stable_sort(rows.begin(), rows.end(), [](const RegroupRow &a, const RegroupRow &b) {
        return nameOf(a.brigade) < nameOf(b.brigade);
    });
    return rows;
}

bool isAvailable(const State &state, Source source)
{
    const auto &used = state.command.cpUsed;
    if (!hasPoint(state, source) || std::find(used.begin(), used.end(), source) != used.end())
        return false;
    switch (source) {
    case Source::Soult:
        return !isOut(state.leader(LeaderId::Soult)) && !state.armies.french.corpsDisbanded;
    case Source::Moore:
        return !isOut(state.leader(LeaderId::Moore)) && state.command.mooreMode != MooreMode::Ride;
    case Source::Alcedo:
        return !isOut(state.leader(LeaderId::Alcedo));
    default:
        return true;
    }
}

std::vector<Brigade> coloursOnPath(const State &state, const std::vector<Hex> &path)
{
    std::vector<Brigade> found;
    const Leader *moore = state.leader(LeaderId::Moore);
    std::vector<Hex> way;
    if (moore != nullptr && moore->hex)
        way.push_back(*moore->hex);
    way.insert(way.end(), path.begin(), path.end());
    for (const Hex hex : way)
        for (const Colours &colours : state.colours)
            if (onMap(colours) && !colours.captured && colours.hex == hex
                && std::find(found.begin(), found.end(), colours.card->brigade) == found.end())
                found.push_back(colours.card->brigade);
    return found;
}

std::optional<Refusal> rideRefusal(const State &state, const std::vector<Hex> &path)
{
    for (const Hex hex : path)
        if (auto refusal = groundRefusal(state, LeaderId::Moore, hex))
            return refusal;
    return std::nullopt;
}

RidePlan ridePlan(const State &state, const std::vector<Hex> &path, std::vector<Brigade> activate)
{
    const Leader &moore = *state.leader(LeaderId::Moore);
    RidePlan plan;
    if (moore.hex)
        plan.cost = wayCost(state, *moore.hex, path, {MoveClass::Leader, false, false});
    for (const Brigade brigade : activate) {
        plan.cost.because.push_back(
            Term{"contact-" + std::string(nameOf(brigade)), 1, "5.2.3", Op::Add});
        ++plan.cost.known;
    }
    plan.activate = std::move(activate);
    return plan;
}

ColumnCheck brigadeColumn(const State &state, Brigade brigade)
{
    ColumnCheck check;
    std::set<Hex> hexes;
    bool column = true;
    for (const Unit &unit : state.units)
        if (isBattalion(unit) && unit.card->brigade == brigade && onMap(unit)) {
            hexes.insert(*unit.hex);
            column = column && unit.formation == Formation::RoadColumn;
        }
    if (hexes.empty()) {
        check.fails.emplace_back("no-battalions");
        return check;
    }
    if (!column)
        check.fails.emplace_back("not-road-column");
    const Chain chain = chainOf(*state.board, hexes);
    const Colours *colours = state.coloursOf(brigade);
    const auto atEnd = colours != nullptr && onMap(*colours)
        ? std::find(chain.ends.begin(), chain.ends.end(), *colours->hex)
        : chain.ends.end();
    if (!chain.onOneRoad)
        check.fails.emplace_back("not-one-road");
    else if (!chain.linked)
        check.fails.emplace_back("not-adjacent");
    else if (atEnd == chain.ends.end())
        check.fails.emplace_back("colours-not-with-lead");
    else
        check.lead = *atEnd;
    return check;
}

bool mayRide(const State &state)
{
    const Leader *moore = state.leader(LeaderId::Moore);
    return state.phase() == Phase::CommandPoints && isActive(moore) && !moore->stepDown
        && !state.command.mooreMode;
}

bool mayFly(const State &state)
{
    return state.phase() == Phase::CommandPoints && state.command.hardingeReady
        && !state.command.hardingeUsed && isActive(state.leader(LeaderId::Hardinge));
}

bool mayTryInitiative(const State &state, const Leader &leader)
{
    const auto &tried = state.command.initiativeTried;
    const LeaderId id = leader.card->id;
    return state.phase() == Phase::Initiative && onMap(leader) && initiativeClaim(state, id).may
        && std::find(tried.begin(), tried.end(), id) == tried.end();
}

} // namespace qd::corunna
