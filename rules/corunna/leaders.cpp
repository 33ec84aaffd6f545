// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/leaders.h"

#include "rules/corunna/command_span.h"
#include "rules/corunna/decide.h"

#include <array>

namespace qd::corunna {
namespace {

constexpr int kBestMorale = 0, kWorstMorale = 3;
constexpr int kMostTurns = 200;

/// Moore fills them in this order (R98).
constexpr std::array<LeaderId, 4> kDivisionLeaders{LeaderId::Baird, LeaderId::Hope,
                                                   LeaderId::Fraser, LeaderId::Paget};

std::optional<Division> firstWithoutLeader(const State &state)
{
    for (const LeaderId id : kDivisionLeaders)
        if (const Leader *leader = state.leader(id); isOut(leader))
            return leader->card->division;
    return std::nullopt;
}

void stepDown(Step &step, Leader &moore, Division division)
{
    moore.stepDown = division;
    step.emit("5.2.7", event::MooreStepsDown{division});
}

bool leadsBritishDivision(const Leader &leader)
{
    return leader.card->side == Side::British && leader.card->role == LeaderRole::Division
        && leader.card->division;
}

void divisionWithoutLeader(Step &step, Division division)
{
    Leader *moore = step.state().leader(LeaderId::Moore);
    if (!isActive(moore))
        return;
    if (moore->stepDown)
        step.emit("5.2.7",
                  event::Reminder{"second-division-without-leader", std::nullopt, std::nullopt});
    else
        stepDown(step, *moore, division);
}

void setCorps(Step &step, bool disbanded)
{
    step.state().armies.french.corpsDisbanded = disbanded;
    if (disbanded)
        step.emit("5.1.5.1", event::CorpsDisbanded{});
    else
        step.emit("5.1.5.1", event::CorpsFormed{});
}

void clearRatings(Leader &leader)
{
    for (const ValueKey key : leaderValues())
        leader.values.at(static_cast<std::size_t>(key)).reset();
    leader.cavalrySpecial.reset();
    leader.artillerySpecial.reset();
}

} // namespace

void fall(Step &step, Leader &leader, LeaderState result, std::optional<int> returnsTurn)
{
    State &state = step.state();
    leader.state = result;
    leader.returnsTurn = returnsTurn;
    if (result != LeaderState::Wounded) { // a wounded man's place is kept
        leader.place = result == LeaderState::Captured ? Place::Captured : Place::Eliminated;
        leader.hex.reset();
        leader.aboard.reset();
    }
    step.emit({}, event::LeaderFell{leader.card->id, result, returnsTurn});
    switch (leader.card->id) {
    case LeaderId::Soult:
        leader.stepDown.reset();
        setCorps(step, true);
        break;
    case LeaderId::Moore:
        leader.stepDown.reset();
        step.emit("5.2.8", event::NoArmyLeader{});
        break;
    case LeaderId::Alcedo:
        for (Unit &unit : state.units)
            if (unit.card->side == Side::Spanish)
                unit.inCommand = false;
        step.emit("5.3.3", event::SpanishOutOfCommand{});
        break;
    default:
        if (leadsBritishDivision(leader))
            divisionWithoutLeader(step, *leader.card->division);
    }
}

void comeBack(Step &step, Leader &leader)
{
    State &state = step.state();
    if (leader.card->id == LeaderId::Soult)
        return setCorps(step, false);
    Leader *moore = state.leader(LeaderId::Moore);
    if (leader.card->id == LeaderId::Moore) {
        if (const auto division = firstWithoutLeader(state))
            stepDown(step, leader, *division);
        return;
    }
    if (!leadsBritishDivision(leader) || moore == nullptr
        || moore->stepDown != leader.card->division)
        return;
    moore->stepDown.reset();
    step.emit("5.2.7", event::MooreStepsUp{*leader.card->division});
    if (const auto division = firstWithoutLeader(state); division && isActive(moore))
        stepDown(step, *moore, *division);
}

void decideOn(Step &step, const command::LeaderCasualty &casualty)
{
    Leader *leader = presentLeader(step, casualty.leader);
    if (leader == nullptr)
        return;
    const int turns = casualty.turns.value_or(1);
    if (casualty.result == LeaderState::Active || turns < 1 || turns > kMostTurns)
        return step.refuse(badCommand("he is wounded, killed or captured"));
    if (!step.holds(leader->state == LeaderState::Active, "leader-out", "series",
                    "he is out already"))
        return;
    std::optional<int> returns;
    if (casualty.turns)
        returns = step.state().turn() + *casualty.turns;
    fall(step, *leader, casualty.result, returns);
}

void decideOn(Step &step, const command::LeaderReturns &returns)
{
    Leader *leader = presentLeader(step, returns.leader);
    if (leader == nullptr
        || !step.holds(leader->state == LeaderState::Wounded, "leader-not-wounded", "series",
                       "he is not wounded"))
        return;
    leader->state = LeaderState::Active;
    leader->returnsTurn.reset();
    if (returns.hex) {
        leader->hex = returns.hex;
        leader->place = Place::Map;
    }
    step.emit({}, event::LeaderReturned{returns.leader, leader->hex});
    comeBack(step, *leader);
}

void decideOn(Step &step, const command::ReplaceLeader &replace)
{
    Leader *leader = presentLeader(step, replace.leader);
    if (leader == nullptr)
        return;
    const char *rule = leader->card->side == Side::French ? "5.1.5" : "5.2.6";
    if (!step.holds(leader->card->replaceable, "leader-not-replaceable", rule,
                    "nobody replaces him")
        || !step.holds(leader->state != LeaderState::Active, "leader-active", "series",
                       "he is in command"))
        return;
    leader->state = LeaderState::Active;
    leader->returnsTurn.reset();
    leader->replaced = true;
    clearRatings(*leader);
    if (replace.hex) {
        leader->hex = replace.hex;
        leader->place = Place::Map;
    } else if (!leader->hex) {
        leader->place = Place::OffMap;
    }
    step.emit({}, event::LeaderReplaced{replace.leader});
    comeBack(step, *leader);
}

void decideOn(Step &step, const command::StepLeader &stepping)
{
    if (stepping.leader != LeaderId::Soult && stepping.leader != LeaderId::Moore)
        return step.refuse(badCommand("only Soult and Moore step down"));
    Leader *leader = presentLeader(step, stepping.leader);
    if (leader == nullptr)
        return;
    const bool down = stepping.direction == Direction::Down;
    if (down != stepping.division.has_value())
        return step.refuse(badCommand("a \"division\" is named in stepping down"));
    const bool french = stepping.leader == LeaderId::Soult;
    if (down
        && !(french ? isFrenchInfantry(*stepping.division) || isFrenchCavalry(*stepping.division)
                    : isBritishDivision(*stepping.division)))
        return step.refuse(badCommand("he steps down to a division of his own army"));
    if (down) {
        leader->stepDown = stepping.division;
        step.emit({}, event::SteppedDown{stepping.leader, stepping.division});
    } else {
        const auto from = std::exchange(leader->stepDown, std::nullopt);
        step.emit({}, event::SteppedUp{stepping.leader, from});
    }
    if (stepping.leader == LeaderId::Soult)
        setCorps(step, down);
}

void decideOn(Step &step, const command::ArmyMorale &morale)
{
    State &state = step.state();
    if (morale.side == Side::Spanish || morale.level < kBestMorale || morale.level > kWorstMorale)
        return step.refuse(badCommand("levels 0 to 3 are of the French and the British"));
    (morale.side == Side::French ? state.armies.french.armyMorale
                                 : state.armies.british.armyMorale) = morale.level;
    step.emit({}, event::ArmyMoraleSet{morale.side, morale.level});
}

} // namespace qd::corunna
