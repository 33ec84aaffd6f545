// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/corunna/ids.h"
#include "rules/corunna/keys.h"
#include "rules/corunna/term.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace qd::corunna {

/// First and last natural roll of a row; nullopt: the row can't be rolled.
using Rolls = std::optional<std::array<int, 2>>;

/// Answers that the events of the same name repeat (specification 6), and `odds` of that name give
/// before the dice. `natural` and the like are there with dice only. Rolls are base-6 values, 11 to
/// 66; `because` are the terms that make the number beside it, each with its rule.
namespace answer {

/// `ask close`, `stand`, `morale`.
struct Check {
    int modifier = 0; ///< places along the row of rolls
    Because because; ///< of the modifier
    std::optional<int> natural, modified;
    std::optional<bool> pass; ///< with a pack and a morale value
    std::optional<int> morale;
    std::optional<bool> automatic, stands; ///< of `stand`
    /// With a pack and a morale value: the lowest modified roll that passes (nullopt: none does),
    /// and the natural rolls that fail and pass whatever they come to.
    std::optional<int> needs, autoFail, autoPass;
    QD_COR_KEYS(v("modifier", modifier); v("because", because); v.maybe("natural", natural);
                v.maybe("modified", modified); v.maybe("pass", pass); v.maybe("morale", morale);
                v.maybe("automatic", automatic); v.maybe("stands", stands); v.maybe("needs", needs);
                v.maybe("auto_fail", autoFail); v.maybe("auto_pass", autoPass);)
};

/// One who fires (`fire-value`'s answer, of a `fire`).
struct Firer {
    std::string unit; ///< his id, or "unit" of a what-if
    std::optional<double> value; ///< nullopt: not known
    std::optional<std::string> exact; ///< "15/2"
    Because because; ///< increments × multiple, halves, caps
    std::optional<Band> band; ///< of guns and ships
    std::optional<int> range; ///< hexes to the target
    std::vector<std::string> unchecked;
    std::vector<std::string> missing; ///< fields not filled in
    QD_COR_KEYS(v("unit", unit); v("value", value); v.maybe("exact", exact); v("because", because);
                v.maybe("band", band); v.maybe("range", range); v.maybe("unchecked", unchecked);
                v.maybe("missing", missing);)
};

/// A row of the owner's Fire Table, of the column in use: modified rolls and their losses.
struct FireRow {
    int from = 0, to = 0;
    int losses = 0;
    QD_COR_KEYS(v("from", from); v("to", to); v("losses", losses);)
};

/// Everything of a `fire` that is known before the dice.
struct Fire {
    std::vector<Firer> firers;
    std::optional<double> attack; ///< the firers together; nullopt: a fire value is missing
    std::optional<std::string> attackExact;
    std::optional<int> defence; ///< nullopt: not known
    Because defenceBecause; ///< the cell of the chart, or "defence" as the table tells it
    std::optional<double> ratio; ///< attack : defence, four decimals; nullopt: not known, or : 0
    std::optional<int> modifier; ///< what the table adds to the roll, in places; always told
    Because because; ///< each firer with his value, then each modifier
    std::optional<std::string> column; ///< of the Fire Table ("2:1"); nullopt: below the first
    std::vector<FireRow> table; ///< that column, by rising rolls; empty: no table, or no column
    std::optional<UnitRef> hit; ///< who bears the losses; nullopt: nobody in particular
    std::vector<std::string> missing; ///< fields not filled in, each once
    std::optional<std::string> unresolved; ///< "value-missing", "series-table-missing"
    std::optional<bool> conjecture; ///< true: it rests on tables that nobody compared
    QD_COR_KEYS(v.maybe("firers", firers); v("attack", attack);
                v.maybe("attack_exact", attackExact); v("defence", defence);
                v.maybe("defence_because", defenceBecause); v.maybe("ratio", ratio);
                v.maybe("modifier", modifier); v("because", because); v("column", column);
                v.maybe("table", table); v.maybe("hit", hit); v("missing", missing);
                v.maybe("unresolved", unresolved); v.maybe("conjecture", conjecture);)
};

/// `ask recall`, `limber`.
struct OneDie {
    int successTo = 0;
    int modifier = 0;
    Because because;
    std::optional<int> die, modified;
    std::optional<bool> success;
    QD_COR_KEYS(v("success_to", successTo); v("modifier", modifier); v("because", because);
                v.maybe("die", die); v.maybe("modified", modified); v.maybe("success", success);)
};

struct SquareTable {
    Rolls square, disorder, rout;
    QD_COR_KEYS(v("square", square); v("disorder", disorder); v("rout", rout);)
};

struct Square {
    int modifier = 0;
    Because because;
    SquareTable table; ///< naturals, the modifier taken into account
    std::optional<int> natural, modified;
    std::optional<SquareResult> result;
    QD_COR_KEYS(v("modifier", modifier); v("because", because); v("table", table);
                v.maybe("natural", natural); v.maybe("modified", modified);
                v.maybe("result", result);)
};

/// A French combat unit near enough for the Naval Commitment (6.9.1).
struct Trigger {
    UnitRef unit;
    Hex hex;
    int distance = 0;
    std::string place; ///< the nearer of the two
    QD_COR_KEYS(v("unit", unit); v("hex", hex); v("distance", distance); v("place", place);)
};

/// A cell of the owner's Mêlée Table.
struct MeleeResult {
    std::string result;
    std::optional<int> attacker, defender;
    bool attackerChecks = false, defenderChecks = false;
    QD_COR_KEYS(v("result", result); v.maybe("attacker", attacker); v.maybe("defender", defender);
                v("attacker_checks", attackerChecks); v("defender_checks", defenderChecks);)
};

/// A row of the owner's Mêlée Table, of the column in use: modified rolls and what they bring.
struct MeleeRow {
    int from = 0, to = 0;
    MeleeResult result;
    QD_COR_KEYS(v("from", from); v("to", to); result.fields(v);)
};

struct Melee {
    std::optional<double> attack, defence; ///< nullopt: a mêlée value is missing
    std::optional<std::string> attackExact, defenceExact;
    Because attackBecause, defenceBecause;
    std::optional<double> ratio; ///< attack : defence, four decimals; nullopt: not known, or : 0
    int columnShift = 0;
    bool attackersDisorderOnAdvance = false;
    bool defenderDisorder = false;
    std::optional<std::string> columnBefore; ///< the column before the shift, where there is one
    std::optional<std::string> column;
    std::vector<MeleeRow> table; ///< that column, by rising rolls; empty: no table, or no column
    std::optional<int> modifier; ///< what the table adds to the roll, in places; always told
    Because because; ///< of the modifier
    std::optional<int> natural, modified;
    std::optional<MeleeResult> result;
    QD_COR_KEYS(v("attack", attack); v("attack_exact", attackExact); v("defence", defence);
                v("defence_exact", defenceExact); v("attack_because", attackBecause);
                v("defence_because", defenceBecause); v("column_shift", columnShift);
                v("attackers_disorder_on_advance", attackersDisorderOnAdvance);
                v("defender_disorder", defenderDisorder); v.maybe("ratio", ratio);
                v.maybe("column_before", columnBefore); v.maybe("column", column);
                v.maybe("table", table); v.maybe("modifier", modifier); v.maybe("because", because);
                v.maybe("natural", natural); v.maybe("modified", modified);
                v.maybe("result", result);)
};

} // namespace answer

} // namespace qd::corunna
