// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/codec.h"
#include "rules/trafalgar/fort_shots.h"
#include "rules/trafalgar/gunnery.h"
#include "rules/trafalgar/plan.h"
#include "rules/trafalgar/probe.h"
#include "rules/trafalgar/sequence.h"
#include "rules/trafalgar/trafalgar.h"
#include "rules/trafalgar/weather.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>

namespace qd::trafalgar {
namespace {

constexpr double kFaces = 6;
constexpr std::size_t kShownBeyond = 2; ///< moves past those left: farther goals get no reason

template <class Id>
std::optional<Id> idOf(const std::string &name)
{
    Id id{};
    return decode(Json(name), id) ? std::optional(id) : std::nullopt;
}

/// The poses of a way, the present one first.
std::vector<PicturePose> posesOf(const Board &board, const Station &start, const Course &course)
{
    std::vector<PicturePose> poses{poseOf(board, start)};
    for (const Station &station : course.stations)
        poses.push_back(poseOf(board, station));
    return poses;
}

/// Goals of one ship under sail.
class Sailing {
public:
    Sailing(const State &state, ShipId ship)
        : m_state(state)
        , m_ship(ship)
        , m_start{*state.ship(ship).at, state.ship(ship).heading}
        , m_remaining(remainingOf(state, ship))
        , m_reach(reachOf(state, ship))
        , m_refused(sailingRefusal(state, ship, m_reach))
        , m_watched(beganTogether(state))
    {
    }

    std::vector<Drop> goals()
    {
        std::vector<Drop> drops;
        std::set<LatticePoint> reached{m_start.at};
        for (const Reached &place : m_reach.places) {
            reached.insert(place.station.at);
            if (!place.way.empty())
                drops.push_back(drop(place.way, Alongside::No, "free"));
        }
        for (const Reached &place : m_reach.alongside) {
            reached.insert(place.station.at);
            drops.push_back(drop(place.way, Alongside::Yes, "alongside"));
        }
        for (const auto &[at, way] : straightWays())
            if (!reached.contains(at))
                drops.push_back(drop(way, Alongside::No, "free"));
        return drops;
    }

    /// A way gone step by step; it may end alongside a mate.
    Drop along(const std::string &way)
    {
        const Course course = courseOf(m_state, m_ship, way, Alongside::No);
        const bool held = !course.refusals.empty() && course.refusals.front().code == "occupied";
        if (held && courseOf(m_state, m_ship, way, Alongside::Yes).refusals.empty())
            return drop(way, Alongside::Yes, "alongside");
        return drop(way, Alongside::No, "free");
    }

private:
    Drop drop(const std::string &way, Alongside alongside, const char *tag)
    {
        Course course = courseOf(m_state, m_ship, way, alongside);
        Json command{{"do", "move"}, {"ship", encode(m_ship)}, {"path", way}};
        if (alongside == Alongside::Yes)
            command["alongside"] = true;
        Drop made;
        made.command = way.empty() ? std::string() : canonicalText(command);
        made.tag = tag;
        if (!course.refusals.empty()) {
            made.refused = course.refusals.front();
            stopAtRefusal(course);
        }
        if (m_refused && !way.empty())
            made.refused = m_refused;
        else if (m_watched && !made.refused && !way.empty())
            made.refused = refusalOf(m_state, command);
        const int cost = static_cast<int>(course.stations.size());
        made.place = m_state.board->label(course.end.at);
        made.pose = poseOf(*m_state.board, course.end);
        made.way = posesOf(*m_state.board, m_start, course);
        made.facts = {{"cost", cost}, {"remaining", std::max(0, m_remaining - cost)}};
        return made;
    }

