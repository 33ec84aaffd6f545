// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/query.h"

#include "rules/trafalgar/codec.h"
#include "rules/trafalgar/trafalgar.h"

#include <algorithm>
#include <array>

namespace qd::trafalgar {
namespace {

struct Query {
    std::string_view name;
    Answer (*answer)(const State &, const Json &);
    bool keys; ///< besides `ask`
};

constexpr std::array<Query, 15> kQueries{{
    {"state", askState, false},
    {"legal", askLegal, false},
    {"score", askScore, false},
    {"moves", askMoves, true},
    {"speed", askSpeed, true},
    {"guns", askGuns, true},
    {"shot", askShot, true},
    {"targets", askTargets, true},
    {"distance", askDistance, true},
    {"field", askField, true},
    {"point", askPoint, true},
    {"wind", askWind, false},
    {"inventory", askInventory, false},
    {"reminders", askReminders, false},
    {"odds", askOdds, true},
}};

} // namespace

Json chanceJson(const Chance &chance)
{
    Json json{{"p", chance.p}};
    if (chance.exact)
        json["exact"] = chance.exact->denominator == 1 ? std::to_string(chance.exact->numerator)
                                                       : chance.exact->text();
    return json;
}

tl::expected<Json, Refusal> Game::ask(const State &state, const Json &query)
{
    const auto name = query.find("ask");
    if (name == query.end() || !name->is_string())
        return tl::unexpected(badCommand("\"ask\" must name a query"));
    const auto &word = name->get_ref<const std::string &>();
    const auto found = std::find_if(kQueries.begin(), kQueries.end(),
                                    [&word](const Query &q) { return q.name == word; });
    if (found == kQueries.end())
        return tl::unexpected(badCommand("no query is called " + jsonString(word.substr(0, 60))));
    if (!found->keys && query.size() > 1)
        return tl::unexpected(badCommand("the query " + word + " has no keys"));
    return found->answer(state, query);
}

} // namespace qd::trafalgar
