// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/event.h"
#include "rules/as_per_margin/sequence.h"
#include "rules/base/decision.h"

#include <algorithm>
#include <utility>

namespace qd::as_per_margin {
namespace {

bool isPair(const Melee &melee, const UnitId &a, const UnitId &b)
{
    return (melee.boarder == a && melee.defender == b)
        || (melee.boarder == b && melee.defender == a);
}

/// The fold, one overload a fact. Facts that only tell what others carry out change nothing.
class Fold {
public:
    explicit Fold(State &state) : m_state(state) { }

    void operator()(const event::Placed &e) const
    {
        with(e.ship, [&e](Ship &ship) {
            ship.at = Point{e.x, e.y};
            ship.heading = e.heading;
        });
    }

    void operator()(const event::WindSet &e) const
    {
        m_state.wind.from = e.from;
        if (!m_state.wind.prevailing)
            m_state.wind.prevailing = e.from;
    }

    void operator()(const event::WindSpeed &e) const
    {
        if (e.dice.size() == 2)
            m_state.wind.dice = {e.dice[0], e.dice[1]};
    }

    void operator()(const event::WindCheck & /*e*/) const { m_state.wind.checked = true; }

    void operator()(const event::WindShift &e) const { m_state.wind.from = e.to; }

    void operator()(const event::Independents &e) const
    {
        for (const UnitId &id : e.ships)
            with(id, [&e](Ship &ship) { ship.independent = e.on; });
    }

    void operator()(const event::PhaseBegan &e) const
    {
        clearStepMarks(m_state);
        m_state.phase = e.phase;
        m_state.turn = e.turn;
    }

    void operator()(const event::TurnCheckedOff &e) const
    {
        clearStepMarks(m_state);
        clearTurnMarks(m_state);
        m_state.turn = e.turn + 1;
    }

    void operator()(const event::ContactEnded &e) const
    {
        if (e.ships.size() != 2)
            return;
        std::erase_if(m_state.contacts, [&e](const Contact &contact) {
            return contact.has(e.ships[0]) && contact.has(e.ships[1]);
        });
        endMelee(e.ships[0], e.ships[1]);
    }

    void operator()(const event::GrappleToss &e) const
    {
        for (Contact &contact : m_state.contacts)
            if (contact.has(e.ship) && contact.has(e.other))
                contact.tried = true;
    }

    void operator()(const event::MoveForfeited &e) const
    {
        with(e.ship, [](Ship &ship) { ship.forfeited = true; });
    }

    void operator()(const event::FellAboard &e) const
    {
        if (e.ships.size() == 2)
            m_state.contacts.push_back(Contact{e.ships[0], e.ships[1], false});
    }

    void operator()(const event::Recaptured &e) const
    {
        with(e.ship, [&e](Ship &ship) { ship.heldBy = e.side; });
    }

    void operator()(const event::Pivoted &e) const
    {
        with(e.ship, [&e](Ship &ship) { ship.heading = e.to; });
    }

    void operator()(const event::Moved &e) const
    {
        with(e.ship, [&e](Ship &ship) {
            ship.at = Point{e.x, e.y};
            ship.heading = e.heading;
            ship.moved = true;
        });
    }

    void operator()(const event::Drifted &e) const
    {
        with(e.ship, [&e](Ship &ship) {
            ship.at = Point{e.x, e.y};
            ship.heading = e.heading;
            ship.moved = true;
            ship.drifted = e.distance;
        });
    }

    void operator()(const event::HeldAtAnchor &e) const
    {
        for (const UnitId &id : e.ships)
            with(id, [](Ship &ship) { ship.moved = true; });
    }

    void operator()(const event::Fired &e) const
    {
        with(e.firer, [&e](Ship &ship) {
            if (GunRow *row = gunRow(ship, e.battery)) {
                row->fired = true;
                row->fresh = false;
            }
        });
        if (ShoreBattery *battery = m_state.battery(e.firer))
            battery->fired = true;
    }

    void operator()(const event::BoxesCrossed &e) const
    {
        with(e.ship, [&e](Ship &ship) {
            ship.masts = std::max(0, ship.masts - e.masts);
            ship.hull = std::max(0, ship.hull - e.hull);
            for (const auto &[battery, crossed] : e.guns.rows)
                if (GunRow *row = gunRow(ship, battery))
                    row->left = std::max(0, row->left - crossed);
        });
        if (ShoreBattery *battery = m_state.battery(e.ship))
            for (const auto &row : e.guns.rows)
                battery->guns = std::max(0, battery->guns - row.second);
    }

    void operator()(const event::CableCut &e) const
    {
        with(e.ship, [&e](Ship &ship) { (e.bow ? ship.anchors.bow : ship.anchors.stern) = false; });
    }

    void operator()(const event::Sunk &e) const
    {
        with(e.ship, [](Ship &ship) { ship.fate = Fate::Sunk; });
    }

    void operator()(const event::Struck &e) const
    {
        with(e.ship, [&e](Ship &ship) {
            ship.struck = true;
            ship.heldBy = e.to;
        });
        std::erase_if(m_state.melees, [&e](const Melee &melee) {
            return melee.boarder == e.ship || melee.defender == e.ship;
        });
    }

    void operator()(const event::Exploded &e) const
    {
        with(e.ship, [](Ship &ship) { ship.fate = Fate::Exploded; });
    }

