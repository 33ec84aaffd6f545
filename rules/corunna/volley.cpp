// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/volley.h"

#include "rules/corunna/base6.h"
#include "rules/corunna/engaged.h"
#include "rules/corunna/fire.h"
#include "rules/corunna/query.h"
#include "rules/corunna/sight.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace qd::corunna {
namespace {

constexpr const char *kChart = "chart-fire-effects";
constexpr int kStructureSix = 6, kDragoonsEight = 8;

bool isGunType(const Unit &unit)
{
    return unit.card->kind == Kind::Artillery || unit.card->kind == Kind::Sol;
}

double fourDecimals(double value)
{
    constexpr double kPlaces = 10'000;
    return std::round(value * kPlaces) / kPlaces;
}

void noteOnce(std::vector<std::string> &fields, const std::string &field)
{
    if (std::find(fields.begin(), fields.end(), field) == fields.end())
        fields.push_back(field);
}

/// The rows of a column of the Fire Table, without a gap from the lowest roll on.
std::vector<answer::FireRow> rowsOf(const std::vector<FireCell> &cells)
{
    std::vector<answer::FireRow> rows;
    const auto begin = [&rows](int from, int losses) {
        if (!rows.empty())
            rows.back().to = rollAt(placeOf(from) - 1);
        rows.push_back({from, kHighestRoll, losses});
    };
    if (cells.empty() || cells.front().from > kLowestRoll)
        begin(kLowestRoll, 0);
    for (const FireCell &cell : cells)
        begin(cell.from, cell.losses);
    return rows;
}

/// Collects what is known of one fire, check by check.
class Counting {
public:
    Counting(const State &state, const command::Fire &fire) : m_state(state), m_fire(fire)
    {
        for (const asked::Firer &firer : fire.attackers)
            m_firers.push_back(firerKeys(firer));
        if (const auto *unit = std::get_if<UnitRef>(&fire.target)) {
            m_target = &state.unit(*unit);
            m_volley.hex = onMap(*m_target) ? m_target->hex : std::nullopt;
        } else {
            m_volley.hex = std::get<Hex>(fire.target);
        }
    }

    Volley count() &&
    {
        checkSides();
        checkShipTarget();
        checkFirers();
        checkSight();
        checkChoices();
        attack();
        defence();
        modifiers();
        hit();
        lookUp();
        return std::move(m_volley);
    }

private:
    const Unit *unitOf(const asked::FireValue &keys) const
    {
        return keys.unit ? &m_state.unit(*keys.unit) : nullptr;
    }

    bool targetIsShip() const { return m_target != nullptr && isShip(m_target->card->kind); }

    void refuse(Refusal refusal) { m_volley.refusals.push_back(std::move(refusal)); }

    void must(bool well, const char *code, const char *rule, const char *message)
    {
        if (!well)
            refuse({code, rule, message, {}});
    }

    bool isLandGun(const asked::FireValue &keys) const
    {
        const Unit *unit = unitOf(keys);
        if (unit != nullptr)
            return unit->card->kind == Kind::Artillery;
        return keys.type == UnitType::FootArtillery || keys.type == UnitType::HorseArtillery;
    }

    void checkSides()
    {
        std::vector<UnitRef> ours;
        std::vector<UnitRef> theirs;
        for (const asked::FireValue &keys : m_firers)
            if (keys.unit)
                ours.push_back(*keys.unit);
        if (m_target != nullptr)
            theirs.push_back(m_state.refOf(*m_target));
        for (Refusal &trouble : engagementTroubles(m_state, ours, theirs))
            refuse(std::move(trouble));
    }

    void checkShipTarget()
    {
        must(!targetIsShip()
                 || std::all_of(m_firers.begin(), m_firers.end(),
                                [this](const auto &keys) { return isLandGun(keys); }),
             "ship-target-artillery-only", "6.11.1", "only land artillery fires at ships");
    }

    void checkFirers()
    {
        for (const asked::FireValue &keys : m_firers) {
            const Unit *unit = unitOf(keys);
            const UnitType type =
                unit != nullptr ? unit->card->type : keys.type.value_or(UnitType::Foot);
            must(type != UnitType::Mob, "mob-no-fire", "6.4.4", "mobs do not fire");
            if (unit == nullptr || unit->card->kind != Kind::Sol)
                continue;
            const auto &tasked = m_state.naval.shipsTasked;
            const bool called = std::find(tasked.begin(), tasked.end(), *keys.unit) != tasked.end();
            must(called || unit->mustExit, "not-tasked", "6.9.1", "that ship has no order");
            must(keys.band != Band::Close, "ship-no-close", "6.11.2.1",
                 "ships never fire at close range");
        }
    }

    void checkSight()
    {
        for (const asked::FireValue &keys : m_firers) {
            const Unit *unit = unitOf(keys);
            if (unit == nullptr || !isGunType(*unit) || !onMap(*unit) || !m_volley.hex)
                continue;
            const auto between =
                obstacles(*m_state.board, *unit->hex, *m_volley.hex, Looking::Artillery);
            if (!between.empty())
                refuse(Refusal{
                    "line-of-sight",
                    between.front().rule,
                    "the line of sight is blocked",
                    {}}.with("at", between.front().at));
            m_overWall = m_overWall || comesOverWall(*m_state.board, *unit->hex, *m_volley.hex);
        }
    }

