// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/answer_json.h"
#include "rules/santa_cruz/answers.h"
#include "rules/santa_cruz/combat_walk.h"
#include "rules/santa_cruz/what_if.h"

#include <nlohmann/json.hpp>

namespace qd::santa_cruz {

namespace {

Json about(double p)
{
    return {{"p", p}};
}

Json halfJson(const CombatForecast::Half &half, Side side)
{
    Json strength = Json::array();
    for (std::size_t points = 0; points < half.strength.size(); ++points)
        if (half.strength[points] > 0)
            strength.push_back({{"sp", points}, {"p", half.strength[points]}});
    return {{"side", text(nameOf(side))},
            {"expected_sp", half.expectedStrength()},
            {"officer_casualty", about(half.officerCasualty)},
            {"sp", std::move(strength)}};
}

} // namespace

Answer oddsOfCombat(QueryReader &reader)
{
    reader.allow({"of", "what_if"});
    const auto imagined = imagine(reader);
    if (!imagined)
        return tl::unexpected(imagined.error());
    const Fight &fight = imagined->fight;
    const CombatForecast ahead = forecast(fight, *reader.state().board, imagined->round);
    const auto half = [&](Role role) {
        return halfJson(ahead.halves[indexOf(role)], fight.party(role).side);
    };
    return Json{{"policy", "no-retreat"},
                {"attacker_wins", about(ahead.wins[indexOf(Role::Attacker)])},
                {"defender_wins", about(ahead.wins[indexOf(Role::Defender)])},
                {"nobody", about(ahead.nobody)},
                {"volunteers_fled", about(ahead.volunteersFled)},
                {"expected_rounds", ahead.rounds},
                {"attacker", half(Role::Attacker)},
                {"defender", half(Role::Defender)}};
}

} // namespace qd::santa_cruz
