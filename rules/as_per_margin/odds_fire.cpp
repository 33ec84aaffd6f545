// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/hit_tables.h"
#include "rules/as_per_margin/odds.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <numeric>
#include <tuple>

namespace qd::as_per_margin {
namespace {

constexpr int kFaces = 6;
constexpr unsigned kBow = 1;
constexpr unsigned kStern = 2;
constexpr unsigned kBoom = 4;
constexpr std::size_t kFlagSets = 8;

/// What one die of Table I comes to, with all that it calls for.
struct Outcome {
    int masts = 0, guns = 0, hull = 0;
    unsigned flags = 0;

    auto key() const { return std::tuple(masts, guns, hull, flags); }

    friend bool operator<(const Outcome &a, const Outcome &b) { return a.key() < b.key(); }
};

/// The outcomes of one die with their weights; `whole` is the sum.
struct DieLaw {
    std::vector<std::pair<Outcome, std::uint64_t>> cases;
    std::uint64_t whole = 1;
};

Outcome plus(Outcome a, const Outcome &b)
{
    a.masts += b.masts;
    a.guns += b.guns;
    a.hull += b.hull;
    a.flags |= b.flags;
    return a;
}

/// Walks every case of the tables that a die may call for: 6 faces a table.
class LawWalk {
public:
    LawWalk(const SalvoTerms &terms, const Unit &target) : m_terms(terms), m_target(target) { }

    DieLaw run()
    {
        for (int face = 1; face <= kFaces; ++face)
            direct(table1(m_terms.band, face), kCases / kFaces);
        DieLaw law;
        law.whole = 0;
        for (const auto &[outcome, weight] : m_weights)
            law.whole = std::gcd(law.whole, weight);
        const std::uint64_t common = law.whole;
        law.whole = kCases / common;
        for (const auto &[outcome, weight] : m_weights)
            law.cases.emplace_back(outcome, weight / common);
        return law;
    }

private:
    /// Tables I, II, III and the magazine, and red hot III and the magazine.
    static constexpr std::uint64_t kCases = 46656;

    void direct(Hit hit, std::uint64_t weight)
    {
        if (hit == Hit::Table2) {
            for (int face = 1; face <= kFaces; ++face)
                direct(table2(face), weight / kFaces);
        } else if (hit == Hit::Table3) {
            burning({}, weight);
        } else {
            scored(hit, weight);
        }
    }

    /// A hit of Tables I and II; red hot shot is tossed once more.
    void scored(Hit hit, std::uint64_t weight)
    {
        const Outcome outcome = outcomeOf(hit);
        const int again = outcome.guns + outcome.hull + (m_terms.mastsCount ? outcome.masts : 0);
        if (m_terms.redHot && again > 0)
            burning(outcome, weight);
        else
            m_weights[outcome] += weight;
    }

    void burning(const Outcome &soFar, std::uint64_t weight)
    {
        for (int face = 1; face <= kFaces; ++face) {
            const Hit hit = table3(face);
            if (hit != Hit::ReToss) {
                m_weights[plus(soFar, outcomeOf(hit))] += weight / kFaces;
                continue;
            }
            for (int second = 1; second <= kFaces; ++second)
                m_weights[plus(soFar, outcomeOf(magazine(m_terms.target, second)))] +=
                    weight / kFaces / kFaces;
        }
    }

    Outcome outcomeOf(Hit hit) const
    {
        Outcome outcome;
        outcome.masts = hit == Hit::Masts ? 1 : 0;
        outcome.guns = hit == Hit::Guns ? 1 : 0;
        outcome.hull = hit == Hit::Hull ? 1 : 0;
        const Ship *ship = m_target.ship;
        if (hit == Hit::BowCable && ship != nullptr && ship->anchors.bow)
            outcome.flags = kBow;
        if (hit == Hit::SternCable && ship != nullptr && ship->anchors.stern)
            outcome.flags = kStern;
        if (hit == Hit::Explosion)
            outcome.flags = kBoom;
        return outcome;
    }

    const SalvoTerms &m_terms;
    const Unit &m_target;
    std::map<Outcome, std::uint64_t> m_weights;
};

/// The joint law of a fire: masts, guns, hull, each 0 … side − 1, and the flags.
template <class Weight>
class Joint {
public:
    explicit Joint(int most) : m_side(static_cast<std::size_t>(most) + 1)
    {
        m_weights.resize(m_side * m_side * m_side * kFlagSets);
    }

