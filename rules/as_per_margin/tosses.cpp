// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/tosses.h"

#include "rules/as_per_margin/sailing_checks.h"

#include <cmath>
#include <utility>

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

std::vector<Refusal> cutRefusals(const State &state, const command::CutGrapples &cut)
{
    std::vector<Refusal> found;
    const auto no = [&](bool refused, const char *code, Citation rule, const char *message) {
        if (refused)
            found.push_back(ofShip(*state.ship(cut.ship), code, std::move(rule), message));
    };
    const Contact *contact = contactOf(state, cut.ship, cut.other);
    no(state.phase != Phase::Grapples, "wrong-phase", "turn-sequence",
       "grapples are cut in the grapples step");
    no(contact == nullptr, "not-aboard", "falling-aboard", "the two lie not aboard each other");
    no(cut.shipWish == Parting::Stay && cut.otherWish == Parting::Stay, "nobody-parts",
       "falling-aboard", "neither wishes to part");
    no(contact != nullptr && contact->tried, "already-tried", "falling-aboard",
       "the two have tossed this turn");
    return found;
}

} // namespace qd::as_per_margin
