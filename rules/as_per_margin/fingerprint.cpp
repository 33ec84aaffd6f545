// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/as_per_margin.h"
#include "rules/base/field_hasher.h"

namespace qd::as_per_margin {
namespace {

class Hasher : public FieldHasher<Hasher> {
public:
    using FieldHasher::add;

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
