// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/offers.h"

#include "rules/santa_cruz/charts.h"
#include "rules/santa_cruz/combat_rules.h"
#include "rules/santa_cruz/dice_count.h"
#include "rules/santa_cruz/legal.h"
#include "rules/santa_cruz/probe.h"
#include "rules/santa_cruz/santa_cruz.h"
#include "rules/santa_cruz/sea.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::santa_cruz {

namespace {

std::string text(std::string_view name)
{
    return std::string(name);
}

/// Collects offers; the referee's and the sides'.
class OfferList {
public:
    explicit OfferList(const State &state) : m_state(state) { }

    Offer &add(std::string id, const Json &command, std::optional<Side> side, Citation rule)
    {
        Offer offer;
        offer.id = std::move(id);
        offer.command = canonicalText(command);
        if (side)
            offer.side = nameOf(*side);
        offer.rule = std::move(rule);
        m_offers.push_back(std::move(offer));
        return m_offers.back();
    }

    /// An offer that is whole as it stands: refused when decide refuses it.
    Offer &addWhole(std::string id, const Json &command, std::optional<Side> side, Citation rule)
    {
        Offer &offer = add(std::move(id), command, side, std::move(rule));
        offer.refused = refusalOf(m_state, command);
        return offer;
    }

    const State &state() const { return m_state; }

