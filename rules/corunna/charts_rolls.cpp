// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/base6.h"
#include "rules/corunna/chart_pages.h"
#include "rules/corunna/checks.h"
#include "rules/corunna/corunna.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>

// The charts of rolls: square, recall, limbering, and what the exclusive rules add to the rolls of
// the series.
namespace qd::corunna {
namespace {

constexpr int kFarthest = 4;
constexpr int kFaces = 6;

/// First and last rolls of a row of the Square Formation Chart.
std::vector<ChartText> squareCells(const SquareRow &row)
{
    const auto before = [](int roll) { return rollAt(placeOf(roll) - 1); };
    const int end = row.disorder ? *row.disorder : row.rout.value_or(kHighestRoll + 1);
    std::vector<ChartText> cells;
    cells.push_back(ChartText::range(kLowestRoll, end > kHighestRoll ? kHighestRoll : before(end)));
    cells.push_back(
        row.disorder ? ChartText::range(*row.disorder, row.rout ? before(*row.rout) : kHighestRoll)
                     : ChartText{});
    cells.push_back(row.rout ? ChartText::range(*row.rout, kHighestRoll) : ChartText{});
    return cells;
}

/// The distance of the cavalry that the act in hand names; 0: none.
int distanceInHand(const ActInHand &act)
{
    const auto found = act.command().find("distance");
    const bool told =
        act.is("square") && found != act.command().end() && found->is_number_integer();
    return told ? found->get<int>() : 0;
}

Chart squareChart(const ActInHand &act, Side nation)
{
    Chart chart{"chart-square-" + std::string(nameOf(nation)),
                "chart-square",
                chartWord("hexes"),
                {chartColumn("square"), chartColumn("disorder"), chartColumn("rout")},
                {},
                {},
                "chart-square"};
    const Unit *unit = act.unit("unit");
    const bool his = unit == nullptr || unit->card->side == nation;
    const int distance = distanceInHand(act);
    for (int hexes = kFarthest; hexes >= 1; --hexes) {
        ChartRow row{hexes == 1 ? chartWord("adjacent") : ChartText::number(hexes),
                     squareCells(squareRow(nation, hexes)),
                     {},
                     litIf(his && distance == hexes)};
        const Json tells{{"do", "square"}, {"distance", hexes}};
        row.tells.assign(row.cells.size(), canonicalText(tells));
        chart.rows.push_back(std::move(row));
    }
    return chart;
}

void squarePage(const State &state, const ActInHand &act, std::vector<Chart> &charts)
{
    charts.push_back(squareChart(act, Side::French));
    charts.push_back(squareChart(act, Side::British));
    charts.push_back(modifiersChart(
        state, act, "chart-square-modifiers",
        {"square",
         R"({"ask":"square","nation":"french","distance":1,"personality":false,"line":false})",
         {{"personality-in-hex", R"({"personality":true})"},
          {"triggered-by-light-cavalry", R"({"trigger":"light-cavalry"})"},
          {"triggered-by-lancers", R"({"trigger":"lancers"})"},
          {"stack-in-line", R"({"line":true})"},
          {"grand-charge-zone", R"({"grand_charge":true})"}}}));
    charts.back().page = "chart-square";
}

/// Faces of a die that must be low, without a leader.
ChartRow lowRow(std::string_view head, const OneDieAnswer &answer, ChartUse use)
{
    return {chartWord(head),
            {answer ? ChartText::range(1, std::min(kFaces, answer->successTo)) : ChartText{}},
            {},
            use};
}

void recallPage(const State &state, const ActInHand &act, std::vector<Chart> &charts)
{
    Chart chart{
        "chart-recall", "chart-recall", chartWord("nation"), {chartColumn("success")}, {}, {}};
    chart.page = chart.id;
    const Unit *unit = act.is("recall") ? act.unit("unit") : nullptr;
    for (const Recall nation : {Recall::French, Recall::British, Recall::Hanoverian}) {
        asked::Recall keys;
        keys.nation = nation;
        bool his = false;
        if (unit != nullptr && unit->card->kind == Kind::Cavalry)
            his = unit->card->recall.value_or(unit->card->side == Side::French ? Recall::French
                                                                               : Recall::British)
                == nation;
        chart.rows.push_back(
            lowRow(nameOf(nation), recallCheck(state, keys, std::nullopt), litIf(his)));
    }
    charts.push_back(std::move(chart));
    charts.push_back(modifiersChart(
        state, act, "chart-recall-modifiers",
        {"recall",
         R"({"ask":"recall","nation":"french","leader_cavalry_bonus":false,"leader_special":false})",
         {{"leader-cavalry-bonus", R"({"leader_cavalry_bonus":true})"},
          {"leader-special", R"({"leader_special":true})"}}}));
    charts.back().page = "chart-recall";
}

void limberingPage(const State &state, const ActInHand &act, std::vector<Chart> &charts)
{
    Chart chart{"chart-limbering",
                "chart-limbering",
                chartWord("battery"),
                {chartColumn("success")},
                {},
                {}};
    chart.page = chart.id;
    const Unit *unit = act.is("limber") ? act.unit("unit") : nullptr;
    for (const auto &[nation, type] : {std::pair(Side::French, UnitType::FootArtillery),
                                       {Side::French, UnitType::HorseArtillery},
                                       {Side::British, UnitType::HorseArtillery}}) {
        asked::Limber keys;
        keys.nation = nation;
        keys.type = type;
        const bool his = unit != nullptr && unit->card->side == nation && unit->card->type == type;
        chart.rows.push_back(lowRow(std::string(nameOf(nation)) + '-' + std::string(nameOf(type)),
                                    limberCheck(state, keys, std::nullopt), litIf(his)));
    }
    charts.push_back(std::move(chart));
    charts.push_back(
        modifiersChart(state, act, "chart-limbering-modifiers",
                       {"limber",
                        R"({"ask":"limber","nation":"french","type":"foot-artillery",)"
                        R"("leader_artillery_bonus":false,"army_leader":false})",
                        {{"leader-artillery-bonus", R"({"leader_artillery_bonus":true})"},
                         {"army-leader", R"({"army_leader":true})"}}}));
    charts.back().page = "chart-limbering";
}

/// The mêlée's: multipliers, and what a gate does by the option chosen (R7).
Chart meleeChart(const State &state, const ActInHand &act)
{
    const bool fights = act.is("melee");
    const auto ends = [&act](std::string_view ending) {
        return std::any_of(act.terms().begin(), act.terms().end(),
                           [ending](const std::string &term) { return term.ends_with(ending); });
    };
    const std::string gate = canonicalText(Json{{"do", "melee"}, {"gate", true}});
    const std::string mob = canonicalText(Json{{"do", "melee"}, {"target_mob", true}});
    Chart chart{
        "chart-melee", "chart-melee", chartWord("condition"), {chartColumn("modifier")}, {}, {}};
    if (state.options.gateMelee != GateMelee::Chart)
        chart.rows.push_back({chartWord("through-gate"),
                              {chartWord("times-one-and-half")},
                              "4.8.5",
                              litIf(fights && act.terms().contains("through-gate")),
                              {gate}});
    if (state.options.gateMelee != GateMelee::Text)
        chart.rows.push_back({chartWord("through-gate"),
                              {chartWord("disorder")},
                              "chart-melee",
                              litIf(fights && act.command().value("gate", Json()) == Json(true)),
                              {gate}});
    chart.rows.push_back({chartWord("cavalry-against-mob"),
                          {chartWord("times-half")},
                          "6.4.5",
                          litIf(fights && ends("-against-mob")),
                          {mob}});
    chart.rows.push_back({chartWord("dismounted-dragoons"),
                          {chartWord("times-half")},
                          "6.8.7",
                          litIf(fights && ends("-dismounted")),
                          {}});
    return chart;
}

/// What the exclusive rules add to the series' rolls to close, to stand, of mêlée and morale.
void rollsPage(const State &state, const ActInHand &act, std::vector<Chart> &charts)
{
    const std::size_t first = charts.size();
    charts.push_back(modifiersChart(state, act, "chart-close",
                                    {"close",
                                     R"({"ask":"close"})",
                                     {{"town", R"({"town":true})"},
                                      {"up-slope", R"({"slope":true})"},
                                      {"gate", R"({"gate":true})"}}}));
    charts.push_back(modifiersChart(state, act, "chart-stand",
                                    {"stand",
                                     R"({"ask":"stand"})",
                                     {{"town", R"({"town":true})"},
                                      {"assault-up-slope", R"({"slope":true})"},
                                      {"charge-up-slope", R"({"charge":true,"slope":true})"}}}));
    charts.push_back(meleeChart(state, act));
    charts.push_back(modifiersChart(state, act, "chart-morale",
                                    {"morale",
                                     R"({"ask":"morale"})",
                                     {{"special-structure", R"({"special_structure":true})"},
                                      {"opportunity-charge", R"({"charge":"opportunity"})"},
                                      {"reaction-charge", R"({"charge":"reaction"})"}}}));
    for (std::size_t i = first; i < charts.size(); ++i)
        charts[i].page = "chart-rolls";
    charts.back().notes = {"rolls-series"};
}

/// The rules of the year 30 (option `an_xxx`) only (6.2).
void harassmentPage(const State &state, const ActInHand &act, std::vector<Chart> &charts)
{
    if (!state.options.anXxx)
        return;
    Chart chart{"chart-harassment",
                "chart-harassment",
                chartWord("terrain"),
                {chartColumn("defence")},
                {},
                {}};
    chart.page = chart.id;
    for (const std::string_view terrain : Words<Terrain>::kNames) {
        const auto answer =
            Game::ask(state, Json{{"ask", "harassment"}, {"terrain", std::string(terrain)}});
        if (answer)
            chart.rows.push_back({chartWord(terrain),
                                  {ChartText::number(answer->at("defence").get<int>())},
                                  {},
                                  ChartUse::Idle});
    }
    charts.push_back(std::move(chart));
    charts.push_back(modifiersChart(state, act, "chart-harassment-modifiers",
                                    {"harassment",
                                     R"({"ask":"harassment","terrain":"clear"})",
                                     {{"cavalry-skirmishers", R"({"cavalry_skirmishers":true})"},
                                      {"retreating", R"({"retreating":true})"},
                                      {"involuntary", R"({"involuntary":true})"}}}));
    for (ChartRow &row : charts.back().rows)
        row.tells.clear(); // a query, not an act
    charts.back().page = "chart-harassment";
}

} // namespace

std::vector<Chart> rollCharts(const State &state, const ActInHand &act)
{
    std::vector<Chart> charts;
    squarePage(state, act, charts);
    rollsPage(state, act, charts);
    recallPage(state, act, charts);
    limberingPage(state, act, charts);
    harassmentPage(state, act, charts);
    return charts;
}

} // namespace qd::corunna
