// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/decide.h"
#include "rules/as_per_margin/weather.h"

#include <utility>

namespace qd::as_per_margin {
namespace {

DiceAsk windDice(const char *term, int count, Citation rule)
{
    return {term, {}, {}, count, DieKind::Pips6, std::move(rule)};
}

bool inSetUp(Step &step, Citation rule)
{
    return step.state().phase == Phase::SetUp
        || step.overruled({"wrong-phase", std::move(rule), "that belongs to set-up", {}});
}

std::optional<std::string> compassOf(double degrees)
{
    const std::string_view name = compassName(degrees);
    return name.empty() ? std::nullopt : std::optional(std::string(name));
}

void newSpeed(Step &step, const std::vector<int> &dice)
{
    const WindState wind{0.0, 0.0, std::array{dice[0], dice[1]}, false};
    step.emit("wind-speed", event::WindSpeed{dice, wind.total(), wind.high(), wind.low()});
}

} // namespace

void decideOn(Step &step, const command::InitialWind & /*wind*/)
{
    if (!inSetUp(step, "initial-wind"))
        return;
    std::vector<int> dice;
    if (!step.roll(windDice("initial-wind", 1, "initial-wind"), dice))
        return;
    if (tossesAgain(step.state().options, dice.front())) {
        std::vector<int> second;
        if (!step.roll(windDice("initial-wind-again", 1, "initial-wind"), second))
            return;
        dice.push_back(second.front());
    }
    const double from = initialWind(dice);
    step.emit("initial-wind", event::WindSet{dice, from, compassOf(from)});
}

void decideOn(Step &step, const command::InitialSpeed & /*speed*/)
{
    if (!inSetUp(step, "wind-speed"))
        return;
    std::vector<int> dice;
    if (step.roll(windDice("wind-speed", 2, "wind-speed"), dice))
        newSpeed(step, dice);
}

void decideOn(Step &step, const command::CheckWind & /*check*/)
{
    if (!passes(step, windCheckRefusals(step.state())))
        return;
    std::vector<int> dice;
    if (!step.roll(windDice("wind-check", 1, "changes-in-wind"), dice))
        return;
    if (changesPossible(dice.front())) {
        std::vector<int> second;
        if (!step.roll(windDice("wind-change", 1, "changes-in-wind"), second))
            return;
        dice.push_back(second.front());
    }
    const WindChange change = windChange(step.state(), dice);
    std::vector<int> speed;
    if (change.result == WindResult::Speed
        && !step.roll(windDice("wind-speed", 2, "wind-speed"), speed))
        return;
    step.state().wind.checked = true;
    step.emit("changes-in-wind", event::WindCheck{dice, change.result});
    const double from = *step.state().wind.from;
    if (change.to && !same(*change.to, from))
        step.emit("changes-in-wind", event::WindShift{from, *change.to, compassOf(*change.to)});
    if (change.result == WindResult::Speed)
        newSpeed(step, speed);
}

} // namespace qd::as_per_margin
