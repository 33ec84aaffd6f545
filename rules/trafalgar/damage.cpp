// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/damage.h"

#include "rules/trafalgar/gunnery.h"

#include <algorithm>

namespace qd::trafalgar {
namespace {

HitEffect wasted(Waste why)
{
    return HitEffect{{}, {}, why};
}

} // namespace

HitEffect effectOn(const Options &options, const Ship &target, const HitAim &aim)
{
    if (target.sunk)
        return wasted(Waste::Sunk);
    if (aim.aim == Aim::Battery) {
        if (!aim.struck || target.gunsOn(*aim.struck) == 0)
            return wasted(Waste::NoGunsThere);
        return HitEffect{aim.struck, {}, {}};
    }
    const Mast mast = mastOf(aim.aim);
    if (!target.has(mast))
        return wasted(Waste::MastGone);
    if (!aim.anyMast && !mayFall(options, target.masts, aim.shows, mast))
        return wasted(Waste::MainmastShielded);
    return HitEffect{{}, mast, {}};
}

void take(Ship &target, const HitEffect &effect)
{
    if (effect.gun)
        target.guns[indexOf(*effect.gun)] = std::max(0, target.gunsOn(*effect.gun) - 1);
    if (effect.mast)
        target.masts[indexOf(*effect.mast)] = false;
}

void sink(Ship &ship)
{
    ship.sunk = true;
    ship.at.reset();
}

} // namespace qd::trafalgar
