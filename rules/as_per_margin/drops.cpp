// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/as_per_margin.h"
#include "rules/as_per_margin/boarding.h"
#include "rules/as_per_margin/fire.h"
#include "rules/as_per_margin/probe.h"
#include "rules/as_per_margin/query.h"
#include "rules/as_per_margin/sailing.h"
#include "rules/as_per_margin/shots.h"
#include "rules/as_per_margin/table_plane.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace qd::as_per_margin {
namespace {

constexpr double kStraight = 3; ///< degrees within which a drag goes straight ahead, or by the wind

/// Whole degrees, as courses are said at the table; the points of the compass stand as they are.
double courseOf(double degrees)
{
    return compassName(degrees).empty() ? full(std::round(full(degrees))) : full(degrees);
}

/// Tenths of an inch, as a rule is read.
double tenths(double inches)
{
    constexpr double kTenth = 10;
    return std::round(inches * kTenth) / kTenth;
}

/// The course of a drag. Straight ahead is meant a little off the bow; a little too near the wind
/// means as near as she lies, with a tack too.
double steered(const State &state, const Ship &ship, double wanted)
{
    if (std::abs(signedAngle(wanted - ship.heading)) <= kStraight)
        return ship.heading;
    const double course = courseOf(wanted);
    const Turn turn = turnOf(state, ship.heading, course);
    if (sailingOf(state, course) != Sailing::InIrons
        && (moveReaches(turn) || tackReaches(state, ship, course)))
        return course;
    double best = course;
    double least = kStraight;
    for (const Band &band : bandsOf(state, ship)) {
        if (band.sailing == Sailing::InIrons)
            continue;
        for (const double edge : {band.from, band.to}) {
            const double off = std::abs(signedAngle(edge - wanted));
            if (off <= least) {
                least = off;
                best = edge;
            }
        }
    }
    return best;
}

/// A word of the command under construction, empty where there is none.
std::string wordOf(const Json &partial, const char *key)
{
    const auto found = partial.find(key);
    return found != partial.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// A goal on another piece with the command that it makes, or why the rules say no.
Drop onto(const State &state, const UnitId &other, const Json &command, const char *tag)
{
    Drop drop;
    drop.place = other;
    drop.command = canonicalText(command);
    drop.tag = tag;
    drop.refused = refusalOf(state, command);
    return drop;
}

std::vector<Drop> targets(const State &state, const Unit &firer, const Json &partial)
{
    std::vector<Drop> found;
    const bool named = wordOf(partial, "do") == "fire" && partial.contains("battery");
    const auto add = [&](const Unit &target) {
        if (!target.placed() || target.controller() == firer.controller())
            return;
        Json command{{"do", "fire"}, {"firer", firer.id()}, {"target", target.id()}};
        if (named) {
            command["battery"] = partial["battery"];
            found.push_back(onto(state, target.id(), command, "fire"));
            return;
        }
        Drop drop;
        drop.place = target.id();
        drop.command = canonicalText(command);
        drop.tag = "fire";
        drop.refused = whyNoShot(state, firer, target);
        found.push_back(std::move(drop));
    };
    for (const Ship &ship : state.ships)
        if (afloat(ship))
            add(Unit{&ship, nullptr});
    for (const ShoreBattery &battery : state.batteries)
        add(Unit{nullptr, &battery});
    return found;
}

std::vector<Drop> aboard(const State &state, const UnitId &ship, const char *verb,
                         const char *other)
{
    std::vector<Drop> found;
    for (const Contact &contact : state.contacts) {
        if (!contact.has(ship))
            continue;
        const UnitId &second = contact.a == ship ? contact.b : contact.a;
        found.push_back(onto(state, second, {{"do", verb}, {"ship", ship}, {other, second}}, verb));
    }
    return found;
}

PicturePose poseOf(const State &state, Point at, double heading)
{
    return {toPicture(state, at), heading};
}

/// Where a ship would lie after a straight move, friends and foes aside.
Drop sailed(const State &state, const Ship &ship, double heading, double inches)
{
    const Turn turn = turnOf(state, ship.heading, heading);
    const bool tacks = !moveReaches(turn) && tackReaches(state, ship, heading);
    const Sailing sailing = sailingOf(state, heading);
    const Reach reach =
        tacks ? tackAllowance(state, ship, sailing) : allowance(state, ship, sailing);
    Json command{{"do", tacks ? "tack" : "move"},
                 {"ship", ship.id},
                 {"heading", rounded(heading)},
                 {"distance", rounded(inches)}};
    Drop drop;
    drop.command = canonicalText(command);
    drop.refused = refusalOf(state, command);
    drop.tag = tacks ? "tack" : turn.wears ? "wear" : "move";
    drop.pose = poseOf(state, moved(*ship.at, heading, inches), heading);
    drop.facts = {{"distance", inches},
                  {"min", reach.min},
                  {"max", reach.max},
                  {"heading", heading},
                  {"pivot", std::abs(turn.by)}};
    return drop;
}

/// A drag of a ship that sails: she turns towards the pointer and goes as far; a little past her
/// allowance still means its end.
Drop sailTo(const State &state, const Ship &ship, Point wanted)
{
    constexpr double kSlack = 0.75; ///< inches past the limit that are forgiven
    double inches = tenths(distance(*ship.at, wanted));
    const double heading =
        inches > kTolerance ? steered(state, ship, bearing(*ship.at, wanted)) : ship.heading;
    const Reach reach = allowance(state, ship, sailingOf(state, heading));
    if (inches > reach.max && inches <= reach.max + kSlack)
        inches = reach.max;
    if (inches < reach.min && inches >= reach.min - kSlack && inches > kTolerance)
        inches = reach.min;
    return sailed(state, ship, heading, inches);
}

Drop dashed(const State &state, const Ship &ship, Point wanted)
{
    // The die says how far; the pointer only that she goes.
    const double inches = distance(*ship.at, wanted);
    const Json command{{"do", "extra"}, {"ship", ship.id}, {"use", "dash"}};
    Drop drop;
    drop.command = canonicalText(command);
    drop.refused = refusalOf(state, command);
    drop.tag = "dash";
    drop.pose = poseOf(state, moved(*ship.at, ship.heading, std::min<double>(inches, kFaces)),
                       ship.heading);
    drop.facts = {{"max", kFaces}};
    return drop;
}

Drop placed(const State &state, const Ship &ship, Point where, double course)
{
    const Point wanted{tenths(where.x), tenths(where.y)};
    const double heading = courseOf(course);
    const Json command{{"do", "place"},
                       {"ship", ship.id},
                       {"x", rounded(wanted.x)},
                       {"y", rounded(wanted.y)},
                       {"heading", rounded(heading)}};
    Drop drop;
    drop.command = canonicalText(command);
    drop.refused = refusalOf(state, command);
    drop.tag = "place";
    drop.pose = poseOf(state, wanted, heading);
    drop.facts = {{"x", wanted.x}, {"y", wanted.y}, {"heading", heading}};
    return drop;
}

Drop drifted(const State &state, const Ship &ship)
{
    const Json command{{"do", "drift"}, {"ship", ship.id}};
    const double leeward = downWind(state);
    Drop drop;
    drop.command = canonicalText(command);
    drop.refused = refusalOf(state, command);
    drop.tag = "drift";
    const double heading = headingAfterDrift(state, ship);
    drop.pose = poseOf(state, moved(*ship.at, leeward, state.wind.low()), heading);
    drop.facts = {{"distance", static_cast<double>(state.wind.low())}, {"heading", heading}};
    return drop;
}

} // namespace

std::vector<Drop> Game::drops(const State &state, const Json &partialCommand,
                              const std::vector<std::string> &pieces)
{
    if (pieces.size() != 1 || state.pending)
        return {};
    const auto unit = unitOf(state, pieces.front());
    if (!unit || !unit->placed())
        return {};
    switch (state.phase) {
    case Phase::FrenchSpanishFire:
    case Phase::EnglishFire:
        return targets(state, *unit, partialCommand);
    case Phase::Boarding:
        return aboard(state, pieces.front(), "board", "target");
    case Phase::Grapples:
        return aboard(state, pieces.front(), "cut-grapples", "other");
    default:
        return {};
    }
}

std::optional<Drop> Game::dropAt(const State &state, const Json &partialCommand,
                                 const std::string &piece, const PicturePose &wanted)
{
    const Ship *ship = state.ship(piece);
    if (ship == nullptr || state.pending)
        return std::nullopt;
    const Point at = fromPicture(state, wanted.at);
    if (state.phase == Phase::SetUp)
        return placed(state, *ship, at, wanted.heading);
    if (!ship->at || !state.wind.known())
        return std::nullopt;
    switch (state.phase) {
    case Phase::MoveDismasted:
        return drifted(state, *ship);
    case Phase::MoveFrenchSpanish:
    case Phase::MoveEnglish:
        if (ship->moved && ship->independent)
            return dashed(state, *ship, at);
        return wordOf(partialCommand, "do") == "extra" ? dashed(state, *ship, at)
                                                       : sailTo(state, *ship, at);
    default:
        return std::nullopt;
    }
}

} // namespace qd::as_per_margin
