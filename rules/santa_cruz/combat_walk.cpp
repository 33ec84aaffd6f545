// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/combat_walk.h"

#include "rules/santa_cruz/combat_rules.h"
#include "rules/santa_cruz/throw_outcomes.h"

#include <algorithm>
#include <map>
#include <optional>

namespace qd::santa_cruz {

namespace {

constexpr std::size_t kGone = 0; ///< nobody left

/// Every shape that a side can come to, by hits, flight and the loss of its officer.
class Shapes {
public:
    Shapes(const Fight &fight, Role role) : m_fight(fight), m_role(role)
    {
        Party gone = fight.party(role);
        gone.units.clear();
        find(gone);
        m_first = find(fight.party(role));
        for (std::size_t i = 0; i < m_shapes.size(); ++i) {
            const Party party = m_shapes[i].party; // a copy: find() lets the shapes grow
            Party hit = party;
            takeHits(hit, 1);
            const std::size_t afterHit = find(hit);
            Party alone = party;
            alone.officer.reset();
            const std::size_t afterCasualty = find(alone);
            Fight flight = m_fight;
            flight.party(m_role) = party;
            runAway(flight);
            const std::size_t afterFlight = find(flight.party(m_role));
            Shape &shape = m_shapes[i];
            shape.afterHit = afterHit;
            shape.afterCasualty = afterCasualty;
            shape.afterFlight = afterFlight;
            shape.couldRun = party.count(Kind::Volunteers) > 0;
            shape.strength = party.strength();
        }
    }

    struct Shape {
        Party party;
        int strength = 0;
        bool couldRun = false;
        std::size_t afterHit = kGone;
        std::size_t afterCasualty = kGone;
        std::size_t afterFlight = kGone;
    };

    std::size_t size() const { return m_shapes.size(); }

    std::size_t first() const { return m_first; }

    const Shape &operator[](std::size_t id) const { return m_shapes[id]; }

    std::size_t afterHits(std::size_t id, int hits) const
    {
        for (; hits > 0 && id != kGone; --hits)
            id = m_shapes[id].afterHit;
        return id;
    }

private:
    std::size_t find(Party party)
    {
        if (party.empty())
            party.officer.reset(); // he is removed with the last unit (11.5)
        for (std::size_t i = 0; i < m_shapes.size(); ++i)
            if (m_shapes[i].party == party)
                return i;
        m_shapes.push_back(Shape{std::move(party), 0, false, kGone, kGone, kGone});
        return m_shapes.size() - 1;
    }

    Fight m_fight;
    Role m_role;
    std::vector<Shape> m_shapes;
    std::size_t m_first = kGone;
};

/// What the enemy's throw makes of a side.
struct Result {
    struct Way {
        std::size_t shape = kGone;
        double p = 0;
    };

    std::vector<Way> ways;
    double casualty = 0;
    double fled = 0;
};

class Walk {
public:
    Walk(const Fight &fight, const Board &board)
        : m_fight(fight)
        , m_board(board)
        , m_shapes{Shapes(fight, Role::Attacker), Shapes(fight, Role::Defender)}
        , m_cycle(static_cast<std::size_t>(board.attritionAt()))
        , m_mass(m_cycle, std::vector<double>(attackers().size() * defenders().size(), 0.0))
        , m_fires(attackers().size() * defenders().size())
        , m_backs(m_fires.size())
    {
        for (const Role role : {Role::Attacker, Role::Defender})
            m_out.halves[indexOf(role)].strength.assign(
                static_cast<std::size_t>(fight.party(role).strength()) + 1, 0.0);
        for (const bool attacker : {false, true})
            for (const bool defender : {false, true})
                m_attrition[attacker ? 1 : 0][defender ? 1 : 0] = applies(attacker, defender);
    }

    CombatForecast from(int round)
    {
        const int most =
            m_fight.party(Role::Attacker).strength() + m_fight.party(Role::Defender).strength();
        arrive(static_cast<std::size_t>(round) % m_cycle, attackers().first(), defenders().first(),
               1.0);
        // hits only lower the strength of both together; without any the round counts on
        for (int total = most; total > 0; --total)
            for (std::size_t step = 0; step < m_cycle; ++step)
                for (std::size_t a = 1; a < attackers().size(); ++a)
                    for (std::size_t d = 1; d < defenders().size(); ++d)
                        if (attackers()[a].strength + defenders()[d].strength == total)
                            leave(step, a, d);
        return m_out;
    }

private:
    const Shapes &attackers() const { return m_shapes[0]; }

    const Shapes &defenders() const { return m_shapes[1]; }

    std::size_t index(std::size_t a, std::size_t d) const { return a * defenders().size() + d; }

    Fight fight(std::size_t a, std::size_t d) const
    {
        Fight fight = m_fight;
        fight.party(Role::Attacker) = attackers()[a].party;
        fight.party(Role::Defender) = defenders()[d].party;
        return fight;
    }

