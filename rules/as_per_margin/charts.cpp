// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/charts.h"

#include "rules/as_per_margin/as_per_margin.h"
#include "rules/as_per_margin/boarding.h"
#include "rules/as_per_margin/fire.h"
#include "rules/as_per_margin/hit_tables.h"
#include "rules/as_per_margin/key_reader.h"
#include "rules/as_per_margin/sailing.h"
#include "rules/as_per_margin/ship_types.h"
#include "rules/as_per_margin/weather.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <nlohmann/json.hpp>

namespace qd::as_per_margin {
namespace {

std::string termOf(Hit hit)
{
    switch (hit) {
    case Hit::Miss:
        return "miss";
    case Hit::Table2:
        return "to-table-2";
    case Hit::Table3:
        return "to-table-3";
    case Hit::Guns:
        return "hit-guns";
    case Hit::Masts:
        return "hit-masts";
    case Hit::Hull:
        return "hit-hull";
    case Hit::BowCable:
        return "hit-bow-cable";
    case Hit::SternCable:
        return "hit-stern-cable";
    case Hit::ReToss:
        return "toss-again";
    case Hit::Explosion:
        return "explosion";
    }
    return {};
}

/// The band of the shot in hand, if one is.
std::optional<int> bandInHand(const State &state, const Json &command)
{
    if (chartWord(command, "do") != "fire")
        return std::nullopt;
    const auto firer = unitOf(state, chartWord(command, "firer"));
    const auto target = unitOf(state, chartWord(command, "target"));
    if (!firer || !target || !firer->placed() || !target->placed())
        return std::nullopt;
    return aimOf(state, *firer, *target).band;
}

Chart table1Chart(const State &state, const Json &command)
{
    const auto lit = bandInHand(state, command);
    Chart chart{"table-1", "table-1", ChartText::words("die"), {}, {}, {"table-1-dice"}};
    for (const int band : kRangeBands)
        chart.columns.push_back({ChartText::words("to-inches", {band}), litIf(lit == band)});
    for (int face = 1; face <= kFaces; ++face) {
        std::vector<ChartText> cells;
        for (const int band : kRangeBands)
            cells.push_back(ChartText::words(termOf(table1(band, face))));
        chart.rows.push_back(chartRow(ChartText::number(face), std::move(cells)));
    }
    return chart;
}

Chart table2Chart()
{
    Chart chart{
        "table-2", "table-2",         ChartText::words("die"), {{ChartText::words("result")}},
        {},        {"table-2-cables"}};
    for (int face = 1; face <= kFaces; ++face)
        chart.rows.push_back(
            chartRow(ChartText::number(face), {ChartText::words(termOf(table2(face)))}));
    return chart;
}

Chart table3Chart()
{
    Chart chart{"table-3",
                "table-3",
                ChartText::words("die"),
                {{ChartText::words("result")},
                 {ChartText::words("again-french-spanish")},
                 {ChartText::words("again-english")}},
                {},
                {"table-3-out"}};
    for (int face = 1; face <= kFaces; ++face)
        chart.rows.push_back(
            chartRow(ChartText::number(face),
                     {ChartText::words(termOf(table3(face))),
                      ChartText::words(termOf(magazine(Side::FrenchSpanish, face))),
                      ChartText::words(termOf(magazine(Side::English, face)))}));
    return chart;
}

/// The ship that the act in hand would sail.
const Ship *sailingShip(const State &state, const Json &command)
{
    const std::string verb = chartWord(command, "do");
    return verb == "move" || verb == "tack" ? chartShip(state, command, "ship") : nullptr;
}

/// A ship of one condition: two masts, one of them lost when damaged.
Ship shipOf(Condition condition)
{
    Ship ship;
    ship.top = ship.bottom = 1;
    ship.masts = condition == Condition::Undamaged ? 2 : condition == Condition::Damaged ? 1 : 0;
    return ship;
}

/// What a ship of that condition may go, with the present wind's inches where they are known.
ChartText reachText(const State &state, Condition condition, Sailing sailing)
{
    State air;
    air.wind = state.wind;
    if (!state.wind.dice)
        air.wind.dice = {1, 1};
    const Reach reach = allowance(air, shipOf(condition), sailing);
    if (condition != Condition::Dismasted && same(reach.max, 0))
        return ChartText::number(0);
    const std::string term =
        condition == Condition::Dismasted ? std::string("drift") : reach.because.front().term;
    if (!state.wind.dice)
        return ChartText::words(term);
    const double inches = condition == Condition::Dismasted ? air.wind.low() : reach.max;
    return ChartText::words(term + "-is", {static_cast<int>(std::lround(inches))});
}

/// Inches by the wind dice.
Chart allowanceChart(const State &state, const Json &command)
{
    Chart chart{"allowance", "wind-speed", ChartText::words("condition"), {}, {}, {"least-move"}};
    const Ship *inHand = sailingShip(state, command);
    Heading heading{inHand != nullptr ? inHand->heading : 0};
    if (const auto named = command.find("heading"); named != command.end())
        decode(*named, heading);
    const bool sails = inHand != nullptr && state.wind.from;
    const std::array kSailings{Sailing::WithOrAcross, Sailing::Beat, Sailing::InIrons};
    for (const Sailing sailing : kSailings)
        chart.columns.push_back({ChartText::words(std::string(nameOf(sailing))),
                                 litIf(sails && sailingOf(state, heading.degrees) == sailing)});
    for (const Condition condition :
         {Condition::Undamaged, Condition::Damaged, Condition::Dismasted}) {
        std::vector<ChartText> cells;
        for (const Sailing sailing : kSailings)
            cells.push_back(reachText(state, condition, sailing));
        chart.rows.push_back(
            chartRow(ChartText::words(std::string(nameOf(condition))), std::move(cells),
                     condition == Condition::Dismasted ? Citation("dismasted") : Citation()));
        chart.rows.back().use = litIf(inHand != nullptr && conditionOf(*inHand) == condition);
    }
    return chart;
}

Chart tackChart(const State &state, const Json &command)
{
    const Ship *inHand = chartWord(command, "do") == "tack" ? sailingShip(state, command) : nullptr;
    Chart chart{"tacking", "tacking", ChartText::words("die-total"), {}, {}, {"tack-damaged"}};
    for (const Side side : {Side::FrenchSpanish, Side::English})
        chart.columns.push_back({ChartText::words(std::string(nameOf(side))),
                                 litIf(inHand != nullptr && controllerOf(*inHand) == side)});
    Ship ship;
    const int most = tackTotal(tackBecause(shipOf(Condition::Damaged), kFaces));
    for (int total = 1; total <= most; ++total) {
        std::vector<ChartText> cells;
        for (const Side side : {Side::FrenchSpanish, Side::English}) {
            ship.side = side;
            cells.push_back(
                ChartText::words(tackSucceeds(ship, total) ? "tacked" : "missed-stays"));
        }
        chart.rows.push_back(chartRow(ChartText::number(total), std::move(cells)));
    }
    return chart;
}

std::string windTerm(double from)
{
    return "wind-" + std::string(compassName(from));
}

Chart initialWindChart(const State &state)
{
    Chart chart{"initial-wind",
                "initial-wind",
                ChartText::words("die"),
                {{ChartText::words("first-toss")}, {ChartText::words("second-toss")}},
                {},
                {}};
    for (int face = 1; face <= kFaces; ++face)
        chart.rows.push_back(chartRow(
            ChartText::number(face),
            {ChartText::words(tossesAgain(state.options, face) ? "toss-again"
                                                               : windTerm(initialWind({face}))),
             ChartText::words(windTerm(initialWind({kFaces, face})))}));
    for (ChartColumn &column : chart.columns)
        column.use = litIf(state.phase == Phase::SetUp);
    return chart;
}

Chart windCheckChart(const State &state)
{
    const bool now = state.phase == Phase::Wind && checksDue(state) > 0;
    Chart chart{"wind-check",
                "changes-in-wind",
                ChartText::words("die"),
                {{ChartText::words("first-toss"), litIf(now)},
                 {ChartText::words("second-toss"), litIf(now)}},
                {},
                {"wind-check-when"}};
    State sample;
    sample.wind.from = 0;
    sample.wind.prevailing = 90; // somewhere else
    sample.wind.dice = {1, 1};
    for (int face = 1; face <= kFaces; ++face)
        chart.rows.push_back(chartRow(
            ChartText::number(face),
            {ChartText::words(changesPossible(face) ? "toss-again" : "no-change"),
             ChartText::words(std::string(nameOf(windChange(sample, {kFaces, face}).result)))}));
    return chart;
}

Chart pumpsChart(const Json &command)
{
    const bool now = chartWord(command, "do") == "call-from-pumps";
    Chart chart{
        "pumps", "pumps", ChartText::words("die"), {{ChartText::words("result"), litIf(now)}},
        {},      {}};
    for (int face = 1; face <= kFaces; ++face)
        chart.rows.push_back(
            chartRow(ChartText::number(face),
                     {ChartText::words("pump-" + std::string(event::nameOf(pumpResult(face))))}));
    return chart;
}

Chart typesChart(const State &state)
{
    Chart chart{"ship-types", "ship-types", ChartText::words("rate"), {}, {}, {"types-from-guns"}};
    for (const char *head : {"masts", "guns", "hull"})
        chart.columns.push_back({ChartText::words(head), ChartUse::Idle});
    for (int i = 0; i <= static_cast<int>(Rate::MerchantSmall); ++i) {
        const Boxes boxes = boxesOf(static_cast<Rate>(i), state.options);
        std::vector<int> guns;
        for (const auto &gunRow : boxes.guns)
            guns.push_back(gunRow.second);
        const ChartText gunText = guns.empty() ? ChartText()
            : guns.size() == 1                 ? ChartText::number(guns.front())
                                               : ChartText::words("two-rows", guns);
        chart.rows.push_back(chartRow(ChartText::words(std::string(nameOf(static_cast<Rate>(i)))),
                                      {ChartText::words("two-rows", {boxes.top, boxes.bottom}),
                                       gunText, ChartText::number(boxes.hull)}));
    }
    return chart;
}

} // namespace

std::string chartWord(const Json &command, const char *key)
{
    const auto word = command.find(key);
    return word != command.end() && word->is_string() ? word->get<std::string>() : std::string();
}

const Ship *chartShip(const State &state, const Json &command, const char *key)
{
    return state.ship(chartWord(command, key));
}

std::vector<Chart> Game::charts(const State &state, const Json &partialCommand)
{
    std::vector<Chart> charts{table1Chart(state, partialCommand),
                              table2Chart(),
                              table3Chart(),
                              allowanceChart(state, partialCommand),
                              tackChart(state, partialCommand),
                              windCheckChart(state),
                              initialWindChart(state)};
    const auto add = [&charts](std::vector<Chart> more) {
        std::move(more.begin(), more.end(), std::back_inserter(charts));
    };
    add(aboardCharts(state, partialCommand));
    add(boardingCharts(state, partialCommand));
    charts.push_back(pumpsChart(partialCommand));
    charts.push_back(typesChart(state));
    return charts;
}

} // namespace qd::as_per_margin
