// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/board.h"
#include "rules/trafalgar/key_reader.h"
#include "rules/trafalgar/query.h"
#include "rules/trafalgar/sailing.h"

#include <set>

// The queries about space: moves, distance, field (specification 5.4, 5.9, 5.10).
namespace qd::trafalgar {
namespace {

Json reachedJson(const Board &board, const Reached &reached)
{
    Json json = encode(reached.station);
    json["label"] = board.label(reached.station.at);
    json["cost"] = reached.way.size();
    json["path"] = reached.way;
    return json;
}

/// The places from which the target may be fired at, with what a shot from there would be.
Json firingPlaces(const State &state, ShipId ship, const Stand &target, const Reach &reach)
{
    Json list = Json::array();
    for (const Reached &reached : reach.places) {
        const Shot shot = shotOf(state, Stand{ship, reached.station}, target);
        if (!shot.bears || shot.needs.empty() || shot.aims.empty())
            continue;
        Json json = reachedJson(*state.board, reached);
        json["distance"] = shot.distance;
        json["field"] = encode(shot.field);
        json["shows"] = encode(shot.shows);
        json["aims"] = encode(shot.aims);
        list.push_back(std::move(json));
    }
    return list;
}

int pointsIn(const Json &places)
{
    std::set<std::string> labels;
    for (const Json &place : places)
        labels.insert(place.at("label").get<std::string>());
    return static_cast<int>(labels.size());
}

/// Reads a ship on the board.
std::optional<ShipId> shipIn(KeyReader &in, const State &state, const char *key)
{
    ShipId ship{};
    in.need(key, ship);
    if (in.well() && !state.ship(ship).onBoard())
        in.fail(std::string(nameOf(ship)) + " is not on the board");
    return in.well() ? std::optional(ship) : std::nullopt;
}

/// A ship, a fort or a point.
LatticePoint placeIn(KeyReader &in, const State &state, const char *key)
{
    const Json *json = in.raw(key);
    Combatant who;
    if (json == nullptr) {
        in.fail("the key " + jsonString(key) + " is missing");
    } else if (decode(*json, who)) {
        if (const auto stand = standOf(state, who))
            return stand->station.at;
        in.fail(std::string(nameOf(who)) + " is not on the board");
    } else if (const auto point = readPoint(*state.board, *json)) {
        return *point;
    } else {
        in.wrong(key, *json);
    }
    return {};
}

} // namespace

Answer askMoves(const State &state, const Json &query)
{
    KeyReader in(query);
    in.raw("ask");
    const auto ship = shipIn(in, state, "ship");
    std::optional<Combatant> target;
    in.may("target", target);
    const auto stand = target ? standOf(state, *target) : std::nullopt;
    if (in.well() && target && !stand)
        in.fail("the target is not on the board");
    if (auto refusal = in.finish())
        return tl::unexpected(std::move(*refusal));
    const Reach reach = reachOf(state, *ship);
    Json answer{{"ship", encode(*ship)},
                {"remaining", remainingOf(state, *ship)},
                {"because", encode(speedTally(state, *ship).because)},
                {"reach", Json::array()},
                {"alongside", Json::array()}};
    if (target) {
        answer["target"] = encode(*target);
        answer["reach"] = firingPlaces(state, *ship, *stand, reach);
    } else {
        for (const Reached &reached : reach.places)
            answer["reach"].push_back(reachedJson(*state.board, reached));
        for (const Reached &reached : reach.alongside)
            answer["alongside"].push_back(reachedJson(*state.board, reached));
    }
    answer["count"] = answer["reach"].size();
    answer["points"] = pointsIn(answer["reach"]);
    return answer;
}

Answer askDistance(const State &state, const Json &query)
{
    KeyReader in(query);
    in.raw("ask");
    const LatticePoint from = placeIn(in, state, "from");
    const LatticePoint to = placeIn(in, state, "to");
    if (auto refusal = in.finish())
        return tl::unexpected(std::move(*refusal));
    return Json{{"from", encode(from)},
                {"to", encode(to)},
                {"distance", distance(from, to)},
                {"because", encode(distanceTally(from, to).because)}};
}

Answer askField(const State &state, const Json &query)
{
    KeyReader in(query);
    in.raw("ask");
    Station station;
    if (in.has("ship")) {
        if (const auto ship = shipIn(in, state, "ship"))
            station = {*state.ship(*ship).at, state.ship(*ship).heading};
    } else {
        std::optional<LatticePoint> at;
        in.mayPoint("at", *state.board, at);
        if (in.well() && !at)
            in.fail("a ship, or a point and a heading, are needed");
        station.at = at.value_or(LatticePoint{});
        in.needWithin("heading", station.heading, 0, kHeadings - 1);
    }
    if (auto refusal = in.finish())
        return tl::unexpected(std::move(*refusal));
    Json answer = encode(station);
    for (const GunSide side : kGunSides)
        answer[std::string(nameOf(side))] = encode(fieldPoints(state, station, side));
    return answer;
}

} // namespace qd::trafalgar
