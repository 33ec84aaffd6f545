// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/codec.h"
#include "rules/as_per_margin/key_reader.h"
#include "rules/as_per_margin/path.h"
#include "rules/as_per_margin/query.h"
#include "rules/as_per_margin/sailing.h"

#include <algorithm>
#include <cmath>

namespace qd::as_per_margin {
namespace {

tl::expected<const Ship *, Refusal> placedShip(const State &state, const UnitId &id)
{
    const Ship *ship = state.ship(id);
    if (ship == nullptr)
        return tl::unexpected(badCommand("no ship is called " + jsonString(id)));
    if (!ship->at)
        return tl::unexpected(badCommand(id + " is not on the table"));
    return ship;
}

Refusal windUnknown()
{
    return {"wind-unknown", "initial-wind", "the wind is not yet known", {}};
}

/// What one new heading allows.
void headingInto(Json &answer, const State &state, const Ship &ship, double heading)
{
    const Turn turn = turnOf(state, ship.heading, heading);
    const bool moves = moveReaches(turn);
    const bool tacks = !moves && tackReaches(state, ship, heading);
    const Sailing sailing = sailingOf(state, heading);
    const Reach reach =
        tacks ? tackAllowance(state, ship, sailing) : allowance(state, ship, sailing);
    answer["heading"] = rounded(heading);
    answer["off_wind"] = rounded(std::abs(offWind(state, heading)));
    answer["pivot"] = rounded(std::abs(turn.by));
    answer["sailing"] = encode(sailing);
    answer["allowed"] = moves || tacks;
    answer["tack"] = tacks;
    answer["min"] = rounded(reach.min);
    answer["max"] = rounded(reach.max);
    answer["because"] = becauseJson(reach.because);
}

Json passingJson(const Passing &passing)
{
    const Approach &approach = passing.approach;
    return {{"other", passing.other},
            {"start", rounded(approach.start)},
            {"closest", rounded(approach.closest)},
            {"closest_at", rounded(approach.closestAt)},
            {"closing", approach.closing},
            {"at", rounded(approach.at)}};
}

} // namespace

Json bandJson(const Band &band)
{
    return {{"from", rounded(band.from)},      {"to", rounded(band.to)},
            {"sailing", encode(band.sailing)}, {"tack", band.tack},
            {"min", rounded(band.min)},        {"max", rounded(band.max)}};
}

Answer askReach(const State &state, const Json &query)
{
    KeyReader in(query);
    in.raw("ask");
    UnitId id;
    std::optional<double> heading;
    in.need("ship", id);
    in.mayHeading("heading", heading);
    if (auto refusal = in.finish())
        return tl::unexpected(std::move(*refusal));
    const auto named = placedShip(state, id);
    if (!named)
        return tl::unexpected(named.error());
    if (!state.wind.known())
        return tl::unexpected(windUnknown());
    const Ship &ship = **named;
    Json answer{{"condition", encode(conditionOf(ship))},
                {"heading", rounded(ship.heading)},
                {"off_wind", rounded(std::abs(offWind(state, ship.heading)))}};
    if (groupAnchored(state, id)) {
        answer["anchored"] = true;
        answer["min"] = answer["max"] = 0;
    } else if (conditionOf(ship) == Condition::Dismasted || inContact(state, id)) {
        answer["drift"] = true;
        answer["heading_after"] = rounded(headingAfterDrift(state, ship));
        answer["min"] = answer["max"] = state.wind.low();
    } else if (heading) {
        headingInto(answer, state, ship, *heading);
    } else {
        Json bands = Json::array();
        for (const Band &band : bandsOf(state, ship))
            bands.push_back(bandJson(band));
        answer["bands"] = std::move(bands);
    }
    return answer;
}

Answer askPath(const State &state, const Json &query)
{
    KeyReader in(query);
    in.raw("ask");
    UnitId id;
    std::optional<double> heading;
    double inches = 0;
    in.need("ship", id);
    in.mayHeading("heading", heading);
    in.need("distance", inches);
    if (!heading)
        in.fail("the key \"heading\" is missing");
    if (inches < 0)
        in.fail("\"distance\" can't be negative");
    if (auto refusal = in.finish())
        return tl::unexpected(std::move(*refusal));
    const auto named = placedShip(state, id);
    if (!named)
        return tl::unexpected(named.error());
    const Path path = straightPath(state, PathKind::Move, {id}, *heading, inches);
    std::vector<Passing> passed = passings(state, path);
    const std::vector<UnitId> group = groupOf(state, id);
    std::erase_if(passed, [&group](const Passing &passing) {
        return std::find(group.begin(), group.end(), passing.other) != group.end();
    });
    Json others = Json::array();
    for (const Passing &passing : passed)
        others.push_back(passingJson(passing));
    std::erase_if(passed, [](const Passing &passing) { return !passing.approach.at; });
    std::stable_sort(passed.begin(), passed.end(), [](const Passing &a, const Passing &b) {
        return *a.approach.at < *b.approach.at;
    });
    Json checks = Json::array();
    for (const Passing &passing : passed)
        checks.push_back(passing.other);
    const Point end = moved(*(*named)->at, *heading, inches);
    return Json{{"end", {{"x", rounded(end.x)}, {"y", rounded(end.y)}}},
                {"others", std::move(others)},
                {"checks", std::move(checks)},
                {"because", becauseJson({{"closing-range", kClosingRange, "falling-aboard"}})}};
}

} // namespace qd::as_per_margin
