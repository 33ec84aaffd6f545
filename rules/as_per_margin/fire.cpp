// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/fire.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>
#include <tuple>
#include <utility>

namespace qd::as_per_margin {
namespace {

constexpr double kShipArc = 45; ///< degrees each side, rule `fire`
constexpr double kRakeRange = 12; ///< inches
constexpr double kUndecided = 1e-7; ///< |sin| of a bearing dead ahead or astern
constexpr double kBeam = 90;

double sine(double degrees)
{
    return std::sin(degrees * std::numbers::pi / 180);
}

double cosine(double degrees)
{
    return std::cos(degrees * std::numbers::pi / 180);
}

/// The batteries that guard a ship against a rake; a type without guns guards with her beams (4.5).
std::vector<Battery> guards(const Options &options, const Ship &ship)
{
    std::vector<Battery> found;
    for (const GunRow &row : ship.guns)
        if (options.rake == RakeBy::Arc || row.left > 0)
            found.push_back(row.battery);
    if (ship.guns.empty())
        found = {Battery::Port, Battery::Starboard};
    return found;
}

bool rakes(const State &state, const Unit &firer, const Unit &target, double distance)
{
    if (target.ship == nullptr || !atMost(distance, kRakeRange))
        return false;
    const double back = bearing(target.at(), firer.at());
    const std::vector<Battery> watching = guards(state.options, *target.ship);
    return std::none_of(watching.begin(), watching.end(), [&](Battery battery) {
        return atMost(offCentre(state.options, target, battery, back), kShipArc);
    });
}

/// The fuller of two batteries, the first when they are equal.
Battery fuller(const Ship &ship, Battery first, Battery second)
{
    const GunRow *one = gunRow(ship, first);
    const GunRow *two = gunRow(ship, second);
    return two != nullptr && (one == nullptr || two->left > one->left) ? second : first;
}

/// Which battery of a ship faces a bearing off her bow (4.6).
std::pair<std::optional<Battery>, bool> facingOf(const Ship &ship, double relative)
{
    if (ship.guns.empty())
        return {std::nullopt, true};
    switch (ship.guns.front().battery) {
    case Battery::Port:
    case Battery::Starboard: {
        const double side = sine(relative);
        if (std::abs(side) <= kUndecided)
            return {fuller(ship, Battery::Port, Battery::Starboard), false};
        return {side > 0 ? Battery::Starboard : Battery::Port, true};
    }
    case Battery::Fore:
    case Battery::Aft: {
        const double end = cosine(relative);
        if (std::abs(end) <= kUndecided)
            return {fuller(ship, Battery::Fore, Battery::Aft), false};
        return {end > 0 ? Battery::Fore : Battery::Aft, true};
    }
    case Battery::Forward:
    case Battery::Guns:
        break;
    }
    return {ship.guns.front().battery, true};
}

void add(std::vector<Refusal> &found, bool refused, const char *code, Citation rule,
         const char *message)
{
    if (refused)
        found.push_back({code, std::move(rule), message, {}});
}

/// What hangs on the moment and the firer alone, first in the order of 5.2.
std::vector<Refusal> momentRefusals(const State &state, const Unit &firer)
{
    std::vector<Refusal> found;
    const bool fireStep = isFireStep(state.phase);
    add(found, !fireStep, "wrong-phase", "turn-sequence", "guns fire in their side's fire step");
    add(found, fireStep && sideOf(state.phase) != firer.controller(), "wrong-side", "turn-sequence",
        "it is the other side's fire step");
    add(found, !firer.inAction(), "out-of-action", "struck", "the firer is out of action");
    const bool fights = firer.ship != nullptr
        && (firer.ship->boarding
            || std::any_of(state.melees.begin(), state.melees.end(), [&](const Melee &m) {
                   return m.boarder == firer.id() || m.defender == firer.id();
               }));
    add(found, fights, "boarding-no-fire", "boarding",
        "a ship that boards or is boarded does not fire");
    return found;
}

std::vector<Refusal> gunRefusals(const Unit &firer, Battery battery)
{
    std::vector<Refusal> found;
    add(found, boxesLeft(firer, battery) == 0, "no-guns", "fire", "that battery has no guns left");
    add(found, hasFired(firer, battery), "already-fired", "fire", "that battery has fired");
    return found;
}

std::vector<Refusal> pumpRefusals(const Unit &firer)
{
    std::vector<Refusal> found;
    add(found, firer.ship != nullptr && atPumps(*firer.ship) && !firer.ship->called,
        "crew-at-pumps", "pumps", "her men are at the pumps");
    return found;
}

class FireChecks {
public:
    FireChecks(const State &state, const Unit &firer, Battery battery, const Unit &target)
        : m_state(state), m_firer(firer), m_battery(battery), m_target(target)
    {
    }

