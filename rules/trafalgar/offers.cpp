// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/board.h"
#include "rules/trafalgar/codec.h"
#include "rules/trafalgar/flags.h"
#include "rules/trafalgar/fort_shots.h"
#include "rules/trafalgar/probe.h"
#include "rules/trafalgar/sequence.h"
#include "rules/trafalgar/trafalgar.h"
#include "rules/trafalgar/volley.h"

#include <algorithm>

namespace qd::trafalgar {
namespace {

std::string sideName(std::optional<Side> side)
{
    return side ? std::string(nameOf(*side)) : std::string();
}

class OfferList {
public:
    explicit OfferList(const State &state) : m_state(state), m_side(sideName(state.play.side)) { }

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

    /// An act that one ship may do, or may not do yet.
    void addShip(const std::string &command, ShipId ship, Citation rule,
                 std::optional<Refusal> refused)
    {
        add(command + "/" + std::string(nameOf(ship)), {{"do", command}, {"ship", encode(ship)}},
            std::move(rule))
            .refused = std::move(refused);
    }

    const State &state() const { return m_state; }

    void setSide(std::string side) { m_side = std::move(side); }

    Offers take() && { return std::move(m_offers); }

private:
    const State &m_state;
    std::string m_side;
    Offers m_offers;
};

std::vector<ShipId> playable(const State &state)
{
    std::vector<ShipId> ships;
    for (const ShipId id : shipsOf(*state.play.side))
        if (mayPlay(state, id))
            ships.push_back(id);
    return ships;
}

void offerSetup(OfferList &list)
{
    const auto &ships = list.state().ships;
    const bool placed = std::all_of(ships.begin(), ships.end(),
                                    [](const Ship &ship) { return ship.sunk || ship.at; });
    list.add("place", {{"do", "place"}}, "setup-2").preferred = !placed;
    list.add("toss", {{"do", "toss"}}, "start-1").preferred = placed;
    list.add("toss/coin", {{"do", "toss"}, {"caller", "english"}}, "start-1");
}

/// Nothing where one of the ships may; else why the first of them may not.
template <class Why>
std::optional<Refusal> whyNone(const std::vector<ShipId> &ships, Why why)
{
    std::optional<Refusal> first;
    for (const ShipId ship : ships) {
        auto refusal = why(ship);
        if (!refusal)
            return std::nullopt;
        if (!first)
            first = std::move(refusal);
    }
    return first;
}

void offerSailingAndFire(OfferList &list, const std::vector<ShipId> &ships)
{
    const State &state = list.state();
    const auto sails = [&state](ShipId ship) {
        return sailingRefusal(state, ship, reachOf(state, ship));
    };
    const auto fires = [&state](ShipId ship) { return noShotRefusal(state, ship); };
    list.add("move", {{"do", "move"}}, "move-1").refused = whyNone(ships, sails);
    const auto silent = whyNone(ships, fires);
    list.add("fire", {{"do", "fire"}}, "fire-2").refused = silent;
    if (!silent)
        list.add("fire/several", {{"do", "fire"}, {"shots", Json::array()}}, "fire-2");
}

std::optional<Refusal> first(std::vector<Refusal> refusals)
{
    return refusals.empty() ? std::nullopt : std::optional(std::move(refusals.front()));
}

/// The flags: what is at hand, or what only wants a turn or a place.
void offerFlags(OfferList &list, const std::vector<ShipId> &ships)
{
    const State &state = list.state();
    for (const ShipId ship : ships) {
        const Side enemy = enemyOf(sideOf(ship));
        const bool there = *state.ship(ship).at == state.board->port(portOf(enemy)).corner;
        if (there && !state.flag(enemy).ship)
            list.addShip("seize-flag", ship, "flag-1", first(seizeRefusals(state, ship)));
    }
    const auto carriers = [&](ShipId ship) { return !flagsAboard(state, ship).empty(); };
    if (std::any_of(ships.begin(), ships.end(), carriers))
        list.add("transfer-flag", {{"do", "transfer-flag"}}, "flag-4").refused =
            noTransferRefusal(state, ships);
    for (const ShipId ship : ships)
        if (carries(state, ship, sideOf(ship)))
            list.addShip("return-flag", ship, "r-27", first(returnRefusals(state, ship)));
}

/// In a turn that only the ship passes; the whole side's is `pass-turn`.
void offerRepairs(OfferList &list, const std::vector<ShipId> &ships)
{
    const State &state = list.state();
    for (const ShipId ship : ships)
        if (state.options.repairPass == RepairPass::Ship && state.ship(ship).dismasted())
            list.addShip("repair", ship, "repair-1", first(repairRefusals(state, ship)));
}

/// Forts that may fire, or that only wait for the ships of their side (r-21).
void offerForts(OfferList &list)
{
    const State &state = list.state();
    for (const FortId fort : kForts) {
        const bool shout = outOfTurn(state, fort);
        auto waits = shout ? std::nullopt : shipsFirst(state, fort);
        if (waits ? targetsOf(state, *standOf(state, fort)).empty()
                  : fortTargets(state, fort).empty())
            continue;
        const std::string name(nameOf(fort));
        list.setSide(sideName(sideOf(fort)));
        list.add((shout ? "shout/" : "fort-fire/") + name, {{"do", "fort-fire"}, {"fort", name}},
                 shout ? "fort-2" : "fort-1")
            .refused = std::move(waits);
    }
    list.setSide(sideName(state.play.side));
}

/// In one order always: ships, flags, forts, and what ends a ship's or a side's turn.
void offerTurn(OfferList &list)
{
    const State &state = list.state();
    const std::vector<ShipId> ships = playable(state);
    if (!ships.empty())
        offerSailingAndFire(list, ships);
    offerFlags(list, ships);
    offerRepairs(list, ships);
    offerForts(list);
    if (!ships.empty())
        list.add("done", {{"do", "done"}}, "r-10").refused = whyNone(ships, [&state](ShipId ship) {
            return refusalOf(state, {{"do", "done"}, {"ship", encode(ship)}});
        });
    const auto shared = sharedPoint(state);
    list.add("pass-turn", {{"do", "pass-turn"}}, "repair-1").refused =
        refusalOf(state, {{"do", "pass-turn"}});
    Offer &end = list.add("end-turn", {{"do", "end-turn"}}, "play-3");
    end.refused = shared;
    end.preferred = !shared;
}

void offerMasts(OfferList &list)
{
    const State &state = list.state();
    list.setSide(sideName(chooserOf(state, state.pending.front())));
    // None is the usual one: its chooser says which (r-15).
    for (const MastSet &masts : openChoices(state)) {
        std::string id = "choose-mast/";
        for (const Mast mast : kMasts)
            if (masts[indexOf(mast)])
                id += (id.back() == '/' ? "" : "-") + std::string(nameOf(mast));
        list.add(std::move(id), {{"do", "choose-mast"}, {"masts", encode(masts)}}, "hits-5");
    }
}

} // namespace

Offers Game::offers(const State &state)
{
    OfferList list(state);
    if (!state.pending.empty()) {
        offerMasts(list);
        return std::move(list).take();
    }
    switch (state.play.phase) {
    case Phase::Setup:
        offerSetup(list);
        break;
    case Phase::WindPlacement:
        list.setSide(sideName(state.play.tossWinner));
        list.add("set-wind", {{"do", "set-wind"}}, "start-1").preferred = true;
        break;
    case Phase::Turn:
        offerTurn(list);
        break;
    case Phase::Wind:
        list.add("roll-wind", {{"do", "roll-wind"}}, "play-4").preferred = true;
        break;
    case Phase::Over:
        break;
    }
    return std::move(list).take();
}

} // namespace qd::trafalgar