    Weight &at(std::size_t m, std::size_t g, std::size_t h, std::size_t flags)
    {
        return m_weights[((m * m_side + g) * m_side + h) * kFlagSets + flags];
    }

    const Weight &at(std::size_t m, std::size_t g, std::size_t h, std::size_t flags) const
    {
        return m_weights[((m * m_side + g) * m_side + h) * kFlagSets + flags];
    }

    std::size_t side() const { return m_side; }

    /// All that can occur with at most `most` hits.
    template <class Visit>
    void each(std::size_t most, Visit &&visit) const
    {
        for (std::size_t m = 0; m <= most; ++m)
            for (std::size_t g = 0; m + g <= most; ++g)
                for (std::size_t h = 0; m + g + h <= most; ++h)
                    for (std::size_t flags = 0; flags < kFlagSets; ++flags)
                        if (const Weight &weight = at(m, g, h, flags); weight != 0)
                            visit(m, g, h, flags, weight);
    }

private:
    std::size_t m_side;
    std::vector<Weight> m_weights;
};

template <class Weight>
Joint<Weight> convolved(const DieLaw &law, int dice, int perDie)
{
    const int most = dice * perDie;
    Joint<Weight> joint(most);
    joint.at(0, 0, 0, 0) = 1;
    for (int die = 0; die < dice; ++die) {
        Joint<Weight> next(most);
        joint.each(static_cast<std::size_t>(die * perDie),
                   [&](std::size_t m, std::size_t g, std::size_t h, std::size_t flags,
                       const Weight &weight) {
                       for (const auto &[outcome, part] : law.cases)
                           next.at(m + static_cast<std::size_t>(outcome.masts),
                                   g + static_cast<std::size_t>(outcome.guns),
                                   h + static_cast<std::size_t>(outcome.hull),
                                   flags | outcome.flags) += weight * static_cast<Weight>(part);
                   });
        joint = std::move(next);
    }
    return joint;
}

Chance chanceOf(Wide part, Wide whole)
{
    return Chance::of(part, whole);
}

Chance chanceOf(long double part, long double whole)
{
    const long double p = part / whole;
    if (part == 0)
        return Chance::of(0, 1);
    return Chance::about(static_cast<double>(p));
}

template <class Weight>
std::vector<Chance> list(std::vector<Weight> weights, Weight whole)
{
    while (weights.size() > 1 && weights.back() == 0)
        weights.pop_back();
    if (weights.size() == 1)
        return {Chance::of(1, 1)};
    std::vector<Chance> chances;
    chances.reserve(weights.size());
    for (const Weight &weight : weights)
        chances.push_back(chanceOf(weight, whole));
    return chances;
}

/// The weights of what a fire brings about.
template <class Weight>
struct Sums {
    Weight explodes = 0, sinks = 0, strikes = 0, dismasts = 0, damages = 0, pumps = 0, bow = 0,
           stern = 0;

    void add(const DamageResult &result, Weight weight)
    {
        if (result.explodes) {
            explodes += weight;
            return;
        }
        bow += result.bowCable ? weight : Weight(0);
        stern += result.sternCable ? weight : Weight(0);
        if (result.sinks) {
            sinks += weight;
            return;
        }
        strikes += result.strikes ? weight : Weight(0);
        dismasts += result.dismasts ? weight : Weight(0);
        damages += result.damages ? weight : Weight(0);
        pumps += result.pumps ? weight : Weight(0);
    }