    std::vector<Refusal> run(std::optional<Battery> facing)
    {
        take(momentRefusals(m_state, m_firer));
        parties();
        take(gunRefusals(m_firer, m_battery));
        take(pumpRefusals(m_firer));
        aim(facing);
        return std::move(m_found);
    }

private:
    void no(bool refused, const char *code, Citation rule, const char *message)
    {
        add(m_found, refused, code, std::move(rule), message);
    }

    void take(std::vector<Refusal> more)
    {
        std::move(more.begin(), more.end(), std::back_inserter(m_found));
    }

    void parties()
    {
        const bool out = m_target.ship != nullptr ? !afloat(*m_target.ship) : !m_target.inAction();
        no(out, "target-out", "fire", "the target is gone");
        no(m_target.ship != nullptr && m_target.ship->struck, "target-struck", "struck",
           "a ship that has struck is not fired on");
        no(m_target.controller() == m_firer.controller(), "friendly-target", "fire",
           "that is a friend");
    }

    void aim(std::optional<Battery> facing)
    {
        const Aim aim = aimOf(m_state, m_firer, m_target);
        no(!aim.band, "out-of-range", "ranges", "guns carry 24 inches");
        no(!bears(m_state, m_firer, m_battery, m_target), "does-not-bear", "fire",
           "the guns do not bear");
        no(facing && aim.facingSure && facing != aim.facing, "wrong-facing", "gun-hits",
           "the other side faces the guns");
    }

