// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/conformance/corunna_scene.h"
#include "tests/conformance/invariants.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

namespace qd::corunna_checks {
namespace {

using Why = std::optional<std::string>;

bool isShip(const Json &unit)
{
    return unit.at("kind") == "sol" || unit.at("kind") == "transport";
}

bool has(const Json &object, const char *key)
{
    return !object.at(key).is_null();
}

/// On the map, aboard, or nowhere: hex and ship say the same as the place.
Why placeWrong(const std::string &id, const Json &piece, const Json &units)
{
    const bool onMap = piece.at("place") == "map";
    if (onMap != has(piece, "hex"))
        return id + " is on the map without a hex, or in a hex and not on the map";
    if (!piece.contains("aboard"))
        return std::nullopt;
    const std::string place = piece.at("place");
    const bool keepsShip = place == "with-fleet" || place == "evacuated"; // gone aboard it
    if (place == "aboard" ? !has(piece, "aboard") : has(piece, "aboard") && !keepsShip)
        return id + " is aboard no ship, or has a ship and is not aboard";
    if (place == "aboard" && units.at(piece.at("aboard").get<std::string>()).at("place") != "map")
        return id + " is aboard a ship that is gone";
    return std::nullopt;
}

Why unitWrong(const std::string &id, const Json &unit, const Json &units)
{
    if (auto why = placeWrong(id, unit, units))
        return why;
    if (has(unit, "increments") && has(unit, "increments_full")
        && unit.at("increments") > unit.at("increments_full"))
        return id + " has more increments than its counter"; // 6.5.2, 6.6.3
    if (has(unit, "increments") && unit.at("place") == "map" && unit.at("increments") == 0)
        return id + " stands on the map without an increment";
    if (unit.at("type") == "mob" && unit.at("formation") != "mob")
        return id + " is a mob in formation"; // 6.4.1
    const std::string formation =
        has(unit, "formation") ? unit.at("formation").get<std::string>() : std::string();
    const bool guns = formation == "limbered" || formation == "unlimbered";
    if (!formation.empty() && !isShip(unit) && guns != (unit.at("kind") == "artillery"))
        return id + " is limbered and no artillery, or artillery in a foot formation";
    if (unit.at("place") == "aboard" && unit.at("side") != "british")
        return id + " is aboard and not British"; // 4.2.1, 9.9.4
    if (unit.contains("halves_spent") && unit.at("halves_spent") > 2)
        return id + " spent more than its movement"; // 4.2.3
    return std::nullopt;
}

/// Ships keep to the sea, one a hex; land units keep off it (4.2, 4.3.2, chart-stacking).
Why groundWrong(const Position &position, const Json &state)
{
    std::map<std::string, std::string> kinds;
    std::set<std::string> coast;
    for (const PicturePlace &place : position.board().places) {
        kinds[place.id] = place.kind;
        if (std::find(place.tags.begin(), place.tags.end(), "coast") != place.tags.end())
            coast.insert(place.id);
    }
    std::set<std::string> taken;
    for (const auto &[id, unit] : state.at("units").items()) {
        if (unit.at("place") != "map")
            continue;
        const std::string hex = unit.at("hex");
        const bool water = kinds.at(hex) == "sea" || kinds.at(hex) == "river";
        if (!isShip(unit)) {
            if (water)
                return id + " stands in the water";
            continue;
        }
        const bool port = kinds.at(hex) == "port" && state.at("options").at("ships_enter_ports");
        if (!port && (!water || coast.contains(hex)))
            return id + " sails on land";
        if (!taken.insert(hex).second)
            return id + " shares a hex with another ship";
    }
    return std::nullopt;
}

/// Colours that name a battalion are where it is (5.2.10.1, R102).
Why coloursWrong(const Json &state)
{
    for (const auto &[brigade, colours] : state.at("colours").items()) {
        if (colours.at("captured").get<bool>() != (colours.at("place") == "captured"))
            return "the colours of " + brigade + " are captured and not captured";
        if (!has(colours, "with") || !state.at("pending").is_null()) // they may be about to fly
            continue;
        const Json &battalion = state.at("units").at(colours.at("with").get<std::string>());
        if (colours.at("hex") != battalion.at("hex")
            || colours.at("place") != battalion.at("place"))
            return "the colours of " + brigade + " are not with their battalion";
    }
    return std::nullopt;
}

Why leaderWrong(const std::string &id, const Json &leader, const Json &units)
{
    const std::string state = leader.at("state");
    if (state != "active" && state != "wounded" && leader.at("place") == "map")
        return id + " is " + state + " and on the map";
    return placeWrong(id, leader, units);
}

/// Chits are in the cup in the Maneuver Segment only, each once; MUs have members of one turn.
Why sequenceWrong(const Json &state)
{
    std::set<std::string> chits;
    for (const char *pile : {"cup", "drawn"})
        for (const Json &chit : state.at(pile))
            if (!chits.insert(chit.get<std::string>()).second)
                return chit.get<std::string>() + " is in the cup twice";
    const std::string phase = state.at("phase");
    if (phase != "maneuver" && !state.at("cup").empty())
        return std::string("chits are left in the cup after the Maneuver Segment");
    if ((phase == "over") != !state.at("result").is_null())
        return std::string("over without a result, or a result before the end");
    for (const char *side : {"french", "british"}) {
        const int level = state.at("sides").at(side).at("army_morale");
        if (level < 0 || level > 3)
            return std::string(side) + " morale is off its track";
    }
    return std::nullopt;
}

/// 6.9.1, 9.9.
Why navyWrong(const Json &state)
{
    const Json &naval = state.at("naval");
    if (naval.at("due") == true && state.at("pending").is_null())
        return std::string("a naval roll is due and nobody asks for it");
    for (const Json &ship : naval.at("ships_tasked"))
        if (state.at("units").at(ship.get<std::string>()).at("kind") != "sol")
            return ship.get<std::string>() + " is tasked and no ship-of-the-line";
    const Json &evacuation = state.at("evacuation");
    if (evacuation.at("declared") == true && evacuation.at("rearguard").is_null())
        return std::string("an evacuation without a rearguard");
    if (evacuation.at("declared") == true && naval.at("status") == "abandonment")
        return std::string("an evacuation goes on without the fleet");
    return std::nullopt;
}

} // namespace

std::optional<std::string> broken(const Position &position, const Json &state)
{
    const Json &units = state.at("units");
    for (const auto &[id, unit] : units.items())
        if (auto why = unitWrong(id, unit, units))
            return why;
    for (const auto &[id, leader] : state.at("leaders").items())
        if (auto why = leaderWrong(id, leader, units))
            return why;
    for (const auto &why : {groundWrong(position, state), coloursWrong(state), sequenceWrong(state),
                            navyWrong(state)})
        if (why)
            return why;
    return std::nullopt;
}

std::vector<std::string> oddsQueries(const Position &position)
{
    std::vector<std::string> queries{
        R"({"ask":"odds","of":"naval"})",
        R"({"ask":"odds","of":"naval-ships"})",
        R"({"ask":"odds","of":"rifle-leader"})",
        R"({"ask":"odds","of":"magazine"})",
        R"({"ask":"odds","of":"at-least","value":43,"modifier":6})",
        R"({"ask":"odds","of":"recall","nation":"hanoverian","leader_cavalry_bonus":true})",
        R"({"ask":"odds","of":"limber","nation":"french","type":"foot-artillery"})",
        R"({"ask":"odds","of":"fire","attack":18,"defence":9})",
        R"({"ask":"odds","of":"square","nation":"british","distance":1,"line":true})"};
    const TablePicture picture = position.picture();
    std::size_t asked = 0;
    for (const PicturePiece &piece : picture.pieces) {
        if (piece.kind != "infantry" || piece.place.size() != 5 || ++asked > 4)
            continue;
        for (const char *of : {"square", "morale", "close", "stand"})
            queries.push_back(R"({"ask":"odds","of":")" + std::string(of) + R"(","unit":")"
                              + piece.id + R"(","distance":2})");
    }
    return queries;
}

bool ownTerm(std::string_view term)
{
    for (const std::string_view tail : {"-six-increments", "-dismounted", "-against-mob"})
        if (term.ends_with(tail))
            term.remove_suffix(tail.size());
    return term == "unit" || orderOfBattle().contains(std::string(term));
}

} // namespace qd::corunna_checks
