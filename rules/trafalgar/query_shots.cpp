// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/board.h"
#include "rules/trafalgar/gunnery.h"
#include "rules/trafalgar/key_reader.h"
#include "rules/trafalgar/query.h"
#include "rules/trafalgar/sailing.h"

// The queries about one ship's speed and guns, and about shots (specification 5.5 to 5.8).
namespace qd::trafalgar {
namespace {

constexpr int kFaces = 6;

/// A ship's guns of a side that may still fire, with their reasons (r-12).
Json gunsJson(const State &state, ShipId id, GunSide side)
{
    const Ship &ship = state.ship(id);
    const int standing = ship.gunsOn(side);
    const int fired = ship.now.fired[indexOf(side)];
    const int available = availableOf(state, id, side);
    Tally tally;
    tally.because.push_back(Reason{"guns-standing", standing, "power-1", {}});
    tally.add("fired-this-turn", -fired, "fire-2");
    tally.add("never-below-zero", available - (standing - fired), "r-12");
    return {{"guns", standing},
            {"fired", fired},
            {"available", available},
            {"because", encode(tally.because)}};
}

/// Someone who lies on the board.
std::optional<Stand> standIn(KeyReader &in, const State &state, const char *key)
{
    Combatant who;
    in.need(key, who);
    if (!in.well())
        return std::nullopt;
    const auto stand = standOf(state, who);
    if (!stand)
        in.fail(std::string(nameOf(who)) + " is not on the board");
    return stand;
}

} // namespace

Json shotJson(const State &state, const Shot &shot)
{
    const auto from = standOf(state, shot.from);
    const auto target = standOf(state, shot.target);
    Json because = Json::array();
    if (from && target)
        because = encode(distanceTally(from->station.at, target->station.at).because);
    const auto part = static_cast<Wide>(hittingFaces(state.options, shot.distance));
    return {{"from", encode(shot.from)},   {"target", encode(shot.target)},
            {"distance", shot.distance},   {"because", std::move(because)},
            {"in_range", shot.inRange},    {"field", encode(shot.field)},
            {"guns", shot.guns},           {"blocked", shot.blocked},
            {"shows", encode(shot.shows)}, {"aims", encode(shot.aims)},
            {"needs", shot.needs},         {"p_hit", chanceJson(Chance::of(part, kFaces))},
            {"bears", shot.bears}};
}

Answer askSpeed(const State &state, const Json &query)
{
    KeyReader in(query);
    in.raw("ask");
    ShipId ship{};
    in.need("ship", ship);
    if (auto refusal = in.finish())
        return tl::unexpected(std::move(*refusal));
    return Json{{"ship", encode(ship)},
                {"moves", allowanceOf(ship, state.ship(ship))},
                {"spent", state.ship(ship).now.spent},
                {"remaining", remainingOf(state, ship)},
                {"because", encode(speedTally(state, ship).because)}};
}

Answer askGuns(const State &state, const Json &query)
{
    KeyReader in(query);
    in.raw("ask");
    ShipId ship{};
    in.need("ship", ship);
    if (auto refusal = in.finish())
        return tl::unexpected(std::move(*refusal));
    return Json{{"ship", encode(ship)},
                {"port", gunsJson(state, ship, GunSide::Port)},
                {"starboard", gunsJson(state, ship, GunSide::Starboard)}};
}

Answer askShot(const State &state, const Json &query)
{
    KeyReader in(query);
    in.raw("ask");
    const auto from = standIn(in, state, "from");
    const auto target = standIn(in, state, "target");
    if (auto refusal = in.finish())
        return tl::unexpected(std::move(*refusal));
    return shotJson(state, shotOf(state, *from, *target));
}

Answer askTargets(const State &state, const Json &query)
{
    KeyReader in(query);
    in.raw("ask");
    const auto from = standIn(in, state, "from");
    if (auto refusal = in.finish())
        return tl::unexpected(std::move(*refusal));
    Json list = Json::array();
    for (const Shot &shot : targetsOf(state, *from))
        list.push_back(shotJson(state, shot));
    return Json{{"from", encode(from->who)}, {"targets", std::move(list)}};
}

} // namespace qd::trafalgar
