// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/base6.h"
#include "rules/corunna/checks.h"
#include "rules/corunna/colours.h"
#include "rules/corunna/decide.h"
#include "rules/corunna/losses.h"
#include "rules/corunna/query.h"
#include "rules/corunna/rolling.h"

#include <algorithm>

namespace qd::corunna {
namespace {

constexpr const char *kSquare = "chart-square";

/// The name of a side in a call for dice; empty: nobody's.
const char *sideName(const State &state, const std::optional<UnitRef> &unit)
{
    if (!unit)
        return "";
    switch (state.unit(*unit).card->side) {
    case Side::French:
        return "french";
    case Side::British:
        return "british";
    case Side::Spanish:
        return "spanish";
    }
    return "";
}

std::optional<std::string> openQuestion(const State &state, bool table, bool known)
{
    if (known)
        return std::nullopt;
    return state.series && table ? "value-missing" : "series-table-missing";
}

/// What failing a check brings the unit, where that is to be booked and known; nullopt: nothing, as
/// where it is in that order or a worse one already.
template <class Command>
std::optional<Status> broken(const State &state, const Command &command,
                             const answer::Check &answer)
{
    const bool failed = answer.pass == false && answer.stands != true;
    if (!command.apply || !command.unit || !failed || command.fails == Status::Good)
        return std::nullopt;
    const Unit &unit = state.unit(*command.unit);
    const Status status = command.fails.value_or(afterFailing(unit.status));
    return onMap(unit) && status > unit.status ? std::optional(status) : std::nullopt;
}

/// What a square check makes of the unit.
void carrySquare(Step &step, UnitRef ref, SquareResult result)
{
    Unit &unit = step.state().unit(ref);
    if (result == SquareResult::Square) {
        unit.formation = Formation::Square;
        step.emit(kSquare, event::FormationSet{ref, Formation::Square});
        return;
    }
    const Status then = result == SquareResult::Disorder ? Status::Disorder : Status::Rout;
    changeOrders(step, {{ref, then}}, kSquare);
}

} // namespace

void decideOn(Step &step, const asked::Square &square)
{
    const auto ask = [&](std::optional<int> natural) {
        return squareCheck(step.state(), square, natural);
    };
    std::vector<int> dice;
    const Asked asked = firstAsked(step, ask);
    if (asked == Asked::Refused
        || !step.roll66("square", sideName(step.state(), square.unit), kSquare, dice))
        return;
    if (asked == Asked::Overruled)
        return recordRoll(step, dice, kSquare);
    const auto answer = ask(rollOf(dice[0], dice[1]));
    step.emit(kSquare, event::SquareTried{dice, square.unit, *answer});
    if (square.unit)
        carrySquare(step, *square.unit, *answer->result);
}

void decideOn(Step &step, const asked::Recall &recall)
{
    const auto ask = [&](std::optional<int> die) { return recallCheck(step.state(), recall, die); };
    std::vector<int> dice;
    const Asked asked = firstAsked(step, ask);
    if (asked == Asked::Refused
        || !step.rollOne("recall", sideName(step.state(), recall.unit), "chart-recall", dice))
        return;
    if (asked == Asked::Overruled)
        return recordRoll(step, dice, "chart-recall");
    step.emit("chart-recall", event::Recalled{recall.unit, *ask(dice[0])});
}

void decideOn(Step &step, const asked::Limber &limber)
{
    const auto ask = [&](std::optional<int> die) { return limberCheck(step.state(), limber, die); };
    std::vector<int> dice;
    const Asked asked = firstAsked(step, ask);
    if (asked == Asked::Refused
        || !step.rollOne("limber", sideName(step.state(), limber.unit), "chart-limbering", dice))
        return;
    if (asked == Asked::Overruled)
        return recordRoll(step, dice, "chart-limbering");
    const auto answer = ask(dice[0]);
    if (limber.unit && answer->success == true)
        step.state().unit(*limber.unit).formation = Formation::Limbered;
    step.emit("chart-limbering", event::Limbered{limber.unit, *answer});
}

void decideOn(Step &step, const asked::Close &given)
{
    asked::Close close = given;
    close.resolve = false; // unknown values never stop a command
    const auto ask = [&](std::optional<int> natural) {
        return closeCheck(step.state(), close, natural);
    };
    std::vector<int> dice;
    const Asked asked = firstAsked(step, ask);
    if (asked == Asked::Refused
        || !step.roll66("close", sideName(step.state(), close.unit), "chart-close", dice))
        return;
    if (asked == Asked::Overruled)
        return recordRoll(step, dice, "chart-close");
    const auto answer = ask(rollOf(dice[0], dice[1]));
    const bool table = step.state().series && step.state().series->close;
    step.emit("chart-close",
              event::Closed{dice, *answer,
                            openQuestion(step.state(), table, answer->pass.has_value()),
                            unchecked(step.state(), table && answer->pass.has_value())});
}

void decideOn(Step &step, const command::Stand &given)
{
    asked::Stand stand = given;
    stand.resolve = false;
    const auto ask = [&](std::optional<int> natural) {
        return standCheck(step.state(), stand, natural);
    };
    std::vector<int> dice;
    const Asked asked = firstAsked(step, ask);
    if (asked == Asked::Refused
        || !step.roll66("stand", sideName(step.state(), stand.unit), "chart-stand", dice))
        return;
    if (asked == Asked::Overruled)
        return recordRoll(step, dice, "chart-stand");
    const auto answer = ask(rollOf(dice[0], dice[1]));
    const bool table = step.state().series && step.state().series->stand;
    const bool known = answer->pass.has_value() || answer->stands.has_value();
    const auto becomes = broken(step.state(), given, *answer);
    step.emit("chart-stand",
              event::Stood{dice, *answer, openQuestion(step.state(), table, known),
                           unchecked(step.state(), table && answer->pass.has_value()), becomes});
    if (becomes)
        breakUnits(step, {{*given.unit, *becomes}});
}

void decideOn(Step &step, const command::Morale &given)
{
    asked::Morale morale = given;
    morale.resolve = false;
    std::vector<std::string> missing;
    if (const auto first = moraleCheck(step.state(), morale, std::nullopt);
        !first && first.error().code == "value-missing") {
        missing.push_back(missingField(first.error())); // the leader's bonus
        morale.leader.reset();
    }
    const auto ask = [&](std::optional<int> natural) {
        return moraleCheck(step.state(), morale, natural);
    };
    std::vector<int> dice;
    const Asked asked = firstAsked(step, ask);
    if (asked == Asked::Refused
        || !step.roll66("morale", sideName(step.state(), morale.unit), "chart-morale", dice))
        return;
    if (asked == Asked::Overruled)
        return recordRoll(step, dice, "chart-morale");
    auto answer = ask(rollOf(dice[0], dice[1]));
    const bool table = step.state().series && step.state().series->morale;
    if (!missing.empty()) {
        answer->modified.reset();
        answer->pass.reset();
        step.emit("chart-morale",
                  event::MoraleChecked{
                      dice, morale.unit, *answer, "value-missing", {}, missing, std::nullopt});
        return;
    }
    const auto becomes = broken(step.state(), given, *answer);
    step.emit("chart-morale",
              event::MoraleChecked{dice,
                                   morale.unit,
                                   *answer,
                                   openQuestion(step.state(), table, answer->pass.has_value()),
                                   unchecked(step.state(), table && answer->pass.has_value()),
                                   {},
                                   becomes});
    if (becomes)
        breakUnits(step, {{*given.unit, *becomes}});
}

void decideOn(Step &step, const command::Roll &roll)
{
    std::vector<int> dice;
    if (!step.roll66("series", "", "series", dice))
        return;
    event::Rolled rolled;
    rolled.dice = dice;
    rolled.natural = rollOf(dice[0], dice[1]);
    rolled.because = moreTerms(roll.modifiers);
    rolled.modifier = sumOf(rolled.because);
    rolled.modified =
        modifiedRoll(rolled.natural, rolled.modifier, step.state().options.diceArithmetic);
    step.emit("series", std::move(rolled));
}

void decideOn(Step &step, const command::Magazine & /*magazine*/)
{
    const auto *open = openDecision<choice::Magazine>(step);
    static constexpr const char *kRule = "6.11.1.4";
    static constexpr int kExplodes = 6;
    std::vector<int> dice;
    if (open == nullptr || !step.rollOne("magazine", "french", kRule, dice))
        return;
    const UnitRef ship = open->ship;
    closeDecision(step);
    const bool explodes = dice[0] == kExplodes;
    step.emit(kRule, event::MagazineRolled{dice[0], explodes});
    if (explodes && onMap(step.state().unit(ship)))
        eliminate(step, ship, {0, Cause::Fire, false});
}

} // namespace qd::corunna
