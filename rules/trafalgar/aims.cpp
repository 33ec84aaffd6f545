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

Refusal shielded(Mast mast)
{
    return {"mainmast-shielded",
            "hits-6",
            std::string("the ") + std::string(nameOf(mast)) + "mast can't be hit from there",
            {}};
}

/// Why a mast is refused as an aim; `named` have been named by earlier groups.
void addMastRefusals(const Options &options, const MastSet &masts, Shows shows, Aim aim,
                     const MastSet &named, std::vector<Refusal> &refusals)
{
    if (namesMast(aim) && options.mastChoice == MastChoice::Owner)
        refusals.push_back(
            {"mast-not-named", "hits-5", "the owner chooses the mast at this table", {}});
    if (countOf(masts) == 0)
        refusals.push_back({"no-masts", "hits-5", "she has no mast left", {}});
    if (!namesMast(aim)) {
        if (!anyMayFall(options, masts, shows))
            refusals.push_back(shielded(Mast::Main));
        return;
    }
    const Mast mast = mastOf(aim);
    if (!masts[indexOf(mast)])
        refusals.push_back({"mast-gone", "hits-5", "that mast is gone", {}});
    MastSet left = masts;
    for (const Mast other : kMasts)
        if (other != mast && named[indexOf(other)])
            left[indexOf(other)] = false;
    if (masts[indexOf(mast)] && !mayFall(options, left, shows, mast))
        refusals.push_back(shielded(mast));
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
    const Ship &ship = state.ship(target);
    if (aim != Aim::Battery) {
        addMastRefusals(state.options, ship.masts, shows, aim, named, refusals);
        return refusals;
    }
    const auto side = struckSide(shows);
    if (!side)
        refusals.push_back({"battery-not-exposed", "hits-7", "she shows bow or stern", {}});
    else if (ship.gunsOn(*side) == 0)
        refusals.push_back({"no-guns-there", "hits-3", "no gun is left on that side", {}});
    return refusals;
}

std::vector<Aim> aimsAt(const State &state, ShipId target, Shows shows)
{
    std::vector<Aim> aims;
    for (const Aim aim : {Aim::Battery, Aim::Mast, Aim::Fore, Aim::Main, Aim::Mizzen})
        if (aimRefusals(state, target, shows, aim, {}).empty())
            aims.push_back(aim);
    return aims;
}

std::vector<Aim> aimsAt(const State &state, FortId target)
{
    return state.fort(target).gun ? std::vector{Aim::Battery} : std::vector<Aim>();
}

} // namespace qd::trafalgar