    void choose(Hex hex, const char *rule)
    {
        refuse(Refusal{"choice-needed", rule, "say which increments fire", {}}.with(
            "hex", m_state.board->at(hex).id));
    }

    /// Several units share what one hex lets fire (4.7.6, 6.8.6).
    void checkChoices()
    {
        struct Sum {
            Exact all; ///< dragoons half
            int units = 0;
            int dragoons = 0;
            int regiments = 0;
        };

        std::map<Hex, Sum> sums;
        for (const asked::FireValue &keys : m_firers) {
            const Unit *unit = unitOf(keys);
            if (unit == nullptr || !onMap(*unit))
                continue;
            const int firing =
                keys.firing.value_or(keys.increments.value_or(unit->increments.value_or(0)));
            const bool dragoons = unit->card->kind == Kind::Cavalry;
            Sum &sum = sums[*unit->hex];
            sum.all = sum.all + Exact::of(firing, dragoons ? 2 : 1);
            ++sum.units;
            const auto order = keys.formation ? keys.formation : unit->formation;
            if (dragoons && (order == Formation::Line || order == Formation::Square)) {
                sum.dragoons += firing;
                ++sum.regiments;
            }
        }
        for (const auto &[hex, sum] : sums) {
            if (m_state.board->isStructure(hex) && sum.units > 1
                && Exact::of(kStructureSix) < sum.all)
                choose(hex, "4.7.6");
            if (sum.regiments > 1 && sum.dragoons > kDragoonsEight)
                choose(hex, "6.8.6");
        }
    }

    /// The fire values, one by one and together.
    void attack()
    {
        Exact sum;
        bool known = true;
        for (const asked::FireValue &keys : m_firers) {
            answer::Firer firer = firerOf(keys);
            if (firer.value)
                m_volley.fire.because.push_back(Term{firer.unit, *firer.value, kChart, Op::Add});
            known = known && firer.value;
            for (const std::string &field : firer.missing)
                noteOnce(m_volley.fire.missing, field);
            m_volley.fire.firers.push_back(std::move(firer));
        }
        for (const Exact &worth : m_worths)
            sum = sum + worth;
        if (!known)
            return;
        m_volley.fire.attack = sum.value();
        m_volley.fire.attackExact = sum.text();
    }

    answer::Firer firerOf(asked::FireValue keys)
    {
        const Unit *unit = unitOf(keys);
        answer::Firer firer;
        firer.unit = unit != nullptr ? unit->card->id : "unit";
        if (unit != nullptr && onMap(*unit) && m_volley.hex)
            firer.range = m_state.board->distance(*unit->hex, *m_volley.hex);
        const bool guns = unit != nullptr && isGunType(*unit);
        if (!guns && !keys.range)
            keys.range = firer.range;
        if (m_volley.hex && !keys.targetTerrain && !targetIsShip())
            keys.targetTerrain = m_state.board->terrain(*m_volley.hex);
        if (guns && !keys.band && firer.range && !findBand(*unit, *firer.range, keys, firer))
            return firer;
        auto worth = fireWorth(m_state, keys);
        if (worth) {
            m_worths.push_back(worth->value);
            firer.value = worth->value.value();
            firer.exact = worth->value.text();
            firer.because = std::move(worth->because);
            firer.unchecked = std::move(worth->unchecked);
            firer.band = worth->band;
        } else if (worth.error().code == "value-missing") {
            note(worth.error(), firer.missing);
        } else {
            refuse(worth.error());
        }
        return firer;
    }

    /// The band that the counter's ranges tell; false: they do not tell, or the target is beyond.
    bool findBand(const Unit &unit, int away, asked::FireValue &keys, answer::Firer &firer)
    {
        static constexpr std::array<std::pair<ValueKey, Band>, 3> kBands{
            {{ValueKey::RangeClose, Band::Close},
             {ValueKey::RangeMedium, Band::Medium},
             {ValueKey::RangeLong, Band::Long}}};
        for (const auto &[key, band] : kBands) {
            if (band == Band::Close && isShip(unit.card->kind))
                continue; // 6.11.2.1
            if (band != Band::Long && keys.targetTerrain == Terrain::SpecialStructure)
                continue; // R101
            const auto range = unit.value(key);
            if (!range) {
                firer.missing.push_back("units." + unit.card->id + '.' + std::string(nameOf(key)));
                return false;
            }
            if (away <= *range) {
                keys.band = band;
                return true;
            }
        }
        refuse({"off-chart", kChart, "the target is beyond its long range", {}});
        return false;
    }

    /// What a refusal says is to be filled in.
    static void note(const Refusal &refusal, std::vector<std::string> &fields)
    {
        for (const auto &[key, value] : refusal.details)
            if (const auto *text = std::get_if<std::string>(&value); text != nullptr)
                noteOnce(fields, *text);
    }

