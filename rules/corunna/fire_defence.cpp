// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/fire.h"

#include <algorithm>
#include <array>

namespace qd::corunna {
namespace {

constexpr const char *kChart = "chart-fire-defence";
constexpr int kSquare = 6, kDenseSquare = -2;
constexpr int kDense = 9; ///< increments in the hex: more than that (R46)
constexpr int kMost = 1000;

using Defence = tl::expected<FireDefence, Refusal>;

struct Cell {
    DefenceRow row;
    Terrain terrain;
    int value;
};

/// The cells that the text gives, of infantry (7.2).
constexpr std::array<Cell, 10> kCells{{
    {DefenceRow::Column, Terrain::Clear, 6},
    {DefenceRow::RoadColumn, Terrain::Clear, 6},
    {DefenceRow::Line, Terrain::Clear, 9},
    {DefenceRow::Mob, Terrain::Clear, 6},
    {DefenceRow::Mob, Terrain::Village, 16},
    {DefenceRow::Mob, Terrain::Town, 16},
    {DefenceRow::Mob, Terrain::SpecialStructure, 20},
    {DefenceRow::GeneralOrder, Terrain::Village, 16},
    {DefenceRow::GeneralOrder, Terrain::Town, 16},
    {DefenceRow::GeneralOrder, Terrain::SpecialStructure, 20},
}};

std::string cellName(const Cell &cell)
{
    return std::string(nameOf(cell.row)) + '-' + std::string(nameOf(cell.terrain));
}

bool isStatusRow(DefenceRow row)
{
    return row >= DefenceRow::Disorder;
}

DefenceRow rowOf(Formation formation)
{
    return static_cast<DefenceRow>(formation); // formations stand first, in the same order
}

static_assert(nameOf(DefenceRow::Unlimbered) == nameOf(Formation::Unlimbered));

DefenceKind kindOf(const Unit &unit)
{
    if (isShip(unit.card->kind))
        return DefenceKind::Ship;
    if (unit.card->kind == Kind::Artillery)
        return DefenceKind::Artillery;
    return onFoot(unit) ? DefenceKind::Infantry : DefenceKind::Cavalry;
}

class Defending {
public:
    Defending(const State &state, const DefenceKeys &keys)
        : m_state(state), m_keys(keys), m_unit(keys.unit ? &state.unit(*keys.unit) : nullptr)
    {
    }

    Defence value()
    {
        if (m_keys.increments && (*m_keys.increments < 0 || *m_keys.increments > kMost))
            return tl::unexpected(badCommand("a number is out of its range"));
        if (m_unit == nullptr && !m_keys.kind)
            return tl::unexpected(badCommand("a unit, or a kind and a row, defends"));
        findTerrain();
        if (m_unit != nullptr && kindOf(*m_unit) == DefenceKind::Ship && !m_keys.row)
            return ship();
        if (auto refusal = findRow())
            return tl::unexpected(std::move(*refusal));
        if (m_kind == DefenceKind::Cavalry && m_row == DefenceRow::Skirmish
            && !m_state.options.anXxx)
            return tl::unexpected(Refusal{
                "an-xxx-only", "6.2", "cavalry skirmishes with the rules of an_xxx only", {}});
        Defence defence = cell();
        if (defence) {
            defence->kind = m_kind;
            defence->row = m_row;
            defence->terrain = m_terrain;
        }
        return defence;
    }

private:
    Defence ship()
    {
        const auto own = m_unit->value(ValueKey::FireDefence);
        if (!own)
            return tl::unexpected(
                missingValue("units." + m_unit->card->id + ".fire_defence", kChart));
        return FireDefence{
            *own,
            {Term{"ship-fire-defence", static_cast<double>(*own), "6.11.1.2", Op::Add}},
            DefenceKind::Ship,
            DefenceRow::Any,
            m_terrain};
    }

    void findTerrain()
    {
        m_terrain = Terrain::Clear;
        if (m_keys.terrain)
            m_terrain = *m_keys.terrain;
        else if (m_unit != nullptr && onMap(*m_unit))
            m_terrain = m_state.board->terrain(*m_unit->hex);
        if (m_terrain == Terrain::Port)
            m_terrain = Terrain::Town;
    }

    /// Foot and guns of one side stand together in the unit's hex (note 6).
    bool isCombined() const
    {
        if (!onMap(*m_unit))
            return false;
        bool foot = false;
        bool guns = false;
        for (const UnitRef ref : unitsAt(m_state, *m_unit->hex)) {
            const Unit &unit = m_state.unit(ref);
            if (!sameCamp(unit.card->side, m_unit->card->side))
                continue;
            foot = foot || onFoot(unit);
            guns = guns || unit.card->kind == Kind::Artillery;
        }
        return foot && guns;
    }

