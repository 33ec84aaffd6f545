// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/damage.h"
#include "rules/trafalgar/event.h"

#include <algorithm>
#include <variant>

namespace qd::trafalgar {
namespace {

/// The fold, one overload a fact. Facts that only tell what others carry out change nothing.
class Fold {
public:
    explicit Fold(State &state) : m_state(state) { }

    void operator()(const event::Placed &e) const { put(e.ship, Station{e.at, e.heading}); }

    void operator()(const event::Swapped &e) const
    {
        put(e.ship, Station{e.at, m_state.ship(e.ship).heading});
    }

    void operator()(const event::Tossed &e) const
    {
        m_state.play.tossWinner = e.winner;
        m_state.play.first = e.first;
        m_state.play.phase = Phase::WindPlacement;
    }

    void operator()(const event::WindSet &e) const { m_state.play.arrow = e.arrow; }

    void operator()(const event::WindRolled &e) const { m_state.play.arrow = e.to; }

    void operator()(const event::TurnBegun &e) const
    {
        m_state.play.phase = Phase::Turn;
        m_state.play.side = e.side;
        m_state.play.round = e.round;
        ++m_state.play.turnNo;
    }

    void operator()(const event::ShipDone &e) const { m_state.ship(e.ship).now.done = true; }

    void operator()(const event::Moved &e) const
    {
        Ship &ship = m_state.ship(e.ship);
        ship.at = e.to.at;
        ship.heading = e.to.heading;
        ship.now.spent += e.cost;
    }

    void operator()(const event::Repairing &e) const
    {
        m_state.ship(e.ship).now.passed = true;
        m_state.ship(e.ship).now.repairing = true;
    }

    void operator()(const event::MizzenRepaired &e) const
    {
        m_state.ship(e.ship).masts[indexOf(Mast::Mizzen)] = true;
        m_state.ship(e.ship).repairPasses = 0;
    }

    void operator()(const event::GunReplaced &e) const
    {
        Fort &fort = m_state.fort(e.fort);
        fort.gun = true;
        fort.wait = 0;
        fort.lostTurn.reset();
    }

    void operator()(const event::FlagSeized &e) const
    {
        m_state.flag(e.flag).ship = e.ship;
        m_state.ship(e.ship).heading = e.heading;
    }

    void operator()(const event::TransferBegun &e) const
    {
        m_state.transfers.push_back(Transfer{e.from, e.to, e.flag});
        m_state.ship(e.from).now.passed = true;
        m_state.ship(e.to).now.passed = true;
    }

    void operator()(const event::FlagTransferred &e) const
    {
        m_state.flag(e.flag).ship = e.to;
        endTransfer(e.from, e.to, e.flag);
    }

    void operator()(const event::TransferLapsed &e) const { endTransfer(e.from, e.to, e.flag); }

    void operator()(const event::FlagMoved &e) const { m_state.flag(e.flag).ship = e.to; }

    void operator()(const event::Victory &e) const
    {
        m_state.play.winner = e.side;
        m_state.play.winBy = e.by;
        m_state.play.phase = Phase::Over;
    }

    void operator()(const event::Fired &e) const
    {
        if (const auto *fort = std::get_if<FortId>(&e.from)) {
            m_state.fort(*fort).fired = true;
        } else if (e.side != Field::Fort) {
            Ship &ship = m_state.ship(std::get<ShipId>(e.from));
            ship.now.fired[indexOf(e.side)] += e.guns;
        }
    }

    void operator()(const event::GunLost &e) const
    {
        m_state.ship(e.ship).guns[indexOf(e.side)] = e.left;
    }

    void operator()(const event::MastLost &e) const
    {
        m_state.ship(e.ship).masts[indexOf(e.mast)] = false;
    }

    void operator()(const event::FortGunLost &e) const
    {
        Fort &fort = m_state.fort(e.fort);
        fort.gun = false;
        fort.wait = e.wait;
        fort.lostTurn = m_state.play.turnNo;
    }

    void operator()(const event::Sunk &e) const { sink(m_state.ship(e.ship)); }

    void operator()(const event::After &e) const
    {
        for (const auto &[id, ship] : e.ships)
            m_state.ship(id) = ship;
        for (const auto &[id, fort] : e.forts)
            m_state.fort(id) = fort;
        m_state.flags = e.flags.value_or(m_state.flags);
        m_state.play = e.play.value_or(m_state.play);
        m_state.transfers = e.transfers.value_or(m_state.transfers);
        m_state.pending = e.pending.value_or(m_state.pending);
    }

    // Told only.
    void operator()(const event::Adjusted & /*e*/) const { }

    void operator()(const event::TurnEnded & /*e*/) const { }

    void operator()(const event::TurnPassed & /*e*/) const { }

    void operator()(const event::Reminder & /*e*/) const { }

    void operator()(const event::Shouted & /*e*/) const { }

    void operator()(const event::HitWasted & /*e*/) const { }

    void operator()(const event::HitVoid & /*e*/) const { }

private:
    void put(ShipId id, const Station &station) const
    {
        m_state.ship(id).at = station.at;
        m_state.ship(id).heading = station.heading;
    }

    void endTransfer(ShipId from, ShipId to, Side flag) const
    {
        const auto found =
            std::find(m_state.transfers.begin(), m_state.transfers.end(), Transfer{from, to, flag});
        if (found != m_state.transfers.end())
            m_state.transfers.erase(found);
    }

    State &m_state;
};

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
    for (const ShipId id : kShips) {
        if (state.ship(id) != wanted.ship(id))
            after.ships.emplace_back(id, wanted.ship(id));
    }
    for (const FortId id : kForts) {
        if (state.fort(id) != wanted.fort(id))
            after.forts.emplace_back(id, wanted.fort(id));
    }
    if (state.flags != wanted.flags)
        after.flags = wanted.flags;
    if (state.play != wanted.play)
        after.play = wanted.play;
    if (state.transfers != wanted.transfers)
        after.transfers = wanted.transfers;
    if (state.pending != wanted.pending)
        after.pending = wanted.pending;
    return after;
}

} // namespace qd::trafalgar