    const State &m_state;
    const Unit &m_firer;
    Battery m_battery;
    const Unit &m_target;
    std::vector<Refusal> m_found;
};

} // namespace

const UnitId &Unit::id() const
{
    return ship != nullptr ? ship->id : shore->id;
}

bool Unit::placed() const
{
    return ship != nullptr ? ship->at.has_value() : shore->at.has_value();
}

Point Unit::at() const
{
    return ship != nullptr ? ship->at.value_or(Point{}) : shore->at.value_or(Point{});
}

double Unit::heading() const
{
    return ship != nullptr ? ship->heading : shore->heading;
}

Side Unit::side() const
{
    return ship != nullptr ? ship->side : shore->side;
}

Side Unit::controller() const
{
    return ship != nullptr ? controllerOf(*ship) : shore->side;
}

bool Unit::inAction() const
{
    return ship != nullptr ? afloat(*ship) && !ship->struck : shore->fate == ShoreFate::InAction;
}

std::optional<Unit> unitOf(const State &state, std::string_view id)
{
    if (const Ship *ship = state.ship(id))
        return Unit{ship, nullptr};
    if (const ShoreBattery *shore = state.battery(id))
        return Unit{nullptr, shore};
    return std::nullopt;
}

std::vector<Battery> batteriesOf(const Unit &unit)
{
    if (unit.ship == nullptr)
        return {Battery::Guns};
    std::vector<Battery> found;
    for (const GunRow &row : unit.ship->guns)
        found.push_back(row.battery);
    return found;
}

int boxesLeft(const Unit &unit, Battery battery)
{
    if (unit.ship == nullptr)
        return unit.shore->guns;
    const GunRow *row = gunRow(*unit.ship, battery);
    return row == nullptr ? 0 : row->left;
}

bool isFresh(const Unit &unit, Battery battery)
{
    const GunRow *row = unit.ship == nullptr ? nullptr : gunRow(*unit.ship, battery);
    return row != nullptr && row->fresh;
}

bool hasFired(const Unit &unit, Battery battery)
{
    if (unit.ship == nullptr)
        return unit.shore->fired;
    const GunRow *row = gunRow(*unit.ship, battery);
    return row != nullptr && row->fired;
}

std::vector<double> centresOf(const Options &options, Battery battery)
{
    switch (battery) {
    case Battery::Port:
        return {-kBeam};
    case Battery::Starboard:
        return {kBeam};
    case Battery::Fore:
    case Battery::Aft:
        if (options.bombKetch == BombKetchFire::Broadside)
            return {-kBeam, kBeam};
        return {battery == Battery::Fore ? 0.0 : 2 * kBeam};
    case Battery::Forward:
    case Battery::Guns:
        break;
    }
    return {0.0};
}

double offCentre(const Options &options, const Unit &firer, Battery battery, double bearing)
{
    double least = 180;
    for (const double centre : centresOf(options, battery))
        least = std::min(least, std::abs(signedAngle(bearing - firer.heading() - centre)));
    return least;
}

double arcOf(const Unit &firer)
{
    return firer.shore != nullptr ? firer.shore->arc : kShipArc;
}

Aim aimOf(const State &state, const Unit &firer, const Unit &target)
{
    Aim aim;
    aim.distance = distance(firer.at(), target.at());
    aim.bearing = bearing(firer.at(), target.at());
    aim.relative = full(aim.bearing - firer.heading());
    for (const int band : kRangeBands) {
        if (atMost(aim.distance, band)) {
            aim.band = band;
            break;
        }
    }
    aim.rake = rakes(state, firer, target, aim.distance);
    if (target.ship == nullptr) {
        aim.facing = Battery::Guns;
        return aim;
    }
    const double off = bearing(target.at(), firer.at()) - target.heading();
    std::tie(aim.facing, aim.facingSure) = facingOf(*target.ship, off);
    return aim;
}

bool bears(const State &state, const Unit &firer, Battery battery, const Unit &target)
{
    return atMost(offCentre(state.options, firer, battery, bearing(firer.at(), target.at())),
                  arcOf(firer));
}

std::optional<Battery> chosenBattery(const State &state, const Unit &firer, const Unit &target)
{
    const double toward = bearing(firer.at(), target.at());
    const auto nearest = [&](bool ready) {
        std::optional<Battery> best;
        double least = 0;
        for (const Battery battery : batteriesOf(firer)) {
            if (ready
                && (!bears(state, firer, battery, target) || boxesLeft(firer, battery) == 0
                    || hasFired(firer, battery)))
                continue;
            const double off = offCentre(state.options, firer, battery, toward);
            if (!best || off < least - kTolerance) {
                best = battery;
                least = off;
            }
        }
        return best;
    };
    const auto ready = nearest(true);
    return ready ? ready : nearest(false);
}

FireCount fireCount(const Unit &firer, Battery battery, const Aim &aim)
{
    FireCount count;
    const int boxes = boxesLeft(firer, battery);
    count.initial = isFresh(firer, battery);
    count.rake = aim.rake;
    const auto add = [&](const char *term) {
        count.because.push_back({term, static_cast<double>(boxes), "fire"});
        count.dice += boxes;
    };
    add("gun-boxes");
    if (count.initial)
        add("initial-broadside");
    if (count.rake)
        add("rake");
    return count;
}

std::optional<Refusal> whyNoFire(const State &state, const Unit &firer)
{
    std::vector<Refusal> found = momentRefusals(state, firer);
    std::vector<Refusal> guns; // of the last battery, where none is ready
    for (const Battery battery : batteriesOf(firer)) {
        guns = gunRefusals(firer, battery);
        if (guns.empty())
            break;
    }
    if (batteriesOf(firer).empty())
        guns = gunRefusals(firer, Battery::Port); // a type without any
    for (std::vector<Refusal> more : {std::move(guns), pumpRefusals(firer)})
        std::move(more.begin(), more.end(), std::back_inserter(found));
    if (found.empty())
        return std::nullopt;
    return std::move(found.front());
}

std::vector<Refusal> fireRefusals(const State &state, const Unit &firer, Battery battery,
                                  const Unit &target, std::optional<Battery> facing)
{
    return FireChecks(state, firer, battery, target).run(facing);
}

} // namespace qd::as_per_margin
