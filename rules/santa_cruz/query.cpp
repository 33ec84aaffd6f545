// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/answers.h"
#include "rules/santa_cruz/query_state.h"
#include "rules/santa_cruz/santa_cruz.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace qd::santa_cruz {

namespace {

struct Query {
    std::string_view name;
    Answer (*answer)(QueryReader &);
};

Answer answerState(QueryReader &reader)
{
    reader.allow({});
    if (reader.refusal())
        return tl::unexpected(*reader.refusal());
    return stateAnswer(reader.state());
}

constexpr std::array kQueries = {
    Query{"state", answerState},         Query{"legal", answerLegal},
    Query{"score", answerScore},         Query{"area", answerArea},
    Query{"moves", answerMoves},         Query{"naval", answerNaval},
    Query{"batteries", answerBatteries}, Query{"cards", answerCards},
    Query{"panic", answerPanic},         Query{"dice", answerDice},
    Query{"retreats", answerRetreats},   Query{"odds", answerOdds},
};

constexpr std::array kOdds = {
    Query{"hits", oddsOfHits},         Query{"current", oddsOfCurrent},
    Query{"bombard", oddsOfBombard},   Query{"panic", oddsOfPanic},
    Query{"rayo", oddsOfRayo},         Query{"combat-round", oddsOfRound},
    Query{"combat-end", oddsOfCombat},
};

template <std::size_t N>
Answer dispatch(const std::array<Query, N> &queries, const std::string &name, QueryReader &reader)
{
    const auto query = std::find_if(queries.begin(), queries.end(),
                                    [&](const Query &q) { return q.name == name; });
    if (query == queries.end())
        return tl::unexpected(badCommand("unknown query \"" + name + '"'));
    return query->answer(reader);
}

} // namespace

Answer answerOdds(QueryReader &reader)
{
    const std::string of = reader.word("of");
    if (reader.refusal())
        return tl::unexpected(*reader.refusal());
    return dispatch(kOdds, of, reader);
}

tl::expected<Json, Refusal> Game::ask(const State &state, const Json &query)
{
    QueryReader reader(state, query);
    const std::string name = reader.word("ask");
    if (reader.refusal())
        return tl::unexpected(*reader.refusal());
    return dispatch(kQueries, name, reader);
}

} // namespace qd::santa_cruz
