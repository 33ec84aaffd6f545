// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/sailing.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace qd::as_per_margin {
namespace {

constexpr double kAcross = 90; ///< degrees off the wind
constexpr double kHalfTurn = 180;
constexpr double kBeatFromBeam = 67.5; ///< r06
constexpr double kBeatFromEye = 22.5;
constexpr int kTackAlways = 4; ///< totals up to this succeed (9.6)
constexpr int kTackEnglish = 5; ///< and this one for the English
constexpr double kDamagedTack = 2;

Sailing sailingAt(double offWind, double limit)
{
    const double off = std::abs(signedAngle(offWind));
    if (atLeast(off, kAcross))
        return Sailing::WithOrAcross;
    return atLeast(off, limit) ? Sailing::Beat : Sailing::InIrons;
}

/// A turn from `a0` to `a0 + by`, both degrees off the wind.
Turn turnOff(const Options &options, double a0, double by)
{
    const double a1 = a0 + by;
    const double limit = beatLimit(options);
    Turn turn;
    turn.by = by;
    turn.crossesEye =
        (a0 > kTolerance && a1 < -kTolerance) || (a0 < -kTolerance && a1 > kTolerance);
    turn.intoWind = std::abs(a1) < limit - kTolerance && std::abs(a1) < std::abs(a0) - kTolerance;
    turn.wears = std::abs(a1) > kHalfTurn + kTolerance && std::abs(a0) < kHalfTurn - kTolerance;
    turn.needsToss =
        turn.crossesEye || (turn.intoWind && options.tackToss == TackToss::IntoOrAcross);
    return turn;
}

/// Headings of the other tack that one tack may reach, in degrees off the wind: from the
/// close-hauled one to the farthest; nullopt: none (4.10).
struct OtherTack {
    double closeHauled = 0;
    double farthest = 0;
};

std::optional<OtherTack> otherTack(const Options &options, double a0)
{
    const double off = std::abs(a0);
    if (atMost(off, 0) || atLeast(off, kHalfTurn))
        return std::nullopt;
    const double limit = beatLimit(options);
    const double swing = off + limit;
    if (!atMost(swing, kHalfTurn))
        return std::nullopt;
    const double sign = a0 < 0 ? -1 : 1;
    return OtherTack{-sign * limit, sign * (off - std::max(kWidestPivot, swing))};
}

bool sameRule(const Band &a, const Band &b)
{
    return a.sailing == b.sailing && a.tack == b.tack && same(a.min, b.min) && same(a.max, b.max);
}

/// The places where the rule for a new heading can change, from a0 − 90 to a0 + 90.
std::vector<double> cuts(const Options &options, double a0)
{
    const double limit = beatLimit(options);
    const double first = a0 - kWidestPivot;
    const double last = a0 + kWidestPivot;
    std::vector<double> found{first, a0, last};
    for (const double turn : {-2 * kHalfTurn, 0.0, 2 * kHalfTurn})
        for (const double cut : {-kHalfTurn, -kAcross, -limit, 0.0, limit, kAcross})
            if (cut + turn > first && cut + turn < last)
                found.push_back(cut + turn);
    std::sort(found.begin(), found.end());
    return found;
}

/// The rule for the headings between two cuts, nullopt where only a tack goes and none may.
std::optional<Band> piece(const State &state, const Ship &ship, double a0, double from, double to)
{
    const double middle = (from + to) / 2;
    const Sailing sailing = sailingAt(middle, beatLimit(state.options));
    const Turn turn = turnOff(state.options, a0, middle - a0);
    if (turn.needsToss && sailing != Sailing::InIrons)
        return std::nullopt;
    const Reach reach = allowance(state, ship, sailing);
    return Band{from, to, sailing, turn.needsToss, reach.min, reach.max};
}

} // namespace

double offWind(const State &state, double heading)
{
    return signedAngle(heading - state.wind.from.value_or(0));
}

double beatLimit(const Options &options)
{
    return options.beatLimit == BeatLimit::Beam ? kBeatFromBeam : kBeatFromEye;
}

Sailing sailingOf(const State &state, double heading)
{
    return sailingAt(offWind(state, heading), beatLimit(state.options));
}

