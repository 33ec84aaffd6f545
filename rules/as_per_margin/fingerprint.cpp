// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/base/fingerprint.h"

#include "rules/as_per_margin/as_per_margin.h"

#include <bit>
#include <type_traits>

namespace qd::as_per_margin {
namespace {

/// Adds values field by field; lists with their length, optionals with a mark, doubles by their
/// bits (−0 is 0).
class Hasher {
public:
    template <class T>

    requires(std::is_enum_v<T> || std::is_integral_v<T>) void add(T value)
    {
        m_print.add(static_cast<std::uint64_t>(static_cast<std::int64_t>(value)));
    }

    void add(double value) { m_print.add(std::bit_cast<std::uint64_t>(value + 0.0)); }

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

    void add(const std::array<int, 2> &dice) { all(dice[0], dice[1]); }

    template <class A, class B>
    void add(const std::pair<A, B> &pair)
    {
        all(pair.first, pair.second);
    }

    void add(const Point &point) { all(point.x, point.y); }

    void add(const GunRow &row) { all(row.battery, row.left, row.max, row.fresh, row.fired); }

    void add(const Ship &s)
    {
        all(s.id, s.name, s.side, s.nation, s.rate, s.gunsRated, s.at, s.heading, s.top, s.bottom,
            s.masts, s.hullMax, s.hull, s.guns, s.anchors.bow, s.anchors.stern, s.independent);
        all(s.struck, s.heldBy, s.fate, s.moved, s.sailing, s.extra, s.missedStays, s.forfeited,
            s.drifted, s.called, s.boarding);
    }

    void add(const ShoreBattery &b)
    {
        all(b.id, b.name, b.side, b.gunsRated, b.at, b.heading, b.arc, b.guns, b.max, b.redHot,
            b.fate, b.fired);
    }

    void add(const Contact &contact) { all(contact.a, contact.b, contact.tried); }

    void add(const Melee &melee) { all(melee.boarder, melee.defender, melee.fought); }

    void add(const WindState &wind) { all(wind.from, wind.prevailing, wind.dice, wind.checked); }

    void add(const Path &path)
    {
        all(path.kind, path.movers, path.from, path.heading, path.length, path.travelled,
            path.checked, path.all);
    }

    void add(const Pending &pending)
    {
        add(pending.index());
        if (const auto *fall = std::get_if<FallAboard>(&pending))
            all(fall->mover, fall->other, fall->path);
        else if (const auto *reclose = std::get_if<Reclose>(&pending))
            all(reclose->ship, reclose->other);
        else
            add(std::get<PumpGun>(pending).ship);
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
    hasher.all(state.turn, state.phase, state.wind, state.ships, state.batteries, state.contacts,
               state.melees, state.pending);
    return hasher.value();
}

} // namespace qd::as_per_margin
