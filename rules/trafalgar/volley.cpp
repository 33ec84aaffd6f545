// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/volley.h"

#include "rules/trafalgar/board.h"
#include "rules/trafalgar/damage.h"

#include <algorithm>
#include <utility>

namespace qd::trafalgar {
namespace {

constexpr int kTurnsWithoutGun = 2; ///< `fort-3`

Citation ruleOf(Waste why)
{
    switch (why) {
    case Waste::Sunk:
        return "hits-8";
    case Waste::NoGunsThere:
        return "hits-3";
    case Waste::MastGone:
    case Waste::NoMasts:
        return "hits-5";
    case Waste::MainmastShielded:
        return "hits-6";
    case Waste::GunGone:
        return "fort-3";
    }
    return {};
}

void waste(Step &step, const Combatant &target, Waste why, int hits)
{
    step.emit(ruleOf(why), event::HitWasted{target, why, hits});
}

/// Where a flag goes whose ship was sunk; nullopt: home (r-34, r-28).
std::optional<ShipId> heirOf(const State &state, Side flag, ShipId sunk, LatticePoint at,
                             const Combatant &by)
{
    const auto *ship = std::get_if<ShipId>(&by);
    if (ship == nullptr)
        return std::nullopt;
    if (flag == sideOf(sunk))
        return state.options.ownFlagShipSunk == OwnFlagShipSunk::Home ? std::nullopt
                                                                      : std::optional(*ship);
    return state.board->portAt(at) == portOf(flag) ? std::nullopt : std::optional(*ship);
}

/// A ship without masts and guns sinks at once, and its flags change hands.
void sinkIfWrecked(Step &step, ShipId id, const Combatant &by)
{
    const State &state = step.state();
    const Ship &ship = state.ship(id);
    if (!ship.onBoard() || !wrecked(ship))
        return;
    const LatticePoint at = *ship.at;
    step.emit("hits-8", event::Sunk{id, by});
    for (const Side flag : flagsAboard(state, id)) {
        const auto heir = heirOf(state, flag, id, at, by);
        step.emit(flag == sideOf(id) ? "r-28" : "flag-5",
                  event::FlagMoved{flag, heir, heir ? std::optional(sideOf(*heir)) : std::nullopt});
    }
}

void loseMast(Step &step, ShipId id, Mast mast)
{
    Ship after = step.state().ship(id);
    after.masts[indexOf(mast)] = false;
    step.emit("hits-5", event::MastLost{id, mast, allowanceOf(id, after)});
}

/// One hit with a declared battery or mast.
void hitShip(Step &step, ShipId id, const HitAim &aim, const Combatant &by)
{
    const Ship &ship = step.state().ship(id);
    const HitEffect effect = effectOn(step.state().options, ship, aim);
    if (effect.gun)
        step.emit("hits-3", event::GunLost{id, *effect.gun, ship.gunsOn(*effect.gun) - 1});
    else if (effect.mast)
        loseMast(step, id, *effect.mast);
    else
        waste(step, id, effect.waste, 1);
    sinkIfWrecked(step, id, by);
}

void hitFort(Step &step, FortId id, int hits)
{
    for (int i = 0; i < hits; ++i) {
        if (step.state().fort(id).gun)
            step.emit("fort-3", event::FortGunLost{id, kTurnsWithoutGun});
        else
            waste(step, id, Waste::GunGone, 1);
    }
}

void addFreeHits(State &state, const Combatant &from, ShipId target, Shows shows, int hits)
{
    const auto found = std::find_if(state.pending.begin(), state.pending.end(),
                                    [&](const MastHits &m) { return m.target == target; });
    if (found != state.pending.end())
        found->hits += hits;
    else
        state.pending.push_back(MastHits{from, target, shows, hits});
}

void workGroup(Step &step, const Combatant &from, const Laid &group, int hits)
{
    if (const auto *fort = std::get_if<FortId>(&group.target))
        return hitFort(step, *fort, hits);
    const ShipId id = std::get<ShipId>(group.target);
    if (!group.aim) {
        step.emit("hits-2", event::Reminder{"declare-aim", {}, {}, {}, {}});
        if (hits > 0)
            step.emit("hits-2", event::HitVoid{id, hits});
        return;
    }
    if (*group.aim == Aim::Mast) {
        if (hits > 0)
            addFreeHits(step.state(), from, id, *group.shows, hits);
        return;
    }
    const HitAim aim{*group.aim, *group.shows, group.struck, step.overrode()};
    for (int i = 0; i < hits; ++i)
        hitShip(step, id, aim, from);
}

/// What explains the number of guns of a group.
Because becauseOf(const State &state, const Combatant &from, const Laid &group)
{
    Tally tally;
    if (group.side == Field::Fort) {
        tally.add("fort-gun", group.guns, "fort-1");
        return tally.because;
    }
    tally = gunsTally(state, std::get<ShipId>(from), static_cast<GunSide>(indexOf(group.side)));
    const int left = tally.total();
    tally.add(group.guns < left ? "held-back" : "overruled", group.guns - left, "fire-2");
    return tally.because;
}

void work(Step &step, const Combatant &from, const Laid &group, std::vector<int> dice)
{
    const State &state = step.state();
    event::Fired fired;
    fired.from = from;
    fired.target = group.target;
    fired.side = group.side;
    fired.guns = group.guns;
    fired.distance = group.distance;
    fired.aim = group.aim;
    fired.struck = group.shows;
    fired.needs = needsAt(state.options, group.distance);
    fired.hits = static_cast<int>(std::count_if(dice.begin(), dice.end(), [&](int face) {
        return faceHits(state.options, group.distance, face);
    }));
    fired.dice = std::move(dice);
    fired.because = becauseOf(state, from, group);
    const int hits = fired.hits;
    step.emit("die-1", std::move(fired));
    workGroup(step, from, group, hits);
}

/// Takes the masts and wastes what is left of the hits; the first of `pending` is then done with.
void takeMasts(Step &step, const MastSet &masts)
{
    const MastHits hits = step.state().pending.front();
    for (const Mast mast : kMasts) {
        if (masts[indexOf(mast)])
            loseMast(step, hits.target, mast);
    }
    const int lost = hits.hits - countOf(masts);
    if (lost > 0)
        waste(step, hits.target,
              step.state().ship(hits.target).dismasted() ? Waste::NoMasts : Waste::MainmastShielded,
              lost);
    sinkIfWrecked(step, hits.target, hits.by);
    step.state().pending.erase(step.state().pending.begin());
}

/// Settles free mast hits, target by target, until one leaves a choice.
void settleAll(Step &step)
{
    while (!step.state().pending.empty()) {
        const MastHits hits = step.state().pending.front();
        if (step.state().ship(hits.target).sunk) {
            waste(step, hits.target, Waste::Sunk, hits.hits);
            step.state().pending.erase(step.state().pending.begin());
            continue;
        }
        const std::vector<MastSet> choices = openChoices(step.state());
        if (choices.size() > 1)
            return;
        takeMasts(step, choices.empty() ? MastSet{} : choices.front());
    }
}

} // namespace

void resolve(Step &step, const Combatant &from, const std::vector<Laid> &groups)
{
    std::vector<std::vector<int>> dice(groups.size());
    bool thrown = true;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const Laid &group = groups[i];
        const bool fort = group.side == Field::Fort;
        thrown = step.roll(DiceAsk{fort ? "fort-gun" : "gun", std::string(nameOf(sideOf(from))),
                                   std::string(nameOf(group.target)), group.guns, DieKind::Star,
                                   fort ? "fort-1" : "fire-2"},
                           dice[i])
            && thrown;
    }
    if (!thrown)
        return;
    for (std::size_t i = 0; i < groups.size(); ++i)
        work(step, from, groups[i], std::move(dice[i]));
    settleAll(step);
}

void settle(Step &step, const MastSet &chosen)
{
    takeMasts(step, chosen);
    settleAll(step);
}

Side chooserOf(const State &state, const MastHits &hits)
{
    return state.options.mastChoice == MastChoice::Owner ? sideOf(hits.target) : sideOf(hits.by);
}

std::vector<MastSet> openChoices(const State &state)
{
    const MastHits &hits = state.pending.front();
    return mastChoices(state.options, state.ship(hits.target).masts, hits.shows, hits.hits);
}

} // namespace qd::trafalgar
