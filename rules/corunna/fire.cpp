// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/fire.h"

#include "rules/corunna/fire_chart.h"

#include <algorithm>

namespace qd::corunna {
namespace {

constexpr const char *kChart = "chart-fire-effects";
constexpr const char *kDefence = "chart-fire-defence";
constexpr int kStructureSix = 6; ///< increments that fire from a Special Structure, 4.7.6
constexpr int kDragoonsEight = 8; ///< 6.8.6
constexpr int kMost = 1000;

using Worth = tl::expected<FireWorth, Refusal>;

tl::unexpected<Refusal> refused(const char *code, const char *rule, const char *message)
{
    return tl::unexpected(Refusal{code, rule, message, {}});
}

bool isGun(UnitType type)
{
    return type == UnitType::FootArtillery || type == UnitType::HorseArtillery;
}

bool isCompany(UnitType type)
{
    return type == UnitType::LightCompany || type == UnitType::RifleCompany;
}

bool isRiflesType(UnitType type)
{
    return type == UnitType::Rifles || type == UnitType::RifleCompany;
}

/// Infantry that stands in formed lines (the series' limit of a line hex).
bool isFormedType(UnitType type)
{
    return type <= UnitType::Rifles;
}

bool isFrenchType(UnitType type)
{
    return type <= UnitType::Sapeurs || type == UnitType::DismountedDragoons
        || type == UnitType::Chasseurs || type == UnitType::Hussards || type == UnitType::Dragons;
}

bool isBritishType(UnitType type)
{
    return (type >= UnitType::Guard && type <= UnitType::Rifles) || isCompany(type)
        || type == UnitType::LightDragoons || type == UnitType::Sol || type == UnitType::Transport;
}

bool isOfNation(UnitType type, Side nation)
{
    switch (nation) {
    case Side::French:
        return !isBritishType(type) && type != UnitType::Mob;
    case Side::British:
        return !isFrenchType(type) && type != UnitType::Mob;
    case Side::Spanish:
        return type == UnitType::Mob;
    }
    return false;
}

/// One firer, with everything that is known of him.
class Firing {
public:
    Firing(const State &state, const asked::FireValue &keys)
        : m_state(state), m_keys(keys), m_unit(keys.unit ? &state.unit(*keys.unit) : nullptr)
    {
    }

    Worth worth()
    {
        if (!findType())
            return tl::unexpected(badCommand("a unit, or a nation and a type, fires"));
        if (m_type == UnitType::Mob)
            return refused("mob-no-fire", "6.4.4", "mobs do not fire");
        for (const auto &number :
             {m_keys.increments, m_keys.firing, m_keys.printed, m_keys.range, m_keys.fireClose,
              m_keys.fireMedium, m_keys.fireLong, m_keys.incrementsFull})
            if (number && (*number < 0 || *number > kMost))
                return tl::unexpected(badCommand("a number is out of its range"));
        if (isGun(m_type) || m_type == UnitType::Sol)
            return gunsWorth();
        return footWorth();
    }

private:
    bool findType()
    {
        if (m_unit == nullptr && !m_keys.type)
            return false;
        const UnitType own = m_unit == nullptr ? *m_keys.type : m_unit->card->type;
        m_type =
            m_keys.type.value_or(own == UnitType::Dragons && m_unit != nullptr && !m_unit->mounted
                                     ? UnitType::DismountedDragoons
                                     : own);
        return !m_keys.nation || isOfNation(m_type, *m_keys.nation);
    }

    std::string field(const char *name) const { return "units." + m_unit->card->id + '.' + name; }

    /// A number that is not told: what to fill in, or a slip of the asker.
    tl::unexpected<Refusal> lacks(const char *key) const
    {
        if (m_unit != nullptr)
            return tl::unexpected(missingValue(field(key)));
        return tl::unexpected(badCommand(std::string("the key \"") + key + "\" is needed"));
    }

    void add(const char *term, int value, const char *rule = kChart)
    {
        m_worth.because.push_back(Term{term, static_cast<double>(value), rule, Op::Add});
        m_worth.value = m_worth.value + Exact::of(value);
    }

    void times(const char *term, Exact factor, const char *rule)
    {
        m_worth.because.push_back(Term{term, factor.value(), rule, Op::Times});
        m_worth.value = m_worth.value * factor;
    }

