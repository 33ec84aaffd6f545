// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/weather.h"

#include "rules/trafalgar/board.h"

#include <algorithm>
#include <cstdlib>

namespace qd::trafalgar {
namespace {

constexpr int kFullTurn = 360;
constexpr int kPoint = kFullTurn / kRosePoints; ///< degrees
constexpr int kTwoStars = 2;

/// How far off the wind's eye a heading is still barred; nullopt: none is.
std::optional<int> barredWithin(IntoWind option)
{
    switch (option) {
    case IntoWind::Forward:
    case IntoWind::Facing:
        return kPoint / 2;
    case IntoWind::Fan:
        return kPoint;
    case IntoWind::Off:
        break;
    }
    return std::nullopt;
}

/// Degrees between two directions, 0 … 180.
int between(int a, int b)
{
    const int apart = std::abs(a - b) % kFullTurn;
    return std::min(apart, kFullTurn - apart);
}

} // namespace

int windAngle(const State &state, int arrow)
{
    const int tip = kPoint * arrow + state.board->roseOffset;
    return (state.options.windArrow == WindArrow::To ? tip + kFullTurn / 2 : tip) % kFullTurn;
}

std::vector<int> barredWith(const State &state, int arrow)
{
    std::vector<int> headings;
    const auto within = barredWithin(state.options.intoWind);
    const int eye = windAngle(state, arrow);
    for (int heading = 0; within && heading < kHeadings; ++heading)
        if (between(kPoint * heading, eye) <= *within)
            headings.push_back(heading);
    return headings;
}

std::vector<int> barredNow(const State &state)
{
    return state.play.arrow ? barredWith(state, *state.play.arrow) : std::vector<int>();
}

int windPoints(const Options &options, int face)
{
    return face == kTwoStars && options.windTwo == WindTwo::CounterClockwise ? -face : face;
}

int arrowAfter(const Options &options, int arrow, int face)
{
    return turned(arrow, windPoints(options, face));
}

} // namespace qd::trafalgar
