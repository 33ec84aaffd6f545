// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/arrivals.h"
#include "rules/corunna/chits.h"
#include "rules/corunna/colours.h"
#include "rules/corunna/command_span.h"
#include "rules/corunna/corunna.h"
#include "rules/corunna/muster.h"
#include "rules/corunna/naval.h"
#include "rules/corunna/pending.h"
#include "rules/corunna/score.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::corunna {
namespace {

std::string text(std::string_view name)
{
    return std::string(name);
}

/// Collects offers; the referee's and the sides'.
class OfferList {
public:
    explicit OfferList(const State &state) : m_state(state) { }

    Offer &add(std::string id, const Json &command, const char *side, Citation rule)
    {
        Offer offer;
        offer.id = std::move(id);
        offer.command = canonicalText(command);
        offer.side = side;
        offer.rule = std::move(rule);
        m_offers.push_back(std::move(offer));
        return m_offers.back();
    }

    /// An offer that is whole as it stands: refused when decide refuses it.
    Offer &addWhole(std::string id, const Json &command, const char *side, Citation rule)
    {
        Offer &offer = add(std::move(id), command, side, std::move(rule));
        const auto parsed = Game::parseCommand(m_state, command, DiceNamed::No);
        if (!parsed)
            return offer;
        auto decision = Game::decide(m_state, *parsed, {}, Strictness::Enforce);
        if (auto *refusal = std::get_if<Refusal>(&decision))
            offer.refused = std::move(*refusal);
        return offer;
    }

    const State &state() const { return m_state; }