Reach allowance(const State &state, const Ship &ship, Sailing sailing)
{
    const WindState &wind = state.wind;
    Reach reach;
    if (sailing == Sailing::InIrons) {
        reach.because.push_back({"in-irons", 0, "wind-speed"});
        return reach;
    }
    const bool beating = sailing == Sailing::Beat;
    const Condition condition = conditionOf(ship);
    const bool damaged = condition == Condition::Damaged;
    const char *term = "total";
    reach.max = wind.total();
    if (condition == Condition::Dismasted || (damaged && beating)) {
        term = "lower-die";
        reach.max = wind.low();
    } else if (damaged || beating) {
        term = "higher-die";
        reach.max = wind.high();
    }
    reach.min = wind.low();
    reach.because.push_back({term, reach.max, "wind-speed"});
    return reach;
}

Reach tackAllowance(const State &state, const Ship &ship, Sailing sailing)
{
    Reach reach = allowance(state, ship, sailing);
    if (state.options.tackMinimum == TackMinimum::None)
        reach.min = 0;
    return reach;
}

double downWind(const State &state)
{
    return full(*state.wind.from + kHalfTurn);
}

double headingAfterDrift(const State &state, const Ship &ship)
{
    const bool keeps =
        state.options.grappledPivot == GrappledPivot::Keep && groupOf(state, ship.id).size() > 1;
    return keeps ? ship.heading : downWind(state);
}

Turn turnOf(const State &state, double from, double to)
{
    return turnOff(state.options, offWind(state, from), signedAngle(to - from));
}

bool pivotFits(const Turn &turn)
{
    return atMost(std::abs(turn.by), kWidestPivot);
}

bool moveReaches(const Turn &turn)
{
    return pivotFits(turn) && !turn.needsToss;
}

bool tackReaches(const State &state, const Ship &ship, double heading)
{
    const double a0 = offWind(state, ship.heading);
    if (const auto other = otherTack(state.options, a0)) {
        const double a1 = offWind(state, heading);
        const double low = std::min(other->closeHauled, other->farthest);
        const double high = std::max(other->closeHauled, other->farthest);
        if (atLeast(a1, low) && atMost(a1, high))
            return true;
    }
    const Turn turn = turnOf(state, ship.heading, heading);
    return turn.needsToss && pivotFits(turn) && sailingOf(state, heading) == Sailing::InIrons;
}

Because tackBecause(const Ship &ship, int face)
{
    Because because{{"die", static_cast<double>(face), "tacking"}};
    if (conditionOf(ship) == Condition::Damaged)
        because.push_back({"damaged", kDamagedTack, "tacking"});
    return because;
}

int tackTotal(const Because &because)
{
    int total = 0;
    for (const Term &term : because)
        total += static_cast<int>(term.value);
    return total;
}

bool tackSucceeds(const Ship &ship, int total)
{
    return total <= kTackAlways || (total == kTackEnglish && controllerOf(ship) == Side::English);
}

std::vector<Band> bandsOf(const State &state, const Ship &ship)
{
    const double a0 = offWind(state, ship.heading);
    const std::vector<double> at = cuts(state.options, a0);
    std::vector<Band> bands;
    for (std::size_t i = 1; i < at.size(); ++i) {
        if (same(at[i - 1], at[i]))
            continue;
        const auto next = piece(state, ship, a0, at[i - 1], at[i]);
        if (!next)
            continue;
        if (!bands.empty() && same(bands.back().to, next->from) && sameRule(bands.back(), *next))
            bands.back().to = next->to;
        else
            bands.push_back(*next);
    }
    if (const auto other = otherTack(state.options, a0)) {
        const Reach reach = tackAllowance(state, ship, Sailing::Beat);
        bands.push_back(Band{std::min(other->closeHauled, other->farthest),
                             std::max(other->closeHauled, other->farthest), Sailing::Beat, true,
                             reach.min, reach.max});
    }
    for (Band &band : bands) {
        band.from = full(band.from + *state.wind.from);
        band.to = full(band.to + *state.wind.from);
    }
    return bands;
}

} // namespace qd::as_per_margin