    void cap(const char *term, int most, const char *rule)
    {
        if (!(Exact::of(most) < m_worth.value))
            return;
        m_worth.because.push_back(Term{term, static_cast<double>(most), rule, Op::Cap});
        m_worth.value = Exact::of(most);
    }

    // --- Guns and ships

    std::optional<int> gunValue(Band band) const
    {
        const auto told = band == Band::Close ? m_keys.fireClose
            : band == Band::Medium            ? m_keys.fireMedium
                                              : m_keys.fireLong;
        if (told || m_unit == nullptr)
            return told;
        return m_unit->value(band == Band::Close        ? ValueKey::FireClose
                                 : band == Band::Medium ? ValueKey::FireMedium
                                                        : ValueKey::FireLong);
    }

    Worth gunsWorth()
    {
        const bool ship = m_type == UnitType::Sol;
        if (!m_keys.band)
            return tl::unexpected(badCommand("the key \"band\" is needed"));
        if (ship && *m_keys.band == Band::Close)
            return refused("ship-no-close", "6.11.2.1", "ships never fire at close range");
        const bool structure = m_keys.targetTerrain == Terrain::SpecialStructure;
        const Band band = structure ? Band::Long : *m_keys.band; // R101
        const auto printed = gunValue(band);
        if (!printed)
            return lacks(band == Band::Close        ? "fire_close"
                             : band == Band::Medium ? "fire_medium"
                                                    : "fire_long");
        const std::string term = "printed-" + std::string(nameOf(band));
        add(term.c_str(), *printed, structure ? kDefence : ship ? "6.11.2.4" : kChart);
        m_worth.band = band;
        if (ship)
            return shipLosses();
        return std::move(m_worth);
    }

    /// 6.11.1.5: in proportion to what is left of her.
    Worth shipLosses()
    {
        auto full = m_keys.incrementsFull;
        auto now = m_keys.increments;
        if (m_unit != nullptr) {
            full = full ? full : m_unit->value(ValueKey::IncrementsFull);
            now = now ? now : m_unit->increments;
            if (!full && m_unit->lost > 0)
                return lacks("increments_full");
        }
        if (full && now && *full > 0 && *now < *full)
            times("losses", Exact::of(*now, *full), "6.11.1.5");
        return std::move(m_worth);
    }

    // --- Foot

    Terrain standsIn() const
    {
        if (m_keys.in)
            return *m_keys.in;
        return m_unit != nullptr && onMap(*m_unit) ? m_state.board->terrain(*m_unit->hex)
                                                   : Terrain::Clear;
    }

    /// The formation whose column of the chart holds.
    std::optional<Formation> formation() const
    {
        if (m_status == Status::Disorder && isCompany(m_type))
            return Formation::Column; // 6.5.1
        if (m_structure && m_status == Status::Good)
            return Formation::GeneralOrder; // 4.7.5
        if (m_keys.formation)
            return m_keys.formation;
        return m_unit != nullptr ? m_unit->formation : std::nullopt;
    }

    std::optional<int> increments() const
    {
        if (m_keys.increments)
            return m_keys.increments;
        if (m_unit != nullptr && m_unit->increments)
            return m_unit->increments;
        return isCompany(m_type) ? std::optional(1) : std::nullopt;
    }

    /// What a Special Structure lets fire.
    int structureLimit() const
    {
        return m_type == UnitType::DismountedDragoons ? 2 * kStructureSix : kStructureSix;
    }

    Worth footWorth()
    {
        m_structure = standsIn() == Terrain::SpecialStructure;
        m_status = m_keys.status.value_or(m_unit != nullptr ? m_unit->status : Status::Good);
        if (m_status == Status::Pgd || m_status == Status::Rout)
            return refused("off-chart", kChart, "the chart gives no fire for that status");
        const auto order = formation();
        if (!order)
            return lacks("formation");
        const auto cell = fireCell(m_type, *order);
        if (!cell)
            return refused("off-chart", kChart, "the chart has no such row or column");
        if (cell->kind == FireCellOf::Kind::NotPermitted)
            return refused("not-permitted", kChart, "that type never fires so");
        if (m_keys.firing && increments() && *m_keys.firing > *increments())
            return tl::unexpected(badCommand("more fire than are there"));
        auto base =
            cell->kind == FireCellOf::Kind::Printed ? printedWorth() : multipleWorth(*order, *cell);
        if (!base)
            return base;
        if (m_status == Status::Disorder)
            times("disorder", Exact::of(1, 2), "6.5.1");
        return ranged();
    }

