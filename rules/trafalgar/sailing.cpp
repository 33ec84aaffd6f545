// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/sailing.h"

#include "rules/trafalgar/board.h"
#include "rules/trafalgar/weather.h"

#include <algorithm>
#include <array>
#include <utility>

namespace qd::trafalgar {
namespace {

constexpr char kForward = 'f';
/// In dictionary order: the reach finds the first way among equals by it.
constexpr std::array<char, 3> kLetters{kForward, 'p', 's'};

/// What bars a letter of a way, in the order in which it is looked at.
enum class Bar : std::uint8_t { IntoWind, OffBoard, Land, Reef, Sandbank, Occupied };

/// The sea as one ship meets it: where it may step and turn.
class Waters {
public:
    Waters(const State &state, ShipId ship)
        : m_state(state)
        , m_ship(ship)
        , m_barred(barredNow(state))
        , m_start{*state.ship(ship).at, state.ship(ship).heading}
    {
        for (const ShipId other : kShips)
            if (other != ship && state.ship(other).onBoard())
                m_others.emplace_back(*state.ship(other).at, other);
        const std::vector<Station> &track = state.ship(ship).now.track;
        m_begun = track.empty() ? m_start.at : track.front().at;
    }

    const Station &start() const { return m_start; }

    const State &state() const { return m_state; }

    ShipId ship() const { return m_ship; }

    /// The first thing that bars a letter; `goal` says whether the step may end on a mate's point.
    std::optional<Bar> bar(const Station &from, char letter, Alongside goal) const
    {
        const Station next = stationAfter(from, letter);
        if (letter != kForward) {
            if (m_state.options.intoWind == IntoWind::Facing && headsIntoWind(next.heading))
                return Bar::IntoWind;
            return std::nullopt;
        }
        if (headsIntoWind(from.heading))
            return Bar::IntoWind;
        if (!onBoard(next.at))
            return Bar::OffBoard;
        const Board &board = *m_state.board;
        const Terrain terrain = board.terrain(next.at);
        if (terrain == Terrain::Land)
            return Bar::Land;
        if (terrain == Terrain::Reef || board.reefBetween(from.at, next.at))
            return Bar::Reef;
        if (kindOf(m_ship) == Kind::Line
            && (terrain == Terrain::Sandbank || board.bankBetween(from.at, next.at)))
            return Bar::Sandbank;
        const bool held =
            countAt(next.at) > 0 && !(goal == Alongside::Yes && mateAt(next.at).has_value());
        const bool overMate = countAt(from.at) > 0 && from.at != m_begun;
        if (held || overMate)
            return Bar::Occupied;
        return std::nullopt;
    }

    bool onBoard(LatticePoint at) const { return m_state.board->has(at); }

    /// The only ship on a point, a mate that the ship may lie alongside of.
    std::optional<ShipId> mateAt(LatticePoint at) const
    {
        if (countAt(at) != 1)
            return std::nullopt;
        const auto found = std::find_if(m_others.begin(), m_others.end(),
                                        [at](const auto &other) { return other.first == at; });
        if (!mayLieAlongside(m_state, m_ship, found->second))
            return std::nullopt;
        return found->second;
    }

    /// Whether a way may end there: on a bank it may not, by option, but where and as it began.
    bool mayStop(const Station &end) const
    {
        return m_state.options.sandbankStop || end == m_start
            || m_state.board->terrain(end.at) != Terrain::Sandbank;
    }

private:
    bool headsIntoWind(int heading) const
    {
        return std::find(m_barred.begin(), m_barred.end(), heading) != m_barred.end();
    }

    int countAt(LatticePoint at) const
    {
        return static_cast<int>(
            std::count_if(m_others.begin(), m_others.end(),
                          [at](const auto &other) { return other.first == at; }));
    }

    const State &m_state;
    ShipId m_ship;
    std::vector<int> m_barred;
    Station m_start;
    LatticePoint m_begun; ///< where the ship began its turn
    std::vector<std::pair<LatticePoint, ShipId>> m_others;
};

Refusal refusalOf(Bar bar, int step, Alongside alongside)
{
    Refusal refusal;
    switch (bar) {
    case Bar::IntoWind:
        refusal = {"into-wind", "start-1", "the wind comes from there", {}};
        break;
    case Bar::OffBoard:
        refusal = {"off-board", "move-1", "the board ends there", {}};
        break;
    case Bar::Land:
        refusal = {"land", "r-08", "there is land", {}};
        break;
    case Bar::Reef:
        refusal = {"reef", "move-5", "a reef bars the way", {}};
        break;
    case Bar::Sandbank:
        refusal = {"sandbank", "move-5", "a ship of the line passes no sandbank", {}};
        break;
    case Bar::Occupied:
        refusal = {"occupied",
                   alongside == Alongside::Yes ? "flag-4" : "move-4",
                   "another ship bars the way",
                   {}};
        break;
    }
    return refusal.with("step", step);
}

const char *speedRule(ShipId ship)
{
    return kindOf(ship) == Kind::Line ? "speed-1" : "speed-3";
}

Refusal tooManyMoves(ShipId ship, int remaining)
{
    return Refusal{"too-many-moves", speedRule(ship), "the ship has not so many moves left", {}}
        .with("remaining", remaining);
}

/// Marks of the stations within so many moves of a point.
class Marks {
public:
    Marks(LatticePoint centre, int moves)
        : m_corner(centre - LatticePoint{moves, moves})
        , m_side(2 * moves + 1)
        , m_marks(static_cast<std::size_t>(m_side * m_side * kHeadings), 0)
    {
    }