    void defence()
    {
        answer::Fire &fire = m_volley.fire;
        if (m_fire.defence) {
            fire.defence = m_fire.defence;
            fire.defenceBecause.push_back(
                Term{"defence", static_cast<double>(*m_fire.defence), "series", Op::Add});
            return;
        }
        std::vector<UnitRef> defenders = targetsOf(m_state, m_fire);
        if (m_target != nullptr)
            defenders = {m_state.refOf(*m_target)};
        else if (m_fire.hit)
            defenders = {*m_fire.hit};
        std::optional<FireDefence> all;
        bool agree = !defenders.empty();
        for (const UnitRef defender : defenders) {
            DefenceKeys keys;
            keys.unit = defender;
            if (m_overWall)
                keys.terrain = Terrain::Clear; // R56
            auto value = fireDefence(m_state, keys);
            if (!value) {
                note(value.error(), fire.missing);
                agree = false;
            } else if (!all) {
                all = std::move(*value);
            } else {
                agree = agree && all->value == value->value;
            }
        }
        if (agree) {
            fire.defence = all->value;
            fire.defenceBecause = std::move(all->because);
        } else if (defenders.size() != 1) {
            noteOnce(fire.missing, "defence");
        }
    }

    void modifiers()
    {
        const Because more = moreTerms(m_fire.modifiers);
        m_volley.fire.modifier = sumOf(more);
        m_volley.fire.because.insert(m_volley.fire.because.end(), more.begin(), more.end());
    }

    /// Who bears the losses: told, the target, or the only enemy of its hex.
    void hit()
    {
        const std::vector<UnitRef> there = targetsOf(m_state, m_fire);
        if (m_fire.hit) {
            if (std::find(there.begin(), there.end(), *m_fire.hit) == there.end())
                return refuse(badCommand("the losses are borne by a unit in the target's hex"));
            m_volley.fire.hit = m_fire.hit;
        } else if (m_target != nullptr) {
            m_volley.fire.hit = m_state.refOf(*m_target);
        } else if (there.size() == 1) {
            m_volley.fire.hit = there.front();
        } else if (m_fire.apply && there.size() > 1) {
            std::vector<std::string> ids;
            for (const UnitRef ref : there)
                ids.push_back(m_state.unit(ref).card->id);
            refuse(Refusal{"choice-needed", "series", "say which unit bears the losses", {}}
                       .with("hex", m_state.board->at(*m_volley.hex).id)
                       .with("units", std::move(ids)));
        }
    }

    void lookUp()
    {
        answer::Fire &fire = m_volley.fire;
        if (fire.attack && fire.defence && *fire.defence > 0)
            fire.ratio = fourDecimals(*fire.attack / *fire.defence);
        if (!fire.attack || !fire.defence) {
            fire.unresolved = "value-missing";
            return;
        }
        if (!m_state.series || !m_state.series->fire) {
            fire.unresolved = "series-table-missing";
            return;
        }
        const FireTable &table = *m_state.series->fire;
        const auto column = columnOf(table.columns, table.below, *fire.attack, *fire.defence);
        if (column) {
            fire.column = table.columns[*column].name;
            fire.table = rowsOf(table.cells[*column]);
        }
        if (m_state.series->conjecture)
            fire.conjecture = true;
    }

    const State &m_state;
    const command::Fire &m_fire;
    std::vector<asked::FireValue> m_firers;
    std::vector<Exact> m_worths;
    const Unit *m_target = nullptr;
    bool m_overWall = false;
    Volley m_volley;
};

} // namespace

asked::FireValue firerKeys(const asked::Firer &firer)
{
    if (const auto *told = std::get_if<asked::FireValue>(&firer))
        return *told;
    asked::FireValue keys;
    keys.unit = std::get<UnitRef>(firer);
    return keys;
}

std::vector<UnitRef> targetsOf(const State &state, const command::Fire &fire)
{
    const auto *told = std::get_if<UnitRef>(&fire.target);
    if (told != nullptr && !onMap(state.unit(*told)))
        return {*told};
    const Hex hex = told != nullptr ? *state.unit(*told).hex : std::get<Hex>(fire.target);
    std::optional<Side> own;
    if (told == nullptr && !fire.attackers.empty())
        if (const auto unit = firerKeys(fire.attackers.front()).unit)
            own = state.unit(*unit).card->side;
    std::vector<UnitRef> there = unitsAt(state, hex);
    std::erase_if(there, [&](UnitRef ref) {
        const Side side = state.unit(ref).card->side;
        return told != nullptr ? !sameCamp(side, state.unit(*told).card->side)
                               : own && sameCamp(side, *own);
    });
    return there;
}

Volley volleyOf(const State &state, const command::Fire &fire)
{
    return Counting(state, fire).count();
}

FireResult fireResult(const State &state, const answer::Fire &fire, int natural)
{
    FireResult result;
    result.modified =
        modifiedRoll(natural, fire.modifier.value_or(0), state.options.diceArithmetic);
    if (fire.unresolved)
        return result;
    result.losses = 0;
    for (const answer::FireRow &row : fire.table)
        if (result.modified >= row.from)
            result.losses = row.losses;
    return result;
}

} // namespace qd::corunna
