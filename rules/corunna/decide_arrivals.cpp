// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/advance.h"
#include "rules/corunna/arrivals.h"
#include "rules/corunna/colours.h"
#include "rules/corunna/decide.h"
#include "rules/corunna/muster.h"
#include "rules/corunna/zones.h"

#include <algorithm>

namespace qd::corunna {
namespace {

constexpr const char *kPlan = "9.7";
constexpr int kLorgeHour = 14 * 60; ///< 2:00pm, minutes since midnight

/// The arriving pieces with their hexes; nullopt: one does not wait in the group.
std::optional<std::vector<std::pair<Piece, Hex>>> arriving(const State &state,
                                                           const command::Reinforce &command)
{
    const std::vector<Piece> waiting = waitingPieces(state, command.group);
    std::vector<std::pair<Piece, Hex>> places;
    if (command.hex) {
        for (const Piece &piece : waiting)
            places.emplace_back(piece, *command.hex);
        return places;
    }
    for (const auto &place : command.at)
        if (std::find(waiting.begin(), waiting.end(), place.first) == waiting.end())
            return std::nullopt;
    return command.at;
}

bool isArtillery(const State &state, const Piece &piece)
{
    const auto *unit = std::get_if<UnitRef>(&piece);
    return unit != nullptr && state.unit(*unit).card->kind == Kind::Artillery;
}

bool tooEarly(Step &step, const char *code, const Citation &rule, int turn)
{
    return step.overruled(Refusal{code, rule, "it does not enter so early", {}}.with("turn", turn));
}

/// 9.7: artillery above numeral II waits for its hour.
bool gunsMayEnter(Step &step, GroupRef group, const std::vector<std::pair<Piece, Hex>> &places)
{
    const State &state = step.state();
    const auto plan = planOf(state, group);
    const bool guns = std::any_of(places.begin(), places.end(), [&state](const auto &place) {
        return isArtillery(state, place.first);
    });
    if (!plan || !guns)
        return true;
    const int turn = std::max(artilleryTurn(state, plan->entry), plan->turn);
    return state.turn() >= turn || tooEarly(step, "artillery-too-early", kPlan, turn);
}

/// The ground holds the piece, and no enemy stands or has a zone there (6.1).
bool mayStand(Step &step, const Piece &piece, Hex hex)
{
    const State &state = step.state();
    const Side side = sideOf(state, piece);
    if (auto ground = groundRefusal(state, piece, hex); ground && !step.overruled(*ground))
        return false;
    std::vector<std::string> ids;
    for (const UnitRef enemy : zonesInto(state, hex, side))
        ids.push_back(state.unit(enemy).card->id);
    for (const UnitRef there : unitsAt(state, hex))
        if (isCombatUnit(state.unit(there)) && !sameCamp(state.unit(there).card->side, side))
            ids.push_back(state.unit(there).card->id);
    if (ids.empty())
        return true;
    std::sort(ids.begin(), ids.end());
    return step.overruled(Refusal{"enemy-zoi", "6.1", "an enemy's zone lies there", {}}.with(
        "units", std::move(ids)));
}

void enter(Step &step, const Piece &piece, Hex hex)
{
    State &state = step.state();
    const auto put = [hex](auto &one) {
        one.place = Place::Map;
        one.hex = hex;
    };
    if (const auto *unit = std::get_if<UnitRef>(&piece))
        put(state.unit(*unit));
    else if (const auto *leader = std::get_if<LeaderId>(&piece))
        put(*state.leader(*leader));
    else
        put(*state.coloursOf(std::get<Brigade>(piece)));
}

/// Divisions that enter by plan: those of the reinforcements.
std::vector<Division> planned(const State &state)
{
    std::vector<Division> divisions;
    for (const auto &[group, arrival] : state.ledger.reinforcements)
        if (const auto division = divisionOfGroup(state, group))
            divisions.push_back(*division);
    return divisions;
}

/// When all are planned, one must enter at Portazgo on turn 1.
bool lacksFirstTurn(const State &state)
{
    const auto &plans = state.ledger.entryPlan;
    const std::vector<Division> divisions = planned(state);
    const bool all = std::all_of(divisions.begin(), divisions.end(),
                                 [&plans](Division d) { return plans.contains(d); });
    return all && std::none_of(plans.begin(), plans.end(), [](const auto &plan) {
               return plan.second.entry == Entry::Portazgo && plan.second.turn == 1;
           });
}

} // namespace

void decideOn(Step &step, const command::Reinforce &reinforce)
{
    State &state = step.state();
    const GroupRef group = reinforce.group;
    const auto places = arriving(state, reinforce);
    if (!state.ledger.reinforcements.contains(group) || !places || places->empty())
        return step.refuse(badCommand("pieces that wait in the group enter"));
    const Citation rule = planOf(state, group) ? Citation(kPlan) : state.roster->card(group).rule;
    if (!step.holds(state.phase() == Phase::Maneuver
                        && state.sequence.activeChit == "reinforcements",
                    "reinforcement-chit", "6.1", "they enter in the Reinforcement Chit"))
        return;
    const int due = dueTurn(state, group);
    if (state.turn() < due && !tooEarly(step, "too-early", rule, due))
        return;
    if (!gunsMayEnter(step, group, *places))
        return;
    for (const auto &[piece, hex] : *places)
        if (!step.holds(isEntryHex(state, group, hex), "entry-zone", rule, "they enter elsewhere"))
            return;
    for (const auto &[piece, hex] : *places)
        if (!mayStand(step, piece, hex))
            return;
    event::Reinforced arrived{group, {}, state.turn()};
    auto &noted = state.ledger.reinforcements[group].arrived;
    for (const auto &[piece, hex] : *places) {
        enter(step, piece, hex);
        arrived.pieces.push_back(piece);
        noted.push_back(piece);
        if (const auto *unit = std::get_if<UnitRef>(&piece); unit && reinforce.formation)
            takeFormation(step, *unit, *reinforce.formation, Told::Several);
    }
    for (Colours &colours : state.colours)
        settleColours(state, colours);
    step.emit(rule, std::move(arrived));
    closeMoves(step, {});
}

void decideOn(Step &step, const command::PlanEntry &plan)
{
    State &state = step.state();
    const std::vector<Division> divisions = planned(state);
    const bool lorge = plan.division == Division::Dragons1;
    const int last = lastTurn(state);
    if (!step.holds(state.options.variableEntry && state.roster->variableEntry, "option-off", kPlan,
                    "the table plays without variable entry"))
        return;
    if (std::find(divisions.begin(), divisions.end(), plan.division) == divisions.end()
        || plan.turn < 1 || plan.turn > last)
        return step.refuse(badCommand("a division of the reinforcements enters in a turn"));
    const int step20 = state.roster->turnMinutes;
    const int lorgeTurn = (kLorgeHour - firstMinute(state) + step20 - 1) / step20 + 1;
    const bool portazgo = plan.entry == Entry::Portazgo && plan.turn >= lorgeTurn;
    if (lorge && !portazgo
        && !step.overruled(
            Refusal{"lorge-at-portazgo", kPlan, "Lorge enters at Portazgo from 2:00pm", {}}.with(
                "turn", lorgeTurn)))
        return;
    const int earliest = earliestTurn(state, plan.entry);
    if (plan.turn < earliest && !tooEarly(step, "too-early", kPlan, earliest))
        return;
    const bool busy = std::any_of(
        state.ledger.entryPlan.begin(), state.ledger.entryPlan.end(), [&plan](const auto &other) {
            return other.first != plan.division && plan.entry != Entry::Portazgo
                && other.second == Plan{plan.entry, plan.turn};
        });
    if (!step.holds(!busy, "numeral-busy", kPlan, "another division enters there in that turn"))
        return;
    state.ledger.entryPlan[plan.division] = Plan{plan.entry, plan.turn};
    std::optional<int> guns = artilleryTurn(state, plan.entry);
    step.emit(kPlan,
              event::EntryPlanned{plan.division, plan.entry, plan.turn, timeOf(state, plan.turn),
                                  std::max(*guns, plan.turn)});
    if (lacksFirstTurn(state))
        step.emit(kPlan, event::Reminder{"first-turn-at-portazgo", std::nullopt, std::nullopt});
}

} // namespace qd::corunna