    /// False: it was marked already.
    bool mark(const Station &station)
    {
        const LatticePoint at = station.at - m_corner;
        char &mark =
            m_marks[static_cast<std::size_t>((at.r * m_side + at.q) * kHeadings + station.heading)];
        const bool fresh = mark == 0;
        mark = 1;
        return fresh;
    }

private:
    LatticePoint m_corner;
    int m_side;
    std::vector<char> m_marks;
};

/// Breadth first over stations, letters in dictionary order: the first way found to a station is
/// its cheapest, and the first among equals.
class Search {
public:
    Search(const Waters &waters, int remaining)
        : m_waters(waters), m_remaining(remaining), m_seen(waters.start().at, remaining)
    {
    }

    Reach run()
    {
        m_seen.mark(m_waters.start());
        std::vector<Reached> front{{m_waters.start(), {}}};
        for (int cost = 0;; ++cost) {
            for (const Reached &reached : front)
                if (m_waters.mayStop(reached.station))
                    m_reach.places.push_back(reached);
            if (cost == m_remaining || front.empty())
                break;
            std::vector<Reached> next;
            for (const Reached &reached : front)
                for (const char letter : kLetters)
                    extend(reached, letter, next);
            front = std::move(next);
        }
        return std::move(m_reach);
    }

private:
    void extend(const Reached &from, char letter, std::vector<Reached> &next)
    {
        const auto bar = m_waters.bar(from.station, letter, Alongside::No);
        if (bar && *bar != Bar::Occupied)
            return;
        const Station station = stationAfter(from.station, letter);
        if (!bar) {
            if (m_seen.mark(station))
                next.push_back({station, from.way + letter});
        } else if (!m_waters.bar(from.station, letter, Alongside::Yes) && m_waters.mayStop(station)
                   && m_seen.mark(station)) {
            m_reach.alongside.push_back({station, from.way + letter});
        }
    }

    const Waters &m_waters;
    int m_remaining;
    Reach m_reach;
    Marks m_seen;
};

} // namespace

Station stationAfter(const Station &from, char letter)
{
    if (letter == kForward)
        return {from.at + stepOn(from.heading), from.heading};
    return {from.at, turned(from.heading, letter == 's' ? 1 : -1)};
}

Tally speedTally(const State &state, ShipId id)
{
    const Ship &ship = state.ship(id);
    Tally tally;
    for (const Mast mast : kMasts)
        if (ship.has(mast))
            tally.add(std::string(nameOf(mast)) + "mast", movesOf(kindOf(id), mast), speedRule(id));
    tally.add("spent", -ship.now.spent, "move-2");
    tally.add("never-below-zero", remainingOf(state, id) - tally.total(), "r-11");
    return tally;
}

bool mayLieAlongside(const State &state, ShipId one, ShipId other)
{
    return sideOf(one) == sideOf(other)
        && (!flagsAboard(state, one).empty() || !flagsAboard(state, other).empty());
}

Course courseOf(const State &state, ShipId ship, std::string_view way, Alongside alongside)
{
    const Waters waters(state, ship);
    Course course;
    course.end = waters.start();
    const int remaining = remainingOf(state, ship);
    if (way.size() > static_cast<std::size_t>(remaining))
        course.refusals.push_back(tooManyMoves(ship, remaining));
    for (std::size_t i = 0; i < way.size() && !course.offBoard; ++i) {
        const bool last = i + 1 == way.size();
        const int step = static_cast<int>(i) + 1;
        if (const auto bar = waters.bar(course.end, way[i], last ? alongside : Alongside::No))
            course.refusals.push_back(refusalOf(*bar, step, alongside));
        const Station next = stationAfter(course.end, way[i]);
        course.offBoard = !waters.onBoard(next.at);
        if (course.offBoard) {
            if (course.refusals.empty() || course.refusals.back().code != "off-board")
                course.refusals.push_back(refusalOf(Bar::OffBoard, step, alongside));
        } else {
            course.end = next;
            course.stations.push_back(next);
        }
    }
    if (!course.offBoard && !waters.mayStop(course.end))
        course.refusals.push_back(
            {"sandbank-stop", "move-5", "no ship stops on a sandbank at this table", {}});
    return course;
}

Reach reachOf(const State &state, ShipId ship)
{
    const Waters waters(state, ship);
    return Search(waters, remainingOf(state, ship)).run();
}

std::optional<std::string> wayTo(const State &state, ShipId ship, LatticePoint to,
                                 std::optional<int> heading, Alongside alongside)
{
    const Reach reach = reachOf(state, ship);
    const std::vector<Reached> &places =
        alongside == Alongside::Yes ? reach.alongside : reach.places;
    const auto found = std::find_if(places.begin(), places.end(), [&](const Reached &reached) {
        return reached.station.at == to && (!heading || reached.station.heading == *heading);
    });
    return found == places.end() ? std::nullopt : std::optional(found->way);
}

} // namespace qd::trafalgar
