// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/throw_outcomes.h"

#include "rules/odds/throws.h"
#include "rules/santa_cruz/charts.h"
#include "rules/santa_cruz/combat_rules.h"
#include "rules/santa_cruz/dice_count.h"

#include <algorithm>

namespace qd::santa_cruz {

namespace {

Throw count(const Fight &fight, Role role, int dice)
{
    const bool british = fight.party(role).side == Side::British;
    const bool frightful = british && fourFrightens(fight);
    const std::optional<Officer> enemy = fight.party(otherRole(role)).officer;
    const int plus = plusOn(fight, role);
    const int needs = hitsOn(fight, role);
    std::map<std::tuple<int, bool, bool>, Wide> ways;
    eachThrow(dice, [&](const std::vector<int> &faces, Wide cases) {
        const int raised = mayRaise(fight, role) ? policyRaise(fight, faces, plus, needs) : 0;
        const Judged judged = judge(faces, plus, needs, raised);
        const bool casualty = enemy && casualtyTrigger(faces, *enemy);
        const bool frightens = frightful
            && std::find(judged.modified.begin(), judged.modified.end(), kFleeOn)
                != judged.modified.end();
        ways[{judged.hits, casualty, frightens}] += cases;
    });
    Throw out;
    out.dice = dice;
    const auto all = static_cast<double>(waysToThrow(dice));
    for (const auto &[what, cases] : ways) {
        const auto &[hits, casualty, frightens] = what;
        out.outcomes.push_back(
            ThrowOutcome{hits, casualty, frightens, cases, static_cast<double>(cases) / all});
    }
    return out;
}

} // namespace

const Throw &ThrowOutcomes::of(const Fight &fight, Role role)
{
    const int dice = std::min(combatDice(fight, role).total(), kMostDice);
    const bool british = fight.party(role).side == Side::British;
    const Key key{dice,
                  hitsOn(fight, role),
                  plusOn(fight, role),
                  mayRaise(fight, role),
                  british && fourFrightens(fight),
                  fight.party(otherRole(role)).officer};
    const auto found = m_counted.find(key);
    if (found != m_counted.end())
        return found->second;
    return m_counted.emplace(key, count(fight, role, dice)).first->second;
}

} // namespace qd::santa_cruz
