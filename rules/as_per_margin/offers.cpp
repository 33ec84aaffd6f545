// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/as_per_margin.h"
#include "rules/as_per_margin/boarding.h"
#include "rules/as_per_margin/codec.h"
#include "rules/as_per_margin/decisions.h"
#include "rules/as_per_margin/probe.h"
#include "rules/as_per_margin/sailing_checks.h"
#include "rules/as_per_margin/sequence.h"
#include "rules/as_per_margin/shots.h"
#include "rules/as_per_margin/weather.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::as_per_margin {
namespace {

std::string sideName(std::optional<Side> side)
{
    return side ? std::string(nameOf(*side)) : std::string();
}

class OfferList {
public:
    explicit OfferList(const State &state) : m_state(state), m_side(sideName(sideOf(state.phase)))
    {
    }

    Offer &add(std::string id, const Json &command, Citation rule)
    {
        Offer offer;
        offer.id = std::move(id);
        offer.command = canonicalText(command);
        offer.side = m_side;
        offer.rule = std::move(rule);
        m_offers.push_back(std::move(offer));
        return m_offers.back();
    }

    const State &state() const { return m_state; }

    void setSide(std::string side) { m_side = std::move(side); }

    Offers take() && { return std::move(m_offers); }

private:
    const State &m_state;
    std::string m_side;
    Offers m_offers;
};

void offerSetUp(OfferList &list)
{
    const State &state = list.state();
    // What the scenario gives, or what was tossed for, isn't tossed for again.
    if (!state.wind.from)
        list.add("initial-wind", {{"do", "initial-wind"}}, "initial-wind").preferred = true;
    if (!state.wind.dice)
        list.add("initial-speed", {{"do", "initial-speed"}}, "wind-speed").preferred =
            state.wind.from.has_value();
    if (std::any_of(state.ships.begin(), state.ships.end(), afloat))
        list.add("place", {{"do", "place"}}, "set-up");
    for (const Side side : {Side::FrenchSpanish, Side::English})
        list.add("independent/" + sideName(side),
                 {{"do", "independent"}, {"side", sideName(side)}, {"on", true}}, "wind-speed")
            .side = sideName(side);
}

void offerFire(OfferList &list)
{
    const std::vector<UnitShots> units = shotsOf(list.state(), *sideOf(list.state().phase));
    const auto calls = [](const UnitShots &unit) { return unit.mustCall; };
    const bool fires = !std::all_of(units.begin(), units.end(), calls);
    if (fires)
        list.add("fire", {{"do", "fire"}}, "fire").preferred = true;
    if (std::any_of(units.begin(), units.end(), calls))
        list.add("call-from-pumps", {{"do", "call-from-pumps"}, {"purpose", "fire"}}, "pumps")
            .preferred = !fires;
}

void offerBoarding(OfferList &list)
{
    const std::vector<PossibleBoarding> all = boardingsOf(list.state());
    const auto free = [](const PossibleBoarding &boarding) { return !boarding.mustCall; };
    if (std::any_of(all.begin(), all.end(), free))
        list.add("board", {{"do", "board"}}, "boarding").preferred = true;
    if (!std::all_of(all.begin(), all.end(), free))
        list.add("call-from-pumps", {{"do", "call-from-pumps"}}, "pumps");
    for (const Melee &melee : list.state().melees)
        if (!melee.fought)
            list.add("end-boarding/" + melee.boarder,
                     {{"do", "end-boarding"}, {"ship", melee.boarder}, {"target", melee.defender}},
                     "boarding");
}

void offerSailing(OfferList &list)
{
    const State &state = list.state();
    if (!state.wind.known())
        return;
    const auto any = [&state](const auto &refusals) {
        return std::any_of(state.ships.begin(), state.ships.end(),
                           [&](const Ship &ship) { return ship.at && refusals(ship).empty(); });
    };
    if (any([&state](const Ship &ship) { return sailingRefusals(state, ship); })) {
        list.add("move", {{"do", "move"}}, "wind-speed").preferred = true;
        list.add("tack", {{"do", "tack"}}, "tacking");
    }
    for (const Extra use : {Extra::Dash, Extra::Pivot})
        if (any([&](const Ship &ship) { return extraRefusals(state, ship, use); }))
            list.add("extra/" + std::string(nameOf(use)),
                     {{"do", "extra"}, {"use", std::string(nameOf(use))}}, "extra-move");
}

/// A General Chase may be made at any time: it is offered to a side with ships that would gain by
/// it.
void offerChase(OfferList &list)
{
    const Side side = *sideOf(list.state().phase);
    const auto gains = [side](const Ship &ship) {
        return afloat(ship) && !ship.struck && controllerOf(ship) == side && !ship.independent
            && conditionOf(ship) == Condition::Undamaged;
    };
    if (std::any_of(list.state().ships.begin(), list.state().ships.end(), gains))
        list.add("independent/" + sideName(side),
                 {{"do", "independent"}, {"side", sideName(side)}, {"on", true}}, "wind-speed");
}

void offerDrift(OfferList &list)
{
    if (undriftedShips(list.state()).empty())
        return;
    list.add("drift-all", {{"do", "drift-all"}}, "dismasted").preferred = true;
    list.add("drift", {{"do", "drift"}}, "dismasted");
}

void offerPhase(OfferList &list)
{
    switch (list.state().phase) {
    case Phase::SetUp:
        return offerSetUp(list);
    case Phase::FrenchSpanishFire:
    case Phase::EnglishFire:
        return offerFire(list);
    case Phase::Boarding:
        return offerBoarding(list);
    case Phase::Wind:
        if (windCheckRefusals(list.state()).empty())
            list.add("check-wind", {{"do", "check-wind"}}, "changes-in-wind").preferred = true;
        return;
    case Phase::Grapples:
        if (somethingToDo(list.state()))
            list.add("cut-grapples", {{"do", "cut-grapples"}}, "falling-aboard");
        return;
    case Phase::MoveDismasted:
        return offerDrift(list);
    case Phase::MoveFrenchSpanish:
    case Phase::MoveEnglish:
        offerSailing(list);
        return offerChase(list);
    }
}

/// Enemies: the mover grapples and the other fends; friends both fend (section 12).
void offerFallAboard(OfferList &list, const FallAboard &fall)
{
    const State &state = list.state();
    const bool friends =
        controllerOf(*state.ship(fall.mover)) == controllerOf(*state.ship(fall.other));
    const auto add = [&](const char *id, const char *mover, const char *other) -> Offer & {
        return list.add(std::string("fall-aboard/") + id,
                        {{"do", "fall-aboard"}, {"mover_wish", mover}, {"other_wish", other}},
                        "falling-aboard");
    };
    add("grapple-fend", "grapple", "fend").preferred = !friends;
    add("fend-fend", "fend", "fend").preferred = friends;
    add("fend-grapple", "fend", "grapple");
    add("grapple-grapple", "grapple", "grapple");
}

void offerDecision(OfferList &list, const Pending &pending)
{
    list.setSide(sideName(sideOf(list.state(), pending)));
    if (const auto *fall = std::get_if<FallAboard>(&pending))
        return offerFallAboard(list, *fall);
    if (std::holds_alternative<Reclose>(pending)) {
        list.add("reclose/attempt", {{"do", "reclose"}, {"choice", "attempt"}},
                 "falling-aboard-notes")
            .preferred = true;
        list.add("reclose/decline", {{"do", "reclose"}, {"choice", "decline"}},
                 "falling-aboard-notes");
        return;
    }
    const Ship &ship = *list.state().ship(std::get<PumpGun>(pending).ship);
    for (const Battery battery : armedBatteries(ship))
        list.add("pump-gun/" + std::string(nameOf(battery)),
                 {{"do", "pump-gun"}, {"battery", std::string(nameOf(battery))}}, "pumps")
            .preferred = battery == armedBatteries(ship).front();
}

/// The step's end leads to the next step in which there is something to do.
void offerNextPhase(OfferList &list)
{
    const State &state = list.state();
    const Phase next = nextBusyPhase(state);
    Json command{{"do", "next-phase"}};
    if (next != phaseAfter(state.phase))
        command["to"] = std::string(nameOf(next));
    list.setSide({});
    Offer &offer = list.add("next-phase", command, "turn-sequence");
    const std::vector<Refusal> refusals = leavingRefusals(state);
    if (!refusals.empty())
        offer.refused = refusals.front();
    offer.preferred = refusals.empty() && (!somethingToDo(state) || state.phase == Phase::SetUp);
}

} // namespace

Offers Game::offers(const State &state)
{
    OfferList list(state);
    if (state.pending) {
        offerDecision(list, *state.pending);
    } else {
        offerPhase(list);
        offerNextPhase(list);
    }
    return std::move(list).take();
}

} // namespace qd::as_per_margin
