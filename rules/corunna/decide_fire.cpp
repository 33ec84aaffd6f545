// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/base6.h"
#include "rules/corunna/decide.h"
#include "rules/corunna/losses.h"
#include "rules/corunna/volley.h"

#include <algorithm>

namespace qd::corunna {
namespace {

constexpr const char *kChart = "chart-fire-effects";
constexpr int kLeaderHit = 61; ///< natural rolls of rifles from here on, 6.6.1
constexpr int kMostDefence = 1000;

/// What follows from the dice of one fire.
class Salvo {
public:
    Salvo(Step &step, const command::Fire &fire, const Volley &volley)
        : m_step(step), m_fire(fire), m_volley(volley), m_state(step.state())
    {
    }

    void carryOut(const std::vector<int> &dice)
    {
        event::Fired fired;
        for (const answer::Firer &firer : m_volley.fire.firers)
            fired.attackers.push_back(firer.unit);
        fired.target = m_fire.target;
        fired.answer = m_volley.fire;
        fired.dice = dice;
        fired.natural = rollOf(dice[0], dice[1]);
        const FireResult result = fireResult(m_state, fired.answer, fired.natural);
        fired.modified = result.modified;
        fired.losses = result.losses;
        const int natural = fired.natural;
        const int losses = fired.losses.value_or(0);
        m_step.emit(kChart, std::move(fired));
        hitLeaders(natural);
        checkMagazine(natural);
        if (const auto hit = m_volley.fire.hit; m_fire.apply && losses > 0 && hit)
            bookLoss(m_step, *hit, {losses, Cause::Fire, false});
    }

private:
    const Unit *unitOf(const asked::Firer &firer) const
    {
        const auto unit = firerKeys(firer).unit;
        return unit ? &m_state.unit(*unit) : nullptr;
    }

    /// 6.6.1, R53.
    void hitLeaders(int natural)
    {
        const bool rifles = std::any_of(m_fire.attackers.begin(), m_fire.attackers.end(),
                                        [this](const asked::Firer &firer) {
                                            const Unit *unit = unitOf(firer);
                                            return unit != nullptr
                                                && (unit->card->type == UnitType::Rifles
                                                    || unit->card->type == UnitType::RifleCompany);
                                        });
        if (!rifles || natural < kLeaderHit || !m_volley.hex)
            return;
        event::RifleLeaderCasualty hit{natural, {}};
        for (const Leader &leader : m_state.leaders)
            if (isActive(&leader) && leader.card->side == Side::French
                && leader.hex == m_volley.hex)
                hit.leaders.push_back(leader.card->id);
        if (!hit.leaders.empty())
            m_step.emit("6.6.1", std::move(hit));
    }

    bool byLandGuns() const
    {
        const asked::Firer &first = m_fire.attackers.front();
        if (const Unit *unit = unitOf(first))
            return unit->card->kind == Kind::Artillery;
        const auto type = firerKeys(first).type;
        return type == UnitType::FootArtillery || type == UnitType::HorseArtillery;
    }

    /// 6.11.1.4, R60.
    void checkMagazine(int natural)
    {
        const auto *ship = std::get_if<UnitRef>(&m_fire.target);
        if (ship == nullptr || !isShip(m_state.unit(*ship).card->kind) || natural != kHighestRoll
            || !byLandGuns())
            return;
        m_state.pending.emplace_back(choice::Magazine{*ship});
        m_step.emit("6.11.1.4", event::MagazineCheck{*ship});
    }

    Step &m_step;
    const command::Fire &m_fire;
    const Volley &m_volley;
    State &m_state;
};

} // namespace

void decideOn(Step &step, const command::Fire &fire)
{
    if (fire.defence && (*fire.defence < 0 || *fire.defence > kMostDefence))
        return step.refuse(badCommand("a defence is a small number"));
    const Volley volley = volleyOf(step.state(), fire);
    for (const Refusal &refusal : volley.refusals)
        if (!step.overruled(refusal))
            return;
    std::vector<int> dice;
    if (step.roll66("fire", "", kChart, dice))
        Salvo(step, fire, volley).carryOut(dice);
}

} // namespace qd::corunna
