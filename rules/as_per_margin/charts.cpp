// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/as_per_margin.h"
#include "rules/as_per_margin/boarding.h"
#include "rules/as_per_margin/fire.h"
#include "rules/as_per_margin/hit_tables.h"
#include "rules/as_per_margin/sailing.h"
#include "rules/as_per_margin/ship_types.h"
#include "rules/as_per_margin/weather.h"

#include <array>
#include <nlohmann/json.hpp>

namespace qd::as_per_margin {
namespace {

constexpr int kFaces = 6;
constexpr std::array<int, 3> kBands{8, 16, 24};

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

ChartRow row(ChartText head, std::vector<ChartText> cells, Citation rule = {})
{
    return {std::move(head), std::move(cells), std::move(rule), ChartUse::Idle};
}

/// The band of the shot in hand, if one is.
std::optional<int> bandInHand(const State &state, const Json &command)
{
    const auto verb = command.find("do");
    if (verb == command.end() || *verb != "fire")
        return std::nullopt;
    const auto unit = [&](const char *key) {
        const auto word = command.find(key);
        return word != command.end() && word->is_string() ? unitOf(state, word->get<std::string>())
                                                          : std::nullopt;
    };
    const auto firer = unit("firer");
    const auto target = unit("target");
    if (!firer || !target || !firer->placed() || !target->placed())
        return std::nullopt;
    return aimOf(state, *firer, *target).band;
}

Chart table1Chart(const State &state, const Json &command)
{
    const auto lit = bandInHand(state, command);
    Chart chart{"table-1", "table-1", ChartText::words("die"), {}, {}, {"table-1-dice"}};
    for (const int band : kBands)
        chart.columns.push_back(
            {ChartText::words("to-inches", {band}), lit == band ? ChartUse::Lit : ChartUse::Idle});
    for (int face = 1; face <= kFaces; ++face) {
        std::vector<ChartText> cells;
        for (const int band : kBands)
            cells.push_back(ChartText::words(termOf(table1(band, face))));
        chart.rows.push_back(row(ChartText::number(face), std::move(cells)));
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
            row(ChartText::number(face), {ChartText::words(termOf(table2(face)))}));
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
        chart.rows.push_back(row(ChartText::number(face),
                                 {ChartText::words(termOf(table3(face))),
                                  ChartText::words(termOf(magazine(Side::FrenchSpanish, face))),
                                  ChartText::words(termOf(magazine(Side::English, face)))}));
    return chart;
}

/// Inches by the wind dice, with the present wind's numbers.
Chart allowanceChart(const State &state)
{
    Chart chart{"allowance", "wind-speed", ChartText::words("condition"), {}, {}, {"least-move"}};
    for (const char *sailing : {"with-or-across", "beat", "in-irons"})
        chart.columns.push_back({ChartText::words(sailing), ChartUse::Idle});
    const auto cell = [&state](const char *term, int value) {
        return state.wind.known() ? ChartText::words(std::string(term) + "-is", {value})
                                  : ChartText::words(term);
    };
    const WindState &wind = state.wind;
    const bool known = wind.known();
    const int total = known ? wind.total() : 0;
    const int high = known ? wind.high() : 0;
    const int low = known ? wind.low() : 0;
    const ChartText none = ChartText::number(0);
    chart.rows = {
        row(ChartText::words("undamaged"), {cell("total", total), cell("higher-die", high), none}),
        row(ChartText::words("damaged"), {cell("higher-die", high), cell("lower-die", low), none}),
        row(ChartText::words("dismasted"),
            {cell("drift", low), cell("drift", low), cell("drift", low)}, "dismasted")};
    return chart;
}

Chart tackChart()
{
    Chart chart{"tacking", "tacking", ChartText::words("die-total"), {}, {}, {"tack-damaged"}};
    for (const Side side : {Side::FrenchSpanish, Side::English})
        chart.columns.push_back({ChartText::words(std::string(nameOf(side))), ChartUse::Idle});
    Ship ship;
    for (int total = 1; total <= kFaces; ++total) {
        std::vector<ChartText> cells;
        for (const Side side : {Side::FrenchSpanish, Side::English}) {
            ship.side = side;
            cells.push_back(
                ChartText::words(tackSucceeds(ship, total) ? "tacked" : "missed-stays"));
        }
        chart.rows.push_back(row(ChartText::number(total), std::move(cells)));
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
        chart.rows.push_back(
            row(ChartText::number(face),
                {ChartText::words(tossesAgain(state.options, face) ? "toss-again"
                                                                   : windTerm(initialWind({face}))),
                 ChartText::words(windTerm(initialWind({kFaces, face})))}));
    for (ChartColumn &column : chart.columns)
        column.use = state.phase == Phase::SetUp ? ChartUse::Lit : ChartUse::Idle;
    return chart;
}

Chart windCheckChart(const State &state)
{
    const bool now = state.phase == Phase::Wind && checksDue(state) > 0;
    Chart chart{"wind-check",
                "changes-in-wind",
                ChartText::words("die"),
                {{ChartText::words("first-toss"), now ? ChartUse::Lit : ChartUse::Idle},
                 {ChartText::words("second-toss"), now ? ChartUse::Lit : ChartUse::Idle}},
                {},
                {"wind-check-when"}};
    State sample;
    sample.wind.from = 0;
    sample.wind.prevailing = 90; // somewhere else
    sample.wind.dice = {1, 1};
    for (int face = 1; face <= kFaces; ++face)
        chart.rows.push_back(row(
            ChartText::number(face),
            {ChartText::words(changesPossible(face) ? "toss-again" : "no-change"),
             ChartText::words(std::string(nameOf(windChange(sample, {kFaces, face}).result)))}));
    return chart;
}

Chart pumpsChart()
{
    Chart chart{"pumps", "pumps", ChartText::words("die"), {{ChartText::words("result")}}, {}, {}};
    for (int face = 1; face <= kFaces; ++face)
        chart.rows.push_back(
            row(ChartText::number(face),
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
        chart.rows.push_back(row(ChartText::words(std::string(nameOf(static_cast<Rate>(i)))),
                                 {ChartText::words("two-rows", {boxes.top, boxes.bottom}), gunText,
                                  ChartText::number(boxes.hull)}));
    }
    return chart;
}

} // namespace

std::vector<Chart> Game::charts(const State &state, const Json &partialCommand)
{
    return {table1Chart(state, partialCommand),
            table2Chart(),
            table3Chart(),
            allowanceChart(state),
            tackChart(),
            windCheckChart(state),
            initialWindChart(state),
            pumpsChart(),
            typesChart(state)};
}

} // namespace qd::as_per_margin
