// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/base/refusal.h"
#include "rules/santa_cruz/query_reader.h"
#include "rules/santa_cruz/state.h"

#include <tl/expected.hpp>

namespace qd::santa_cruz {

/// The answer to a query, or why there is none: bad-command, no-combat.
using Answer = tl::expected<Json, Refusal>;

// Queries on the position (specification 5.1); query_position.cpp, query_ways.cpp, legal.cpp.
Answer answerState(QueryReader &); // query_state.cpp
Answer answerScore(QueryReader &);
Answer answerArea(QueryReader &);
Answer answerNaval(QueryReader &);
Answer answerBatteries(QueryReader &);
Answer answerCards(QueryReader &);
Answer answerMoves(QueryReader &);
Answer answerPanic(QueryReader &);
Answer answerRetreats(QueryReader &);
Answer answerDice(QueryReader &);
Answer answerLegal(QueryReader &);

// Odds of a throw (5.3), of a round (5.4), of the whole combat (5.5); odds_*.cpp.
Answer answerOdds(QueryReader &);
Answer oddsOfHits(QueryReader &);
Answer oddsOfCurrent(QueryReader &);
Answer oddsOfBombard(QueryReader &);
Answer oddsOfPanic(QueryReader &);
Answer oddsOfRayo(QueryReader &);
Answer oddsOfRound(QueryReader &);
Answer oddsOfCombat(QueryReader &);

} // namespace qd::santa_cruz