    /// Kind and row; why not, where they are not known.
    std::optional<Refusal> findRow()
    {
        m_kind = m_keys.kind ? *m_keys.kind : kindOf(*m_unit);
        if (m_unit != nullptr && !m_keys.kind && !m_keys.row && isCombined())
            m_kind = DefenceKind::Combined;
        if (m_kind == DefenceKind::Combined || m_kind == DefenceKind::Ship) {
            if (m_keys.row && *m_keys.row != DefenceRow::Any)
                return badCommand("it has the one row \"any\"");
            m_row = DefenceRow::Any;
            return std::nullopt;
        }
        if (m_keys.row) {
            m_row = *m_keys.row;
        } else if (m_unit == nullptr) {
            return badCommand("the key \"row\" is needed");
        } else if (m_unit->status != Status::Good
                   && (m_kind != DefenceKind::Artillery
                       || m_unit->status != Status::Disorder)) { // note 5
            m_row = static_cast<DefenceRow>(static_cast<int>(DefenceRow::Disorder)
                                            + static_cast<int>(m_unit->status) - 1);
        } else if (!m_unit->formation) {
            return missingValue("units." + m_unit->card->id + ".formation");
        } else {
            m_row = rowOf(*m_unit->formation);
        }
        const bool inside =
            m_terrain == Terrain::SpecialStructure && m_kind == DefenceKind::Infantry;
        if (inside && !isStatusRow(m_row) && m_row != DefenceRow::Mob)
            m_row = DefenceRow::GeneralOrder; // 4.7.5
        return std::nullopt;
    }

    std::optional<int> filled() const
    {
        const auto &all = m_state.ledger.chartFill.fireDefence;
        const auto kind = all.find(m_kind);
        if (kind == all.end())
            return std::nullopt;
        const auto row = kind->second.find(m_row);
        if (row == kind->second.end())
            return std::nullopt;
        const auto found = row->second.find(m_terrain);
        return found == row->second.end() ? std::nullopt : std::optional(found->second);
    }

    Defence cell()
    {
        if (const auto own = filled())
            return FireDefence{
                *own, {Term{"chart-fill", static_cast<double>(*own), kChart, Op::Add}}, {}, {}, {}};
        if (m_kind == DefenceKind::Infantry && m_row == DefenceRow::Square
            && m_terrain == Terrain::Clear)
            return square();
        const auto found = std::find_if(kCells.begin(), kCells.end(), [this](const Cell &c) {
            return c.row == m_row && c.terrain == m_terrain;
        });
        const bool merged = m_row != DefenceRow::GeneralOrder
            || m_state.options.dwellingDefence == DwellingDefence::GeneralOrder; // R45
        if (m_kind == DefenceKind::Infantry && found != kCells.end() && merged)
            return FireDefence{
                found->value,
                {Term{cellName(*found), static_cast<double>(found->value), kChart, Op::Add}},
                {},
                {},
                {}};
        return tl::unexpected(missingValue("chart_fill.fire_defence." + std::string(nameOf(m_kind))
                                               + '.' + std::string(nameOf(m_row)) + '.'
                                               + std::string(nameOf(m_terrain)),
                                           kChart));
    }

    Defence square()
    {
        int increments = 0;
        if (m_keys.increments) {
            increments = m_keys.dismounted ? *m_keys.increments / 2 : *m_keys.increments;
        } else if (m_unit == nullptr) {
            return tl::unexpected(badCommand("the key \"increments\" is needed"));
        } else {
            std::string unknown;
            increments = inHex(unknown);
            if (!unknown.empty() && increments <= kDense)
                return tl::unexpected(missingValue(unknown));
        }
        FireDefence defence{kSquare, {Term{"square", kSquare, kChart, Op::Add}}, {}, {}, {}};
        if (increments > kDense) {
            defence.value += kDenseSquare;
            defence.because.push_back(Term{"more-than-nine", kDenseSquare, kChart, Op::Add});
        }
        return defence;
    }

    /// Increments of all foot of the side in the hex, dragoons on foot halved together.
    int inHex(std::string &unknown) const
    {
        int foot = 0;
        int dragoons = 0;
        const auto count = [&](const Unit &unit) {
            if (!unit.increments && unknown.empty())
                unknown = "units." + unit.card->id + ".increments";
            (unit.card->kind == Kind::Cavalry ? dragoons : foot) += unit.increments.value_or(0);
        };
        if (!onMap(*m_unit)) {
            count(*m_unit);
        } else {
            for (const UnitRef ref : unitsAt(m_state, *m_unit->hex)) {
                const Unit &unit = m_state.unit(ref);
                if (onFoot(unit) && sameCamp(unit.card->side, m_unit->card->side))
                    count(unit);
            }
        }
        return foot + dragoons / 2;
    }

    const State &m_state;
    const DefenceKeys &m_keys;
    const Unit *m_unit;
    DefenceKind m_kind{};
    DefenceRow m_row{};
    Terrain m_terrain{};
};

} // namespace

tl::expected<FireDefence, Refusal> fireDefence(const State &state, const DefenceKeys &keys)
{
    return Defending(state, keys).value();
}

std::vector<std::string> fireDefenceTerms()
{
    std::vector<std::string> terms;
    for (const Cell &cell : kCells)
        terms.push_back(cellName(cell));
    return terms;
}

} // namespace qd::corunna