    Worth printedWorth()
    {
        const auto printed = m_keys.printed ? m_keys.printed
            : m_unit != nullptr             ? m_unit->value(ValueKey::Fire)
                                            : std::nullopt;
        if (!printed)
            return lacks(m_unit != nullptr ? "fire" : "printed");
        add("printed", *printed);
        return partFires();
    }

    /// Fewer fire than are there, by choice or because a structure holds only six.
    Worth partFires()
    {
        const auto whole = increments();
        if (!whole && m_keys.firing)
            return lacks("increments");
        if (!whole) {
            if (m_structure)
                m_worth.unchecked.emplace_back("special-structure-six");
            return m_worth;
        }
        const int firing = m_keys.firing.value_or(*whole);
        if (m_structure && firing > structureLimit())
            times("special-structure-six", Exact::of(structureLimit(), *whole), "4.7.6");
        else if (firing < *whole)
            times("part-fires", Exact::of(firing, *whole), "4.7.6");
        return m_worth;
    }

    Worth multipleWorth(Formation order, const FireCellOf &cell)
    {
        if (m_state.options.fireMultiple == FireMultiple::Printed) { // R42
            auto printed = printedWorth();
            if (!printed)
                return printed;
        } else {
            const auto whole = m_keys.firing ? m_keys.firing : increments();
            if (!whole)
                return lacks("increments");
            add("increments", *whole);
            if (m_structure)
                cap("special-structure-six", structureLimit(), "4.7.6");
            if (m_type == UnitType::DismountedDragoons)
                cap("dismounted-eight", kDragoonsEight, "6.8.6");
            if (order == Formation::Line && isFormedType(m_type))
                lineLimit();
        }
        times("multiple", Exact::of(cell.multiple), kChart);
        return m_worth;
    }

    void lineLimit()
    {
        if (m_state.series && m_state.series->lineIncrements)
            cap("line-limit", *m_state.series->lineIncrements, "series");
        else
            m_worth.unchecked.emplace_back("line-limit");
    }

    Worth ranged()
    {
        const int range = m_keys.range.value_or(1);
        if (range < 1)
            return tl::unexpected(badCommand("a range is one hex or more"));
        if (range > 2)
            return refused("off-chart", "6.5.1", "foot fires one or two hexes far");
        const char *rule = isCompany(m_type) ? "6.5.1" : kChart;
        if (range == 2 && isRiflesType(m_type)) {
            m_worth.because.push_back(Term{"rifles-not-halved", 0, rule, Op::Add});
        } else if (range == 2) {
            if (m_state.options.rangeTwo == RangeTwo::LightOnly && !isCompany(m_type)) // R44
                return refused("off-chart", "6.5.1", "only companies and rifles fire two hexes");
            times("two-hex-range", Exact::of(1, 2), rule);
        }
        if (m_keys.targetTerrain == Terrain::SpecialStructure)
            times("target-special-structure", Exact::of(1, 2), kDefence);
        return std::move(m_worth);
    }

    const State &m_state;
    const asked::FireValue &m_keys;
    const Unit *m_unit;
    UnitType m_type{};
    Status m_status{};
    bool m_structure = false;
    FireWorth m_worth;
};

} // namespace

Refusal missingValue(std::string field, Citation rule)
{
    return Refusal{"value-missing", std::move(rule), "a value is not filled in", {}}.with(
        "field", std::move(field));
}

tl::expected<FireWorth, Refusal> fireWorth(const State &state, const asked::FireValue &keys)
{
    return Firing(state, keys).worth();
}

std::optional<std::size_t> columnOf(const std::vector<RatioColumn> &columns, OffTable below,
                                    double attack, double defence, int shift)
{
    std::optional<std::size_t> column;
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (defence <= 0
            || attack * static_cast<double>(columns[i].ratio.denominator)
                >= defence * static_cast<double>(columns[i].ratio.numerator))
            column = i;
    if (!column && below == OffTable::FirstColumn)
        column = 0;
    if (!column)
        return std::nullopt;
    const int last = static_cast<int>(columns.size()) - 1;
    return static_cast<std::size_t>(std::clamp(static_cast<int>(*column) + shift, 0, last));
}

int fireLosses(const FireTable &table, std::size_t column, int modified)
{
    int losses = 0;
    for (const FireCell &cell : table.cells[column])
        if (modified >= cell.from)
            losses = cell.losses;
    return losses;
}

} // namespace qd::corunna
