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

constexpr unsigned kBow = 1;
constexpr unsigned kStern = 2;
constexpr unsigned kBoom = 4;
constexpr unsigned kOdd = 4; ///< of a case: an odd number of gun hits
constexpr unsigned kMarks = 8; ///< sets of cables and `kOdd`

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
        if (tossedRedHot(m_terms, hit))
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

/// What one die does to two kinds of boxes at a time, and how often.
struct Stroke {
    std::size_t rows = 0, hull = 0; ///< hits on masts or guns, and on the hull
    unsigned flags = 0; ///< cables
    bool flips = false; ///< an odd number of gun hits
    std::uint64_t weight = 0;
};

/// The strokes of a law, the explosion left out.
std::vector<Stroke> strokesOf(const DieLaw &law, int Outcome::*rows)
{
    std::map<std::tuple<int, int, unsigned, bool>, std::uint64_t> weights;
    for (const auto &[outcome, weight] : law.cases)
        if ((outcome.flags & kBoom) == 0)
            weights[{outcome.*rows, outcome.hull, outcome.flags, outcome.guns % 2 != 0}] += weight;
    std::vector<Stroke> strokes;
    for (const auto &[key, weight] : weights)
        strokes.push_back({static_cast<std::size_t>(std::get<0>(key)),
                           static_cast<std::size_t>(std::get<1>(key)), std::get<2>(key),
                           std::get<3>(key), weight});
    return strokes;
}

/// The joint law of hits on masts or guns and on the hull, no explosion among them. Hits beyond the
/// last row or column change nothing more: they count there, on gun rows with their parity (an odd
/// raking hit goes to the hull).
template <class Weight>
class Joint {
public:
    enum class Beyond { Last, SameParity };

    Joint(std::size_t mostRows, std::size_t mostHull, Beyond beyond)
        : m_rows(mostRows + (beyond == Beyond::SameParity ? 2 : 1))
        , m_hull(mostHull + 1)
        , m_beyond(beyond)
        , m_weights(m_rows * m_hull * kMarks)
    {
        m_weights.front() = 1;
    }

    void add(const std::vector<Stroke> &strokes)
    {
        std::vector<Weight> next(m_weights.size());
        each([&](std::size_t row, std::size_t hull, unsigned marks, const Weight &weight) {
            for (const Stroke &stroke : strokes)
                next[index(held(row + stroke.rows), std::min(hull + stroke.hull, m_hull - 1),
                           (marks | stroke.flags) ^ (stroke.flips ? kOdd : 0U))] +=
                    weight * static_cast<Weight>(stroke.weight);
        });
        m_weights = std::move(next);
    }

    /// Every case that can occur; its marks are the cables and `kOdd`.
    template <class Visit>
    void each(Visit &&visit) const
    {
        for (std::size_t row = 0; row < m_rows; ++row)
            for (std::size_t hull = 0; hull < m_hull; ++hull)
                for (unsigned marks = 0; marks < kMarks; ++marks)
                    if (const Weight &weight = m_weights[index(row, hull, marks)]; weight != 0)
                        visit(row, hull, marks, weight);
    }

private:
    std::size_t index(std::size_t row, std::size_t hull, unsigned marks) const
    {
        return (row * m_hull + hull) * kMarks + marks;
    }

    std::size_t held(std::size_t row) const
    {
        if (row < m_rows)
            return row;
        return m_beyond == Beyond::Last ? m_rows - 1 : m_rows - 1 - (row - m_rows + 1) % 2;
    }

    std::size_t m_rows, m_hull;
    Beyond m_beyond;
    std::vector<Weight> m_weights;
};

/// The weights of what a fire brings about, explosions aside.
template <class Weight>
struct Sums {
    Weight sinks = 0, strikes = 0, dismasts = 0, damages = 0, pumps = 0, bow = 0, stern = 0;

    void addHullAndMasts(const DamageResult &result, const Weight &weight)
    {
        bow += result.bowCable ? weight : Weight(0);
        stern += result.sternCable ? weight : Weight(0);
        if (result.sinks) {
            sinks += weight;
            return;
        }
        dismasts += result.dismasts ? weight : Weight(0);
        damages += result.damages ? weight : Weight(0);
        pumps += result.pumps ? weight : Weight(0);
    }
};

/// One target of a fire: what it was aimed at, and the law of a die.
struct Target {
    const Unit &unit;
    const Aim &aim;
    const Options &options;
    const DieLaw &law;
    int dice;
};

Damage damageOf(const Target &target, int masts, int guns, int hull)
{
    Damage damage;
    damage.masts = masts;
    damage.guns = guns;
    damage.hull = hull;
    damage.rake = target.aim.rake;
    damage.facing = target.aim.facing;
    return damage;
}

