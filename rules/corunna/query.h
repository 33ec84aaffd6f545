// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/refusal.h"
#include "rules/corunna/asked.h"
#include "rules/corunna/codec.h"
#include "rules/corunna/state.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>

// Answers to queries (specification 6), one function a query; `Game::ask` picks.
namespace qd::corunna {

using Answer = tl::expected<Json, Refusal>;

/// Reads the keys of a query (besides "ask"); bad-command names the one that is wrong.
template <class Keys>
tl::expected<Keys, Refusal> readQuery(const State &state, const Json &query)
{
    const Lexicon lexicon = lexiconOf(state);
    Keys keys{};
    KeyReader reader(lexicon, query);
    reader.raw("ask");
    reader.raw("of"); // of `odds`, which asks on behalf of another query
    keys.fields(reader);
    if (const std::string wrong = reader.strictlyWrong(); !wrong.empty())
        return tl::unexpected(
            badCommand("the key " + jsonString(wrong) + " is missing, unknown or wrong"));
    return keys;
}

/// A query whose keys are read, answered.
template <class Keys, class Ask>
Answer withKeys(const State &state, const Json &query, Ask ask)
{
    auto keys = readQuery<Keys>(state, query);
    if (!keys)
        return tl::unexpected(keys.error());
    return ask(state, *keys);
}

/// The faces that a query names, checked (dice-count, dice-face); empty: none are named.
tl::expected<std::vector<int>, Refusal> askedFaces(const std::optional<AskedDice> &dice, int count);
/// Two dice as tens and units; nullopt: none are named.
tl::expected<std::optional<int>, Refusal> askedRoll(const std::optional<AskedDice> &dice);

/// The terms of what the table adds: each as given, its rule or `series`.
Because moreTerms(const std::vector<Modifier> &modifiers);
Refusal valueMissing(std::string field, Citation rule = {});

Answer askLegal(const State &state, const Json &query);
Answer askOob(const State &state, const Json &query);
Answer askMissing(const State &state, const Json &query);
Answer askSchedule(const State &state, const Json &query);
Answer askEntry(const State &state, const Json &query);
Answer askNaval(const State &state, const Json &query);
Answer askEvacuation(const State &state, const Json &query);
Answer askScore(const State &state, const Json &query);
Answer askStacking(const State &state, const Json &query);
Answer askMoveCost(const State &state, const Json &query);
Answer askEmbark(const State &state, const Json &query);
Answer askShip(const State &state, const Json &query);
Answer askLosses(const State &state, const Json &query);
Answer askDismounted(const State &state, const Json &query);
Answer askSpan(const State &state, const Json &query);
Answer askSoult(const State &state, const Json &query);
Answer askRide(const State &state, const Json &query);
Answer askInitiative(const State &state, const Json &query);
Answer askBrigadeLeader(const State &state, const Json &query);
Answer askCommand(const State &state, const Json &query);
Answer askBrigadeColumn(const State &state, const Json &query);
Answer askRegroup(const State &state, const Json &query);
Answer askMarch(const State &state, const Json &query);
Answer askDepots(const State &state, const Json &query);
Answer askZoi(const State &state, const Json &query);
Answer askDistance(const State &state, const Json &query);
Answer askLine(const State &state, const Json &query);
Answer askLos(const State &state, const Json &query);
Answer askInvoluntary(const State &state, const Json &query);
Answer askRicochet(const State &state, const Json &query);
Answer askCharge(const State &state, const Json &query);
Answer askHarassment(const State &state, const Json &query);
Answer askRoll(const State &state, const Json &query);

// Fire, checks and mêlée (query_fight.cpp).
Answer askFireValue(const State &state, const Json &query);
Answer askFireDefence(const State &state, const Json &query);
Answer askFire(const State &state, const Json &query);
Answer askSquare(const State &state, const Json &query);
Answer askRecall(const State &state, const Json &query);
Answer askLimber(const State &state, const Json &query);
Answer askClose(const State &state, const Json &query);
Answer askStand(const State &state, const Json &query);
Answer askMorale(const State &state, const Json &query);
Answer askMelee(const State &state, const Json &query);
Answer askOdds(const State &state, const Json &query);

} // namespace qd::corunna