    bool applies(bool attackerStands, bool defenderStands) const
    {
        Fight left = m_fight;
        if (!attackerStands)
            left.party(Role::Attacker).units.clear();
        if (!defenderStands)
            left.party(Role::Defender).units.clear();
        return attritionApplies(left);
    }

    /// `step` rounds of the present three are over, with these shapes left.
    void arrive(std::size_t step, std::size_t a, std::size_t d, double p)
    {
        if (a != kGone && d != kGone) {
            m_mass[step][index(a, d)] += p;
            return;
        }
        if (a != kGone)
            m_out.wins[indexOf(Role::Attacker)] += p;
        else if (d != kGone)
            m_out.wins[indexOf(Role::Defender)] += p;
        else
            m_out.nobody += p;
        m_out.halves[0].strength[static_cast<std::size_t>(attackers()[a].strength)] += p;
        m_out.halves[1].strength[static_cast<std::size_t>(defenders()[d].strength)] += p;
    }

    /// One round.
    void leave(std::size_t step, std::size_t a, std::size_t d)
    {
        const double p = m_mass[step][index(a, d)];
        if (p == 0)
            return;
        m_out.rounds += p;
        const Result &onAttacker = fire(a, d, Role::Defender);
        note(onAttacker, Role::Attacker, p);
        if (!m_fight.fortressRules())
            note(fire(a, d, Role::Attacker), Role::Defender, p);
        for (const Result::Way &attacker : onAttacker.ways) {
            const double part = p * attacker.p;
            if (m_fight.fortressRules() && attacker.shape == kGone) {
                finish(step, kGone, d, part);
                continue;
            }
            const std::size_t firing = m_fight.fortressRules() ? attacker.shape : a;
            const Result &onDefender = fire(firing, d, Role::Attacker);
            if (m_fight.fortressRules())
                note(onDefender, Role::Defender, part);
            for (const Result::Way &defender : onDefender.ways)
                finish(step, attacker.shape, defender.shape, part * defender.p);
        }
    }

    void note(const Result &result, Role role, double p)
    {
        m_out.halves[indexOf(role)].officerCasualty += p * result.casualty;
        m_out.volunteersFled += p * result.fled;
    }

    /// Attrition after every third round (10.6), then the next round or the end.
    void finish(std::size_t step, std::size_t a, std::size_t d, double p)
    {
        const auto round = static_cast<int>(step) + 1;
        if (attritionRound(m_board, round) && m_attrition[a != kGone ? 1 : 0][d != kGone ? 1 : 0]) {
            a = attackers().afterHits(a, 1);
            d = defenders().afterHits(d, 1);
        }
        arrive((step + 1) % m_cycle, a, d, p);
    }

    /// What the throw of `role` makes of the other side.
    const Result &fire(std::size_t a, std::size_t d, Role role)
    {
        auto &known = (role == Role::Defender ? m_fires : m_backs)[index(a, d)];
        if (known)
            return *known;
        const Role target = otherRole(role);
        const Shapes &shapes = m_shapes[indexOf(target)];
        const std::size_t before = target == Role::Attacker ? a : d;
        std::map<std::size_t, double> ways;
        Result result;
        for (const ThrowOutcome &outcome : m_throws.of(fight(a, d), role).outcomes) {
            std::size_t after = shapes.afterHits(before, outcome.hits);
            if (outcome.casualty) {
                result.casualty += outcome.p;
                after = shapes[after].afterCasualty;
            }
            if (outcome.frightens && shapes[after].couldRun) {
                result.fled += outcome.p;
                after = shapes[after].afterFlight;
            }
            ways[after] += outcome.p;
        }
        for (const auto &[shape, p] : ways)
            result.ways.push_back(Result::Way{shape, p});
        known = std::move(result);
        return *known;
    }

    const Fight m_fight;
    const Board &m_board;
    const std::array<Shapes, 2> m_shapes; ///< by role
    const std::size_t m_cycle;
    std::vector<std::vector<double>> m_mass; ///< by rounds since the last attrition, then shapes
    std::vector<std::optional<Result>> m_fires,
        m_backs; ///< by shapes: defender's, attacker's throw
    std::array<std::array<bool, 2>, 2> m_attrition{}; ///< by who still stands
    ThrowOutcomes m_throws;
    CombatForecast m_out;
};

} // namespace

double CombatForecast::Half::expectedStrength() const
{
    double sum = 0;
    for (std::size_t points = 0; points < strength.size(); ++points)
        sum += static_cast<double>(points) * strength[points];
    return sum;
}

CombatForecast forecast(const Fight &fight, const Board &board, int round)
{
    return Walk(fight, board).from(round);
}

} // namespace qd::santa_cruz
