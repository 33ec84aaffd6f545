// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/board.h"
#include "rules/trafalgar/codec.h"
#include "rules/trafalgar/query.h"
#include "rules/trafalgar/trafalgar.h"
#include "rules/trafalgar/volley.h"
#include "rules/trafalgar/weather.h"

namespace qd::trafalgar {
namespace {

Json mastsJson(const MastSet &masts)
{
    Json json = Json::object();
    for (const Mast mast : kMasts)
        json[std::string(nameOf(mast))] = masts[indexOf(mast)];
    return json;
}

Json nowJson(const ShipNow &now)
{
    Json track = Json::array();
    for (const Station &station : now.track)
        track.push_back(Json::array({station.at.q, station.at.r, station.heading}));
    return {{"spent", now.spent},        {"fired", encode(now.fired)}, {"volleys", now.volleys},
            {"track", std::move(track)}, {"done", now.done},           {"passed", now.passed},
            {"repairing", now.repairing}};
}

Json shipJson(const State &state, ShipId id)
{
    const Ship &ship = state.ship(id);
    return {{"side", encode(sideOf(id))},
            {"nation", encode(ship.nation)},
            {"kind", encode(kindOf(id))},
            {"name", ship.name},
            {"at", encode(ship.at)},
            {"label", ship.at ? Json(state.board->label(*ship.at)) : Json(nullptr)},
            {"heading", ship.heading},
            {"masts", mastsJson(ship.masts)},
            {"guns", encode(ship.guns)},
            {"sunk", ship.sunk},
            {"repair_passes", ship.repairPasses},
            {"at_corner", ship.atCorner},
            {"flags", encode(flagsAboard(state, id))},
            {"now", nowJson(ship.now)}};
}

Json fortJson(const State &state, FortId id)
{
    const Fort &fort = state.fort(id);
    const LatticePoint at = state.board->fort(id).at;
    return {{"side", encode(sideOf(id))},
            {"port", encode(portOf(id))},
            {"at", encode(at)},
            {"label", state.board->label(at)},
            {"gun", fort.gun},
            {"fired", fort.fired},
            {"wait", fort.wait},
            {"lost_turn", encode(fort.lostTurn)}};
}

Json flagJson(const State &state, Side flag)
{
    const auto &ship = state.flag(flag).ship;
    return {{"where", ship ? "ship" : "home"},
            {"ship", encode(ship)},
            {"held_by", encode(heldBy(state, flag))}};
}

template <class List, class Make>
Json byName(const List &ids, Make make)
{
    Json json = Json::object();
    for (const auto id : ids)
        json[std::string(nameOf(id))] = make(id);
    return json;
}

} // namespace

Json Game::pendingJson(const State &state)
{
    if (state.pending.empty())
        return nullptr;
    const MastHits &hits = state.pending.front();
    return {{"decision", "choose-mast"},
            {"side", encode(chooserOf(state, hits))},
            {"target", encode(hits.target)},
            {"count", hits.hits},
            {"choices", encode(openChoices(state))},
            {"rule", "hits-5"}};
}

Json stateJson(const State &state)
{
    const Play &play = state.play;
    return {{"game", "trafalgar"},
            {"scenario", "standard"},
            {"options", encodeOptions(state.options)},
            {"board", state.board->id},
            {"phase", encode(play.phase)},
            {"round", play.round},
            {"turn_no", play.turnNo},
            {"side", encode(play.side)},
            {"first", encode(play.first)},
            {"toss_winner", encode(play.tossWinner)},
            {"active", encode(play.active)},
            {"winner", encode(play.winner)},
            {"win_by", encode(play.winBy)},
            {"wind", {{"arrow", encode(play.arrow)}, {"barred", encode(barredNow(state))}}},
            {"ships", byName(kShips, [&state](ShipId id) { return shipJson(state, id); })},
            {"forts", byName(kForts, [&state](FortId id) { return fortJson(state, id); })},
            {"flags", byName(kSides, [&state](Side side) { return flagJson(state, side); })},
            {"transfers", encode(state.transfers)},
            {"pending", Game::pendingJson(state)}};
}

Answer askState(const State &state, const Json & /*query*/)
{
    return stateJson(state);
}

} // namespace qd::trafalgar
