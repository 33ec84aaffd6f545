// SPDX-License-Identifier: GPL-3.0-or-later
// Mêlée (7.8): the totals of both sides, the owner's table, and what its result books.
#include "rules/corunna/checks.h"
#include "rules/corunna/colours.h"
#include "rules/corunna/decide.h"
#include "rules/corunna/engaged.h"
#include "rules/corunna/losses.h"
#include "rules/corunna/melee.h"
#include "rules/corunna/rolling.h"

#include <algorithm>

namespace qd::corunna {
namespace {

/// A side's total stays unknown with any of its fighters.
void clearUnknown(const State &state, const std::vector<std::string> &missing,
                  const asked::Melee &melee, answer::Melee &answer)
{
    const auto unknown = [&](const std::vector<asked::Fighter> &side) {
        return std::any_of(side.begin(), side.end(), [&](const asked::Fighter &fighter) {
            const std::string stem =
                fighter.unit ? "units." + state.unit(*fighter.unit).card->id + '.' : "-";
            return std::any_of(missing.begin(), missing.end(), [&stem](const std::string &field) {
                return field.starts_with(stem);
            });
        });
    };
    if (unknown(melee.attackers)) {
        answer.attack.reset();
        answer.attackExact.reset();
        answer.attackBecause.clear();
    }
    if (unknown(melee.defenders)) {
        answer.defence.reset();
        answer.defenceExact.reset();
        answer.defenceBecause.clear();
    }
    answer.ratio.reset();
    answer.columnBefore.reset();
    answer.column.reset();
    answer.table.clear();
    answer.result.reset();
}

/// Books the result of a mêlée, side by side; what it can't book it names.
class MeleeBooking {
public:
    MeleeBooking(Step &step, const command::Melee &melee) : m_step(step), m_melee(melee) { }

    static std::vector<std::string> owedBy(const command::Melee &melee,
                                           const answer::MeleeResult &result)
    {
        std::vector<std::string> owed;
        if (result.attacker.value_or(0) > 0 && !onlyUnit(melee.attackers))
            owed.emplace_back("attacker-losses");
        if (result.defender.value_or(0) > 0 && !onlyUnit(melee.defenders))
            owed.emplace_back("defender-losses");
        if (result.attackerChecks)
            owed.emplace_back("attacker-check");
        if (result.defenderChecks)
            owed.emplace_back("defender-check");
        return owed;
    }

    void book(const answer::MeleeResult &result)
    {
        if (result.attacker.value_or(0) > 0)
            lose(m_melee.attackers, *result.attacker);
        if (result.defender.value_or(0) > 0)
            lose(m_melee.defenders, *result.defender);
        if (result.result == "attacker-disorder" || result.result == "attacker-rout")
            breakSide(m_melee.attackers, result.result == "attacker-rout");
        if (result.result == "defender-disorder" || result.result == "defender-rout")
            breakSide(m_melee.defenders, result.result == "defender-rout");
        if (result.result == "defender-surrender")
            for (const asked::Fighter &fighter : m_melee.defenders)
                if (fighter.unit && onMap(m_step.state().unit(*fighter.unit)))
                    eliminate(m_step, *fighter.unit, {0, Cause::Surrender, false});
    }

private:
    static std::optional<UnitRef> onlyUnit(const std::vector<asked::Fighter> &side)
    {
        return side.size() == 1 ? side.front().unit : std::nullopt;
    }

    void lose(const std::vector<asked::Fighter> &side, int increments)
    {
        const auto unit = onlyUnit(side);
        if (unit && onMap(m_step.state().unit(*unit)))
            bookLoss(m_step, *unit, {increments, Cause::Melee, false});
    }

    /// A unit that is in disorder already routs; one that routs stays so.
    void breakSide(const std::vector<asked::Fighter> &side, bool rout)
    {
        std::vector<std::pair<UnitRef, Status>> orders;
        for (const asked::Fighter &fighter : side) {
            if (!fighter.unit || !onMap(m_step.state().unit(*fighter.unit)))
                continue;
            const Status now = m_step.state().unit(*fighter.unit).status;
            const Status then = rout ? Status::Rout : afterFailing(now);
            if (then != now)
                orders.emplace_back(*fighter.unit, then);
        }
        breakUnits(m_step, orders);
    }

    Step &m_step;
    const command::Melee &m_melee;
};

} // namespace

void breakUnits(Step &step, const std::vector<std::pair<UnitRef, Status>> &orders)
{
    changeOrders(step, orders, "series");
    if (std::any_of(orders.begin(), orders.end(),
                    [](const auto &order) { return order.second == Status::Rout; }))
        step.emit("series", event::Reminder{"rout-move-due", std::nullopt, std::nullopt});
}

void decideOn(Step &step, const command::Melee &given)
{
    for (const Refusal &refusal : meleeTroubles(step.state(), given))
        if (!step.overruled(refusal))
            return;
    asked::Melee melee = given;
    melee.resolve = false;
    const std::vector<std::string> missing = withoutUnknown(step.state(), melee);
    const auto ask = [&](std::optional<int> natural) {
        return meleeCheck(step.state(), melee, natural);
    };
    const Asked asked = firstAsked(step, ask);
    std::vector<int> dice;
    if (asked == Asked::Refused || !step.roll66("melee", "", "chart-melee", dice))
        return;
    if (asked == Asked::Overruled)
        return recordRoll(step, dice, "chart-melee");
    auto answer = ask(rollOf(dice[0], dice[1]));
    if (!missing.empty()) {
        clearUnknown(step.state(), missing, melee, *answer);
        step.emit("chart-melee",
                  event::MeleeFought{dice, *answer, "value-missing", {}, missing, {}});
        return;
    }
    const bool table = step.state().series && step.state().series->melee;
    event::MeleeFought fought{dice,
                              *answer,
                              table ? std::nullopt
                                    : std::optional<std::string>("series-table-missing"),
                              unchecked(step.state(), table),
                              {},
                              {}};
    if (given.apply && answer->result)
        fought.owed = MeleeBooking::owedBy(given, *answer->result);
    step.emit("chart-melee", std::move(fought));
    if (given.apply && answer->result)
        MeleeBooking(step, given).book(*answer->result);
}

} // namespace qd::corunna
