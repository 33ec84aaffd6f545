// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/tosses.h"

#include <cmath>

namespace qd::as_per_margin {

double scoreOf(const Options &options, const Ship &ship, int face)
{
    if (!ship.anchors.holds())
        return face;
    const double half = face / 2.0;
    switch (options.halving) {
    case Halving::Down:
        return std::floor(half);
    case Halving::Up:
        return std::ceil(half);
    case Halving::Exact:
        break;
    }
    return half;
}

event::Score scored(const Options &options, const Ship &ship, int face)
{
    event::Score score{ship.id, scoreOf(options, ship, face), {}};
    score.because.push_back(Term{"die", static_cast<double>(face), "falling-aboard"});
    if (ship.anchors.holds())
        score.because.push_back(Term{"anchored", score.score - face, "falling-aboard"});
    return score;
}

int higher(double first, double second)
{
    if (same(first, second))
        return 0;
    return first > second ? 1 : -1;
}

Together outcome(int higher, bool firstParts, bool secondParts)
{
    const bool apart = (higher > 0 && firstParts) || (higher < 0 && secondParts);
    return apart ? Together::Apart : Together::Aboard;
}

} // namespace qd::as_per_margin
