// SPDX-License-Identifier: GPL-3.0-or-later
// Starts of random games in the thick of it.
#include "tests/conformance/corunna_scene.h"

#include "app/session/resource_library.h"
#include "rules/base/rng.h"
#include "tests/conformance/invariants.h"

#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace qd::corunna_checks {

const std::map<std::string, std::string> &orderOfBattle()
{
    static const std::map<std::string, std::string> kPieces = [] {
        std::map<std::string, std::string> pieces;
        for (const char *scenario : {"corunna", "piedralonga", "porte-des-corunna"}) {
            const auto text = resourceLibrary()("corunna", "scenario", scenario);
            const Json file = parseJson(text.value_or("{}")).value();
            for (const char *part : {"setup", "reinforcements"})
                for (const Json &group : file.value(part, Json::array()))
                    for (const Json &piece : group.at("pieces"))
                        pieces[piece.at("id").get<std::string>()] =
                            piece.value("brigade", std::string());
        }
        return pieces;
    }();
    return kPieces;
}

namespace {

bool isShip(const Json &unit)
{
    return unit.at("kind") == "sol" || unit.at("kind") == "transport";
}

constexpr const char *kTransportsHex = "n1508"; ///< the sea before the ports

/// A start in the thick of it: both camps near one place, at any phase of a turn.
class Scene {
public:
    Scene(const Position &opening, std::uint64_t seed) : m_random(seed)
    {
        m_state = parseJson(opening.ask(R"({"ask":"state"})").value()).value();
        for (const PicturePlace &place : opening.board().places)
            m_places[place.id] = &place;
        m_focus = focus();
    }

    Json set()
    {
        static constexpr std::array<const char *, 8> kPhases{
            "command-points", "command-points", "initiative", "maneuver",
            "maneuver",       "maneuver",       "naval",      "turn-adjustment"};
        m_set = {{"phase", kPhases[below(kPhases.size())]}, {"turn", 1 + below(12)}};
        findHexes();
        const std::size_t each = 5 + below(4);
        deploy("french", each);
        deploy("british", each);
        if (below(3) == 0)
            deploy("spanish", 2);
        if (below(3) == 0 && m_state.at("units").contains("1-2nd-foot"))
            brigade();
        if (below(3) == 0 && m_state.at("units").contains("1-1st-guards-lt"))
            guards();
        if (below(4) == 0 && m_state.at("units").contains("1-28th-foot"))
            column();
        navy();
        leaders();
        m_set["sides"] = {{"french", {{"army_morale", 1 + below(3)}}},
                          {"british", {{"army_morale", 1 + below(3)}}}};
        return m_set;
    }

private:
    std::uint64_t below(std::uint64_t bound) { return m_random.below(bound); }

    /// A place of each scenario's fight: a village, the gate, the ports, the Castillo.
    std::string focus()
    {
        const std::string scenario = m_state.at("scenario");
        if (scenario == "piedralonga")
            return "s2712";
        static constexpr std::array<const char *, 3> kNorth{"n1112", "n1408", "n1915"};
        if (scenario == "porte-des-corunna")
            return kNorth[below(kNorth.size())];
        static constexpr std::array<const char *, 5> kAll{"n1408", "n1408", "n1915", "s2106",
                                                          "s2712"};
        return kAll[below(kAll.size())];
    }

    double awayFromFocus(const PicturePlace &place) const
    {
        const PicturePoint at = m_places.at(m_focus)->anchor;
        return std::hypot(place.anchor.x - at.x, place.anchor.y - at.y);
    }

    void findHexes()
    {
        const double pitch = 18; // a little more than from a hex's middle to its neighbour's
        for (const auto &[id, place] : m_places) {
            const bool near = awayFromFocus(*place) < 5 * pitch;
            if (near
                && (place->kind == "clear" || place->kind == "village" || place->kind == "town"
                    || place->kind == "port"))
                m_land.push_back(id);
            if (near && place->kind == "sea" && place->tags.empty() && id != kTransportsHex)
                m_sea.push_back(id);
        }
        for (std::size_t i = m_land.size(); i > 1; --i)
            std::swap(m_land[i - 1], m_land[below(i)]);
    }

    std::string takeLand()
    {
        std::string hex = m_land.back();
        m_land.pop_back();
        return hex;
    }

    void deploy(const std::string &side, std::size_t count)
    {
        std::vector<std::string> ids;
        for (const auto &[id, unit] : m_state.at("units").items())
            if (unit.at("side") == side && !isShip(unit) && unit.at("place") != "undeployed")
                ids.push_back(id);
        while (count-- > 0 && !ids.empty() && m_land.size() > 4) {
            const std::size_t at = below(ids.size());
            stand(ids[at]);
            ids.erase(ids.begin() + static_cast<std::ptrdiff_t>(at));
        }
    }

    void stand(const std::string &id)
    {
        const Json &unit = m_state.at("units").at(id);
        const std::string kind = unit.at("kind");
        const bool company = kind == "light-company";
        Json made{{"hex", takeLand()},
                  {"increments_full", company ? 1 : 2 + below(7)},
                  {"movement", 6 + below(4)},
                  {"melee", 4 + below(8)},
                  {"morale", 22 + below(4)}};
        if (unit.at("type") == "mob")
            made["formation"] = "mob";
        else if (kind == "artillery")
            made["formation"] = below(2) == 0 ? "limbered" : "unlimbered";
        else if (kind != "cavalry")
            made["formation"] = "general-order";
        if (kind == "infantry")
            made["fire"] = 6 + below(9);
        if (below(6) == 0)
            made["status"] = "disorder";
        if (unit.contains("mounted") && below(3) == 0)
            made["mounted"] = false;
        const std::string brigade = orderOfBattle().at(id);
        if (kind == "infantry" && !brigade.empty())
            m_set["colours"][brigade] = {{"with", id}};
        m_set["units"][id] = std::move(made);
    }

