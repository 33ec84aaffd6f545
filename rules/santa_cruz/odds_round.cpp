// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/odds/throws.h"
#include "rules/santa_cruz/answer_json.h"
#include "rules/santa_cruz/answers.h"
#include "rules/santa_cruz/combat_rules.h"
#include "rules/santa_cruz/dice_count.h"
#include "rules/santa_cruz/throw_outcomes.h"
#include "rules/santa_cruz/what_if.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::santa_cruz {

namespace {

/// Cases of a throw, added up with whatever weights they come with.
class Sum {
public:
    void add(const ThrowOutcome &outcome, Wide weight)
    {
        const auto hits = static_cast<std::size_t>(outcome.hits);
        m_hits.resize(std::max(m_hits.size(), hits + 1), 0);
        m_hits[hits] += weight;
        m_all += weight;
        m_casualty += outcome.casualty ? weight : 0;
        m_frightens += outcome.frightens ? weight : 0;
    }

    Json json(const Fight &fight, Role role) const
    {
        const Side side = fight.party(role).side;
        const Tally dice = combatDice(fight, role);
        const Distribution hits = Distribution::ofWeights(m_hits);
        Json answer = {{"side", text(nameOf(side))},
                       {"dice", dice.total()},
                       {"because", becauseJson(dice)},
                       {"hits", distributionJson(hits, "hits")},
                       {"expected", hits.expected()},
                       {"officer_casualty", chanceJson(Chance::of(m_casualty, m_all))},
                       {"officer_killed", chanceJson(Chance::of(m_casualty, m_all * 2))}};
        if (side == Side::British)
            answer["flee"] = chanceJson(Chance::of(m_frightens, m_all));
        return answer;
    }

private:
    std::vector<Wide> m_hits;
    Wide m_all = 0, m_casualty = 0, m_frightens = 0;
};

Sum thrown(const Throw &cast)
{
    Sum sum;
    for (const ThrowOutcome &outcome : cast.outcomes)
        sum.add(outcome, outcome.ways);
    return sum;
}

/// The fight after the defender of a Fortress has fired.
Fight firedUpon(Fight fight, const ThrowOutcome &outcome)
{
    Party &attacker = fight.party(Role::Attacker);
    takeHits(attacker, outcome.hits);
    if (outcome.casualty)
        attacker.officer.reset();
    if (outcome.frightens)
        runAway(fight);
    return fight;
}

/// The attacker of a Fortress throws with what the defender's dice leave him (10.10, R38).
Sum firedBack(const Fight &fight, const Throw &first, ThrowOutcomes &throws)
{
    Sum sum;
    for (const ThrowOutcome &outcome : first.outcomes) {
        const Fight left = firedUpon(fight, outcome);
        const Wide all = waysToThrow(kMostDice);
        if (left.party(Role::Attacker).empty()) {
            sum.add(ThrowOutcome{}, outcome.ways * all);
            continue;
        }
        const Throw &second = throws.of(left, Role::Attacker);
        for (const ThrowOutcome &back : second.outcomes)
            sum.add(back, outcome.ways * back.ways * (all / waysToThrow(second.dice)));
    }
    return sum;
}

Json sideJson(const Fight &fight, Role role)
{
    const Tally dice = combatDice(fight, role);
    return {{"side", text(nameOf(fight.party(role).side))},
            {"dice", dice.total()},
            {"because", becauseJson(dice)},
            {"hits_on", hitsOn(fight, role)},
            {"plus", plusOn(fight, role)}};
}

const char *orderOf(const Fight &fight)
{
    return fight.fortressRules() ? "defender-first" : "simultaneous";
}

} // namespace

Answer answerDice(QueryReader &reader)
{
    reader.allow({"what_if"});
    const auto imagined = imagine(reader);
    if (!imagined)
        return tl::unexpected(imagined.error());
    const Fight &fight = imagined->fight;
    return Json{{"order", orderOf(fight)},
                {"attacker", sideJson(fight, Role::Attacker)},
                {"defender", sideJson(fight, Role::Defender)}};
}

Answer oddsOfRound(QueryReader &reader)
{
    reader.allow({"of", "what_if"});
    const auto imagined = imagine(reader);
    if (!imagined)
        return tl::unexpected(imagined.error());
    const Fight &fight = imagined->fight;
    ThrowOutcomes throws;
    const Throw &defender = throws.of(fight, Role::Defender);
    const Sum attacker = fight.fortressRules() ? firedBack(fight, defender, throws)
                                               : thrown(throws.of(fight, Role::Attacker));
    return Json{{"order", orderOf(fight)},
                {"attacker", attacker.json(fight, Role::Attacker)},
                {"defender", thrown(defender).json(fight, Role::Defender)}};
}

} // namespace qd::santa_cruz
