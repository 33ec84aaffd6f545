// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/path.h"

#include "rules/as_per_margin/sailing_checks.h"

#include <algorithm>
#include <tuple>

namespace qd::as_per_margin {
namespace {

template <class T>
bool contains(const std::vector<T> &list, const T &value)
{
    return std::find(list.begin(), list.end(), value) != list.end();
}

bool drifts(PathKind kind)
{
    return kind == PathKind::Drift;
}

/// Whom a path may meet (specification 4, Paths).
class Meetings {
public:
    Meetings(const State &state, const Path &path)
        : m_state(state), m_path(path), m_group(groupOf(state, path.movers.front()))
    {
        if (drifts(path.kind) && !state.options.driftersCheck)
            m_toDrift = undriftedShips(state);
    }

    bool with(const Ship &other) const
    {
        if (!onTable(other) || contains(m_path.movers, other.id) || contains(m_group, other.id))
            return false;
        const Ship &mover = *m_state.ship(m_path.movers.front());
        if (!m_state.options.friendsFoul && controllerOf(mover) == controllerOf(other))
            return false;
        return !drifts(m_path.kind) || m_state.options.driftersCheck || !driftsAlike(other);
    }

private:
    /// Two that both drift their whole way keep their distance (r38).
    bool driftsAlike(const Ship &other) const
    {
        return contains(m_toDrift, other.id)
            || (other.moved && other.drifted && same(*other.drifted, m_path.length));
    }

    const State &m_state;
    const Path &m_path;
    std::vector<UnitId> m_group;
    std::vector<UnitId> m_toDrift;
};

/// The next ship to be tossed for: the nearest along the path, then by ids.
std::optional<Passing> nextCheck(const State &state, const Path &path)
{
    const Meetings meets(state, path);
    std::optional<Passing> first;
    const auto key = [](const Passing &p) { return std::tie(*p.approach.at, p.mover, p.other); };
    for (std::size_t i = 0; i < path.movers.size(); ++i) {
        for (const Ship &other : state.ships) {
            if (!meets.with(other) || contains(path.checked, std::pair(path.movers[i], other.id)))
                continue;
            Passing passing{
                path.movers[i], other.id,
                approach(path.from[i], path.heading, path.length, *other.at, kClosingRange)};
            if (passing.approach.at && (!first || key(passing) < key(*first)))
                first = std::move(passing);
        }
    }
    return first;
}

void standAt(State &state, const Path &path, double travelled)
{
    for (std::size_t i = 0; i < path.movers.size(); ++i)
        if (Ship *ship = state.ship(path.movers[i]))
            ship->at = moved(path.from[i], path.heading, travelled);
}

template <class Body>
void emitStretch(Step &step, Citation rule, const Ship &ship, Point from, double distance)
{
    step.emit(std::move(rule),
              Body{ship.id, distance, {from.x, from.y}, ship.at->x, ship.at->y, ship.heading});
}

void remind(Step &step, const Ship &ship)
{
    const SeaBoard &board = *step.state().board;
    if (ship.struck)
        step.emit("struck", event::Reminder{"prize-withdraw", ship.id, {}});
    const bool inside = atLeast(ship.at->x, 0) && atMost(ship.at->x, board.width)
        && atLeast(ship.at->y, 0) && atMost(ship.at->y, board.height);
    if (board.edges && !inside)
        step.emit("board", event::Reminder{"off-table", ship.id, {}});
}

} // namespace

std::vector<Passing> passings(const State &state, const Path &path)
{
    std::vector<Passing> found;
    const Meetings meets(state, path);
    for (const Ship &other : state.ships)
        for (std::size_t i = 0; i < path.movers.size(); ++i)
            if (meets.with(other))
                found.push_back(
                    {path.movers[i], other.id,
                     approach(path.from[i], path.heading, path.length, *other.at, kClosingRange)});
    return found;
}

Path straightPath(const State &state, PathKind kind, std::vector<UnitId> movers, double heading,
                  double length)
{
    Path path{kind, std::move(movers), {}, heading, length, 0, {}, false};
    for (const UnitId &id : path.movers)
        path.from.push_back(state.ship(id)->at.value_or(Point{}));
    return path;
}

void endPath(Step &step, const Path &path)
{
    const bool sailed = path.kind == PathKind::Move || path.kind == PathKind::Dash;
    for (std::size_t i = 0; i < path.movers.size(); ++i) {
        const Ship *ship = step.state().ship(path.movers[i]);
        if (ship == nullptr || !ship->at)
            continue;
        if (sailed)
            emitStretch<event::Moved>(step, "wind-speed", *ship, path.from[i], path.travelled);
        else
            emitStretch<event::Drifted>(step, "dismasted", *ship, path.from[i], path.travelled);
        remind(step, *step.state().ship(path.movers[i]));
    }
}

PathEnd runPath(Step &step, Path path)
{
    const auto next = nextCheck(step.state(), path);
    if (!next) {
        path.travelled = path.length;
        standAt(step.state(), path, path.travelled);
        endPath(step, path);
        return PathEnd::Done;
    }
    path.travelled = *next->approach.at;
    standAt(step.state(), path, path.travelled);
    path.checked.emplace_back(next->mover, next->other);
    const Ship *mover = step.state().ship(next->mover);
    const Ship *other = step.state().ship(next->other);
    step.emit(
        "falling-aboard",
        event::Closing{next->mover, next->other, distance(*mover->at, *other->at), path.travelled});
    step.state().pending = FallAboard{next->mover, next->other, std::move(path)};
    return PathEnd::Waits;
}

void fallAboard(Step &step, const UnitId &mover, const UnitId &other)
{
    const Ship *one = step.state().ship(mover);
    const Ship *two = step.state().ship(other);
    if (one->struck != two->struck && controllerOf(*one) != controllerOf(*two)) {
        const Ship *prize = one->struck ? one : two;
        const Ship *captor = one->struck ? two : one;
        const UnitId id = prize->id;
        step.emit("struck", event::Recaptured{id, captor->id, controllerOf(*captor)});
        step.emit("struck", event::Reminder{"prize-withdraw", id, {}});
        return;
    }
    std::vector<UnitId> ships{mover, other};
    std::sort(ships.begin(), ships.end());
    step.emit("falling-aboard", event::FellAboard{ships});
    step.emit("falling-aboard", event::Reminder{"place-wind-arrow", std::nullopt, ships});
}

} // namespace qd::as_per_margin
