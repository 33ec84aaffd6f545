// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/as_per_margin.h"
#include "rules/as_per_margin/boarding.h"
#include "rules/as_per_margin/boxes_reader.h"
#include "rules/as_per_margin/codec.h"
#include "rules/as_per_margin/decisions.h"
#include "rules/as_per_margin/query.h"

#include <cmath>
#include <utility>

namespace qd::as_per_margin {
namespace {

Json windJson(const State &state)
{
    const WindState &wind = state.wind;
    Json json{{"from", rounded(wind.from)},
              {"prevailing", rounded(wind.prevailing)},
              {"dice", encode(wind.dice)},
              {"checked", wind.checked},
              {"checks_due", checksDue(state)}};
    const std::string_view compass = wind.from ? compassName(*wind.from) : std::string_view();
    json["compass"] = compass.empty() ? Json(nullptr) : Json(std::string(compass));
    for (const char *key : {"total", "high", "low"})
        json[key] = nullptr;
    if (wind.dice) {
        json["total"] = wind.total();
        json["high"] = wind.high();
        json["low"] = wind.low();
    }
    return json;
}

Json perBattery(const Ship &ship, Json (*value)(const GunRow &))
{
    Json object = Json::object();
    for (const GunRow &row : ship.guns)
        object[std::string(nameOf(row.battery))] = value(row);
    return object;
}

Json placeJson(const std::optional<Point> &at, double Point::*part)
{
    return at ? rounded(std::optional((*at).*part)) : Json(nullptr);
}

Json shipJson(const Ship &ship)
{
    Json fired = Json::array();
    for (const GunRow &row : ship.guns)
        if (row.fired)
            fired.push_back(std::string(nameOf(row.battery)));
    return {
        {"name", ship.name},
        {"side", encode(ship.side)},
        {"nation", ship.nation},
        {"rate", encode(ship.rate)},
        {"guns_rated", encode(ship.gunsRated)},
        {"x", placeJson(ship.at, &Point::x)},
        {"y", placeJson(ship.at, &Point::y)},
        {"heading", rounded(std::optional(ship.heading))},
        {"max",
         {{"masts", Json::array({ship.top, ship.bottom})},
          {"guns", perBattery(ship, [](const GunRow &row) { return Json(row.max); })},
          {"hull", ship.hullMax}}},
        {"masts", ship.masts},
        {"hull", ship.hull},
        {"guns", perBattery(ship, [](const GunRow &row) { return Json(row.left); })},
        {"fresh", perBattery(ship, [](const GunRow &row) { return Json(row.fresh); })},
        {"anchors", {{"bow", ship.anchors.bow}, {"stern", ship.anchors.stern}}},
        {"independent", ship.independent},
        {"struck", ship.struck},
        {"held_by", encode(ship.heldBy)},
        {"fate", encode(ship.fate)},
        {"fired", std::move(fired)},
        {"moved", ship.moved},
        {"sailing", encode(ship.sailing)},
        {"extra", encode(ship.extra)},
        {"missed_stays", ship.missedStays},
        {"forfeited", ship.forfeited},
        {"drifted", rounded(ship.drifted)},
        {"called", ship.called},
        {"boarding", ship.boarding},
        {"condition", encode(conditionOf(ship))},
        {"pumps", atPumps(ship)},
        {"controller", encode(controllerOf(ship))},
    };
}

Json shoreJson(const ShoreBattery &battery)
{
    return {
        {"name", battery.name},
        {"side", encode(battery.side)},
        {"guns_rated", encode(battery.gunsRated)},
        {"x", placeJson(battery.at, &Point::x)},
        {"y", placeJson(battery.at, &Point::y)},
        {"heading", rounded(std::optional(battery.heading))},
        {"arc", rounded(std::optional(battery.arc))},
        {"guns", battery.guns},
        {"max", battery.max},
        {"red_hot", battery.redHot},
        {"fate", encode(battery.fate)},
        {"fired", battery.fired ? Json::array({"guns"}) : Json::array()},
    };
}

} // namespace

Json sideOfPhase(Phase phase)
{
    if (const auto side = sideOf(phase))
        return encode(*side);
    return phase == Phase::SetUp ? Json(nullptr) : Json("both");
}

Json rounded(double value)
{
    constexpr double kMillion = 1e6;
    return std::round(value * kMillion) / kMillion + 0.0;
}

Json rounded(const std::optional<double> &value)
{
    return value ? rounded(*value) : Json(nullptr);
}

Json becauseJson(const Because &because)
{
    Json list = Json::array();
    for (const Term &term : because) {
        Json json = encode(term);
        json["value"] = rounded(term.value);
        list.push_back(std::move(json));
    }
    return list;
}

Json Game::pendingJson(const State &state)
{
    if (!state.pending)
        return nullptr;
    const Pending &pending = *state.pending;
    Json json{{"decision", std::string(nameOf(pending))},
              {"side", encode(sideOf(state, pending))},
              {"rule", ruleOf(pending).text()}};
    if (const auto *fall = std::get_if<FallAboard>(&pending)) {
        json["mover"] = fall->mover;
        json["other"] = fall->other;
        json["choices"] = {"grapple", "fend"};
    } else if (const auto *reclose = std::get_if<Reclose>(&pending)) {
        json["ship"] = reclose->ship;
        json["other"] = reclose->other;
        json["choices"] = {"attempt", "decline"};
    } else {
        const UnitId &ship = std::get<PumpGun>(pending).ship;
        json["ship"] = ship;
        json["choices"] = encode(armedBatteries(*state.ship(ship)));
    }
    return json;
}

Json stateJson(const State &state)
{
    Json ships = Json::object();
    for (const Ship &ship : state.ships)
        ships[ship.id] = shipJson(ship);
    Json batteries = Json::object();
    for (const ShoreBattery &battery : state.batteries)
        batteries[battery.id] = shoreJson(battery);
    Json contacts = Json::array();
    for (const Contact &contact : state.contacts)
        contacts.push_back({{"ships", {contact.a, contact.b}}, {"tried", contact.tried}});
    return {{"game", "as-per-margin"},
            {"scenario", state.scenario},
            {"turn", state.turn},
            {"phase", encode(state.phase)},
            {"side", sideOfPhase(state.phase)},
            {"minutes", rounded(minutesGone(state))},
            {"wind", windJson(state)},
            {"ships", std::move(ships)},
            {"batteries", std::move(batteries)},
            {"contacts", std::move(contacts)},
            {"melees", encode(state.melees)},
            {"options", encodeOptions(state.options)},
            {"board", parseJson(state.board->source).value_or(Json::object())},
            {"pending", Game::pendingJson(state)}};
}

} // namespace qd::as_per_margin
