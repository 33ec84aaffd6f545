// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/base6.h"
#include "rules/corunna/checks.h"
#include "rules/corunna/fire.h"
#include "rules/corunna/melee.h"
#include "rules/corunna/naval.h"
#include "rules/corunna/query.h"
#include "rules/corunna/volley.h"
#include "rules/odds/fraction.h"

#include <array>
#include <map>

// Exact probabilities: every roll is walked through the functions that decide it.
namespace qd::corunna {
namespace {

constexpr int kFaces = 6;
constexpr int kMagazineCases = 216; ///< a natural 66, then a 6

struct NoKeys {
    QD_COR_KEYS()
};

struct AtLeastKeys {
    int value = 0;
    int modifier = 0;
    QD_COR_KEYS(v("value", value); v.maybe("modifier", modifier);)
};

struct FireKeys {
    double attack = 0, defence = 0;
    std::vector<Modifier> modifiers;
    QD_COR_KEYS(v("attack", attack); v("defence", defence); v.maybe("modifiers", modifiers);)
};

Json chanceJson(unsigned part, unsigned whole)
{
    const Chance chance = Chance::of(part, whole);
    Json json{{"p", chance.p}};
    if (chance.exact)
        json["exact"] = chance.exact->denominator == 1 ? std::to_string(chance.exact->numerator)
                                                       : chance.exact->text();
    return json;
}

Json outcomesJson(const std::map<std::string, unsigned> &counts, unsigned whole)
{
    Json outcomes = Json::object();
    for (const auto &[name, count] : counts)
        outcomes[name] = chanceJson(count, whole);
    return outcomes;
}

std::map<std::string, unsigned> navalCounts(const State &state, int modifier)
{
    std::map<std::string, unsigned> counts;
    for (const std::string_view name : Words<NavalResult>::kNames)
        counts[std::string(name)] = 0;
    for (int place = 0; place < kRolls; ++place)
        ++counts[std::string(
            nameOf(navalRow(modifiedRoll(rollAt(place), modifier, state.options.diceArithmetic))))];
    return counts;
}

Answer naval(const State &state, const Json &query)
{
    return withKeys<command::NavalCommitment>(
        state, query, [](const State &s, const command::NavalCommitment &told) -> Answer {
            const Because because = navalModifiers(s, told);
            const int modifier = sumOf(because);
            return Json{{"modifier", modifier},
                        {"because", encode(lexiconOf(s), because)},
                        {"outcomes", outcomesJson(navalCounts(s, modifier), kRolls)}};
        });
}

/// How many ships-of-the-line are called on.
Answer navalShips(const State &state, const Json &query)
{
    return withKeys<command::NavalCommitment>(
        state, query, [](const State &s, const command::NavalCommitment &told) -> Answer {
            const int modifier = sumOf(navalModifiers(s, told));
            const auto counts = navalCounts(s, modifier);
            const unsigned minor = counts.at("minor");
            const unsigned major = counts.at("major");
            std::map<std::string, unsigned> ships;
            for (int count = 0; count <= kFaces; ++count)
                ships[std::to_string(count)] = 0;
            ships["0"] = (kRolls - minor - major) * kFaces;
            for (int die = 1; die <= kFaces; ++die) {
                ships[std::to_string((die + 1) / 2)] += minor;
                ships[std::to_string(die)] += major;
            }
            return Json{{"modifier", modifier}, {"outcomes", outcomesJson(ships, kRolls * kFaces)}};
        });
}

Answer square(const State &state, const Json &query)
{
    return withKeys<asked::Square>(
        state, query, [](const State &s, const asked::Square &keys) -> Answer {
            std::map<std::string, unsigned> counts;
            for (const std::string_view name : Words<SquareResult>::kNames)
                counts[std::string(name)] = 0;
            int modifier = 0;
            for (int place = 0; place < kRolls; ++place) {
                const auto answer = squareCheck(s, keys, rollAt(place));
                if (!answer)
                    return tl::unexpected(answer.error());
                modifier = answer->modifier;
                ++counts[std::string(nameOf(*answer->result))];
            }
            return Json{{"modifier", modifier}, {"outcomes", outcomesJson(counts, kRolls)}};
        });
}

/// One die that succeeds at or below a number.
template <class Keys, class Check>
Answer oneDie(const State &state, const Json &query, Check check)
{
    return withKeys<Keys>(state, query, [&check](const State &s, const Keys &keys) -> Answer {
        unsigned successes = 0;
        int modifier = 0;
        for (int die = 1; die <= kFaces; ++die) {
            const auto answer = check(s, keys, die);
            if (!answer)
                return tl::unexpected(answer.error());
            modifier = answer->modifier;
            successes += answer->success == true ? 1U : 0U;
        }
        return Json{{"modifier", modifier}, {"success", chanceJson(successes, kFaces)}};
    });
}

/// A roll against a morale value by the owner's pack: the answer of the query of that name without
/// dice, and the chance.
template <class Keys, class Check>
Answer morale(const State &state, const Json &query, Check check)
{
    return withKeys<Keys>(state, query, [&check](const State &s, const Keys &given) -> Answer {
        Keys keys = given;
        keys.resolve = true;
        const auto before = check(s, keys, std::nullopt);
        if (!before)
            return tl::unexpected(before.error());
        unsigned successes = 0;
        for (int place = 0; place < kRolls; ++place) {
            const auto answer = check(s, keys, rollAt(place));
            if (!answer)
                return tl::unexpected(answer.error());
            successes += answer->stands == true || answer->pass == true ? 1U : 0U;
        }
        Json odds = encode(lexiconOf(s), *before);
        if (s.series->conjecture)
            odds["conjecture"] = true;
        odds["success"] = chanceJson(successes, kRolls);
        return odds;
    });
}

Answer atLeast(const State &state, const Json &query)
{
    return withKeys<AtLeastKeys>(
        state, query, [](const State &s, const AtLeastKeys &keys) -> Answer {
            if (!isRoll(keys.value))
                return tl::unexpected(badCommand("a value is a roll of 11 to 66"));
            unsigned successes = 0;
            for (int place = 0; place < kRolls; ++place)
                successes += modifiedRoll(rollAt(place), keys.modifier, s.options.diceArithmetic)
                        >= keys.value
                    ? 1U
                    : 0U;
            return Json{{"modifier", keys.modifier}, {"success", chanceJson(successes, kRolls)}};
        });
}

/// A `fire` in hand: everything that is known before its dice, and the chances where it can be
/// worked out. What the rules refuse is refused.
Answer volley(const State &state, const Json &query)
{
    return withKeys<command::Fire>(
        state, query, [](const State &s, const command::Fire &keys) -> Answer {
            if (keys.attackers.empty())
                return tl::unexpected(badCommand("nobody fires"));
            const Volley volley = volleyOf(s, keys);
            if (!volley.refusals.empty())
                return tl::unexpected(volley.refusals.front());
            Json odds = encode(lexiconOf(s), volley.fire);
            if (volley.fire.unresolved)
                return odds;
            std::map<std::string, unsigned> counts;
            unsigned losses = 0;
            for (int place = 0; place < kRolls; ++place) {
                const int lost = fireResult(s, volley.fire, rollAt(place)).losses.value_or(0);
                ++counts[std::to_string(lost)];
                losses += static_cast<unsigned>(lost);
            }
            odds["outcomes"] = outcomesJson(counts, kRolls);
            odds["mean"] = chanceJson(losses, kRolls);
            return odds;
        });
}

Answer fire(const State &state, const Json &query)
{
    if (query.contains("attackers"))
        return volley(state, query);
    return withKeys<FireKeys>(state, query, [](const State &s, const FireKeys &keys) -> Answer {
        if (!s.series || !s.series->fire)
            return tl::unexpected(Refusal{
                "series-table-missing",
                "series",
                "the Fire Table of the series is not entered",
                {}}.with("table", "fire"));
        if (keys.attack < 0 || keys.defence < 0)
            return tl::unexpected(badCommand("attack and defence are numbers from 0"));
        const FireTable &table = *s.series->fire;
        const auto column = columnOf(table.columns, table.below, keys.attack, keys.defence);
        const int modifier = sumOf(moreTerms(keys.modifiers));
        std::map<std::string, unsigned> counts;
        unsigned losses = 0;
        for (int place = 0; place < kRolls; ++place) {
            const int lost = column
                ? fireLosses(table, *column,
                             modifiedRoll(rollAt(place), modifier, s.options.diceArithmetic))
                : 0;
            ++counts[std::to_string(lost)];
            losses += static_cast<unsigned>(lost);
        }
        return Json{{"modifier", modifier},
                    {"column", column ? Json(table.columns[*column].name) : Json(nullptr)},
                    {"outcomes", outcomesJson(counts, kRolls)},
                    {"mean", chanceJson(losses, kRolls)}};
    });
}

Answer melee(const State &state, const Json &query)
{
    return withKeys<command::Melee>(
        state, query, [](const State &s, const command::Melee &given) -> Answer {
            asked::Melee keys = given;
            keys.resolve = true;
            const auto before = meleeCheck(s, keys, std::nullopt);
            if (!before)
                return tl::unexpected(before.error());
            std::map<std::string, unsigned> counts;
            unsigned attacker = 0;
            unsigned defender = 0;
            for (int place = 0; place < kRolls; ++place) {
                const auto answer = meleeCheck(s, keys, rollAt(place));
                if (!answer)
                    return tl::unexpected(answer.error());
                const auto &result = answer->result;
                ++counts[result ? result->result : "no-effect"];
                attacker += static_cast<unsigned>(result ? result->attacker.value_or(0) : 0);
                defender += static_cast<unsigned>(result ? result->defender.value_or(0) : 0);
            }
            Json odds = encode(lexiconOf(s), *before);
            if (!odds.contains("column"))
                odds["column"] = nullptr;
            if (s.series->conjecture)
                odds["conjecture"] = true;
            odds["outcomes"] = outcomesJson(counts, kRolls);
            odds["attacker_mean"] = chanceJson(attacker, kRolls);
            odds["defender_mean"] = chanceJson(defender, kRolls);
            return odds;
        });
}

/// A chance that nothing changes.
template <unsigned kPart, unsigned kWhole>
Answer fixed(const State &state, const Json &query)
{
    return withKeys<NoKeys>(state, query, [](const State & /*s*/, const NoKeys & /*keys*/) {
        return Answer(Json{{"success", chanceJson(kPart, kWhole)}});
    });
}

struct Question {
    std::string_view of;
    Answer (*answer)(const State &, const Json &);
};

constexpr std::array<Question, 13> kQuestions{{
    {"naval", naval},
    {"naval-ships", navalShips},
    {"square", square},
    {"recall",
     [](const State &s, const Json &q) { return oneDie<asked::Recall>(s, q, recallCheck); }},
    {"limber",
     [](const State &s, const Json &q) { return oneDie<asked::Limber>(s, q, limberCheck); }},
    {"rifle-leader", fixed<1, kFaces>},
    {"magazine", fixed<1, kMagazineCases>},
    {"at-least", atLeast},
    {"morale",
     [](const State &s, const Json &q) { return morale<command::Morale>(s, q, moraleCheck); }},
    {"close", [](const State &s, const Json &q) { return morale<asked::Close>(s, q, closeCheck); }},
    {"stand",
     [](const State &s, const Json &q) { return morale<command::Stand>(s, q, standCheck); }},
    {"fire", fire},
    {"melee", melee},
}};

} // namespace

Answer askOdds(const State &state, const Json &query)
{
    const auto of = query.find("of");
    const auto found =
        std::find_if(kQuestions.begin(), kQuestions.end(), [&](const Question &question) {
            return of != query.end() && *of == std::string(question.of);
        });
    if (found == kQuestions.end())
        return tl::unexpected(badCommand("no odds are called so"));
    return found->answer(state, query);
}

} // namespace qd::corunna
