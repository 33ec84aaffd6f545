// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/gunnery.h"

#include "rules/trafalgar/board.h"
#include "rules/trafalgar/weather.h"

#include <algorithm>
#include <tuple>

namespace qd::trafalgar {
namespace {

/// Offsets to port are those to starboard, mirrored on the keel line (heading 0).
constexpr LatticePoint mirrored(LatticePoint v)
{
    return {v.q + v.r, -v.r};
}

/// To starboard of heading 0, between the headings 60° and 120° off, borders in.
constexpr bool inWedge(LatticePoint v)
{
    return v.r >= 1 && v.q >= -v.r && v.q <= 0;
}

bool toStarboard(const State &state, LatticePoint v)
{
    if (const auto &diagram = state.board->diagram)
        return std::binary_search(diagram->begin(), diagram->end(), v);
    switch (state.options.fieldOfFire) {
    case FieldOfFire::Closed:
        return inWedge(v);
    case FieldOfFire::Open:
        return v.r >= 1 && v.q > -v.r && v.q < 0;
    case FieldOfFire::Beam:
        return v.r > 0;
    }
    return false;
}

/// An offset as a ship on heading 0 would see it.
LatticePoint seenFrom(int heading, LatticePoint offset)
{
    return rotated(offset, -heading);
}

bool isShip(const Combatant &who)
{
    return std::holds_alternative<ShipId>(who);
}

bool shipBars(const State &state, LatticePoint at, const Stand &from, const Stand &target)
{
    const std::vector<ShipId> ships = shipsAt(state, at);
    return std::any_of(ships.begin(), ships.end(), [&](ShipId ship) {
        return Combatant(ship) != from.who && Combatant(ship) != target.who;
    });
}

bool barsLine(const State &state, LatticePoint at, const Stand &from, const Stand &target)
{
    if (shipBars(state, at, from, target))
        return true;
    return state.options.blocking == Blocking::ShipsAndLand
        && (!state.board->has(at) || state.board->terrain(at) == Terrain::Land);
}

/// Guns that the shooter may fire in that field.
int gunsInField(const State &state, const Combatant &from, const std::optional<Field> &field)
{
    if (const auto *fort = std::get_if<FortId>(&from))
        return state.fort(*fort).gun && !state.fort(*fort).fired ? 1 : 0;
    if (!field)
        return 0;
    const ShipId ship = std::get<ShipId>(from);
    if (hadItsOccasion(state, ship))
        return 0;
    return availableOf(state, ship, static_cast<GunSide>(indexOf(*field)));
}

std::optional<Field> fieldFrom(const State &state, const Stand &from, LatticePoint target)
{
    if (const auto *fort = std::get_if<FortId>(&from.who))
        return covers(state, *fort, target) ? std::optional(Field::Fort) : std::nullopt;
    const auto side = fieldOf(state, from.station, target);
    return side ? std::optional(static_cast<Field>(indexOf(*side))) : std::nullopt;
}

bool standsAsTarget(const State &state, const Combatant &target)
{
    if (const auto *fort = std::get_if<FortId>(&target))
        return state.fort(*fort).gun;
    return state.ship(std::get<ShipId>(target)).onBoard();
}

} // namespace

bool fieldHolds(const State &state, int heading, GunSide side, LatticePoint offset)
{
    const LatticePoint seen = seenFrom(heading, offset);
    return toStarboard(state, side == GunSide::Starboard ? seen : mirrored(seen));
}

std::optional<GunSide> fieldOf(const State &state, const Station &ship, LatticePoint point)
{
    for (const GunSide side : kGunSides)
        if (fieldHolds(state, ship.heading, side, point - ship.at))
            return side;
    return std::nullopt;
}

std::vector<LatticePoint> fieldPoints(const State &state, const Station &ship, GunSide side)
{
    std::vector<LatticePoint> found;
    for (int r = -kRange; r <= kRange; ++r)
        for (int q = -kRange; q <= kRange; ++q) {
            const LatticePoint offset{q, r};
            if (distance({}, offset) <= kRange && state.board->has(ship.at + offset)
                && fieldHolds(state, ship.heading, side, offset))
                found.push_back(ship.at + offset);
        }
    std::stable_sort(found.begin(), found.end(), [&ship](LatticePoint a, LatticePoint b) {
        return distance(ship.at, a) < distance(ship.at, b); // rows and places are in order already
    });
    return found;
}

bool covers(const State &state, FortId fort, LatticePoint point)
{
    const auto &cover = state.board->fort(fort).covers;
    return !cover || std::binary_search(cover->begin(), cover->end(), point);
}

bool underFort(const State &state, FortId fort, LatticePoint point)
{
    return distance(state.board->fort(fort).at, point) <= kRange && covers(state, fort, point);
}

Shows showsOf(const Options &options, const Station &target, LatticePoint shooter)
{
    const LatticePoint seen = seenFrom(target.heading, shooter - target.at);
    const bool ahead = 2 * seen.q + seen.r >= 0;
    if (options.presentation == Presentation::Line ? seen.r > 0 : inWedge(seen))
        return Shows::Starboard;
    if (options.presentation == Presentation::Line ? seen.r < 0 : inWedge(mirrored(seen)))
        return Shows::Port;
    return ahead ? Shows::Bow : Shows::Stern;
}

std::optional<GunSide> struckSide(Shows shows)
{
    if (shows == Shows::Port)
        return GunSide::Port;
    return shows == Shows::Starboard ? std::optional(GunSide::Starboard) : std::nullopt;
}

bool faceHits(const Options &options, int distance, int face)
{
    if (distance < 1 || distance > kRange)
        return false;
    return options.dieReading == DieReading::Maximum ? face >= distance : face == distance;
}

std::vector<int> needsAt(const Options &options, int distance)
{
    std::vector<int> faces;
    for (int face = 1; face <= kRange; ++face)
        if (faceHits(options, distance, face))
            faces.push_back(face);
    return faces;
}

int hittingFaces(const Options &options, int distance)
{
    int faces = 0;
    for (const int face : needsAt(options, distance))
        faces += facesOfSix(face);
    return faces;
}

bool blocked(const State &state, const Stand &from, const Stand &target)
{
    if (state.options.blocking == Blocking::None)
        return false;
    const LatticePoint end = target.station.at;
    const auto heading = straightHeading(from.station.at, end);
    if (!heading)
        return false;
    for (LatticePoint at = from.station.at + stepOn(*heading); at != end;
         at = at + stepOn(*heading))
        if (barsLine(state, at, from, target))
            return true;
    return false;
}

Tally gunsTally(const State &state, ShipId id, GunSide side)
{
    const Ship &ship = state.ship(id);
    const int standing = ship.gunsOn(side);
    const int fired = ship.now.fired[indexOf(side)];
    Tally tally;
    tally.because.push_back(Reason{"guns-standing", standing, "power-1", {}}); // 0 is said too
    tally.add("fired-this-turn", -fired, "fire-2");
    tally.add("never-below-zero", availableOf(state, id, side) - (standing - fired), "r-12");
    return tally;
}

bool hadItsOccasion(const State &state, ShipId ship)
{
    return state.options.fireOccasions == FireOccasions::Single && state.ship(ship).now.volleys > 0;
}

std::optional<Stand> standOf(const State &state, const Combatant &who)
{
    if (const auto *fort = std::get_if<FortId>(&who))
        return Stand{who, {state.board->fort(*fort).at, 0}};
    const Ship &ship = state.ship(std::get<ShipId>(who));
    if (!ship.onBoard())
        return std::nullopt;
    return Stand{who, {*ship.at, ship.heading}};
}

std::vector<Combatant> enemiesOf(const State &state, Side side)
{
    std::vector<Combatant> enemies;
    for (const ShipId id : shipsOf(enemyOf(side)))
        if (state.ship(id).onBoard())
            enemies.emplace_back(id);
    for (const FortId id : fortsOf(enemyOf(side)))
        enemies.emplace_back(id);
    return enemies;
}

Shot shotOf(const State &state, const Stand &from, const Stand &target)
{
    Shot shot;
    shot.from = from.who;
    shot.target = target.who;
    shot.distance = distance(from.station.at, target.station.at);
    shot.inRange = shot.distance <= kRange;
    shot.field = fieldFrom(state, from, target.station.at);
    shot.guns = gunsInField(state, from.who, shot.field);
    shot.blocked = blocked(state, from, target);
    shot.needs = needsAt(state.options, shot.distance);
    if (isShip(target.who)) {
        shot.shows = showsOf(state.options, target.station, from.station.at);
        shot.aims = aimsAt(state, std::get<ShipId>(target.who), *shot.shows);
    } else {
        shot.aims = aimsAt(state, std::get<FortId>(target.who));
    }
    shot.bears = shot.inRange && shot.field && !shot.blocked && shot.guns > 0
        && sideOf(from.who) != sideOf(target.who) && standsAsTarget(state, target.who);
    return shot;
}

std::vector<Shot> targetsOf(const State &state, const Stand &from)
{
    std::vector<Shot> shots;
    const auto look = [&](const Combatant &target) {
        const auto stand = standOf(state, target);
        if (!stand || sideOf(target) == sideOf(from.who))
            return;
        Shot shot = shotOf(state, from, *stand);
        if (shot.bears && !shot.aims.empty())
            shots.push_back(std::move(shot));
    };
    for (const ShipId ship : kShips)
        look(ship);
    for (const FortId fort : kForts)
        if (isShip(from.who))
            look(fort);
    return shots;
}

Tally distanceTally(LatticePoint from, LatticePoint to)
{
    const LatticeSteps steps = stepsOf(to - from);
    const auto term = [](int heading) { return "steps-heading-" + std::to_string(heading); };
    Tally tally;
    tally.add(term(steps.heading), steps.along, "fire-1");
    tally.add(term(turned(steps.heading, 1)), steps.aside, "fire-1");
    return tally;
}

} // namespace qd::trafalgar
