// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/charts.h"

#include "rules/santa_cruz/chart_maker.h"
#include "rules/santa_cruz/santa_cruz.h"

#include <nlohmann/json.hpp>

namespace qd::santa_cruz {

namespace {

/// The position after an act that the rules would take without dice; nullopt: they wouldn't.
std::optional<State> stateAfter(const State &state, const Json &command)
{
    if (command.empty())
        return std::nullopt;
    const auto parsed = Game::parseCommand(state, command, DiceNamed::No);
    if (!parsed)
        return std::nullopt;
    auto decision = Game::decide(state, *parsed, {}, Strictness::Enforce);
    const auto *taken = std::get_if<Events<Event>>(&decision);
    if (taken == nullptr)
        return std::nullopt;
    State after = state;
    for (const Event &event : taken->list)
        after = Game::apply(std::move(after), event);
    return after;
}

std::optional<Fight> fightInHand(const State &state, const Json &command)
{
    if (state.combat)
        return fightOf(state, *state.combat);
    const auto after = stateAfter(state, command);
    if (after && after->combat)
        return fightOf(*after, *after->combat);
    return std::nullopt;
}

} // namespace

bool ChartView::plays(Card card) const
{
    const auto word = command.find("card");
    return word != command.end() && word->is_string() && *word == std::string(nameOf(card));
}

std::vector<ChartColumn> columnsOf(std::initializer_list<const char *> terms)
{
    std::vector<ChartColumn> columns;
    for (const char *term : terms)
        columns.push_back({ChartText::words(term), ChartUse::Idle});
    return columns;
}

std::vector<Chart> Game::charts(const State &state, const Json &partialCommand)
{
    const ChartView view{state, partialCommand, fightInHand(state, partialCommand)};
    return {combatDiceChart(view), hitsChart(view),      chancesChart(view), casualtyChart(view),
            officersChart(view),   batteriesChart(view), currentChart(view), seaChart(view),
            panicChart(view),      rayoChart(view),      pointsChart(view),  moraleChart(view),
            limitsChart(view)};
}

} // namespace qd::santa_cruz
