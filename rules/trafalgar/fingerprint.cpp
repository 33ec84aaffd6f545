// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/base/field_hasher.h"
#include "rules/trafalgar/trafalgar.h"

namespace qd::trafalgar {
namespace {

class Hasher : public FieldHasher<Hasher> {
public:
    using FieldHasher::add;

    void add(LatticePoint point) { all(point.q, point.r); }

    void add(const Station &station) { all(station.at, station.heading); }

    void add(const Combatant &combatant)
    {
        add(combatant.index());
        std::visit([this](auto id) { add(id); }, combatant);
    }

    void add(const ShipNow &now)
    {
        all(now.spent, now.fired, now.volleys, now.track, now.done, now.passed, now.repairing);
    }

    void add(const Ship &ship)
    {
        all(ship.nation, ship.name, ship.at, ship.heading, ship.masts, ship.guns, ship.sunk,
            ship.repairPasses, ship.atCorner, ship.now);
    }

    void add(const Fort &fort) { all(fort.gun, fort.fired, fort.wait, fort.lostTurn); }

    void add(const Flag &flag) { add(flag.ship); }

    void add(const Transfer &transfer) { all(transfer.from, transfer.to, transfer.flag); }

    void add(const MastHits &hits) { all(hits.by, hits.target, hits.shows, hits.hits); }

    void add(const Play &play)
    {
        all(play.phase, play.round, play.turnNo, play.side, play.first, play.tossWinner,
            play.active, play.winner, play.winBy, play.arrow);
    }
};

} // namespace

std::uint64_t Game::fingerprint(const State &state)
{
    Hasher hasher;
    hasher.all(state.play, state.ships, state.forts, state.flags, state.transfers, state.pending);
    return hasher.value();
}

} // namespace qd::trafalgar
