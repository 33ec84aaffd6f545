// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/odds.h"

#include "rules/trafalgar/weather.h"

#include <algorithm>
#include <span>

namespace qd::trafalgar {
namespace {

constexpr int kFaces = 6;
constexpr int kMostStars = 3;

/// A face that hits at that distance, or one that misses.
int faceThat(const Options &options, int distance, bool hits)
{
    const std::vector<int> needs = needsAt(options, distance);
    return hits && !needs.empty() ? needs.front() : 0;
}

/// One pattern of hits and misses of a volley: its faces, and how many throws of 6^dice look so.
struct Pattern {
    std::vector<int> faces;
    Wide ways = 1;
};

Pattern patternOf(const Options &options, const std::vector<Laid> &groups, unsigned hits)
{
    Pattern pattern;
    for (const Laid &group : groups) {
        const int hitting = hittingFaces(options, group.distance);
        for (int gun = 0; gun < group.guns; ++gun) {
            const bool hit = ((hits >> pattern.faces.size()) & 1U) != 0;
            pattern.ways *= static_cast<Wide>(hit ? hitting : kFaces - hitting);
            pattern.faces.push_back(faceThat(options, group.distance, hit));
        }
    }
    return pattern;
}

/// The state after a volley with those faces; where masts are to be chosen, the first choice is
/// taken: every one has the same size.
State afterVolley(const State &state, const Combatant &from, const std::vector<Laid> &groups,
                  const std::vector<int> &faces)
{
    Step step(state, std::span<const int>(faces), Strictness::Enforce);
    resolve(step, from, groups);
    while (!step.state().pending.empty())
        settle(step, openChoices(step.state()).front());
    return step.state();
}

int gunsOf(const Ship &ship)
{
    return ship.guns[0] + ship.guns[1];
}

/// Counts, in ways of 6^dice, what happened to one target.
class TargetCount {
public:
    TargetCount(const State &before, const Laid &group) : m_before(before)
    {
        m_odds.target = group.target;
        m_odds.shows = group.shows;
        if (const auto *ship = std::get_if<ShipId>(&group.target)) {
            m_gunsLost.resize(static_cast<std::size_t>(gunsOf(before.ship(*ship))) + 1);
            m_mastsLost.resize(static_cast<std::size_t>(countOf(before.ship(*ship).masts)) + 1);
        }
    }

    const Combatant &target() const { return m_odds.target; }

    void addGroup(const Laid &group)
    {
        m_odds.guns += group.guns;
        if (group.aim && namesMast(*group.aim))
            m_named = true;
    }

    void count(const State &after, Wide ways)
    {
        m_whole += ways;
        if (const auto *fort = std::get_if<FortId>(&m_odds.target)) {
            m_destroyed += after.fort(*fort).gun ? 0U : ways;
            return;
        }
        const ShipId id = std::get<ShipId>(m_odds.target);
        const Ship &was = m_before.ship(id);
        const Ship &is = after.ship(id);
        m_gunsLost[static_cast<std::size_t>(gunsOf(was) - gunsOf(is))] += ways;
        m_mastsLost[static_cast<std::size_t>(countOf(was.masts) - countOf(is.masts))] += ways;
        m_dismasted += !was.dismasted() && is.dismasted() ? ways : 0U;
        m_sunk += !was.sunk && is.sunk ? ways : 0U;
        const auto struck = m_odds.shows ? struckSide(*m_odds.shows) : std::nullopt;
        m_silenced += struck && was.gunsOn(*struck) > 0 && is.gunsOn(*struck) == 0 ? ways : 0U;
        for (const Mast mast : kMasts)
            m_mast[indexOf(mast)] += was.has(mast) && !is.has(mast) ? ways : 0U;
    }