    /// Cuts a way where the rules stopped it.
    void stopAtRefusal(Course &course) const
    {
        std::size_t kept = static_cast<std::size_t>(m_remaining);
        for (const auto &[key, value] : course.refusals.front().details)
            if (key == "step")
                kept = static_cast<std::size_t>(std::get<int>(value)) - 1;
        if (course.stations.size() > kept)
            course.stations.resize(kept);
        course.end = course.stations.empty() ? m_start : course.stations.back();
    }

    /// The shortest way to every point not far beyond the moves left, were nothing in it.
    std::map<LatticePoint, std::string> straightWays() const
    {
        std::map<LatticePoint, std::string> ways;
        std::set<std::pair<LatticePoint, int>> seen{{m_start.at, m_start.heading}};
        std::deque<Reached> open{{m_start, {}}};
        const std::size_t longest = static_cast<std::size_t>(m_remaining) + kShownBeyond;
        while (!open.empty()) {
            const Reached from = std::move(open.front());
            open.pop_front();
            ways.emplace(from.station.at, from.way); // the first is the shortest
            if (from.way.size() == longest)
                continue;
            for (const char letter : {'f', 'p', 's'}) {
                const Station next = stationAfter(from.station, letter);
                if (m_state.board->has(next.at) && seen.insert({next.at, next.heading}).second)
                    open.push_back({next, from.way + letter});
            }
        }
        return ways;
    }

