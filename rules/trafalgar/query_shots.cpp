// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/board.h"
#include "rules/trafalgar/fort_shots.h"
#include "rules/trafalgar/gunnery.h"
#include "rules/trafalgar/key_reader.h"
#include "rules/trafalgar/query.h"
#include "rules/trafalgar/sailing.h"

// The queries about one ship's speed and guns, and about shots (specification 5.5 to 5.8).
namespace qd::trafalgar {
namespace {

constexpr int kFaces = 6;

Json gunsJson(const State &state, ShipId id, GunSide side)
{
    const Tally tally = gunsTally(state, id, side);
    return {{"guns", state.ship(id).gunsOn(side)},
            {"fired", state.ship(id).now.fired[indexOf(side)]},
            {"available", tally.total()},
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

/// A ship where it was on its way this turn, as a fort that shouts may have seen it (4.7).
void putOnWay(KeyReader &in, const State &state, Stand &target, LatticePoint at)
{
    const auto *ship = std::get_if<ShipId>(&target.who);
    const auto station =
        ship != nullptr ? stationOnWay(state.ship(*ship), at) : std::optional<Station>();
    if (station)
        target.station = *station;
    else
        in.fail("the target was not there this turn");
}

} // namespace

Json shotJson(const State &state, const Stand &from, const Stand &target)
{
    const Shot shot = shotOf(state, from, target);
    Json because = encode(distanceTally(from.station.at, target.station.at).because);
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
    auto target = standIn(in, state, "target");
    std::optional<LatticePoint> at;
    in.mayPoint("at", *state.board, at);
    if (at && target)
        putOnWay(in, state, *target, *at);
    if (auto refusal = in.finish())
        return tl::unexpected(std::move(*refusal));
    return shotJson(state, *from, *target);
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
        list.push_back(shotJson(state, *from, *standOf(state, shot.target)));
    return Json{{"from", encode(from->who)}, {"targets", std::move(list)}};
}

} // namespace qd::trafalgar