    void operator()(const event::Destroyed &e) const
    {
        if (ShoreBattery *battery = m_state.battery(e.ship)) {
            battery->fate = ShoreFate::Destroyed;
            battery->guns = 0;
        }
    }

    void operator()(const event::Silenced &e) const
    {
        if (ShoreBattery *battery = m_state.battery(e.ship))
            battery->fate = ShoreFate::Silenced;
    }

    void operator()(const event::CalledFromPumps &e) const
    {
        with(e.ship, [](Ship &ship) { ship.called = true; });
    }

    void operator()(const event::BoardingBegun &e) const
    {
        m_state.melees.push_back(Melee{e.boarder, e.defender, false});
    }

    void operator()(const event::BoardingEnded &e) const { endMelee(e.boarder, e.defender); }

    void operator()(const event::Boarding &e) const
    {
        for (Melee &melee : m_state.melees)
            if (isPair(melee, e.ship, e.target))
                melee.fought = true;
        for (const UnitId &id : {e.ship, e.target})
            with(id, [](Ship &ship) { ship.boarding = true; });
    }

    void operator()(const event::After &e) const
    {
        for (const UnitId &id : e.gone) {
            std::erase_if(m_state.ships, [&id](const Ship &ship) { return ship.id == id; });
            std::erase_if(m_state.batteries,
                          [&id](const ShoreBattery &battery) { return battery.id == id; });
        }
        replace(m_state.ships, e.ships);
        replace(m_state.batteries, e.batteries);
        m_state.contacts = e.contacts.value_or(m_state.contacts);
        m_state.melees = e.melees.value_or(m_state.melees);
        m_state.wind = e.wind.value_or(m_state.wind);
        m_state.turn = e.turn.value_or(m_state.turn);
        m_state.phase = e.phase.value_or(m_state.phase);
        if (e.setsPending)
            m_state.pending = e.pending;
    }

    // Told only.
    void operator()(const event::Adjusted & /*e*/) const { }

    void operator()(const event::RecloseToss & /*e*/) const { }

    void operator()(const event::RecloseDeclined & /*e*/) const { }

    void operator()(const event::FallAboardToss & /*e*/) const { }

    void operator()(const event::Closing & /*e*/) const { }

    void operator()(const event::Allowance & /*e*/) const { }

    void operator()(const event::TackToss & /*e*/) const { }

    void operator()(const event::ExtraToss & /*e*/) const { }

    void operator()(const event::Reminder & /*e*/) const { }

    void operator()(const event::Hits & /*e*/) const { }

    void operator()(const event::Adrift & /*e*/) const { }

    void operator()(const event::Damaged & /*e*/) const { }

    void operator()(const event::Dismasted & /*e*/) const { }

    void operator()(const event::PumpsManned & /*e*/) const { }

private:
    template <class Change>
    void with(const UnitId &id, Change &&change) const
    {
        if (Ship *ship = m_state.ship(id))
            change(*ship);
    }

    void endMelee(const UnitId &a, const UnitId &b) const
    {
        std::erase_if(m_state.melees, [&](const Melee &melee) { return isPair(melee, a, b); });
    }

    template <class Unit>
    static void replace(std::vector<Unit> &list, const std::vector<Unit> &units)
    {
        for (const Unit &unit : units) {
            const auto at =
                std::lower_bound(list.begin(), list.end(), unit,
                                 [](const Unit &a, const Unit &b) { return a.id < b.id; });
            if (at != list.end() && at->id == unit.id)
                *at = unit;
            else
                list.insert(at, unit);
        }
    }

    State &m_state;
};

/// The units of `wanted` that `have` lacks or has otherwise; those that are gone are named.
template <class Unit>
std::vector<Unit> changed(const std::vector<Unit> &have, const std::vector<Unit> &wanted,
                          std::vector<UnitId> &gone)
{
    std::vector<Unit> found;
    const auto in = [](const std::vector<Unit> &list, const UnitId &id) {
        return std::find_if(list.begin(), list.end(),
                            [&id](const Unit &unit) { return unit.id == id; });
    };
    for (const Unit &unit : wanted)
        if (const auto it = in(have, unit.id); it == have.end() || !(*it == unit))
            found.push_back(unit);
    for (const Unit &unit : have)
        if (in(wanted, unit.id) == wanted.end())
            gone.push_back(unit.id);
    return found;
}

} // namespace

void apply(State &state, const Event &event)
{
    std::visit(Fold(state), event.body);
}

std::optional<event::After> difference(const State &state, const State &wanted)
{
    if (state == wanted)
        return std::nullopt;
    event::After after;
    after.ships = changed(state.ships, wanted.ships, after.gone);
    after.batteries = changed(state.batteries, wanted.batteries, after.gone);
    if (state.contacts != wanted.contacts)
        after.contacts = wanted.contacts;
    if (state.melees != wanted.melees)
        after.melees = wanted.melees;
    if (state.wind != wanted.wind)
        after.wind = wanted.wind;
    if (state.turn != wanted.turn)
        after.turn = wanted.turn;
    if (state.phase != wanted.phase)
        after.phase = wanted.phase;
    after.setsPending = state.pending != wanted.pending;
    after.pending = wanted.pending;
    return after;
}

} // namespace qd::as_per_margin
