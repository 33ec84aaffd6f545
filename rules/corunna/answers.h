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

/// Answers that the events of the same name repeat (specification 6). `natural` and the like are
/// there with dice only.
namespace answer {

/// `ask close`, `stand`, `morale`.
struct Check {
    int modifier = 0;
    Because because;
    std::optional<int> natural, modified;
    std::optional<bool> pass; ///< with a pack and a morale value
    std::optional<int> morale;
    std::optional<bool> automatic, stands; ///< of `stand`
    QD_COR_KEYS(v("modifier", modifier); v("because", because); v.maybe("natural", natural);
                v.maybe("modified", modified); v.maybe("pass", pass); v.maybe("morale", morale);
                v.maybe("automatic", automatic); v.maybe("stands", stands);)
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

struct Melee {
    std::optional<double> attack, defence; ///< nullopt: a mêlée value is missing
    std::optional<std::string> attackExact, defenceExact;
    Because attackBecause, defenceBecause;
    int columnShift = 0;
    bool attackersDisorderOnAdvance = false;
    bool defenderDisorder = false;
    std::optional<std::string> column;
    std::optional<int> natural, modified;
    std::optional<MeleeResult> result;
    QD_COR_KEYS(v("attack", attack); v("attack_exact", attackExact); v("defence", defence);
                v("defence_exact", defenceExact); v("attack_because", attackBecause);
                v("defence_because", defenceBecause); v("column_shift", columnShift);
                v("attackers_disorder_on_advance", attackersDisorderOnAdvance);
                v("defender_disorder", defenderDisorder); v.maybe("column", column);
                v.maybe("natural", natural); v.maybe("modified", modified);
                v.maybe("result", result);)
};

} // namespace answer

} // namespace qd::corunna
