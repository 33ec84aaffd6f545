// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/base/fingerprint.h"

#include "rules/trafalgar/trafalgar.h"

#include <type_traits>

namespace qd::trafalgar {
namespace {

/// Adds values field by field; lists with their length, optionals with a mark.
class Hasher {
public:
    template <class T>

    requires(std::is_enum_v<T> || std::is_integral_v<T>) void add(T value)
    {
        m_print.add(static_cast<std::uint64_t>(static_cast<std::int64_t>(value)));
    }

    void add(const std::string &text) { m_print.add(std::string_view(text)); }

    template <class T>
    void add(const std::optional<T> &value)
    {
        add(value.has_value());
        if (value)
            add(*value);
    }

    template <class T>
    void add(const std::vector<T> &values)
    {
        add(values.size());
        for (const T &value : values)
            add(value);
    }

    template <class T, std::size_t N>
    void add(const std::array<T, N> &values)
    {
        for (const T &value : values)
            add(value);
    }

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

    template <class... T>
    void all(const T &...values)
    {
        (add(values), ...);
    }

    std::uint64_t value() const { return m_print.value(); }

private:
    Fingerprint m_print;
};

} // namespace

std::uint64_t Game::fingerprint(const State &state)
{
    Hasher hasher;
    hasher.all(state.play, state.ships, state.forts, state.flags, state.transfers, state.pending);
    return hasher.value();
}

} // namespace qd::trafalgar
