// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/corunna/base6.h"
#include "rules/corunna/step.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

// What the deciders of rolls share (decide_rolls.cpp, decide_melee.cpp).
namespace qd::corunna {

/// What comes of asking once without dice, so that a refusal comes before the throw.
enum class Asked { Refused, Answered, Overruled };

template <class Ask>
Asked firstAsked(Step &step, Ask ask)
{
    const auto answer = ask(std::nullopt);
    if (answer)
        return Asked::Answered;
    return step.overruled(answer.error()) ? Asked::Overruled : Asked::Refused;
}

/// A roll that the chart knows nothing of, and the referee wants: the faces as they fell.
inline void recordRoll(Step &step, const std::vector<int> &dice, const char *rule)
{
    event::Rolled rolled;
    rolled.dice = dice;
    rolled.natural = dice.size() == 2 ? rollOf(dice[0], dice[1]) : dice[0];
    rolled.modified = rolled.natural;
    step.emit(rule, std::move(rolled));
}

/// The mark of a result that rests on tables nobody compared with the printed ones.
inline std::optional<bool> unchecked(const State &state, bool counted)
{
    return counted && state.series->conjecture ? std::optional(true) : std::nullopt;
}

/// The field that a refusal wants filled in.
inline std::string missingField(const Refusal &refusal)
{
    for (const auto &[key, value] : refusal.details)
        if (const auto *field = std::get_if<std::string>(&value);
            key == "field" && field != nullptr)
            return *field;
    return {};
}

/// The units come to those orders together; colours then fly (5.2.10.1), and a rout wants its move.
void breakUnits(Step &step, const std::vector<std::pair<UnitRef, Status>> &orders);

} // namespace qd::corunna