    TargetOdds odds() &&
    {
        m_odds.destroyed = Chance::of(m_destroyed, m_whole);
        if (std::holds_alternative<FortId>(m_odds.target))
            return std::move(m_odds);
        m_odds.gunsLost = Distribution::ofWeights(std::move(m_gunsLost));
        m_odds.mastsLost = Distribution::ofWeights(std::move(m_mastsLost));
        m_odds.silenced = Chance::of(m_silenced, m_whole);
        m_odds.dismasted = Chance::of(m_dismasted, m_whole);
        m_odds.sunk = Chance::of(m_sunk, m_whole);
        if (m_named)
            m_odds.mast = {Chance::of(m_mast[0], m_whole), Chance::of(m_mast[1], m_whole),
                           Chance::of(m_mast[2], m_whole)};
        return std::move(m_odds);
    }

private:
    const State &m_before;
    TargetOdds m_odds;
    std::vector<Wide> m_gunsLost, m_mastsLost;
    std::array<Wide, 3> m_mast{};
    Wide m_silenced = 0, m_dismasted = 0, m_sunk = 0, m_destroyed = 0, m_whole = 0;
    bool m_named = false;
};

std::vector<TargetCount> targetsIn(const State &state, const std::vector<Laid> &groups)
{
    std::vector<TargetCount> targets;
    for (const Laid &group : groups) {
        const auto same = [&group](const TargetCount &count) {
            return count.target() == group.target;
        };
        if (std::none_of(targets.begin(), targets.end(), same))
            targets.emplace_back(state, group);
        std::find_if(targets.begin(), targets.end(), same)->addGroup(group);
    }
    return targets;
}

std::array<Wide, 6> arrowWays(const Options &options, int arrow, int rounds)
{
    std::array<Wide, 6> ways{};
    ways.at(static_cast<std::size_t>(arrow)) = 1;
    for (int round = 0; round < rounds; ++round) {
        std::array<Wide, 6> next{};
        for (int from = 0; from < kRosePoints; ++from)
            for (int face = 0; face <= kMostStars; ++face)
                next.at(static_cast<std::size_t>(arrowAfter(options, from, face))) +=
                    ways.at(static_cast<std::size_t>(from)) * static_cast<Wide>(facesOfSix(face));
        ways = next;
    }
    return ways;
}

Wide throwsOf(int dice)
{
    Wide ways = 1;
    for (int die = 0; die < dice; ++die)
        ways *= kFaces;
    return ways;
}

} // namespace

Distribution hitsOf(const Options &options, int guns, int distance)
{
    return Distribution::binomial(guns, static_cast<Wide>(hittingFaces(options, distance)), kFaces);
}

std::vector<TargetOdds> volleyOdds(const State &state, const Combatant &from,
                                   const std::vector<Laid> &groups)
{
    std::vector<TargetCount> targets = targetsIn(state, groups);
    State before = state;
    before.pending.clear(); // an open choice is another volley's
    int dice = 0;
    for (const Laid &group : groups)
        dice += group.guns;
    for (unsigned hits = 0; hits < 1U << static_cast<unsigned>(dice); ++hits) {
        const Pattern pattern = patternOf(state.options, groups, hits);
        if (pattern.ways == 0)
            continue;
        const State after = afterVolley(before, from, groups, pattern.faces);
        for (TargetCount &target : targets)
            target.count(after, pattern.ways);
    }
    std::vector<TargetOdds> odds;
    for (TargetCount &target : targets)
        odds.push_back(std::move(target).odds());
    return odds;
}

std::array<Chance, 6> arrowOdds(const Options &options, int arrow, int rounds)
{
    const std::array<Wide, 6> ways = arrowWays(options, arrow, rounds);
    std::array<Chance, 6> odds;
    std::transform(ways.begin(), ways.end(), odds.begin(),
                   [whole = throwsOf(rounds)](Wide part) { return Chance::of(part, whole); });
    return odds;
}

std::array<Chance, 6> barredOdds(const State &state, int arrow, int rounds)
{
    const std::array<Wide, 6> ways = arrowWays(state.options, arrow, rounds);
    std::array<Wide, 6> barred{};
    for (int tip = 0; tip < kRosePoints; ++tip)
        for (const int heading : barredWith(state, tip))
            barred.at(static_cast<std::size_t>(heading)) += ways.at(static_cast<std::size_t>(tip));
    std::array<Chance, 6> odds;
    std::transform(barred.begin(), barred.end(), odds.begin(),
                   [whole = throwsOf(rounds)](Wide part) { return Chance::of(part, whole); });
    return odds;
}

} // namespace qd::trafalgar
