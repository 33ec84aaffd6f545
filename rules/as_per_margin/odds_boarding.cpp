// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/boarding.h"
#include "rules/as_per_margin/odds.h"

#include <algorithm>

namespace qd::as_per_margin {
namespace {

/// What the loser of a boarding by `surplus` hits suffers.
DamageResult loss(const State &state, const Ship &loser, const Ship &winner, int surplus)
{
    Damage damage;
    damage.guns = surplus;
    damage.facing = aimOf(state, Unit{&winner, nullptr}, Unit{&loser, nullptr}).facing;
    return damageTo(loser, damage, DamageCause::Boarding, state.options);
}

int hittingFaces()
{
    int hits = 0;
    for (int face = 1; face <= kFaces; ++face)
        hits += boardingHits(face) ? 1 : 0;
    return hits;
}

std::size_t crossed(const DamageResult &result)
{
    int boxes = 0;
    for (const auto &row : result.guns)
        boxes += row.second;
    return static_cast<std::size_t>(boxes);
}

/// Sums of chances by the difference of hits.
class Tally {
public:
    Tally(const State &state, const Ship &ship, const Ship &target)
        : m_state(state)
        , m_ship(ship)
        , m_target(target)
        // Hits of the ship less hits of the target: add the target's misses, then take its dice.
        , m_difference(
              Distribution::binomial(boardingDice(ship), hittingFaces(), kFaces)
              + Distribution::binomial(boardingDice(target), kFaces - hittingFaces(), kFaces))
        , m_targetDice(boardingDice(target))
    {
    }

    /// The chance of a difference of hits for which `holds`.
    template <class Holds>
    Chance that(Holds holds) const
    {
        return m_difference.chanceThat(
            [&](std::size_t value) { return holds(static_cast<int>(value) - m_targetDice); });
    }

    std::vector<Chance> losses(int sign) const
    {
        const Ship &loser = sign > 0 ? m_target : m_ship;
        const Ship &winner = sign > 0 ? m_ship : m_target;
        const auto lost = [&](int difference) {
            return difference * sign > 0 ? crossed(loss(m_state, loser, winner, difference * sign))
                                         : std::size_t{0};
        };
        std::vector<Chance> chances;
        const auto most = static_cast<std::size_t>(
            std::min(gunsLeft(loser), sign > 0 ? boardingDice(m_ship) : m_targetDice));
        for (std::size_t k = 0; k <= most; ++k)
            chances.push_back(that([&](int difference) { return lost(difference) == k; }));
        return chances;
    }

    Chance strikes(int sign) const
    {
        const Ship &loser = sign > 0 ? m_target : m_ship;
        const Ship &winner = sign > 0 ? m_ship : m_target;
        return that([&](int difference) {
            return difference * sign > 0 && loss(m_state, loser, winner, difference * sign).strikes;
        });
    }

private:
    const State &m_state;
    const Ship &m_ship;
    const Ship &m_target;
    Distribution m_difference;
    int m_targetDice;
};

} // namespace

BoardingOdds boardingOdds(const State &state, const Ship &ship, const Ship &target)
{
    const Tally tally(state, ship, target);
    BoardingOdds odds;
    odds.shipWins = tally.that([](int difference) { return difference > 0; });
    odds.equal = tally.that([](int difference) { return difference == 0; });
    odds.targetWins = tally.that([](int difference) { return difference < 0; });
    odds.targetLoses = tally.losses(1);
    odds.shipLoses = tally.losses(-1);
    odds.targetStrikes = tally.strikes(1);
    odds.shipStrikes = tally.strikes(-1);
    return odds;
}

} // namespace qd::as_per_margin
