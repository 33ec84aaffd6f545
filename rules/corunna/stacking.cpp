// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/stacking.h"

#include "rules/corunna/fire_chart.h"

#include <algorithm>

namespace qd::corunna {
namespace {

constexpr const char *kChart = "chart-stacking";
constexpr int kGunAsInfantry = 6; ///< one increment of artillery stands for six of infantry
constexpr int kSkirmish = 3;
constexpr int kCavalryColumn = 4; ///< an_xxx

/// A row of the chart.
struct Limits {
    int foot = 0;
    int horse = 0;
    std::optional<int> guns; ///< nullopt: any one battery
};

constexpr Limits kClear{18, 18, 3};
constexpr Limits kDwelling{8, 8, std::nullopt};
constexpr Limits kStructure{6, 0, 0};

const Limits &limitsOf(Terrain terrain)
{
    switch (terrain) {
    case Terrain::Village:
    case Terrain::Town:
    case Terrain::Port:
        return kDwelling;
    case Terrain::SpecialStructure:
        return kStructure;
    default:
        return kClear;
    }
}

bool skirmishes(const Stacked &unit)
{
    return unit.formation == Formation::Skirmish;
}

class Chart {
public:
    Chart(const Options &options, Terrain terrain, const std::vector<Stacked> &units)
        : m_options(options), m_terrain(terrain), m_limits(limitsOf(terrain)), m_units(units)
    {
        for (const Stacked &unit : units) {
            if (isShip(unit.kind))
                m_ships.push_back(&unit);
            else if (unit.kind == Kind::Artillery)
                m_guns.push_back(&unit);
            else
                (unit.onFoot() ? m_foot : m_horse).push_back(&unit);
        }
    }

    Stack answer()
    {
        if (!m_ships.empty() && m_ships.size() == m_units.size()) {
            checkShips();
        } else {
            checkNumbers();
            checkCompany();
        }
        m_stack.ok = m_stack.fails.empty();
        return std::move(m_stack);
    }

private:
    using List = std::vector<const Stacked *>;

    void fail(const char *what) { m_stack.fails.emplace_back(what); }

    void add(const char *term, Exact value)
    {
        m_stack.because.push_back(Term{term, value.value(), kChart, Op::Add});
        m_stack.total = m_stack.total + value;
    }

    void checkShips()
    {
        add("ships", Exact::of(static_cast<std::int64_t>(m_ships.size())));
        m_stack.limit = 1;
        if (m_ships.size() > 1)
            fail("one-ship");
    }

    /// Increments of a list, dragoons on foot half; unknown ones are told.
    Exact sum(const List &list)
    {
        Exact total;
        for (const Stacked *unit : list) {
            if (!unit->increments)
                m_stack.unchecked.push_back(unit->id.empty() ? "increments"
                                                             : "units." + unit->id + ".increments");
            const int divisor = unit->kind == Kind::Cavalry && unit->onFoot() ? 2 : 1;
            total = total + Exact::of(unit->increments.value_or(0), divisor);
        }
        return total;
    }

    /// All of one regiment (in the open, and horse everywhere) or of one battalion.
    bool areOne(const List &list) const
    {
        const bool battalion = m_terrain != Terrain::Clear && m_limits.foot != kClear.foot
            && list.front()->kind != Kind::Cavalry;
        const auto key = [battalion](const Stacked *unit) {
            return battalion ? unit->battalion : unit->regiment;
        };
        if (key(list.front()).empty())
            return false;
        return std::all_of(list.begin(), list.end(),
                           [&](const Stacked *unit) { return key(unit) == key(list.front()); });
    }

    void limit(int most, const List &list, bool mayBeOne)
    {
        m_stack.limit = most;
        if (!(Exact::of(most) < m_stack.total))
            return;
        if (mayBeOne && areOne(list)) {
            const bool regiment = m_limits.foot == kClear.foot || list == m_horse;
            m_stack.because.push_back(
                Term{regiment ? "one-regiment" : "one-battalion", 0, kChart, Op::Add});
        } else {
            fail("limit");
        }
    }

    void checkFoot()
    {
        add("infantry", sum(m_foot));
        const bool all = std::all_of(m_foot.begin(), m_foot.end(),
                                     [](const Stacked *unit) { return skirmishes(*unit); });
        const bool bound = m_terrain == Terrain::SpecialStructure
            && m_options.structureStack == StructureStack::Six;
        limit(all ? kSkirmish : m_limits.foot, m_foot, !all && !bound);
    }

