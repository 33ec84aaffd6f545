// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/base/rng.h"
#include "tests/conformance/invariants.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

namespace qd::trafalgar_checks {
namespace {

using Why = std::optional<std::string>;

constexpr const char *kSides[]{"english", "allied"};
constexpr const char *kShips[]{"english-line-1",    "english-line-2",  "english-frigate-1",
                               "english-frigate-2", "allied-line-1",   "allied-line-2",
                               "allied-frigate-1",  "allied-frigate-2"};

Why shipWrong(const std::string &id, const Json &ship)
{
    const int full = ship.at("kind") == "line" ? 3 : 2;
    int left = 0;
    for (const auto &[side, guns] : ship.at("guns").items()) {
        if (guns < 0 || guns > full)
            return id + " has guns beyond its card";
        left += guns.get<int>();
    }
    for (const auto &[mast, stands] : ship.at("masts").items())
        left += stands.get<bool>() ? 1 : 0;
    if (ship.at("sunk").get<bool>() && (!ship.at("at").is_null() || !ship.at("flags").empty()))
        return id + " is sunk and still there";
    if (ship.at("at").is_null())
        return std::nullopt;
    if (left == 0)
        return id + " floats without masts and guns";
    const Json &track = ship.at("now").at("track");
    const Json station{ship.at("at").at(0), ship.at("at").at(1), ship.at("heading")};
    if (track.empty() || track.back() != station)
        return id + " does not lie where its track ends";
    return std::nullopt;
}

/// Land and reefs bear no ships; only mates share a point.
Why placesWrong(const Position &position, const Json &state)
{
    std::map<std::string, const PicturePlace *> places;
    for (const PicturePlace &place : position.board().places)
        places[place.id] = &place;
    std::map<std::string, std::string> there;
    for (const auto &[id, ship] : state.at("ships").items()) {
        if (ship.at("at").is_null())
            continue;
        const std::string label = ship.at("label");
        const PicturePlace &place = *places.at(label);
        const bool reef = std::count(place.tags.begin(), place.tags.end(), "reef") > 0;
        if (place.kind == "land" || reef)
            return id + " lies on land or a reef";
        const std::string side = ship.at("side");
        if (const auto other = there.find(label); other != there.end() && other->second != side)
            return "both sides lie on " + label;
        there[label] = side;
    }
    return std::nullopt;
}

Why flagsWrong(const Json &state)
{
    for (const auto &[side, flag] : state.at("flags").items()) {
        if ((flag.at("where") == "ship") == flag.at("ship").is_null())
            return "the " + side + " flag is nowhere";
        if (flag.at("ship").is_null())
            continue;
        const Json &ship = state.at("ships").at(flag.at("ship").get<std::string>());
        if (ship.at("at").is_null())
            return "the " + side + " flag is aboard a ship that is gone";
    }
    return std::nullopt;
}

/// In a turn its end is at hand, or two ships that share a point can still part.
Why endless(const Position &position, const Json &state)
{
    if (state.at("phase") != "turn" || !state.at("pending").is_null())
        return std::nullopt;
    const auto answer = position.ask(R"({"ask":"legal"})");
    const Json commands = parseJson(answer ? *answer : R"({"commands":[]})")->at("commands");
    const auto does = [&commands](const char *name) {
        return std::any_of(commands.begin(), commands.end(),
                           [name](const Json &command) { return command.at("do") == name; });
    };
    return does("end-turn") || does("move") ? Why() : Why("a turn that can't be ended");
}

/// A scene in the thick of it: distinct points of the open sea round the board's middle.
class Scene {
public:
    explicit Scene(std::uint64_t seed) : m_random(seed) { }

    Json set()
    {
        Json ships = Json::object();
        for (const char *id : kShips)
            if (below(6) != 0)
                ships[id] = ship();
            else
                ships[id] = {{"sunk", below(2) == 0}};
        const std::string side = kSides[below(2)];
        const std::string other = side == "english" ? "allied" : "english";
        corner(ships, side);
        Json set{{"phase", "turn"},
                 {"side", side},
                 {"first", kSides[below(2)]},
                 {"wind", {{"arrow", below(6)}}},
                 {"ships", std::move(ships)}};
        flag(set, side, other);
        if (below(3) == 0)
            set["forts"][other == "english" ? "gibraltar-fort-1" : "cadiz-fort-2"] = {
                {"gun", false}, {"wait", below(3)}};
        return set;
    }

private:
    std::uint64_t below(std::uint64_t bound) { return m_random.below(bound); }