    void add(const ShoreResult &result, Weight weight)
    {
        explodes += result.destroyed ? weight : Weight(0);
        strikes += result.silenced ? weight : Weight(0);
    }
};

Damage damageOf(std::size_t m, std::size_t g, std::size_t h, std::size_t flags, const Aim &aim)
{
    Damage damage;
    damage.masts = static_cast<int>(m);
    damage.guns = static_cast<int>(g);
    damage.hull = static_cast<int>(h);
    damage.bowCable = (flags & kBow) != 0;
    damage.sternCable = (flags & kStern) != 0;
    damage.explosion = (flags & kBoom) != 0;
    damage.rake = aim.rake;
    damage.facing = aim.facing;
    return damage;
}

template <class Weight>
FireOdds weighed(const Joint<Weight> &joint, Weight whole, const Unit &target, const Aim &aim,
                 const Options &options)
{
    std::vector<Weight> masts(joint.side());
    std::vector<Weight> guns(joint.side());
    std::vector<Weight> hull(joint.side());
    Sums<Weight> sums;
    joint.each(
        joint.side() - 1,
        [&](std::size_t m, std::size_t g, std::size_t h, std::size_t flags, const Weight &weight) {
            masts[m] += weight;
            guns[g] += weight;
            hull[h] += weight;
            const Damage damage = damageOf(m, g, h, flags, aim);
            if (target.ship != nullptr)
                sums.add(damageTo(*target.ship, damage, DamageCause::Fire, options), weight);
            else
                sums.add(damageTo(*target.shore, damage), weight);
        });
    FireOdds odds;
    odds.masts = list(std::move(masts), whole);
    odds.guns = list(std::move(guns), whole);
    odds.hull = list(std::move(hull), whole);
    odds.explodes = chanceOf(sums.explodes, whole);
    odds.sinks = chanceOf(sums.sinks, whole);
    odds.strikes = chanceOf(sums.strikes, whole);
    odds.dismasts = chanceOf(sums.dismasts, whole);
    odds.damages = chanceOf(sums.damages, whole);
    odds.pumps = chanceOf(sums.pumps, whole);
    odds.cutsBow = chanceOf(sums.bow, whole);
    odds.cutsStern = chanceOf(sums.stern, whole);
    return odds;
}

/// `whole` to the power of `dice`, 0 where it does not fit.
Wide power(std::uint64_t whole, int dice)
{
    constexpr Wide kMost = ~Wide{0};
    Wide product = 1;
    for (int i = 0; i < dice; ++i) {
        if (product > kMost / whole)
            return 0;
        product *= whole;
    }
    return product;
}

Chance perDie(const DieLaw &law, const std::function<bool(const Outcome &)> &wanted)
{
    std::uint64_t sum = 0;
    for (const auto &[outcome, weight] : law.cases)
        sum += wanted(outcome) ? weight : 0;
    return Chance::of(sum, law.whole);
}

Chance expectation(const DieLaw &law, int dice, int Outcome::*part)
{
    std::uint64_t sum = 0;
    for (const auto &[outcome, weight] : law.cases)
        sum += static_cast<std::uint64_t>(outcome.*part) * weight;
    return Chance::of(Wide(sum) * static_cast<Wide>(dice), law.whole);
}

} // namespace

DieOdds dieOdds(const SalvoTerms &terms, const Unit &target)
{
    const DieLaw law = LawWalk(terms, target).run();
    DieOdds odds;
    odds.masts = perDie(law, [](const Outcome &o) { return o.masts > 0; });
    odds.guns = perDie(law, [](const Outcome &o) { return o.guns > 0; });
    odds.hull = perDie(law, [](const Outcome &o) { return o.hull > 0; });
    odds.bowCable = perDie(law, [](const Outcome &o) { return (o.flags & kBow) != 0; });
    odds.sternCable = perDie(law, [](const Outcome &o) { return (o.flags & kStern) != 0; });
    odds.explosion = perDie(law, [](const Outcome &o) { return (o.flags & kBoom) != 0; });
    odds.miss = perDie(
        law, [](const Outcome &o) { return o.masts + o.guns + o.hull == 0 && o.flags == 0; });
    return odds;
}

FireOdds fireOdds(const SalvoTerms &terms, const Unit &target, const Aim &aim,
                  const Options &options)
{
    const DieLaw law = LawWalk(terms, target).run();
    const int most = terms.redHot ? 2 : 1; // hits that one die can score
    FireOdds odds;
    if (const Wide whole = power(law.whole, terms.dice); whole != 0)
        odds = weighed(convolved<Wide>(law, terms.dice, most), whole, target, aim, options);
    else {
        long double sum = 1;
        for (int i = 0; i < terms.dice; ++i)
            sum *= static_cast<long double>(law.whole);
        odds = weighed(convolved<long double>(law, terms.dice, most), sum, target, aim, options);
    }
    odds.expectedMasts = expectation(law, terms.dice, &Outcome::masts);
    odds.expectedGuns = expectation(law, terms.dice, &Outcome::guns);
    odds.expectedHull = expectation(law, terms.dice, &Outcome::hull);
    return odds;
}

} // namespace qd::as_per_margin
