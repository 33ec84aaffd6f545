// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/end_of_combat.h"

#include "rules/santa_cruz/charts.h"
#include "rules/santa_cruz/combat_rules.h"
#include "rules/santa_cruz/decide.h"

#include <algorithm>

namespace qd::santa_cruz {

namespace {

/// The officer who leaves with a group: nullopt if none goes, or if another one stands where it
/// goes (11.2).
struct Company {
    std::optional<Officer> goes;
    std::optional<Officer> removed;
};

Company companyTo(const State &state, std::optional<Officer> officer, AreaId to)
{
    if (!officer)
        return {};
    if (officerIn(state, to, sideOf(*officer)))
        return {std::nullopt, officer};
    return {officer, std::nullopt};
}

void removeSecond(Step &step, const Company &company)
{
    if (company.removed)
        removeOfficer(step, *company.removed, event::Fate::Wounded,
                      event::RemovalCause::OfficerLimit, "10.7");
}

} // namespace

Room askExcess(Step &step, Side side, const std::vector<AreaId> &areas)
{
    for (auto area = areas.begin(); area != areas.end(); ++area) {
        std::vector<Block> units = unitsIn(step.state(), *area, side);
        const int excess = static_cast<int>(units.size()) - kLandAreaLimit;
        if (excess <= 0 || !step.board().area(*area).land)
            continue;
        Pending pending;
        pending.kind = DecisionKind::EliminateExcess;
        pending.side = side;
        pending.area = *area;
        pending.units = std::move(units);
        pending.count = excess;
        pending.areas.assign(area + 1, areas.end());
        step.state().pending = std::move(pending);
        return Room::Asked;
    }
    return Room::Enough;
}

Room runTo(Step &step, const std::vector<Block> &units, AreaId to)
{
    const AreaId from = step.state().combat->area;
    const bool othersStay = unitsIn(step.state(), from, Side::Spanish).size() > units.size();
    const Company company = companyTo(
        step.state(), othersStay ? std::nullopt : officerIn(step.state(), from, Side::Spanish), to);
    step.emit("10.4", event::VolunteersFled{Side::Spanish, units, company.goes, to});
    removeSecond(step, company);
    return askExcess(step, Side::Spanish, {to});
}

Room defendersRetreat(Step &step, AreaId to)
{
    const AreaId from = step.state().combat->area;
    const Side side = enemyOf(step.state().combat->attacker);
    const Company company = companyTo(step.state(), officerIn(step.state(), from, side), to);
    step.emit("10.7", event::Retreated{side, unitsIn(step.state(), from, side), company.goes, to});
    removeSecond(step, company);
    return askExcess(step, side, {to});
}

void attackersRetreat(Step &step)
{
    const Combat combat = *step.state().combat;
    for (const Block unit : attackersLost(step.state(), combat))
        eliminateUnit(step, unit, event::HitCause::NoRetreat, "10.7");
    std::vector<std::pair<AreaId, std::vector<Block>>> groups;
    for (const Block unit : unitsIn(step.state(), combat.area, combat.attacker)) {
        const AreaId origin = *originOf(combat, unit);
        auto group = std::find_if(groups.begin(), groups.end(),
                                  [origin](const auto &g) { return g.first == origin; });
        if (group == groups.end())
            group = groups.insert(group, {origin, {}});
        group->second.push_back(unit);
    }
    auto officer = officerIn(step.state(), combat.area, combat.attacker);
    for (const auto &[origin, units] : groups) {
        const Company company = companyTo(step.state(), officer, origin);
        step.emit("10.7", event::Retreated{combat.attacker, units, company.goes, origin});
        if (company.goes)
            officer.reset();
    }
    if (officer)
        removeOfficer(step, *officer, event::Fate::Wounded,
                      groups.empty() ? event::RemovalCause::NoRetreat
                                     : event::RemovalCause::OfficerLimit,
                      "10.7");
}

namespace {

/// One box towards the winner, within the track (10.9, R48).
void moveMorale(Step &step, Side winner)
{
    const auto &boxes = step.board().morale();
    const int from = step.state().morale;
    auto box = std::find_if(boxes.begin(), boxes.end(),
                            [from](const MoraleBox &b) { return b.at == from; });
    if (box == boxes.end())
        return;
    if (winner == Side::British && box + 1 != boxes.end())
        ++box;
    else if (winner == Side::Spanish && box != boxes.begin())
        --box;
    step.emit("10.9", event::Morale{from, box->at});
}

Room askDrumsReturn(Step &step, const Combat &combat)
{
    const std::vector<Block> units = unitsIn(step.state(), combat.area, Side::British);
    const int excess = static_cast<int>(units.size()) - kLandAreaLimit;
    if (excess <= 0)
        return Room::Enough;
    Pending pending;
    pending.kind = DecisionKind::DrumsReturn;
    pending.side = Side::British;
    pending.area = combat.area;
    pending.count = excess;
    for (const Block unit : units)
        if (drumsReturnGoal(step.state(), combat, unit))
            pending.units.push_back(unit);
    if (static_cast<int>(pending.units.size()) < excess)
        pending.units = units;
    step.state().pending = std::move(pending);
    return Room::Asked;
}

} // namespace

Room finishCombat(Step &step)
{
    const Combat combat = *step.state().combat;
    std::optional<Side> winner;
    for (const Side side : {Side::British, Side::Spanish})
        if (anyIn(step.state(), combat.area, side))
            winner = side;
    step.emit("10.9", event::CombatEnded{combat.area, winner, combat.round});
    if (!winner)
        return Room::Enough;
    moveMorale(step, *winner);
    if (*winner == Side::British && combat.attacker == Side::British)
        return askDrumsReturn(step, combat);
    return Room::Enough;
}

void closeCombat(Step &step)
{
    const Combat combat = *step.state().combat;
    step.state().combat.reset();
    const Options &options = step.state().options;
    if (combat.by == CombatBy::CounterattackResponse || phasingSide(step.state()) != combat.attacker
        || (options.simplified && !options.simplifiedCounterattack))
        return;
    const Side other = enemyOf(combat.attacker);
    step.state().action.counterattackFor = other;
    step.emit("10.0", event::CounterattackWindow{other});
}

std::optional<AreaId> drumsReturnGoal(const State &state, const Combat &combat, Block unit)
{
    const auto origin = originOf(combat, unit);
    if (!origin || *origin == combat.area || anyIn(state, *origin, enemyOf(combat.attacker)))
        return std::nullopt;
    return origin;
}

} // namespace qd::santa_cruz