    const State &m_state;
    ShipId m_ship;
    Station m_start;
    int m_remaining;
    Reach m_reach;
    std::optional<Refusal> m_refused; ///< why it can't sail at all
    bool m_watched; ///< two mates began the turn on one point: a way may keep them there (`flag-4`)
};

/// What is read beside a target.
std::vector<std::pair<std::string, double>> shotFacts(const State &state, const Shot &shot)
{
    return {{"distance", shot.distance},
            {"guns", shot.guns},
            {"hit-chance", hittingFaces(state.options, shot.distance) / kFaces}};
}

/// Keys of the command under construction that a new target leaves as they are.
Json kept(const Json &partial, Json command)
{
    for (const char *key : {"aim", "guns", "yielded"})
        if (partial.is_object() && partial.value("do", Json()) == command["do"]
            && partial.contains(key))
            command[key] = partial[key];
    return command;
}

template <class Why>
void addTarget(std::vector<Drop> &drops, const State &state, const Stand &from,
               const Combatant &target, const Json &command, Why why)
{
    const auto stand = standOf(state, target);
    if (!stand || sideOf(target) == sideOf(from.who))
        return;
    Drop drop;
    drop.place = nameOf(target);
    drop.command = canonicalText(command);
    drop.tag = "fire";
    drop.refused = why();
    drop.facts = shotFacts(state, shotOf(state, from, *stand));
    drops.push_back(std::move(drop));
}

/// The same target named in a list of shots already: a drop there adds a shot.
Json withTarget(const State &state, const Json &partial, ShipId ship, const Combatant &target)
{
    Json command{{"do", "fire"}, {"ship", encode(ship)}};
    const auto shots = partial.is_object() ? partial.find("shots") : partial.end();
    const bool several = partial.is_object() && partial.value("do", Json()) == "fire"
        && partial.value("ship", command["ship"]) == command["ship"] && shots != partial.end()
        && shots->is_array();
    if (!several || !state.ship(ship).onBoard()) {
        command["target"] = encode(target);
        return kept(partial, std::move(command));
    }
    command["shots"] = *shots;
    command["shots"].push_back({{"target", encode(target)}});
    return command;
}

void addShipTargets(std::vector<Drop> &drops, const State &state, const Json &partial, ShipId ship)
{
    const auto from = standOf(state, ship);
    const auto add = [&](const Combatant &target) {
        addTarget(drops, state, *from, target, withTarget(state, partial, ship, target),
                  [&] { return fireRefusal(state, ship, target); });
    };
    for (const ShipId enemy : kShips)
        add(enemy);
    for (const FortId fort : kForts)
        add(fort);
}

std::vector<Drop> targetsOfFort(const State &state, const Json &partial, FortId fort)
{
    std::vector<Drop> drops;
    const Stand from = *standOf(state, fort);
    for (const ShipId enemy : shipsOf(enemyOf(sideOf(fort)))) {
        Json command{{"do", "fort-fire"}, {"fort", encode(fort)}, {"target", encode(enemy)}};
        const auto passing = nearestPassing(state, fort, enemy);
        if (passing)
            command["at"] = state.board->label(passing->station.at);
        addTarget(drops, state, from, enemy, kept(partial, std::move(command)),
                  [&] { return fortFireRefusal(state, fort, enemy); });
        if (passing)
            drops.back().facts = shotFacts(state, passing->shot);
    }
    return drops;
}

std::vector<Drop> berthsOf(const State &state, ShipId ship)
{
    std::vector<Drop> drops;
    for (const BerthId id : kBerths) {
        if (portOf(id) != portOf(sideOf(ship)))
            continue;
        const Berth &berth = state.board->berth(id);
        for (const int heading : berth.seaward) {
            const Json command{{"do", "place"},
                               {"ship", encode(ship)},
                               {"berth", encode(id)},
                               {"heading", heading}};
            Drop drop;
            drop.place = state.board->label(berth.at);
            drop.command = canonicalText(command);
            drop.refused = refusalOf(state, command);
            drop.tag = "berth";
            drop.pose = poseOf(*state.board, {berth.at, heading});
            drops.push_back(std::move(drop));
        }
    }
    return drops;
}

/// Another side's ship while a ship's shots are put together: it is a target, not a piece in hand.
bool isTargetOnly(const Json &partial, ShipId piece)
{
    ShipId shooter{};
    const auto named = partial.is_object() ? partial.find("ship") : partial.end();
    return partial.is_object() && partial.contains("shots") && named != partial.end()
        && decode(*named, shooter) && sideOf(shooter) != sideOf(piece);
}

std::vector<Drop> arrowPoints(const State &state)
{
    std::vector<Drop> drops;
    if (state.play.phase != Phase::WindPlacement)
        return drops;
    for (int point = 0; point < kRosePoints; ++point) {
        Drop drop;
        drop.place = "rose-" + std::to_string(point);
        drop.command = canonicalText(Json{{"do", "set-wind"}, {"arrow", point}});
        drop.tag = "free";
        drops.push_back(std::move(drop));
    }
    return drops;
}

} // namespace

std::vector<Drop> Game::drops(const State &state, const Json &partialCommand,
                              const std::vector<std::string> &pieces)
{
    if (pieces.size() != 1 || !state.pending.empty())
        return {};
    const std::string &piece = pieces.front();
    if (piece == "wind")
        return arrowPoints(state);
    const auto ship = idOf<ShipId>(piece);
    if (ship && state.play.phase == Phase::Setup && !state.ship(*ship).sunk)
        return berthsOf(state, *ship);
    if (state.play.phase != Phase::Turn)
        return {};
    if (const auto fort = idOf<FortId>(piece))
        return targetsOfFort(state, partialCommand, *fort);
    if (!ship || !state.ship(*ship).onBoard() || isTargetOnly(partialCommand, *ship))
        return {};
    std::vector<Drop> drops = Sailing(state, *ship).goals();
    addShipTargets(drops, state, partialCommand, *ship);
    return drops;
}

std::optional<Drop> Game::dropAlong(const State &state, const Json & /*partialCommand*/,
                                    const std::string &piece, std::string_view steps)
{
    const auto ship = idOf<ShipId>(piece);
    const bool letters = steps.find_first_not_of("fps") == std::string_view::npos;
    if (!ship || !letters || !state.pending.empty() || state.play.phase != Phase::Turn
        || !state.ship(*ship).onBoard())
        return std::nullopt;
    return Sailing(state, *ship).along(std::string(steps));
}

} // namespace qd::trafalgar