/// Masts with the hull: conditions, pumps, cables. Of the guns only an odd hit matters there.
template <class Weight>
void sumMasts(Sums<Weight> &sums, const Target &target)
{
    const Ship &ship = *target.unit.ship;
    Joint<Weight> joint(static_cast<std::size_t>(ship.masts), static_cast<std::size_t>(ship.hull),
                        Joint<Weight>::Beyond::Last);
    const std::vector<Stroke> strokes = strokesOf(target.law, &Outcome::masts);
    for (int die = 0; die < target.dice; ++die)
        joint.add(strokes);
    joint.each([&](std::size_t masts, std::size_t hull, unsigned marks, const Weight &weight) {
        const int odd = target.aim.rake && (marks & kOdd) != 0 ? 1 : 0;
        Damage damage = damageOf(target, static_cast<int>(masts), odd, static_cast<int>(hull));
        damage.bowCable = (marks & kBow) != 0;
        damage.sternCable = (marks & kStern) != 0;
        sums.addHullAndMasts(damageTo(ship, damage, DamageCause::Fire, target.options), weight);
    });
}

/// Guns with the hull: a ship that does not sink strikes.
template <class Weight>
void sumGuns(Sums<Weight> &sums, const Target &target)
{
    const Ship *ship = target.unit.ship;
    const int guns = ship != nullptr ? gunsLeft(*ship) : target.unit.shore->guns;
    const int hull = ship != nullptr ? ship->hull : 0;
    Joint<Weight> joint(static_cast<std::size_t>(guns) + 1, static_cast<std::size_t>(hull),
                        Joint<Weight>::Beyond::SameParity);
    const std::vector<Stroke> strokes = strokesOf(target.law, &Outcome::guns);
    for (int die = 0; die < target.dice; ++die)
        joint.add(strokes);
    joint.each([&](std::size_t row, std::size_t lost, unsigned /*marks*/, const Weight &weight) {
        const Damage damage = damageOf(target, 0, static_cast<int>(row), static_cast<int>(lost));
        const bool strikes = ship != nullptr
            ? damageTo(*ship, damage, DamageCause::Fire, target.options).strikes
            : damageTo(*target.unit.shore, damage).silenced;
        sums.strikes += strikes ? weight : Weight(0);
    });
}

Chance chanceOf(Wide part, Wide whole)
{
    return Chance::of(part, whole);
}

Chance chanceOf(long double part, long double whole)
{
    if (part == 0)
        return Chance::of(0, 1);
    return Chance::about(static_cast<double>(part / whole));
}

template <class Weight>
Weight raised(std::uint64_t base, int dice)
{
    Weight product = 1;
    for (int i = 0; i < dice; ++i)
        product *= static_cast<Weight>(base);
    return product;
}

template <class Weight>
FireOdds outcomes(const Target &target)
{
    std::uint64_t safe = 0;
    for (const auto &[outcome, weight] : target.law.cases)
        safe += (outcome.flags & kBoom) == 0 ? weight : 0;
    Sums<Weight> sums;
    if (target.unit.ship != nullptr)
        sumMasts(sums, target);
    sumGuns(sums, target);
    const auto whole = raised<Weight>(target.law.whole, target.dice);
    FireOdds odds;
    odds.explodes = chanceOf(whole - raised<Weight>(safe, target.dice), whole);
    odds.sinks = chanceOf(sums.sinks, whole);
    odds.strikes = chanceOf(sums.strikes, whole);
    odds.dismasts = chanceOf(sums.dismasts, whole);
    odds.damages = chanceOf(sums.damages, whole);
    odds.pumps = chanceOf(sums.pumps, whole);
    odds.cutsBow = chanceOf(sums.bow, whole);
    odds.cutsStern = chanceOf(sums.stern, whole);
    return odds;
}

/// Hits of one kind in the whole fire: entry k is the chance of k.
std::vector<Chance> hitsList(const DieLaw &law, int dice, int Outcome::*part)
{
    std::vector<Wide> weights;
    for (const auto &[outcome, weight] : law.cases) {
        const auto hits = static_cast<std::size_t>(outcome.*part);
        weights.resize(std::max(weights.size(), hits + 1));
        weights[hits] += weight;
    }
    const Distribution die = Distribution::ofWeights(std::move(weights));
    Distribution sum;
    for (int i = 0; i < dice; ++i)
        sum = sum + die;
    std::vector<Chance> chances;
    for (std::size_t k = 0; k < sum.size(); ++k)
        chances.push_back(sum.chance(k));
    return chances;
}

/// Whether `whole` to the power of `dice` fits.
bool fits(std::uint64_t whole, int dice)
{
    constexpr Wide kMost = ~Wide{0};
    Wide product = 1;
    for (int i = 0; i < dice; ++i) {
        if (product > kMost / whole)
            return false;
        product *= whole;
    }
    return true;
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
    const Target fired{target, aim, options, law, terms.dice};
    FireOdds odds =
        fits(law.whole, terms.dice) ? outcomes<Wide>(fired) : outcomes<long double>(fired);
    odds.masts = hitsList(law, terms.dice, &Outcome::masts);
    odds.guns = hitsList(law, terms.dice, &Outcome::guns);
    odds.hull = hitsList(law, terms.dice, &Outcome::hull);
    odds.expectedMasts = expectation(law, terms.dice, &Outcome::masts);
    odds.expectedGuns = expectation(law, terms.dice, &Outcome::guns);
    odds.expectedHull = expectation(law, terms.dice, &Outcome::hull);
    return odds;
}

} // namespace qd::as_per_margin
