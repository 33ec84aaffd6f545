// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/base/fingerprint.h"

#include "rules/santa_cruz/options.h"
#include "rules/santa_cruz/santa_cruz.h"

#include <type_traits>

namespace qd::santa_cruz {
namespace {

/// Adds values field by field; lists with their length, optionals with a mark.
class Hasher {
public:
    template <class T>

    requires(std::is_enum_v<T> || std::is_integral_v<T>) void add(T value)
    {
        m_print.add(static_cast<std::uint64_t>(static_cast<std::int64_t>(value)));
    }

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

    template <class A, class B>
    void add(const std::pair<A, B> &pair)
    {
        add(pair.first);
        add(pair.second);
    }

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

    template <class... Ts>
    void all(const Ts &...values)
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
    Hasher hash;
    hash.all(state.blank, state.turn, state.phase, state.units, state.fox, state.officers,
             state.spiked, state.morale, state.deck, state.action, state.combat, state.pending);
    visitOptions(state.options,
                 [&hash](const char * /*key*/, const auto &value) { hash.add(value); });
    return hash.value();
}

} // namespace qd::santa_cruz