    Json ship()
    {
        Json at;
        do {
            at = {5 + static_cast<int>(below(5)), 4 + static_cast<int>(below(6))};
        } while (!m_taken.insert(canonicalText(at)).second || at == Json{10, 6} || at == Json{11, 5}
                 || at == Json{9, 9});
        Json made{{"at", at}, {"heading", below(6)}};
        if (below(3) == 0)
            made["guns"] = {{"port", below(3)}, {"starboard", 1}};
        if (below(4) == 0)
            made["masts"] = {{"fore", false}, {"main", below(2) == 0}, {"mizzen", false}};
        return made;
    }

    /// Sometimes a ship lies ready to seize the enemy's flag, or beside the fort that guards it.
    void corner(Json &ships, const std::string &side)
    {
        if (below(3) != 0)
            return;
        const bool english = side == "english";
        ships[side + "-line-1"] = {{"at", english ? "a1" : "m19"}, {"at_corner", 1}};
        ships[side + "-frigate-1"] = {{"at", english ? "e3" : "i17"}};
        if (below(2) == 0)
            ships[side + "-line-1"]["masts"] = {
                {"fore", false}, {"main", false}, {"mizzen", false}};
    }

    /// Sometimes a flag is aboard: the enemy's, or the own one that was recovered.
    void flag(Json &set, const std::string &side, const std::string &other)
    {
        const std::string carrier = side + (below(2) == 0 ? "-line-2" : "-frigate-2");
        const Json &ship = set["ships"][carrier];
        if (below(2) != 0 || !ship.contains("at"))
            return;
        const bool own = below(3) == 0;
        set["flags"][own ? side : other] = {{"where", "ship"}, {"ship", carrier}};
        if (own && below(2) == 0)
            set["ships"][carrier]["at"] = side == "english" ? "m18" : "a2";
        else if (set["ships"][side + "-frigate-1"].contains("at") && below(2) == 0)
            beside(set["ships"], carrier, side + "-frigate-1");
    }

    /// The mate lies on the carrier's point, as for a transfer.
    static void beside(Json &ships, const std::string &carrier, const std::string &mate)
    {
        ships[mate]["at"] = ships[carrier]["at"];
    }

    SeededGenerator m_random;
    std::set<std::string> m_taken;
};

} // namespace

std::optional<std::string> broken(const Position &position, const Json &state)
{
    if (auto why = endless(position, state))
        return why;
    for (const auto &[id, ship] : state.at("ships").items())
        if (auto why = shipWrong(id, ship))
            return why;
    if ((state.at("phase") == "over") == state.at("winner").is_null())
        return std::string("over without a winner, or won and not over");
    if ((state.at("phase") == "turn") != !state.at("side").is_null() && state.at("phase") != "over")
        return std::string("a turn of nobody");
    if (auto why = placesWrong(position, state))
        return why;
    return flagsWrong(state);
}

std::vector<std::string> oddsQueries(const Position & /*position*/)
{
    std::vector<std::string> queries{R"({"ask":"odds","of":"hits","guns":3,"distance":2})",
                                     R"({"ask":"odds","of":"wind","rounds":3})"};
    for (const char *from : kShips)
        for (const char *target : kShips)
            for (const char *aim : {"battery", "mast", "fore"})
                queries.push_back(R"({"ask":"odds","of":"volley","ship":")" + std::string(from)
                                  + R"(","target":")" + target + R"(","aim":")" + aim + "\"}");
    for (const char *fort : {"gibraltar-fort-1", "cadiz-fort-2"})
        for (const char *target : kShips)
            queries.push_back(R"({"ask":"odds","of":"fort","fort":")" + std::string(fort)
                              + R"(","target":")" + target + "\"}");
    return queries;
}

std::optional<std::string> closeOpening(const Position & /*opening*/, std::uint64_t seed)
{
    if (seed % 6 == 0)
        return std::nullopt;
    return canonicalText(Json{{"do", "adjust"}, {"set", Scene(seed).set()}});
}

} // namespace qd::trafalgar_checks
