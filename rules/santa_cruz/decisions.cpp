// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/decisions.h"

#include "rules/santa_cruz/codec.h"
#include "rules/santa_cruz/santa_cruz.h"

namespace qd::santa_cruz {
namespace {

Json foxChoices(const Pending &pending)
{
    Json choices = Json::array();
    for (const Block unit : pending.units)
        choices.push_back(Json{{"unit", std::string(nameOf(unit))}});
    for (const Card card : pending.cards)
        choices.push_back(Json{{"card", std::string(nameOf(card))}});
    return choices;
}

/// The attacker stays or goes home; the defender stays or names an area (10.7).
Json retreatChoices(const Board &board, const Pending &pending)
{
    Json choices = Json::array({"stay"});
    if (pending.role == Role::Attacker)
        choices.push_back("retreat");
    else
        for (const AreaId area : pending.areas)
            choices.push_back(board.area(area).id);
    return choices;
}

} // namespace

Citation ruleOf(DecisionKind kind)
{
    switch (kind) {
    case DecisionKind::FoxLoss:
        return "12.3";
    case DecisionKind::AssignHit:
    case DecisionKind::Flee:
        return "10.4";
    case DecisionKind::Oldfield:
        return "11.7";
    case DecisionKind::Retreat:
    case DecisionKind::EliminateExcess:
        return "10.7";
    case DecisionKind::PanicRetreat:
        return "9.panic";
    case DecisionKind::DrumsReturn:
        return "9.battle-drums";
    }
    return {};
}

Citation ruleOf(const Pending &pending)
{
    return pending.kind == DecisionKind::AssignHit && pending.attrition ? Citation("10.6")
                                                                        : ruleOf(pending.kind);
}

Json pendingObject(const State &state, const Pending &pending)
{
    const Board &board = *state.board;
    Json object{{"decision", std::string(nameOf(pending.kind))},
                {"side", std::string(nameOf(pending.side))},
                {"rule", ruleOf(pending).text()}};
    switch (pending.kind) {
    case DecisionKind::FoxLoss:
        object["choices"] = foxChoices(pending);
        break;
    case DecisionKind::AssignHit:
        object["cause"] = pending.attrition ? "attrition" : "fire";
        object["hits_left"] = pending.count;
        object["choices"] = encode(board, pending.units);
        break;
    case DecisionKind::Oldfield:
        object["faces"] = encode(board, pending.faces);
        object["choices"] = encode(board, pending.dice);
        break;
    case DecisionKind::Flee:
        object["units"] = encode(board, pending.units);
        object["choices"] = encode(board, pending.areas);
        break;
    case DecisionKind::Retreat:
        object["role"] = std::string(nameOf(pending.role));
        object["choices"] = retreatChoices(board, pending);
        break;
    case DecisionKind::PanicRetreat:
        object["area"] = encode(board, pending.area);
        object["choices"] = encode(board, pending.ways);
        object["officer"] = encode(board, pending.officer);
        break;
    case DecisionKind::EliminateExcess:
        object["area"] = encode(board, pending.area);
        [[fallthrough]];
    case DecisionKind::DrumsReturn:
        object["excess"] = pending.count;
        object["choices"] = encode(board, pending.units);
        break;
    }
    return object;
}

Json Game::pendingJson(const State &state)
{
    return state.pending ? pendingObject(state, *state.pending) : Json(nullptr);
}

} // namespace qd::santa_cruz
