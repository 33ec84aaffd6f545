// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/state.h"

#include <algorithm>
#include <numeric>

namespace qd::as_per_margin {
namespace {

constexpr int kHalfMinutesOfACheck = 30; ///< fifteen minutes

template <class List>
auto *found(List &list, std::string_view id)
{
    const auto it =
        std::lower_bound(list.begin(), list.end(), id, [](const auto &unit, std::string_view name) {
            return std::string_view(unit.id) < name;
        });
    return it != list.end() && it->id == id ? &*it : nullptr;
}

} // namespace

const Ship *State::ship(std::string_view id) const
{
    return found(ships, id);
}

Ship *State::ship(std::string_view id)
{
    return found(ships, id);
}

const ShoreBattery *State::battery(std::string_view id) const
{
    return found(batteries, id);
}

ShoreBattery *State::battery(std::string_view id)
{
    return found(batteries, id);
}

Condition conditionOf(const Ship &ship)
{
    return conditionWith(ship, ship.masts);
}

Condition conditionWith(const Ship &ship, int masts)
{
    if (masts == 0)
        return Condition::Dismasted;
    // A gunboat's one line is top and bottom (r27): never merely damaged.
    return masts <= ship.bottom ? Condition::Damaged : Condition::Undamaged;
}

bool atPumps(const Ship &ship)
{
    return atPumpsWith(ship, ship.hull);
}

bool atPumpsWith(const Ship &ship, int hull)
{
    return hull > 0 && 2 * (ship.hullMax - hull) >= ship.hullMax;
}

Side controllerOf(const Ship &ship)
{
    return ship.heldBy.value_or(ship.side);
}

bool afloat(const Ship &ship)
{
    return ship.fate == Fate::Afloat;
}

bool onTable(const Ship &ship)
{
    return afloat(ship) && ship.at.has_value();
}

int gunsLeft(const Ship &ship)
{
    return std::accumulate(ship.guns.begin(), ship.guns.end(), 0,
                           [](int sum, const GunRow &row) { return sum + row.left; });
}

int gunsMax(const Ship &ship)
{
    return std::accumulate(ship.guns.begin(), ship.guns.end(), 0,
                           [](int sum, const GunRow &row) { return sum + row.max; });
}

const GunRow *gunRow(const Ship &ship, Battery battery)
{
    const auto it = std::find_if(ship.guns.begin(), ship.guns.end(),
                                 [battery](const GunRow &row) { return row.battery == battery; });
    return it == ship.guns.end() ? nullptr : &*it;
}

GunRow *gunRow(Ship &ship, Battery battery)
{
    const auto it = std::find_if(ship.guns.begin(), ship.guns.end(),
                                 [battery](const GunRow &row) { return row.battery == battery; });
    return it == ship.guns.end() ? nullptr : &*it;
}

std::vector<UnitId> groupOf(const State &state, std::string_view id)
{
    std::vector<UnitId> group{UnitId(id)};
    for (std::size_t next = 0; next < group.size(); ++next) {
        const UnitId member = group[next];
        for (const Contact &contact : state.contacts) {
            if (!contact.has(member))
                continue;
            const UnitId &other = contact.a == member ? contact.b : contact.a;
            if (std::find(group.begin(), group.end(), other) == group.end())
                group.push_back(other);
        }
    }
    std::sort(group.begin(), group.end());
    return group;
}

bool inContact(const State &state, std::string_view id)
{
    return std::any_of(state.contacts.begin(), state.contacts.end(),
                       [id](const Contact &contact) { return contact.has(id); });
}

const Contact *contactOf(const State &state, std::string_view a, std::string_view b)
{
    const auto it =
        std::find_if(state.contacts.begin(), state.contacts.end(), [&](const Contact &contact) {
            return a != b && contact.has(a) && contact.has(b);
        });
    return it == state.contacts.end() ? nullptr : &*it;
}

const Melee *meleeOf(const State &state, std::string_view a, std::string_view b)
{
    const auto it = std::find_if(state.melees.begin(), state.melees.end(), [&](const Melee &melee) {
        return (melee.boarder == a && melee.defender == b)
            || (melee.boarder == b && melee.defender == a);
    });
    return it == state.melees.end() ? nullptr : &*it;
}

bool groupAnchored(const State &state, std::string_view id)
{
    const std::vector<UnitId> group = groupOf(state, id);
    return std::any_of(group.begin(), group.end(), [&state](const UnitId &member) {
        const Ship *ship = state.ship(member);
        return ship != nullptr && ship->anchors.holds();
    });
}

int checksDue(const State &state)
{
    if (state.options.windChecks == WindChecks::Referee || state.turn < 2 || state.wind.checked)
        return 0;
    const int step = state.options.halfMinutesPerTurn;
    return (state.turn - 1) * step / kHalfMinutesOfACheck
            > (state.turn - 2) * step / kHalfMinutesOfACheck
        ? 1
        : 0;
}

double minutesGone(const State &state)
{
    return (state.turn - 1) * state.options.halfMinutesPerTurn / 2.0;
}

} // namespace qd::as_per_margin
