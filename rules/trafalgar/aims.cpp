// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/gunnery.h"

#include <algorithm>
#include <set>

// What a shot may be aimed at, and which masts may fall (specification 4.5, 7.3).
namespace qd::trafalgar {
namespace {

/// Which of the other masts must be gone before the mainmast is open to a shot end on.
bool mainmastOpen(const Options &options, const MastSet &masts, Shows shows)
{
    const bool foreGone = !masts[indexOf(Mast::Fore)];
    const bool mizzenGone = !masts[indexOf(Mast::Mizzen)];
    if (struckSide(shows))
        return options.mainmast != Mainmast::EndsOnly;
    if (options.mainmast == Mainmast::Shielding)
        return shows == Shows::Bow ? foreGone : mizzenGone;
    return foreGone || mizzenGone;
}

/// Adds all sets of masts that `hits` more hits can take beside `taken`.
void addSets(const Options &options, const MastSet &masts, Shows shows, int hits,
             const MastSet &taken, std::vector<MastSet> &sets)
{
    MastSet left = masts;
    for (const Mast mast : kMasts)
        left[indexOf(mast)] = masts[indexOf(mast)] && !taken[indexOf(mast)];
    bool any = false;
    for (const Mast mast : kMasts) {
        if (hits == 0 || !mayFall(options, left, shows, mast))
            continue;
        any = true;
        MastSet more = taken;
        more[indexOf(mast)] = true;
        addSets(options, masts, shows, hits - 1, more, sets);
    }
    if (!any)
        sets.push_back(taken);
}

bool anyMayFall(const Options &options, const MastSet &masts, Shows shows)
{
    return std::any_of(kMasts.begin(), kMasts.end(),
                       [&](Mast mast) { return mayFall(options, masts, shows, mast); });
}

/// What bars an aim, in the order in which it is looked at.
enum class Bar : std::uint8_t { NotExposed, NoGuns, NotNamed, NoMasts, MastGone, Shielded };

/// What bars a mast as an aim; `named` have been named by earlier groups.
std::vector<Bar> mastBars(const Options &options, const MastSet &masts, Shows shows, Aim aim,
                          const MastSet &named)
{
    std::vector<Bar> bars;
    if (namesMast(aim) && options.mastChoice == MastChoice::Owner)
        bars.push_back(Bar::NotNamed);
    if (countOf(masts) == 0)
        bars.push_back(Bar::NoMasts);
    if (!namesMast(aim)) {
        if (!anyMayFall(options, masts, shows))
            bars.push_back(Bar::Shielded);
        return bars;
    }
    const Mast mast = mastOf(aim);
    MastSet left = masts;
    for (const Mast other : kMasts)
        if (other != mast && named[indexOf(other)])
            left[indexOf(other)] = false;
    if (!masts[indexOf(mast)])
        bars.push_back(Bar::MastGone);
    else if (!mayFall(options, left, shows, mast))
        bars.push_back(Bar::Shielded);
    return bars;
}

std::vector<Bar> barsOf(const State &state, ShipId target, Shows shows, Aim aim,
                        const MastSet &named)
{
    const Ship &ship = state.ship(target);
    if (aim != Aim::Battery)
        return mastBars(state.options, ship.masts, shows, aim, named);
    const auto side = struckSide(shows);
    if (!side)
        return {Bar::NotExposed};
    return ship.gunsOn(*side) == 0 ? std::vector{Bar::NoGuns} : std::vector<Bar>();
}

Refusal refusalOf(Bar bar)
{
    switch (bar) {
    case Bar::NotExposed:
        return {"battery-not-exposed", "hits-7", "it shows bow or stern", {}};
    case Bar::NoGuns:
        return {"no-guns-there", "hits-3", "no gun is left on that side", {}};
    case Bar::NotNamed:
        return {"mast-not-named", "hits-5", "the owner chooses the mast at this table", {}};
    case Bar::NoMasts:
        return {"no-masts", "hits-5", "it has no mast left", {}};
    case Bar::MastGone:
        return {"mast-gone", "hits-5", "that mast is gone", {}};
    case Bar::Shielded:
        break;
    }
    return {"mainmast-shielded", "hits-6", "the mainmast can't be hit from there", {}};
}

} // namespace

int countOf(const MastSet &masts)
{
    return static_cast<int>(std::count(masts.begin(), masts.end(), true));
}

bool mayFall(const Options &options, const MastSet &masts, Shows shows, Mast mast)
{
    return masts[indexOf(mast)] && (mast != Mast::Main || mainmastOpen(options, masts, shows));
}

std::vector<MastSet> mastChoices(const Options &options, const MastSet &masts, Shows shows,
                                 int hits)
{
    std::vector<MastSet> sets;
    addSets(options, masts, shows, hits, {}, sets);
    // A set that holds an earlier mast comes first: fore, main, mizzen.
    std::sort(sets.begin(), sets.end(), std::greater<>());
    sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
    return sets;
}

std::vector<Refusal> aimRefusals(const State &state, ShipId target, Shows shows, Aim aim,
                                 const MastSet &named)
{
    std::vector<Refusal> refusals;
    for (const Bar bar : barsOf(state, target, shows, aim, named))
        refusals.push_back(refusalOf(bar));
    return refusals;
}

std::vector<Aim> aimsAt(const State &state, ShipId target, Shows shows)
{
    std::vector<Aim> aims;
    for (const Aim aim : {Aim::Battery, Aim::Mast, Aim::Fore, Aim::Main, Aim::Mizzen})
        if (barsOf(state, target, shows, aim, {}).empty())
            aims.push_back(aim);
    return aims;
}

std::vector<Aim> aimsAt(const State &state, FortId target)
{
    return state.fort(target).gun ? std::vector{Aim::Battery} : std::vector<Aim>();
}

} // namespace qd::trafalgar
