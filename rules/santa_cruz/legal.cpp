// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/legal.h"

#include "rules/santa_cruz/answer_json.h"
#include "rules/santa_cruz/answers.h"
#include "rules/santa_cruz/decide.h"
#include "rules/santa_cruz/dice_count.h"
#include "rules/santa_cruz/probe.h"

#include <nlohmann/json.hpp>

namespace qd::santa_cruz {

namespace {

Json keyed(const Pending &pending, const char *key, Json value)
{
    return {{"do", text(nameOf(pending.kind))}, {key, std::move(value)}};
}

void addRetreat(const State &state, const Pending &pending, Json &commands)
{
    const char *key = pending.role == Role::Attacker ? "attacker" : "defender";
    commands.push_back(keyed(pending, key, "stay"));
    if (pending.role == Role::Attacker)
        commands.push_back(keyed(pending, key, "retreat"));
    for (const AreaId area : pending.areas)
        commands.push_back(keyed(pending, key, state.board->area(area).id));
}

Json decisionCommands(const State &state, const Pending &pending)
{
    Json commands = Json::array();
    switch (pending.kind) {
    case DecisionKind::FoxLoss:
    case DecisionKind::AssignHit:
        for (const Block unit : pending.units)
            commands.push_back(keyed(pending, "unit", text(nameOf(unit))));
        for (const Card card : pending.cards)
            commands.push_back(keyed(pending, "card", text(nameOf(card))));
        break;
    case DecisionKind::Oldfield:
        for (const int die : pending.dice)
            commands.push_back(keyed(pending, "die", die));
        break;
    case DecisionKind::Flee:
        for (const AreaId area : pending.areas)
            commands.push_back(keyed(pending, "to", state.board->area(area).id));
        break;
    case DecisionKind::Retreat:
        addRetreat(state, pending, commands);
        break;
    default:
        commands.push_back({{"do", text(nameOf(pending.kind))}});
        break;
    }
    return commands;
}

Json combatCommands(const State &state, const Combat &combat)
{
    Json commands = Json::array();
    if (combat.stage == Stage::Support) {
        for (const Role role : {Role::Attacker, Role::Defender})
            for (const Card card : supportCards())
                if (!supportRefusal(state, combat.side(role), card))
                    commands.push_back({{"do", "support"},
                                        {"side", text(nameOf(combat.side(role)))},
                                        {"card", text(nameOf(card))}});
    }
    if (combat.stage != Stage::Resolving)
        commands.push_back({{"do", combat.stage == Stage::FireBack ? "fire-back" : "round"},
                            {"dice_needed", diceNeeded(state, combat)}});
    return commands;
}

Json bombardmentCommands(const State &state)
{
    Json commands = Json::array();
    if (state.deck[indexOf(Side::Spanish)].hand > 0)
        for (const AreaId area : bombardTargets(state))
            commands.push_back({{"do", "bombard"},
                                {"plays", Json::array({{{"area", state.board->area(area).id}}})}});
    commands.push_back({{"do", "end-phase"}});
    return commands;
}

Json actionCommands(const State &state)
{
    Json commands = Json::array();
    const auto answering = state.action.counterattackFor;
    if (answering && !checkAvailable(state, *answering, Card::Counterattack, 1))
        commands.push_back({{"do", "counterattack"}});
    for (std::size_t i = 0; i < kCardCount; ++i) {
        const auto card = static_cast<Card>(i);
        if (isPlayable(card) && !cardRefusal(state, card))
            commands.push_back({{"do", "play"}, {"card", text(nameOf(card))}});
    }
    if (state.action.orders + state.action.assaults == 0)
        commands.push_back({{"do", "pass"}});
    commands.push_back({{"do", "end-phase"}});
    return commands;
}

Json commandsNow(const State &state)
{
    if (state.pending)
        return decisionCommands(state, *state.pending);
    if (state.combat)
        return combatCommands(state, *state.combat);
    switch (state.phase) {
    case Phase::Setup:
        return Json::array({{{"do", "load-fox"}}, {{"do", "place"}}, {{"do", "start"}}});
    case Phase::NavalMovement:
        return Json::array({{{"do", mustSail(state).empty() ? "end-phase" : "naval-move"}}});
    case Phase::Bombardment:
        return bombardmentCommands(state);
    case Phase::BritishAction:
    case Phase::SpanishAction:
        return actionCommands(state);
    case Phase::GameOver:
        break;
    }
    return Json::array();
}

} // namespace

int diceNeeded(const State &state, const Combat &combat)
{
    const Fight fight = fightOf(state, combat);
    const int attacker = combatDice(fight, Role::Attacker).total();
    const int defender = combatDice(fight, Role::Defender).total();
    if (combat.stage == Stage::FireBack)
        return attacker;
    return fight.fortressRules() ? defender : attacker + defender;
}

std::vector<AreaId> bombardTargets(const State &state)
{
    std::vector<AreaId> targets;
    for (const AreaId area : state.board->all())
        if (!state.board->area(area).land && !britishBlocksIn(state, area).empty()
            && !batteriesAt(state, area, PlusCard::No).firing.empty())
            targets.push_back(area);
    return targets;
}

Answer answerLegal(QueryReader &reader)
{
    reader.allow({});
    if (reader.refusal())
        return tl::unexpected(*reader.refusal());
    return Json{{"commands", commandsNow(reader.state())}};
}

} // namespace qd::santa_cruz