    void checkHorse()
    {
        add("cavalry", sum(m_horse));
        const bool column =
            m_options.anXxx && std::any_of(m_horse.begin(), m_horse.end(), [](const Stacked *unit) {
                return unit->formation == Formation::Column;
            });
        limit(column ? kCavalryColumn : m_limits.horse, m_horse, !column);
    }

    void checkGuns()
    {
        add("artillery", sum(m_guns));
        if (m_limits.guns)
            limit(*m_limits.guns, m_guns, false);
        else if (m_guns.size() > 1)
            fail("one-battery");
    }

    /// R49.
    void checkCombined()
    {
        const Exact foot = sum(m_foot);
        const Exact guns = sum(m_guns);
        add("infantry", foot);
        if (m_options.combinedStack == CombinedStack::Ratio) {
            add("artillery-times-six", guns * Exact::of(kGunAsInfantry));
            limit(m_limits.foot, m_foot, false);
            return;
        }
        add("artillery", guns);
        m_stack.limit = kGunAsInfantry + 1;
        if (Exact::of(1) < guns || Exact::of(kGunAsInfantry) < foot)
            fail("limit");
    }

    void checkNumbers()
    {
        const bool structure = m_terrain == Terrain::SpecialStructure;
        if (structure && (!m_horse.empty() || !m_guns.empty())) {
            m_closed = true;
            if (!m_foot.empty())
                checkFoot();
            return;
        }
        if (!m_horse.empty() && (!m_foot.empty() || !m_guns.empty())) {
            m_stack.unchecked.emplace_back("cavalry-with-others");
        } else if (!m_horse.empty()) {
            checkHorse();
            return;
        }
        if (!m_foot.empty() && !m_guns.empty())
            checkCombined();
        else if (!m_foot.empty())
            checkFoot();
        else if (!m_guns.empty())
            checkGuns();
    }

    /// Who may not stand with whom, or at all.
    void checkCompany()
    {
        const auto any = [this](auto &&is) {
            return std::any_of(m_units.begin(), m_units.end(), is);
        };
        const bool together = m_options.skirmishStack == SkirmishStack::Together;
        if (any(skirmishes) && m_units.size() > 1
            && (!together || any([](const Stacked &unit) { return !skirmishes(unit); })))
            fail("skirmish-alone");
        if (any([](const Stacked &unit) { return unit.type == UnitType::Mob; })
            && any([](const Stacked &unit) { return unit.side == Side::British; }))
            fail("mob-with-british");
        if (m_closed)
            fail(m_options.castleTraverse ? "may-not-remain" : "special-structure-infantry-only");
        if (!m_ships.empty())
            fail("one-ship");
        if (!m_options.anXxx && any([](const Stacked &unit) {
                return skirmishes(unit) && unit.kind == Kind::Cavalry && !unit.onFoot();
            }))
            fail("an-xxx-only");
        if (any([](const Stacked &unit) {
                return skirmishes(unit) && unit.type && !maySkirmish(*unit.type);
            }))
            fail("not-permitted");
    }

    const Options &m_options;
    Terrain m_terrain;
    const Limits &m_limits;
    const std::vector<Stacked> &m_units;
    List m_foot, m_horse, m_guns, m_ships;
    bool m_closed = false; ///< guns or horse in a Special Structure
    Stack m_stack;
};

} // namespace

Stacked stackedOf(const State &state, UnitRef ref)
{
    const Unit &unit = state.unit(ref);
    const UnitCard &card = *unit.card;
    Stacked stacked;
    stacked.id = card.id;
    stacked.kind = card.kind;
    stacked.type = card.type;
    stacked.side = card.side;
    stacked.increments = unit.increments;
    stacked.formation = unit.formation;
    stacked.regiment = card.regiment;
    if (isBattalion(unit))
        stacked.battalion = card.half ? card.ofBattalion : card.id;
    stacked.mounted = unit.mounted;
    return stacked;
}

Stack stackOf(const Options &options, Terrain terrain, const std::vector<Stacked> &units)
{
    return Chart(options, terrain, units).answer();
}

std::vector<Stacked> stackWith(const State &state, Hex hex, Side side,
                               const std::vector<UnitRef> &joining)
{
    std::vector<UnitRef> units = joining;
    for (const UnitRef there : unitsAt(state, hex))
        if (sameCamp(state.unit(there).card->side, side)
            && std::find(units.begin(), units.end(), there) == units.end())
            units.push_back(there);
    std::sort(units.begin(), units.end());
    std::vector<Stacked> stacked;
    stacked.reserve(units.size());
    for (const UnitRef unit : units)
        stacked.push_back(stackedOf(state, unit));
    return stacked;
}

} // namespace qd::corunna
