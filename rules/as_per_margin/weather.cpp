// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/weather.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace qd::as_per_margin {
namespace {

constexpr int kChangesFrom = 5; ///< first toss of a check, and the last entry of the second
constexpr int kNorthWest = 4;
constexpr double kWest = 270;
constexpr double kNorthWestFrom = 315;
/// The second toss for the first wind (9.7): N, NE, E, SE, S, SW.
constexpr std::array<double, 6> kSecondWind{0, 45, 90, 135, 180, 225};

constexpr int kTowardPrevailing = 2; ///< second toss of a check: up to this
constexpr int kBacks = 3;
constexpr int kVeers = 4;
constexpr double kOpposite = 180;

std::optional<double> towardPrevailing(const State &state)
{
    const WindState &wind = state.wind;
    const double turn = signedAngle(wind.prevailing.value_or(*wind.from) - *wind.from);
    if (same(turn, 0) || same(std::abs(turn), kOpposite))
        return std::nullopt;
    const double by = std::min(state.options.point, std::abs(turn));
    return full(*wind.from + (turn < 0 ? -by : by));
}

} // namespace

bool tossesAgain(const Options &options, int face)
{
    return face > kNorthWest
        || (face == kNorthWest && options.initialWindFour == InitialWindFour::ReToss);
}

double initialWind(const std::vector<int> &dice)
{
    if (dice.size() > 1)
        return kSecondWind.at(static_cast<std::size_t>(dice[1] - 1));
    return dice.front() == kNorthWest ? kNorthWestFrom : kWest;
}

bool changesPossible(int face)
{
    return face >= kChangesFrom;
}

WindChange windChange(const State &state, const std::vector<int> &dice)
{
    if (dice.size() < 2)
        return {};
    const double from = *state.wind.from;
    const double point = state.options.point;
    if (dice[1] <= kTowardPrevailing) {
        const auto to = towardPrevailing(state);
        return {to ? WindResult::TowardPrevailing : WindResult::NoChangePrevailing, to};
    }
    if (dice[1] == kBacks)
        return {WindResult::Backs, full(from - point)};
    if (dice[1] == kVeers)
        return {WindResult::Veers, full(from + point)};
    return {WindResult::Speed, std::nullopt};
}

std::vector<Refusal> windCheckRefusals(const State &state)
{
    std::vector<Refusal> found;
    const auto no = [&found](bool refused, const char *code, Citation rule, const char *message) {
        if (refused)
            found.push_back({code, std::move(rule), message, {}});
    };
    no(state.phase != Phase::Wind, "wrong-phase", "turn-sequence",
       "the wind is checked in the wind step");
    no(state.wind.checked, "already-checked", "changes-in-wind", "it was checked this turn");
    no(state.options.windChecks == WindChecks::Clock && !state.wind.checked
           && checksDue(state) == 0,
       "wind-not-due", "changes-in-wind", "no quarter of an hour has gone by");
    no(!state.wind.known(), "wind-unknown", "initial-wind", "the wind is not yet known");
    return found;
}

} // namespace qd::as_per_margin
