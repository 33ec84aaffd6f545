// SPDX-License-Identifier: GPL-3.0-or-later
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

    /// An act that one ship may do.
    void addShip(const std::string &command, ShipId ship, Citation rule)
    {
        add(command + "/" + std::string(nameOf(ship)), {{"do", command}, {"ship", encode(ship)}},
            std::move(rule));
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

void offerSailingAndFire(OfferList &list, const std::vector<ShipId> &ships)
{
    const State &state = list.state();
    const auto sails = [&state](ShipId ship) { return mayBeMoved(state, ship); };
    const auto bears = [&state](ShipId ship) {
        return !targetsOf(state, *standOf(state, ship)).empty();
    };
    if (std::any_of(ships.begin(), ships.end(), sails))
        list.add("move", {{"do", "move"}}, "move-1");
    if (std::none_of(ships.begin(), ships.end(), bears))
        return;
    list.add("fire", {{"do", "fire"}}, "fire-2");
    list.add("fire/several", {{"do", "fire"}, {"shots", Json::array()}}, "fire-2");
}

void offerFlags(OfferList &list, const std::vector<ShipId> &ships)
{
    const State &state = list.state();
    bool transfer = false;
    for (const ShipId ship : ships) {
        if (seizeRefusals(state, ship).empty())
            list.addShip("seize-flag", ship, "flag-1");
        if (returnRefusals(state, ship).empty())
            list.addShip("return-flag", ship, "r-27");
        if (repairRefusals(state, ship).empty())
            list.addShip("repair", ship, "repair-1");
        transfer = transfer || !transfersOf(state, ship).empty();
    }
    if (transfer)
        list.add("transfer-flag", {{"do", "transfer-flag"}}, "flag-4");
}

void offerForts(OfferList &list)
{
    for (const FortId fort : kForts) {
        const std::vector<FortShot> shots = fortShots(list.state(), fort);
        if (shots.empty())
            continue;
        const std::string name(nameOf(fort));
        list.setSide(sideName(sideOf(fort)));
        list.add((shots.front().shout ? "shout/" : "fort-fire/") + name,
                 {{"do", "fort-fire"}, {"fort", name}}, shots.front().shout ? "fort-2" : "fort-1");
    }
    list.setSide(sideName(list.state().play.side));
}

void offerTurn(OfferList &list)
{
    const State &state = list.state();
    const std::vector<ShipId> ships = playable(state);
    offerSailingAndFire(list, ships);
    offerFlags(list, ships);
    offerForts(list);
    if (!ships.empty())
        list.add("done", {{"do", "done"}}, "r-10");
    const auto shared = sharedPoint(state);
    if (!hasPlayed(state, *state.play.side))
        list.add("pass-turn", {{"do", "pass-turn"}}, "repair-1").refused = shared;
    Offer &end = list.add("end-turn", {{"do", "end-turn"}}, "play-3");
    end.refused = shared;
    end.preferred = !shared;
}

void offerMasts(OfferList &list)
{
    const State &state = list.state();
    list.setSide(sideName(chooserOf(state, state.pending.front())));
    bool first = true;
    for (const MastSet &masts : openChoices(state)) {
        std::string id = "choose-mast/";
        for (const Mast mast : kMasts)
            if (masts[indexOf(mast)])
                id += (id.back() == '/' ? "" : "-") + std::string(nameOf(mast));
        list.add(std::move(id), {{"do", "choose-mast"}, {"masts", encode(masts)}}, "hits-5")
            .preferred = first;
        first = false;
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
