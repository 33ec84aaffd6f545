// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/base/field_hasher.h"
#include "rules/santa_cruz/options.h"
#include "rules/santa_cruz/santa_cruz.h"

namespace qd::santa_cruz {
namespace {

class Hasher : public FieldHasher<Hasher> {
public:
    using FieldHasher::add;

    void add(const Where &where)
    {
        add(where.is);
        add(where.is == Where::Is::Area ? where.area : AreaId{});
    }

    void add(const UnitState &unit) { all(unit.sp, unit.at); }

    void add(const OfficerState &officer) { all(officer.status, officer.at, officer.faceUp); }

    void add(const FoxState &fox) { all(fox.status, fox.at, fox.hits, fox.cards); }

    void add(const DeckState &deck)
    {
        all(deck.hand, deck.baseLimit, deck.discard, deck.eliminated, deck.pool);
    }

    void add(const Action &action) { all(action.orders, action.assaults, action.counterattackFor); }

    void add(const Support &s) { all(s.side, s.card, s.cancelled, s.units, s.officer, s.from); }

    void add(const Resolution::Throw &t) { all(t.faces, t.modified, t.hitsOn, t.hits, t.thrown); }

    void add(const Resolution &r)
    {
        all(r.step, r.fireBack, r.throws, r.casualtyDie, r.hitsLeft, r.volunteersAtThrow,
            r.flightDue, r.attritionDone);
    }

    void add(const Combat &c)
    {
        all(c.area, c.attacker, c.by, c.origins, c.redBorder, c.round, c.stage, c.supports,
            c.resolution);
    }

    void add(const Pending &p)
    {
        all(p.kind, p.side, p.units, p.cards, p.areas, p.ways, p.attrition, p.count, p.faces,
            p.dice, p.role, p.area, p.officer);
    }
};

} // namespace

std::uint64_t Game::fingerprint(const State &state)
{
    Hasher hash;
    hash.all(state.blank, state.turn, state.phase, state.units, state.fox, state.officers,
             state.spiked, state.morale, state.deck, state.action, state.combat, state.pending);
    visitOptions(state.options,
                 [&hash](const char * /*key*/, const auto &value) { hash.add(value); });
    return hash.value();
}

} // namespace qd::santa_cruz
