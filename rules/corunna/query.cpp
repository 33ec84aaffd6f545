// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/query.h"

#include "rules/corunna/base6.h"
#include "rules/corunna/corunna.h"
#include "rules/module/replies.h"

#include <algorithm>
#include <array>

namespace qd::corunna {
namespace {

struct Query {
    std::string_view name;
    Answer (*answer)(const State &, const Json &);
};

struct NoKeys {
    QD_COR_KEYS()
};

Answer askState(const State &state, const Json &query)
{
    return withKeys<NoKeys>(state, query, [](const State &s, const NoKeys & /*keys*/) -> Answer {
        return stateJson(s);
    });
}

/// The pack in force, which `ask state` leaves out for its length.
Answer askSeries(const State &state, const Json &query)
{
    return withKeys<NoKeys>(state, query, [](const State &s, const NoKeys & /*keys*/) -> Answer {
        Json answer = Json::object();
        answer["series"] = encode(lexiconOf(s), s.series);
        return answer;
    });
}

constexpr std::array<Query, 46> kQueries{{
    {"state", askState},
    {"legal", askLegal},
    {"roll", askRoll},
    {"oob", askOob},
    {"missing", askMissing},
    {"schedule", askSchedule},
    {"entry", askEntry},
    {"naval", askNaval},
    {"evacuation", askEvacuation},
    {"fire-value", askFireValue},
    {"fire-defence", askFireDefence},
    {"fire", askFire},
    {"square", askSquare},
    {"stacking", askStacking},
    {"move-cost", askMoveCost},
    {"recall", askRecall},
    {"limber", askLimber},
    {"close", askClose},
    {"stand", askStand},
    {"morale", askMorale},
    {"melee", askMelee},
    {"charge", askCharge},
    {"harassment", askHarassment},
    {"embark", askEmbark},
    {"ship", askShip},
    {"losses", askLosses},
    {"dismounted", askDismounted},
    {"span", askSpan},
    {"soult", askSoult},
    {"ride", askRide},
    {"initiative", askInitiative},
    {"brigade-leader", askBrigadeLeader},
    {"command", askCommand},
    {"brigade-column", askBrigadeColumn},
    {"regroup", askRegroup},
    {"march", askMarch},
    {"depots", askDepots},
    {"zoi", askZoi},
    {"distance", askDistance},
    {"line", askLine},
    {"los", askLos},
    {"involuntary", askInvoluntary},
    {"ricochet", askRicochet},
    {"score", askScore},
    {"odds", askOdds},
    {"series", askSeries},
}};

} // namespace

tl::expected<std::vector<int>, Refusal> askedFaces(const std::optional<AskedDice> &dice, int count)
{
    if (!dice)
        return std::vector<int>{};
    if (dice->faces.size() != static_cast<std::size_t>(count))
        return tl::unexpected(diceCount(count, static_cast<int>(dice->faces.size())));
    for (const int face : dice->faces)
        if (!isFace(DieKind::Pips6, face))
            return tl::unexpected(diceFace(face));
    return dice->faces;
}

tl::expected<std::optional<int>, Refusal> askedRoll(const std::optional<AskedDice> &dice)
{
    const auto faces = askedFaces(dice, 2);
    if (!faces)
        return tl::unexpected(faces.error());
    if (faces->empty())
        return std::optional<int>();
    return std::optional<int>(rollOf((*faces)[0], (*faces)[1]));
}

Because moreTerms(const std::vector<Modifier> &modifiers)
{
    Because because;
    for (const Modifier &modifier : modifiers)
        because.push_back(Term{modifier.term, static_cast<double>(modifier.value),
                               Citation(modifier.rule.value_or("series")), Op::Add});
    return because;
}

Refusal valueMissing(std::string field, Citation rule)
{
    return Refusal{"value-missing", std::move(rule), "a value is not filled in", {}}.with(
        "field", std::move(field));
}

tl::expected<Json, Refusal> Game::ask(const State &state, const Json &query)
{
    const auto name = query.find("ask");
    const auto found = std::find_if(kQueries.begin(), kQueries.end(), [&](const Query &q) {
        return name != query.end() && *name == std::string(q.name);
    });
    if (found == kQueries.end())
        return tl::unexpected(badCommand("no query is called so"));
    if (query.contains("of") && found->name != "odds")
        return tl::unexpected(badCommand("no key is called \"of\""));
    return found->answer(state, query);
}

} // namespace qd::corunna
