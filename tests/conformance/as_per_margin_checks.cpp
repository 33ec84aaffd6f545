// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/base/rng.h"
#include "tests/conformance/invariants.h"

#include <cmath>
#include <nlohmann/json.hpp>
#include <string>

namespace qd::as_per_margin_checks {
namespace {

using Why = std::optional<std::string>;

bool isCount(const Json &left, const Json &most)
{
    return left.get<int>() >= 0 && left.get<int>() <= most.get<int>();
}

Why shipWrong(const std::string &id, const Json &ship)
{
    const Json &max = ship.at("max");
    const int masts = max.at("masts")[0].get<int>() + max.at("masts")[1].get<int>();
    if (!isCount(ship.at("masts"), masts) || !isCount(ship.at("hull"), max.at("hull")))
        return id + " has boxes beyond her sheet";
    int guns = 0;
    for (const auto &[battery, left] : ship.at("guns").items()) {
        if (!isCount(left, max.at("guns").at(battery)))
            return id + " has guns beyond her sheet";
        guns += left.get<int>();
    }
    if (ship.at("x").is_null() != ship.at("y").is_null())
        return id + " has half a place";
    const double heading = ship.at("heading");
    if (!(heading >= 0 && heading < 360))
        return id + " heads nowhere";
    const bool afloat = ship.at("fate") == "afloat";
    if (afloat && ship.at("hull") == 0)
        return id + " floats without a hull";
    if (ship.at("struck").get<bool>() == ship.at("held_by").is_null())
        return id + ": struck and held by disagree";
    if (afloat && guns == 0 && !max.at("guns").empty() && !ship.at("struck").get<bool>())
        return id + " has no gun and has not struck";
    return std::nullopt;
}

Why tiesWrong(const Json &state)
{
    const Json &ships = state.at("ships");
    for (const Json &contact : state.at("contacts")) {
        const std::string a = contact.at("ships")[0];
        const std::string b = contact.at("ships")[1];
        if (!(a < b))
            return a + " and " + b + " lie aboard each other in no order";
        for (const std::string &id : {a, b})
            if (ships.at(id).at("fate") != "afloat")
                return id + " is gone and lies aboard another";
    }
    for (const Json &melee : state.at("melees"))
        for (const char *who : {"boarder", "defender"}) {
            const Json &ship = ships.at(melee.at(who).get<std::string>());
            if (ship.at("fate") != "afloat" || ship.at("struck").get<bool>())
                return melee.at(who).get<std::string>() + " boards and is out of the fight";
        }
    return std::nullopt;
}

} // namespace

std::optional<std::string> broken(const Position & /*position*/, const Json &state)
{
    for (const auto &[id, ship] : state.at("ships").items())
        if (auto why = shipWrong(id, ship))
            return why;
    const Json &wind = state.at("wind");
    if (state.at("phase") != "set-up" && (wind.at("from").is_null() || wind.at("dice").is_null()))
        return std::string("set-up was left without a wind");
    return tiesWrong(state);
}

std::vector<std::string> oddsQueries(const Position &position)
{
    std::vector<std::string> queries{R"({"ask":"odds","kind":"wind"})"};
    std::vector<std::string> afloat;
    const TablePicture picture = position.picture();
    for (const PicturePiece &piece : picture.pieces)
        if (piece.pose && afloat.size() < 6)
            afloat.push_back(piece.id);
    for (const std::string &one : afloat) {
        for (const char *kind : {"tack", "pumps"})
            queries.push_back(R"({"ask":"odds","kind":")" + std::string(kind) + R"(","ship":")"
                              + one + "\"}");
        for (const std::string &other : afloat) {
            if (one == other)
                continue;
            queries.push_back(R"({"ask":"odds","kind":"fire","firer":")" + one + R"(","target":")"
                              + other + "\"}");
            queries.push_back(R"({"ask":"odds","kind":"board","ship":")" + one + R"(","target":")"
                              + other + "\"}");
        }
    }
    return queries;
}

std::optional<std::string> closeStart(std::uint64_t seed)
{
    // A few ships of all types in a small sea, some already hurt: every rule is soon met with.
    static const std::vector<std::string> kRates{"1st",
                                                 "2nd",
                                                 "3rd",
                                                 "4th",
                                                 "5th",
                                                 "6th",
                                                 "bomb-ketch",
                                                 "gunboat",
                                                 "merchant-large",
                                                 "merchant-medium",
                                                 "merchant-small"};
    SeededGenerator random(seed);
    const auto below = [&random](std::uint64_t most) { return random.below(most); };
    Json ships = Json::array();
    for (std::uint64_t i = 0, count = 4 + below(4); i < count; ++i) {
        Json ship{{"id", "s" + std::to_string(i)},
                  {"side", i % 2 == 0 ? "english" : "french-spanish"},
                  {"rate", kRates[below(kRates.size())]},
                  {"x", 40 + static_cast<double>(below(60)) / 4},
                  {"y", 24 + static_cast<double>(below(40)) / 4},
                  {"heading", static_cast<double>(below(32)) * 11.25},
                  {"independent", below(2) == 0}};
        if (below(3) == 0)
            ship["hull"] = 1;
        if (below(4) == 0)
            ship["masts"] = below(2);
        if (below(6) == 0)
            ship["anchors"] = {{"bow", true}, {"stern", below(2) == 0}};
        ships.push_back(std::move(ship));
    }
    Json fleet{{"id", "close"}, {"ships", std::move(ships)}};
    fleet["wind"] = {{"from", static_cast<double>(below(32)) * 11.25},
                     {"dice", {1 + below(6), 1 + below(6)}}};
    if (below(3) == 0)
        fleet["batteries"] = Json::array({{{"id", "fort"},
                                           {"side", "english"},
                                           {"boxes", 1 + below(4)},
                                           {"x", 46},
                                           {"y", 20},
                                           {"heading", 0},
                                           {"arc", 180},
                                           {"red_hot", below(2) == 0}}});
    return canonicalText(fleet);
}

} // namespace qd::as_per_margin_checks
