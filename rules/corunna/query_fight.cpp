// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/base6.h"
#include "rules/corunna/checks.h"
#include "rules/corunna/fire.h"
#include "rules/corunna/melee.h"
#include "rules/corunna/query.h"

#include <cmath>

// Queries on fire, checks and mêlée.
namespace qd::corunna {
namespace {

constexpr double kMost = 100'000;

struct FireKeys {
    double attack = 0, defence = 0;
    std::vector<Modifier> modifiers;
    std::optional<AskedDice> dice;
    QD_COR_KEYS(v("attack", attack); v("defence", defence); v.maybe("modifiers", modifiers);
                v.maybe("dice", dice);)
};

double fourDecimals(double value)
{
    constexpr double kPlaces = 10'000;
    return std::round(value * kPlaces) / kPlaces;
}

/// The answer to keys with two dice, by the function that decides it.
template <class Keys, class Check>
Answer rolled(const State &state, const Json &query, Check check)
{
    return withKeys<Keys>(state, query, [&check](const State &s, const Keys &keys) -> Answer {
        const auto roll = askedRoll(keys.dice);
        if (!roll)
            return tl::unexpected(roll.error());
        const auto answer = check(s, keys, *roll);
        if (!answer)
            return tl::unexpected(answer.error());
        return encode(lexiconOf(s), *answer);
    });
}

template <class Keys, class Check>
Answer rolledOne(const State &state, const Json &query, Check check)
{
    return withKeys<Keys>(state, query, [&check](const State &s, const Keys &keys) -> Answer {
        const auto faces = askedFaces(keys.dice, 1);
        if (!faces)
            return tl::unexpected(faces.error());
        const auto answer =
            check(s, keys, faces->empty() ? std::nullopt : std::optional(faces->front()));
        if (!answer)
            return tl::unexpected(answer.error());
        return encode(lexiconOf(s), *answer);
    });
}

} // namespace

Answer askFireValue(const State &state, const Json &query)
{
    return withKeys<asked::FireValue>(
        state, query, [](const State &s, const asked::FireValue &keys) -> Answer {
            const auto worth = fireWorth(s, keys);
            if (!worth)
                return tl::unexpected(worth.error());
            const Lexicon lexicon = lexiconOf(s);
            return Json{{"value", encode(lexicon, worth->value.value())},
                        {"exact", worth->value.text()},
                        {"because", encode(lexicon, worth->because)},
                        {"unchecked", worth->unchecked},
                        {"band", encode(lexicon, worth->band)}};
        });
}

Answer askFireDefence(const State &state, const Json &query)
{
    return withKeys<
        DefenceKeys>(state, query, [](const State &s, const DefenceKeys &keys) -> Answer {
        const auto defence = fireDefence(s, keys);
        if (!defence)
            return tl::unexpected(defence.error());
        return Json{{"value", defence->value}, {"because", encode(lexiconOf(s), defence->because)}};
    });
}

Answer askFire(const State &state, const Json &query)
{
    return withKeys<FireKeys>(state, query, [](const State &s, const FireKeys &keys) -> Answer {
        const auto roll = askedRoll(keys.dice);
        if (!roll)
            return tl::unexpected(roll.error());
        if (keys.attack < 0 || keys.defence < 0 || keys.attack > kMost || keys.defence > kMost)
            return tl::unexpected(badCommand("attack and defence are numbers from 0"));
        if (!s.series || !s.series->fire)
            return tl::unexpected(Refusal{
                "series-table-missing",
                "series",
                "the Fire Table of the series is not entered",
                {}}.with("table", "fire"));
        const FireTable &table = *s.series->fire;
        const auto column = columnOf(table.columns, table.below, keys.attack, keys.defence);
        const int modifier = sumOf(moreTerms(keys.modifiers));
        const Lexicon lexicon = lexiconOf(s);
        Json answer{
            {"attack", encode(lexicon, keys.attack)},
            {"defence", encode(lexicon, keys.defence)},
            {"ratio",
             keys.defence > 0 ? Json(fourDecimals(keys.attack / keys.defence)) : Json(nullptr)},
            {"column", column ? Json(table.columns[*column].name) : Json(nullptr)},
            {"modifier", modifier}};
        if (*roll) {
            const int modified = modifiedRoll(**roll, modifier, s.options.diceArithmetic);
            answer["natural"] = **roll;
            answer["modified"] = modified;
            answer["losses"] = column ? fireLosses(table, *column, modified) : 0;
        }
        return answer;
    });
}

Answer askSquare(const State &state, const Json &query)
{
    return rolled<asked::Square>(state, query, squareCheck);
}

Answer askRecall(const State &state, const Json &query)
{
    return rolledOne<asked::Recall>(state, query, recallCheck);
}

Answer askLimber(const State &state, const Json &query)
{
    return rolledOne<asked::Limber>(state, query, limberCheck);
}

Answer askClose(const State &state, const Json &query)
{
    return rolled<asked::Close>(state, query, closeCheck);
}

Answer askStand(const State &state, const Json &query)
{
    return rolled<asked::Stand>(state, query, standCheck);
}

Answer askMorale(const State &state, const Json &query)
{
    return rolled<asked::Morale>(state, query, moraleCheck);
}

Answer askMelee(const State &state, const Json &query)
{
    return rolled<asked::Melee>(state, query, meleeCheck);
}

} // namespace qd::corunna