    Offers take() && { return std::move(m_offers); }

private:
    const State &m_state;
    Offers m_offers;
};

void offerUnits(OfferList &list, const Pending &pending, Citation rule)
{
    const std::string kind = text(nameOf(pending.kind));
    for (const Block unit : pending.units)
        list.add(kind + '/' + text(nameOf(unit)), {{"do", kind}, {"unit", text(nameOf(unit))}},
                 pending.side, rule)
            .preferred = unit == pending.units.front();
    for (const Card card : pending.cards)
        list.add(kind + '/' + text(nameOf(card)), {{"do", kind}, {"card", text(nameOf(card))}},
                 pending.side, rule)
            .preferred = pending.units.empty() && card == pending.cards.front();
}

/// The die that the policy of the odds would raise is the one to take by Enter.
void offerDice(OfferList &list, const Pending &pending)
{
    const State &state = list.state();
    int best = 0;
    if (state.combat) {
        const Fight fight = fightOf(state, *state.combat);
        const Role role = fight.role(pending.side);
        best = policyRaise(fight, pending.faces, plusOn(fight, role), hitsOn(fight, role));
    }
    for (const int die : pending.dice)
        list.add("oldfield/" + std::to_string(die), {{"do", "oldfield"}, {"die", die}},
                 pending.side, "11.7")
            .preferred = die == best;
}

void offerRetreat(OfferList &list, const Pending &pending)
{
    const State &state = list.state();
    const auto add = [&](std::string id, Json keys) -> Offer & {
        keys["do"] = "retreat";
        return list.add("retreat/" + std::move(id), keys, pending.side, "10.7");
    };
    if (pending.role == Role::Defender) {
        add("defender/stay", {{"defender", "stay"}}).preferred = true;
        for (const AreaId area : pending.areas)
            add("defender/" + state.board->area(area).id,
                {{"defender", state.board->area(area).id}});
        return;
    }
    add("both-stay", {{"attacker", "stay"}, {"defender", "stay"}}).preferred = true;
    add("attacker/stay", {{"attacker", "stay"}});
    add("attacker/retreat", {{"attacker", "retreat"}});
    if (state.combat)
        for (const AreaId area : defenderWays(state, *state.combat))
            add("defender/" + state.board->area(area).id,
                {{"attacker", "stay"}, {"defender", state.board->area(area).id}});
}

void offerDecision(OfferList &list, const Pending &pending)
{
    const State &state = list.state();
    const std::string kind = text(nameOf(pending.kind));
    switch (pending.kind) {
    case DecisionKind::FoxLoss:
        return offerUnits(list, pending, "12.3");
    case DecisionKind::AssignHit:
        return offerUnits(list, pending, pending.attrition ? "10.6" : "10.4");
    case DecisionKind::Oldfield:
        return offerDice(list, pending);
    case DecisionKind::Flee:
        for (const AreaId area : pending.areas)
            list.add("flee/" + state.board->area(area).id,
                     {{"do", kind}, {"to", state.board->area(area).id}}, pending.side, "10.4")
                .preferred = area == pending.areas.front();
        return;
    case DecisionKind::Retreat:
        return offerRetreat(list, pending);
    case DecisionKind::PanicRetreat:
        list.add(kind, {{"do", kind}}, pending.side, "9.panic").preferred = true;
        return;
    case DecisionKind::EliminateExcess:
        list.add(kind, {{"do", kind}}, pending.side, "10.7").preferred = true;
        return;
    case DecisionKind::DrumsReturn:
        list.add(kind, {{"do", kind}}, pending.side, "9.battle-drums").preferred = true;
        return;
    }
}

void offerCombat(OfferList &list, const Combat &combat)
{
    const State &state = list.state();
    if (combat.stage == Stage::Support) {
        for (const Role role : {Role::Attacker, Role::Defender}) {
            const Side side = combat.side(role);
            for (const Card card : supportCards()) {
                if (state.decks->copies(side, card) == 0)
                    continue;
                Offer &offer = list.add(
                    "support/" + text(nameOf(side)) + '/' + text(nameOf(card)),
                    {{"do", "support"}, {"side", text(nameOf(side))}, {"card", text(nameOf(card))}},
                    side, Citation("9." + text(nameOf(card))));
                offer.refused = supportRefusal(state, side, card);
                if (!offer.refused && card == Card::BattleDrums)
                    offer.refused = hopeless(state, offer.command);
            }
        }
    }
    if (combat.stage == Stage::FireBack)
        list.addWhole("fire-back", {{"do", "fire-back"}}, combat.attacker, "10.10").preferred =
            true;
    else if (combat.stage != Stage::Resolving)
        list.addWhole("round", {{"do", "round"}}, std::nullopt, "10.0").preferred =
            combat.stage == Stage::Fire;
}

void offerSetup(OfferList &list)
{
    Offer &start = list.addWhole("start", {{"do", "start"}}, std::nullopt, "6");
    const bool ready = !start.refused;
    start.preferred = ready;
    const State &state = list.state();
    const bool allPlaced =
        std::none_of(state.units.begin() + kBritishUnits, state.units.end(),
                     [](const UnitState &unit) { return unit.at.is == Where::Is::Off; });
    const bool foxWaits = allPlaced && cargo(state).size() != 2;
    list.add("place", {{"do", "place"}}, Side::Spanish, "6").preferred = !ready && !foxWaits;
    list.add("load-fox", {{"do", "load-fox"}}, Side::British, "6").preferred = foxWaits;
}

Offer &offerEnd(OfferList &list, std::optional<Side> side)
{
    Offer &end = list.addWhole("end-phase", {{"do", "end-phase"}}, side, "7.0");
    end.preferred = !end.refused;
    return end;
}

void offerNaval(OfferList &list)
{
    if (!mustSail(list.state()).empty())
        list.add("naval-move", {{"do", "naval-move"}}, Side::British, "7.1").preferred = true;
    offerEnd(list, Side::British);
}

void offerBombardment(OfferList &list)
{
    const State &state = list.state();
    for (const AreaId area : bombardTargets(state)) {
        const std::string &id = state.board->area(area).id;
        Offer &offer =
            list.add("bombard/" + id, {{"do", "bombard"}, {"plays", Json::array({{{"area", id}}})}},
                     Side::Spanish, "7.2");
        offer.refused = hopeless(state, offer.command);
    }
    offerEnd(list, Side::Spanish);
}

void offerPlays(OfferList &list, Side side)
{
    const State &state = list.state();
    for (std::size_t i = 0; i < kCardCount; ++i) {
        const auto card = static_cast<Card>(i);
        if (!isPlayable(card) || state.decks->copies(side, card) == 0)
            continue;
        const std::string name = text(nameOf(card));
        Offer &offer =
            list.add("play/" + name, {{"do", "play"}, {"card", name}}, side, Citation("9." + name));
        offer.refused = cardRefusal(state, card);
        if (!offer.refused)
            offer.refused = hopeless(state, offer.command);
    }
}

void offerAction(OfferList &list, Side side)
{
    const State &state = list.state();
    if (const auto answering = state.action.counterattackFor) {
        Offer &offer =
            list.add("counterattack", {{"do", "counterattack"}}, *answering, "9.counterattack");
        offer.refused = hopeless(state, offer.command);
    }
    offerPlays(list, side);
    list.addWhole("pass", {{"do", "pass"}}, side, "7.3e");
    offerEnd(list, side);
}

} // namespace

Offers Game::offers(const State &state)
{
    OfferList list(state);
    if (state.over())
        return {};
    if (state.pending) {
        offerDecision(list, *state.pending);
        return std::move(list).take();
    }
    if (state.combat) {
        offerCombat(list, *state.combat);
        return std::move(list).take();
    }
    switch (state.phase) {
    case Phase::Setup:
        offerSetup(list);
        break;
    case Phase::NavalMovement:
        offerNaval(list);
        break;
    case Phase::Bombardment:
        offerBombardment(list);
        break;
    case Phase::BritishAction:
        offerAction(list, Side::British);
        break;
    case Phase::SpanishAction:
        offerAction(list, Side::Spanish);
        break;
    case Phase::GameOver:
        break;
    }
    return std::move(list).take();
}

} // namespace qd::santa_cruz
