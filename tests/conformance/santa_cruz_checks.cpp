// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/conformance/invariants.h"

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

namespace qd::santa_cruz_checks {
namespace {

using Why = std::optional<std::string>;

/// Land or sea, by place.
std::map<std::string, std::string> kindsOf(const Position &position)
{
    std::map<std::string, std::string> kinds;
    for (const PicturePlace &place : position.board().places)
        kinds[place.id] = place.kind;
    return kinds;
}

Why unitsWrong(const Json &state, const std::map<std::string, std::string> &kinds)
{
    std::map<std::string, std::map<std::string, int>> there;
    for (const auto &[id, unit] : state.at("units").items()) {
        const int sp = unit.at("sp");
        const std::string at = unit.at("at");
        if (sp < 0 || sp > 4)
            return id + " has strength " + std::to_string(sp);
        if ((sp == 0) != (at == "eliminated") && !(sp == 0 && at == "off"))
            return id + " has strength " + std::to_string(sp) + " and is " + at;
        const auto kind = kinds.find(at);
        if (kind == kinds.end())
            continue;
        if (unit.at("side") == "spanish" && kind->second == "sea")
            return id + " is Spanish and at sea (5.7)";
        ++there[at][unit.at("side").get<std::string>()];
    }
    const std::string combat =
        state.at("combat").is_null() ? "" : state.at("combat").at("area").get<std::string>();
    const bool settled = combat.empty() && state.at("pending").is_null();
    for (const auto &[area, sides] : there) {
        if (kinds.at(area) == "sea")
            continue;
        if (settled && sides.size() > 1)
            return "both sides stand in " + area + " without a combat (5.6)";
        for (const auto &[side, count] : sides)
            if (settled && count > 3)
                return std::to_string(count) + " units of the " + side + " stand in " + area
                    + " (5.6)";
    }
    return std::nullopt;
}

Why officersWrong(const Json &state, const std::map<std::string, std::string> &kinds)
{
    std::set<std::pair<std::string, std::string>> seen;
    const bool settled = state.at("combat").is_null() && state.at("pending").is_null();
    for (const auto &[id, officer] : state.at("officers").items()) {
        const bool onMap = officer.at("status") == "on-map";
        if (onMap == officer.at("at").is_null())
            return id + ": place and status disagree";
        if (!onMap || !settled)
            continue;
        const std::string at = officer.at("at");
        const std::string side = officer.at("side");
        if (kinds.at(at) == "sea")
            continue; // by the option sea_to_sea_by_card his boats may sail on without him
        if (!seen.insert({at, side}).second)
            return "two officers of a side stand in " + at + " (11.2)";
        bool accompanied = false;
        for (const auto &[unitId, unit] : state.at("units").items())
            accompanied = accompanied || (unit.at("side") == side && unit.at("at") == at);
        const Json &fox = state.at("fox");
        accompanied =
            accompanied || (fox.at("at") == at && !fox.at("units").empty() && side == "british");
        if (!accompanied)
            return id + " stands alone in " + at + " (11.4)";
    }
    return std::nullopt;
}

int sumOf(const Json &counts)
{
    int sum = 0;
    for (const Json &count : counts)
        sum += count.get<int>();
    return sum;
}

Why decksWrong(const Json &state)
{
    for (const auto &[side, total] : {std::pair{"british", 29}, std::pair{"spanish", 27}}) {
        const Json &deck = state.at("decks").at(side);
        int cards = sumOf(deck.at("hidden")) + sumOf(deck.at("discard"))
            + sumOf(deck.at("eliminated")) + sumOf(deck.at("pool"));
        if (std::string_view(side) == "british")
            cards += sumOf(state.at("fox").at("cards"));
        const bool shortened =
            state.at("options").at("simplified") == Json(true); // 14.4 takes a card out
        if (cards != total && !(shortened && cards < total))
            return std::string(side) + " cards add up to " + std::to_string(cards);
        if (deck.at("hand") < 0 || deck.at("draw") < 0 || deck.at("limit") < 0)
            return std::string(side) + " hand, draw pile or limit is below nothing";
        if (sumOf(deck.at("hidden")) != deck.at("hand").get<int>() + deck.at("draw").get<int>())
            return std::string(side) + " hidden cards are not hand and draw pile";
    }
    return std::nullopt;
}

Why foxWrong(const Json &state)
{
    const Json &fox = state.at("fox");
    const int hits = fox.at("hits");
    if (hits < 0 || hits > 3)
        return "Fox has " + std::to_string(hits) + " hits";
    if ((fox.at("status") == "sunk") != (hits == 3))
        return "Fox: status and hits disagree (12.3)";
    if (fox.at("status") != "afloat" && !fox.at("units").empty())
        return std::string("Fox is gone and has units aboard");
    return std::nullopt;
}

} // namespace

std::optional<std::string> broken(const Position &position, const Json &state)
{
    const int turn = state.at("turn");
    if (turn < 0 || turn > 12 || (turn == 0) != (state.at("phase") == "setup"))
        return "turn " + std::to_string(turn) + " in phase " + state.at("phase").get<std::string>();
    if (state.at("over") != Json(state.at("phase") == "game-over"))
        return std::string("over and phase disagree");
    const auto kinds = kindsOf(position);
    if (auto why = unitsWrong(state, kinds))
        return why;
    if (auto why = officersWrong(state, kinds))
        return why;
    if (auto why = foxWrong(state))
        return why;
    return decksWrong(state);
}

std::vector<std::string> oddsQueries(const Position &position)
{
    std::vector<std::string> queries{R"({"ask":"odds","of":"combat-round"})"};
    for (const PicturePlace &place : position.board().places)
        for (const char *of : {"bombard", "panic", "rayo"})
            queries.push_back(R"({"ask":"odds","area":")" + place.id + R"(","of":")" + of + "\"}");
    return queries;
}

} // namespace qd::santa_cruz_checks