    /// Three battalions in one hex: when one of them breaks, its colours have a choice.
    void brigade()
    {
        const std::string hex = takeLand();
        for (const char *id : {"1-2nd-foot", "1-5th-foot", "2-14th-foot"})
            m_set["units"][id] = {{"hex", hex}, {"increments_full", 2 + below(2)}};
        m_set["colours"]["brigade-4"] = {{"with", "1-2nd-foot"}};
        if (below(3) == 0)
            m_set["pending"] = {{"decision", "fly-colours"},
                                {"brigade", "brigade-4"},
                                {"choices", {"1-5th-foot", "2-14th-foot"}}};
    }

    /// A brigade in column on the road, that may be ordered to march (6.7).
    void column()
    {
        m_set["phase"] = "command-points";
        m_set["units"]["1-28th-foot"] = {
            {"hex", "n1917"}, {"formation", "road-column"}, {"increments_full", 5}};
        m_set["units"]["1-91st-foot"] = {
            {"hex", "n1918"}, {"formation", "road-column"}, {"increments_full", 5}};
        m_set["colours"]["brigade-10"] = {{"with", "1-28th-foot"}};
    }

    /// A company of the Guards is gone, and both halves of its battalion can rebuild it (6.5.4).
    void guards()
    {
        const std::string hex = takeLand();
        for (const char *id : {"1-1st-guards-half-1", "1-1st-guards-half-2"})
            m_set["units"][id] = {{"hex", hex}, {"increments_full", 3}};
        m_set["units"]["1-1st-guards-lt"] = {{"hex", hex}, {"increments_full", 1}};
        m_set["pending"] = {{"decision", "reconstitute"},
                            {"company", "1-1st-guards-lt"},
                            {"choices", {"1-1st-guards-half-1", "1-1st-guards-half-2"}}};
    }

    void navy()
    {
        const bool fleet = m_state.at("units").contains("victory");
        if (!fleet || m_sea.empty())
            return;
        for (const char *ship : {"guye", "dispatch", "isle", "victory", "mars", "eagle"}) {
            if (m_sea.empty())
                return;
            const std::size_t at = below(m_sea.size());
            m_set["units"][ship] = {{"hex", m_sea[at]}, {"increments_full", 4}, {"movement", 12}};
            m_sea.erase(m_sea.begin() + static_cast<std::ptrdiff_t>(at));
        }
        seldomAsked();
        if (m_focus == "n1408" && m_state.at("units").contains("1-4th-foot"))
            loading();
        if (below(3) == 0)
            m_set["evacuation"] = {{"declared", true}, {"rearguard", "reserve"}};
    }

    /// Questions that a natural 66 or a Major Support would put.
    void seldomAsked()
    {
        const auto which = below(6);
        if (which == 0)
            m_set["pending"] = {{"decision", "magazine"}, {"ship", "victory"}};
        if (which == 1)
            m_set["pending"] = {{"decision", "pick-ships"},
                                {"count", 1},
                                {"choices", {"eagle", "mars", "victory"}}};
    }

    /// A battalion in the port beside a transport, and one that is aboard: the army goes home.
    void loading()
    {
        m_set["evacuation"] = {{"declared", true}, {"rearguard", "reserve"}};
        m_set["units"]["1-50th-foot"] = {{"hex", "n1409"}, {"increments_full", 6}, {"movement", 8}};
        m_set["units"]["guye"] = {
            {"hex", kTransportsHex}, {"increments_full", 4}, {"movement", 12}};
        m_set["colours"]["brigade-2"] = {{"with", "1-50th-foot"}};
        m_set["units"]["isle"] = {{"place", "off-map"}, {"hex", nullptr}};
        m_set["units"]["1-4th-foot"] = {
            {"place", "aboard"}, {"hex", nullptr}, {"aboard", "guye"}, {"increments_full", 4}};
    }

    void leaders()
    {
        std::vector<std::string> french;
        std::vector<std::string> british;
        const Json units = m_set.value("units", Json::object());
        for (const auto &[id, unit] : units.items())
            if (m_state.at("units").at(id).at("side") == "french")
                french.push_back(id);
            else if (!isShip(m_state.at("units").at(id)) && unit.value("place", "map") == "map")
                british.push_back(id);
        for (const auto &[id, leader] : m_state.at("leaders").items()) {
            const auto &host = leader.at("side") == "french" ? french : british;
            if (host.empty() || id == "soult" || below(3) == 0)
                continue;
            const std::string &unit = host[below(host.size())];
            m_set["leaders"][id] = {{"hex", m_set["units"][unit].at("hex")},
                                    {"movement", 8 + below(4)}};
            if (below(8) == 0)
                m_set["leaders"][id] = {{"place", "off-map"},
                                        {"hex", nullptr},
                                        {"state", "wounded"},
                                        {"returns_turn", 2}};
        }
        if (below(2) == 0 && m_set["leaders"].contains("moore")) // they ride together
            m_set["leaders"]["hardinge"] = m_set["leaders"]["moore"];
    }

    SeededGenerator m_random;
    Json m_state, m_set;
    std::map<std::string, const PicturePlace *> m_places;
    std::string m_focus;
    std::vector<std::string> m_land, m_sea;
};

} // namespace

std::optional<std::string> closeOpening(const Position &opening, std::uint64_t seed)
{
    if (seed % 8 == 0)
        return std::nullopt; // a set-up
    return canonicalText(Json{{"do", "adjust"}, {"set", Scene(opening, seed).set()}});
}

} // namespace qd::corunna_checks