    Offers take() && { return std::move(m_offers); }

private:
    const State &m_state;
    Offers m_offers;
};

const char *sideText(Side side)
{
    return side == Side::French ? "french" : "british";
}

/// The French plan is made before the battle, and may be made until the division is due (9.7).
void offerPlan(OfferList &list)
{
    if (list.state().options.variableEntry && list.state().roster->variableEntry)
        list.add("plan-entry", {{"do", "plan-entry"}}, "french", "9.7");
}

/// Body by body: what goes down together next, so that a brigade is set up with a hex and Enter
/// for each of its stacks. The body that is begun comes first.
void offerMusters(OfferList &list, const char *side)
{
    std::vector<Mustered> bodies = musters(list.state());
    std::stable_partition(bodies.begin(), bodies.end(),
                          [](const Mustered &body) { return body.begun; });
    for (const Mustered &body : bodies) {
        Json command{{"do", "place"}};
        std::vector<std::string> names;
        for (const Piece &piece : body.pieces)
            names.push_back(list.state().roster->nameOf(piece));
        if (names.size() == 1)
            command["piece"] = names.front();
        else
            command["pieces"] = names;
        list.add("place/" + body.body, command, side, "setup").preferred = &body == &bodies.front();
    }
}

void offerSetup(OfferList &list)
{
    const State &state = list.state();
    const char *side = state.sequence.setupStep == 1 ? "british" : "french";
    const bool left = !musters(state).empty();
    offerMusters(list, side);
    list.add("place", {{"do", "place"}}, side, "setup");
    list.addWhole("finish-setup", {{"do", "finish-setup"}}, "", "setup").preferred = !left;
    list.add("presentation", {{"do", "presentation"}}, "french", "4.7.4.1");
    offerPlan(list);
}

void offerPoints(OfferList &list)
{
    const State &state = list.state();
    for (const Source source : state.roster->commandPoints)
        if (isAvailable(state, source))
            list.add("form-mu/" + text(nameOf(source)),
                     {{"do", "form-mu"}, {"by", text(nameOf(source))}},
                     source == Source::Soult || source == Source::ScenarioFrench ? "french"
                                                                                 : "british",
                     "5.0");
    const auto &points = state.roster->commandPoints;
    const auto &used = state.command.cpUsed;
    const auto has = [](const std::vector<Source> &sources, Source source) {
        return std::find(sources.begin(), sources.end(), source) != sources.end();
    };
    if (has(points, Source::Moore) && !has(used, Source::MooreStack)
        && isActive(state.leader(LeaderId::Moore)) && state.command.mooreMode != MooreMode::Ride)
        list.add("form-mu/moore-stack", {{"do", "form-mu"}, {"by", "moore-stack"}}, "british",
                 "5.2.1");
}

void offerCommand(OfferList &list)
{
    const State &state = list.state();
    offerPoints(list);
    if (mayRide(state))
        list.add("ride", {{"do", "ride"}}, "british", "5.2.3");
    if (mayFly(state))
        list.add("fly", {{"do", "fly"}}, "british", "5.2.4");
}

void offerInitiative(OfferList &list)
{
    const State &state = list.state();
    for (const Leader &leader : state.leaders) {
        const LeaderId id = leader.card->id;
        if (mayTryInitiative(state, leader))
            list.add("initiative/" + text(nameOf(id)),
                     {{"do", "initiative"}, {"leader", text(nameOf(id))}},
                     sideText(leader.card->side), initiativeClaim(state, id).rule);
    }
}

void offerArrivals(OfferList &list)
{
    const State &state = list.state();
    for (const auto &[group, arrival] : state.ledger.reinforcements)
        if (dueTurn(state, group) <= state.turn() && !waitingPieces(state, group).empty()) {
            const Group &card = state.roster->card(group);
            list.add("reinforce/" + card.id, {{"do", "reinforce"}, {"group", card.id}},
                     card.side == "french" ? "french" : "british", card.rule)
                .preferred = true;
        }
}

/// Commands that are offered as they are, to be filled in.
void offerAll(OfferList &list, std::initializer_list<const char *> names)
{
    for (const char *name : names) {
        Json command{{"do", name}};
        for (const char *booked : {"fire", "melee", "morale", "stand"})
            if (std::string_view(name) == booked)
                command["apply"] = true; // what comes of it is booked with it, unless one says not
        list.add(name, command, "", {});
    }
}

bool hasSecondCompany(const State &state)
{
    return std::any_of(state.units.begin(), state.units.end(), [](const Unit &unit) {
        return unit.card->undeployed && unit.place == Place::Undeployed;
    });
}

/// A step up or down of Soult and Moore (5.1.5.1, 5.2.7).
void offerSteps(OfferList &list)
{
    for (const LeaderId id : {LeaderId::Soult, LeaderId::Moore}) {
        const Leader *leader = list.state().leader(id);
        if (!isActive(leader))
            continue;
        const char *side = sideText(leader->card->side);
        const char *rule = id == LeaderId::Soult ? "5.1.5.1" : "5.2.7";
        const std::string name = text(nameOf(id));
        if (leader->stepDown)
            list.add("step/" + name + "/up",
                     {{"do", "step"}, {"leader", name}, {"direction", "up"}}, side, rule);
        else
            list.add("step/" + name + "/down",
                     {{"do", "step"}, {"leader", name}, {"direction", "down"}}, side, rule);
    }
}

void offerSegment(OfferList &list)
{
    const State &state = list.state();
    if (state.phase() == Phase::CommandPoints || state.phase() == Phase::MuCreation)
        offerCommand(list);
    if (state.phase() == Phase::Initiative)
        offerInitiative(list);
    offerSteps(list);
    list.add("attach", {{"do", "attach"}}, "", {});
    if (state.phase() <= Phase::Initiative) // 6.7: the Command Segment
        list.add("march-order", {{"do", "march-order"}}, "british", "6.7");
    list.add("presentation", {{"do", "presentation"}}, "french", "4.7.4.1");
    offerPlan(list);
    Offer &on = list.addWhole("next-phase/maneuver",
                              {{"do", "next-phase"}, {"to", text(nameOf(Phase::Maneuver))}}, "",
                              "sequence");
    on.preferred = false;
}

/// Loading, with what forbids it, and landing where somebody is afloat (6.10, R82).
void offerLoading(OfferList &list)
{
    const State &state = list.state();
    const auto any = [&state](auto fits) {
        return std::any_of(state.units.begin(), state.units.end(), fits);
    };
    if (any([](const Unit &unit) { return unit.card->kind == Kind::Transport && onMap(unit); })) {
        Offer &embark = list.add("embark", {{"do", "embark"}}, "british", "6.10.1");
        if (!state.evacuation.declared && state.ledger.capturedColours.empty())
            embark.refused = Refusal{"no-evacuation", "6.10", "no evacuation is declared", {}};
    }
    if (any([](const Unit &unit) { return unit.place == Place::Aboard; })
        || std::any_of(state.leaders.begin(), state.leaders.end(),
                       [](const Leader &leader) { return leader.place == Place::Aboard; }))
        list.add("disembark", {{"do", "disembark"}}, "british", "6.10.1");
}

void offerManeuver(OfferList &list)
{
    const State &state = list.state();
    if (state.sequence.activeChit == "reinforcements")
        offerArrivals(list);
    for (const std::string &chit : state.sequence.cup) {
        const Mu *mu = muOf(state, chit);
        list.add("draw-chit/" + chit + (mu != nullptr ? '/' + mu->of : std::string()),
                 {{"do", "draw-chit"}, {"chit", chit}}, "", "series");
    }
    list.add("move", {{"do", "move"}}, "", "series").preferred =
        state.sequence.activeChit.has_value();
    offerAll(list,
             {"fire", "square", "recall", "limber", "close", "stand", "morale", "melee", "roll",
              "formation", "status", "loss", "forced", "mount", "capture-colours",
              "leader-casualty"});
    offerSteps(list);
    list.add("presentation", {{"do", "presentation"}}, "french", "4.7.4.1");
    offerLoading(list);
    const bool forcedOut =
        std::any_of(state.units.begin(), state.units.end(), [](const Unit &unit) {
            return isShip(unit.card->kind) && onMap(unit) && unit.mustExit;
        });
    if (forcedOut) // at once, R59
        list.add("exit-map", {{"do", "exit-map"}}, "british", "6.11.1.3");
    if (hasSecondCompany(state))
        list.addWhole("second-company", {{"do", "second-company"}}, "british", "6.6.3");
}

void offerNaval(OfferList &list)
{
    list.add("move", {{"do", "move"}}, "british", "5.2.9").preferred = true;
    list.add("exit-map", {{"do", "exit-map"}}, "british", "6.10.2");
    list.add("enter-map", {{"do", "enter-map"}}, "british", "6.10.2.1");
    offerAll(list,
             {"fire", "loss", "status", "morale", "forced", "roll", "capture-colours",
              "leader-casualty"});
}

bool hasLeader(const State &state, bool (*fits)(const Leader &))
{
    return std::any_of(state.leaders.begin(), state.leaders.end(), fits);
}

/// What is noted whenever the table comes to it.
void offerNotes(OfferList &list)
{
    const State &state = list.state();
    if (hasLeader(state, [](const Leader &one) { return one.state == LeaderState::Wounded; }))
        list.add("leader-returns", {{"do", "leader-returns"}}, "", "series");
    if (hasLeader(state, [](const Leader &one) {
            return one.card->replaceable && one.state != LeaderState::Active;
        }))
        list.add("replace-leader", {{"do", "replace-leader"}}, "", "series");
    offerAll(list, {"army-morale", "control"});
    if (state.roster->number == 2)
        list.add("control/town", {{"do", "control"}, {"town_count", frenchTownHexes(state)}}, "",
                 "8.7");
    if (state.roster->evacuation) {
        list.add("control/ports", {{"do", "control"}, {"port_count", frenchPortHexes(state)}}, "",
                 "9.8");
        list.add("retreat-line", {{"do", "retreat-line"}}, "", "9.8");
    }
    if (state.roster->evacuation && !state.evacuation.declared
        && state.naval.status != NavalResult::Abandonment) {
        Offer &offer =
            list.add("declare-evacuation", {{"do", "declare-evacuation"}}, "british", "9.9.1");
        if (!mayDeclareEvacuation(state))
            offer.refused = moraleRefusal(state);
    }
}

/// The roll is due before anything else is done (6.9.1).
void offerCommitment(OfferList &list)
{
    if (mayRollNaval(list.state(), !navalTriggers(list.state()).empty()))
        list.add("naval-commitment", {{"do", "naval-commitment"}}, "british", "6.9.1").preferred =
            true;
}

void offerPhase(OfferList &list)
{
    const Phase phase = list.state().phase();
    offerCommitment(list);
    if (phase == Phase::Maneuver)
        offerManeuver(list);
    else if (phase == Phase::Naval)
        offerNaval(list);
    else if (phase != Phase::TurnAdjustment)
        offerSegment(list);
    offerNotes(list);
    Offer &next = list.addWhole("next-phase", {{"do", "next-phase"}}, "", "sequence");
    next.preferred = !next.refused && phase != Phase::Naval && phase != Phase::Maneuver;
}

/// One offer a choice of units.
void offerUnits(OfferList &list, const Pending &pending, const char *key,
                const std::vector<UnitRef> &units)
{
    const std::string name = text(nameOf(pending));
    for (const UnitRef unit : units) {
        const std::string &id = list.state().unit(unit).card->id;
        list.add(name + '/' + id, {{"do", name}, {key, id}}, sideText(deciderOf(pending)),
                 ruleOf(pending))
            .preferred = unit == units.front();
    }
}

void offerDecision(OfferList &list, const Pending &pending)
{
    if (const auto *fly = std::get_if<choice::FlyColours>(&pending))
        return offerUnits(list, pending, "unit", fly->choices);
    if (const auto *company = std::get_if<choice::Reconstitute>(&pending))
        return offerUnits(list, pending, "battalion", company->choices);
    const std::string name = text(nameOf(pending));
    list.add(name, {{"do", name}}, sideText(deciderOf(pending)), ruleOf(pending)).preferred = true;
}

} // namespace

Offers Game::offers(const State &state)
{
    OfferList list(state);
    if (!state.pending.empty())
        offerDecision(list, state.pending.front());
    else if (state.phase() == Phase::Setup)
        offerSetup(list);
    else if (state.phase() != Phase::Over)
        offerPhase(list);
    return std::move(list).take();
}

} // namespace qd::corunna
