// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/panic.h"

#include "rules/santa_cruz/charts.h"

#include <algorithm>
#include <limits>

namespace qd::santa_cruz {

namespace {

constexpr int kFar = std::numeric_limits<int>::max();

/// Land areas to go to the entry area, by area; units are ignored.
std::vector<int> distancesTo(const Board &board, AreaId entry)
{
    std::vector<int> distances(board.areaCount(), kFar);
    std::vector<AreaId> reached{entry};
    distances[indexOf(entry)] = 0;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const int next = distances[indexOf(reached[i])] + 1;
        for (const Neighbour &neighbour : board.neighbours(reached[i])) {
            int &distance = distances[indexOf(neighbour.area)];
            if (distance != kFar || !board.area(neighbour.area).land)
                continue;
            distance = next;
            reached.push_back(neighbour.area);
        }
    }
    return distances;
}

/// Areas that are that many steps nearer, each step free of the enemy.
void stepNearer(const State &state, const std::vector<int> &distances, AreaId at, int steps,
                std::vector<AreaId> &found)
{
    if (steps == 0) {
        found.push_back(at);
        return;
    }
    const int nearer = distances[indexOf(at)] - 1;
    for (const Neighbour &next : state.board->neighbours(at))
        if (distances[indexOf(next.area)] == nearer && !anyIn(state, next.area, Side::British))
            stepNearer(state, distances, next.area, steps - 1, found);
}

} // namespace

int panicModifier(const Area &area)
{
    return area.fortress ? -1 : 0;
}

PanicResult panicResult(int die, const Area &area)
{
    PanicResult result;
    const int modifier = panicModifier(area);
    result.because.add("die", die, "9.panic");
    result.because.add("fortress", modifier, "9.panic");
    result.because.add("minimum", die + modifier < 1 ? 1 - die - modifier : 0, "9.panic");
    const PanicLine &line = kPanicTable[static_cast<std::size_t>(result.result() - 1)];
    result.spLost = line.spLost;
    result.retreat = line.retreat;
    return result;
}

std::vector<AreaId> panicWays(const State &state, AreaId from, int areas)
{
    if (areas <= 0 || !state.board->area(from).land)
        return {};
    std::vector<std::vector<int>> charts;
    int nearest = kFar;
    for (const AreaId entry : state.board->entries(Side::Spanish)) {
        charts.push_back(distancesTo(*state.board, entry));
        nearest = std::min(nearest, charts.back()[indexOf(from)]);
    }
    std::vector<AreaId> ways;
    for (const std::vector<int> &distances : charts) {
        const int distance = distances[indexOf(from)];
        if (distance == kFar)
            continue;
        if (state.options.panicTowards == PanicTowards::Either || distance == nearest)
            stepNearer(state, distances, from, areas, ways);
    }
    std::sort(ways.begin(), ways.end());
    ways.erase(std::unique(ways.begin(), ways.end()), ways.end());
    return ways;
}

} // namespace qd::santa_cruz
