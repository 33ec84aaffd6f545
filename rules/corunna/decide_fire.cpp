// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/base6.h"
#include "rules/corunna/decide.h"
#include "rules/corunna/fire.h"
#include "rules/corunna/losses.h"
#include "rules/corunna/query.h"
#include "rules/corunna/sight.h"

#include <algorithm>
#include <map>

namespace qd::corunna {
namespace {

constexpr const char *kChart = "chart-fire-effects";
constexpr int kStructureSix = 6, kDragoonsEight = 8;
constexpr int kLeaderHit = 61; ///< natural rolls of rifles from here on, 6.6.1

bool isGunType(const Unit &unit)
{
    return unit.card->kind == Kind::Artillery || unit.card->kind == Kind::Sol;
}

bool isRifles(const Unit &unit)
{
    return unit.card->type == UnitType::Rifles || unit.card->type == UnitType::RifleCompany;
}

/// One fire: who, at whom, and what is known of it.
class Volley {
public:
    Volley(Step &step, const command::Fire &fire)
        : m_step(step), m_fire(fire), m_state(step.state())
    {
        for (const asked::Firer &firer : fire.attackers) {
            asked::FireValue keys;
            if (const auto *unit = std::get_if<UnitRef>(&firer))
                keys.unit = *unit;
            else
                keys = std::get<asked::FireValue>(firer);
            m_firers.push_back(keys);
        }
        if (const auto *unit = std::get_if<UnitRef>(&fire.target)) {
            m_target = &m_state.unit(*unit);
            m_hex = onMap(*m_target) ? m_target->hex : std::nullopt;
        } else {
            m_hex = std::get<Hex>(fire.target);
        }
    }

    void go()
    {
        if (!shipTarget() || !mayFire() || !seesTarget() || !choicesMade())
            return;
        if (!attack())
            return;
        defence();
        std::vector<int> dice;
        if (m_step.roll66("fire", "", kChart, dice))
            carryOut(dice);
    }

private:
    const Unit *unitOf(const asked::FireValue &keys) const
    {
        return keys.unit ? &m_state.unit(*keys.unit) : nullptr;
    }

    bool targetIsShip() const { return m_target != nullptr && isShip(m_target->card->kind); }

    bool isLandGun(const asked::FireValue &keys) const
    {
        const Unit *unit = unitOf(keys);
        if (unit != nullptr)
            return unit->card->kind == Kind::Artillery;
        return keys.type == UnitType::FootArtillery || keys.type == UnitType::HorseArtillery;
    }

    bool shipTarget()
    {
        return !targetIsShip()
            || m_step.holds(std::all_of(m_firers.begin(), m_firers.end(),
                                        [this](const auto &keys) { return isLandGun(keys); }),
                            "ship-target-artillery-only", "6.11.1",
                            "only land artillery fires at ships");
    }

    bool mayFire()
    {
        for (const asked::FireValue &keys : m_firers) {
            const Unit *unit = unitOf(keys);
            const UnitType type =
                unit != nullptr ? unit->card->type : keys.type.value_or(UnitType::Foot);
            if (!m_step.holds(type != UnitType::Mob, "mob-no-fire", "6.4.4", "mobs do not fire"))
                return false;
            if (unit == nullptr || unit->card->kind != Kind::Sol)
                continue;
            const auto &tasked = m_state.naval.shipsTasked;
            const bool called = std::find(tasked.begin(), tasked.end(), *keys.unit) != tasked.end();
            if (!m_step.holds(called || unit->mustExit, "not-tasked", "6.9.1",
                              "that ship has no order")
                || !m_step.holds(keys.band != Band::Close, "ship-no-close", "6.11.2.1",
                                 "ships never fire at close range"))
                return false;
        }
        return true;
    }

    bool seesTarget()
    {
        for (const asked::FireValue &keys : m_firers) {
            const Unit *unit = unitOf(keys);
            if (unit == nullptr || !isGunType(*unit) || !onMap(*unit) || !m_hex)
                continue;
            const auto between = obstacles(*m_state.board, *unit->hex, *m_hex, Looking::Artillery);
            if (!between.empty()
                && !m_step.overruled(Refusal{
                    "line-of-sight", between.front().rule, "the line of sight is blocked", {}}
                                         .with("at", between.front().at)))
                return false;
            m_overWall = m_overWall || comesOverWall(*m_state.board, *unit->hex, *m_hex);
        }
        return true;
    }

    bool choose(Hex hex, const char *rule)
    {
        return m_step.overruled(
            Refusal{"choice-needed", rule, "say which increments fire", {}}.with(
                "hex", m_state.board->at(hex).id));
    }

    /// Several units share what one hex lets fire (4.7.6, 6.8.6).
    bool choicesMade()
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
                && Exact::of(kStructureSix) < sum.all && !choose(hex, "4.7.6"))
                return false;
            if (sum.regiments > 1 && sum.dragoons > kDragoonsEight && !choose(hex, "6.8.6"))
                return false;
        }
        return true;
    }

    /// The fire values together; false: the step is refused.
    bool attack()
    {
        Exact sum;
        bool known = true;
        for (asked::FireValue keys : m_firers) {
            const Unit *unit = unitOf(keys);
            const bool foot = unit != nullptr && !isGunType(*unit) && onMap(*unit) && m_hex;
            if (foot && !keys.range)
                keys.range = m_state.board->distance(*unit->hex, *m_hex);
            if (m_hex && !keys.targetTerrain && !targetIsShip())
                keys.targetTerrain = m_state.board->terrain(*m_hex);
            if (unit != nullptr && isGunType(*unit) && !keys.band)
                keys.band = bandOf(*unit);
            const auto worth = fireWorth(m_state, keys);
            const std::string name = unit != nullptr ? unit->card->id : "unit";
            m_names.push_back(name);
            if (worth) {
                sum = sum + worth->value;
                m_because.push_back(Term{name, worth->value.value(), kChart, Op::Add});
                continue;
            }
            known = false;
            if (worth.error().code == "value-missing")
                note(worth.error());
            else if (!m_step.overruled(worth.error()))
                return false;
        }
        if (known)
            m_attack = sum;
        return true;
    }

    /// The band that the counter's ranges tell.
    std::optional<Band> bandOf(const Unit &unit) const
    {
        if (!onMap(unit) || !m_hex)
            return std::nullopt;
        const int away = m_state.board->distance(*unit.hex, *m_hex);
        const auto within = [&](ValueKey key) {
            const auto range = unit.value(key);
            return range && away <= *range;
        };
        if (within(ValueKey::RangeClose))
            return Band::Close;
        if (within(ValueKey::RangeMedium))
            return Band::Medium;
        return within(ValueKey::RangeLong) ? std::optional(Band::Long) : std::nullopt;
    }

    /// What a refusal says is to be filled in.
    void note(const Refusal &refusal)
    {
        for (const auto &[key, value] : refusal.details)
            if (const auto *text = std::get_if<std::string>(&value); text != nullptr)
                m_missing.push_back(*text);
    }

    void defence()
    {
        if (m_fire.defence) {
            m_defence = m_fire.defence;
            return;
        }
        DefenceKeys keys;
        keys.unit = defender();
        if (!keys.unit) {
            m_missing.emplace_back("defence");
            return;
        }
        if (m_overWall)
            keys.terrain = Terrain::Clear; // R56
        const auto value = fireDefence(m_state, keys);
        if (value)
            m_defence = value->value;
        else
            note(value.error());
    }

    /// The target, or the one enemy unit of the target's hex.
    std::optional<UnitRef> defender() const
    {
        if (m_target != nullptr)
            return m_state.refOf(*m_target);
        const Unit *firer = unitOf(m_firers.front());
        std::vector<UnitRef> there = m_hex ? unitsAt(m_state, *m_hex) : std::vector<UnitRef>{};
        std::erase_if(there, [&](UnitRef ref) {
            return firer != nullptr && sameCamp(m_state.unit(ref).card->side, firer->card->side);
        });
        return there.size() == 1 ? std::optional(there.front()) : std::nullopt;
    }

    void carryOut(const std::vector<int> &dice)
    {
        event::Fired fired;
        fired.attackers = m_names;
        fired.target = m_fire.target;
        if (m_attack)
            fired.attack = m_attack->value();
        fired.defence = m_defence;
        fired.dice = dice;
        fired.natural = rollOf(dice[0], dice[1]);
        const Because more = moreTerms(m_fire.modifiers);
        fired.modified = modifiedRoll(fired.natural, sumOf(more), m_state.options.diceArithmetic);
        fired.because = m_because;
        fired.because.insert(fired.because.end(), more.begin(), more.end());
        fired.missing = m_missing;
        resolve(fired);
        const int natural = fired.natural;
        const int losses = fired.losses.value_or(0);
        m_step.emit(kChart, std::move(fired));
        hitLeaders(natural);
        checkMagazine(natural);
        if (const auto hit = defender(); m_fire.apply && losses > 0 && hit)
            bookLoss(m_step, *hit, {losses, Cause::Fire, false});
    }

    void resolve(event::Fired &fired) const
    {
        if (!m_attack || !m_defence) {
            fired.unresolved = "value-missing";
            return;
        }
        if (!m_state.series || !m_state.series->fire) {
            fired.unresolved = "series-table-missing";
            return;
        }
        const FireTable &table = *m_state.series->fire;
        const auto column = columnOf(table.columns, table.below, m_attack->value(), *m_defence);
        fired.losses = column ? fireLosses(table, *column, fired.modified) : 0;
        if (column)
            fired.column = table.columns[*column].name;
        if (m_state.series->conjecture)
            fired.conjecture = true;
    }

    /// 6.6.1, R53.
    void hitLeaders(int natural)
    {
        const bool rifles = std::any_of(m_firers.begin(), m_firers.end(), [this](const auto &keys) {
            const Unit *unit = unitOf(keys);
            return unit != nullptr && isRifles(*unit);
        });
        if (!rifles || natural < kLeaderHit || !m_hex)
            return;
        event::RifleLeaderCasualty hit{natural, {}};
        for (const Leader &leader : m_state.leaders)
            if (isActive(&leader) && leader.card->side == Side::French && leader.hex == m_hex)
                hit.leaders.push_back(leader.card->id);
        if (!hit.leaders.empty())
            m_step.emit("6.6.1", std::move(hit));
    }

    /// 6.11.1.4, R60.
    void checkMagazine(int natural)
    {
        if (!targetIsShip() || natural != kHighestRoll || !isLandGun(m_firers.front()))
            return;
        const UnitRef ship = m_state.refOf(*m_target);
        m_state.pending.emplace_back(choice::Magazine{ship});
        m_step.emit("6.11.1.4", event::MagazineCheck{ship});
    }

    Step &m_step;
    const command::Fire &m_fire;
    State &m_state;
    std::vector<asked::FireValue> m_firers;
    std::vector<std::string> m_names;
    const Unit *m_target = nullptr;
    std::optional<Hex> m_hex; ///< of the target
    bool m_overWall = false;
    std::optional<Exact> m_attack;
    std::optional<int> m_defence;
    Because m_because;
    std::vector<std::string> m_missing;
};

} // namespace

void decideOn(Step &step, const command::Fire &fire)
{
    if (fire.defence && (*fire.defence < 0 || *fire.defence > 1000))
        return step.refuse(badCommand("a defence is a small number"));
    Volley(step, fire).go();
}

} // namespace qd::corunna
