// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/base6.h"
#include "rules/corunna/chart_pages.h"
#include "rules/corunna/corunna.h"
#include "rules/corunna/fire.h"
#include "rules/corunna/fire_chart.h"
#include "rules/corunna/melee.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>

// The charts of fire, and the owner's own Fire and Mêlée Tables of the series.
namespace qd::corunna {
namespace {

/// A row as printed: types with the same cells stand together.
struct PrintedRow {
    const char *head;
    Side nation;
    std::vector<UnitType> types;
};

const std::vector<PrintedRow> &printedRows()
{
    static const std::vector<PrintedRow> kRows{
        {"row-ligne", Side::French, {UnitType::Ligne, UnitType::Sapeurs, UnitType::Suisse}},
        {"row-legere", Side::French, {UnitType::Legere}},
        {"row-dragoons", Side::French, {UnitType::DismountedDragoons}},
        {"row-foot", Side::British, {UnitType::Guard, UnitType::Foot, UnitType::Fusiliers}},
        {"row-light", Side::British, {UnitType::Light}},
        {"row-rifles", Side::British, {UnitType::Rifles}},
        {"row-companies", Side::British, {UnitType::LightCompany, UnitType::RifleCompany}}};
    return kRows;
}

ChartText fireText(const std::optional<FireCellOf> &cell)
{
    if (!cell)
        return {};
    switch (cell->kind) {
    case FireCellOf::Kind::Multiple:
        return ChartText::words("times", {cell->multiple});
    case FireCellOf::Kind::Printed:
        return chartWord("printed");
    case FireCellOf::Kind::NotPermitted:
        return chartWord("not-permitted");
    }
    return {};
}

/// The row of the chart that a unit fires by.
UnitType fireType(const Unit &unit)
{
    return unit.card->kind == Kind::Cavalry ? UnitType::DismountedDragoons : unit.card->type;
}

/// Rows and columns of foot at whom the act in hand fires.
template <class Fits>
bool anyFires(const ActInHand &act, Fits fits)
{
    if (!act.is("fire"))
        return false;
    const auto firers = act.units("attackers");
    return std::any_of(firers.begin(), firers.end(),
                       [&fits](const Unit *unit) { return fits(*unit); });
}

constexpr std::array kTerrains{Terrain::Clear, Terrain::Village, Terrain::Town,
                               Terrain::SpecialStructure};

constexpr std::array kRows{DefenceRow::Column,   DefenceRow::RoadColumn, DefenceRow::Mob,
                           DefenceRow::Line,     DefenceRow::Square,     DefenceRow::GeneralOrder,
                           DefenceRow::Skirmish, DefenceRow::Disorder,   DefenceRow::Pgd,
                           DefenceRow::Rout};

/// Base-6 rolls at which the rows of an owner's table change, from the highest.
using Edges = std::set<int, std::greater<>>;

/// The range of rolls from an edge up to the next one.
ChartText rollsFrom(const Edges &edges, Edges::const_iterator edge)
{
    const int last = edge == edges.begin() ? kHighestRoll : rollAt(placeOf(*std::prev(edge)) - 1);
    return ChartText::range(*edge, last);
}

/// The columns of an owner's table, that of the act in hand lit.
std::vector<ChartColumn> ratioColumns(const std::vector<RatioColumn> &columns,
                                      const std::string &inHand)
{
    std::vector<ChartColumn> heads;
    for (const RatioColumn &column : columns) {
        ChartColumn head{ChartText::words("ratio"), litIf(column.name == inHand)};
        head.head.term = "ratio:" + column.name;
        heads.push_back(std::move(head));
    }
    return heads;
}

/// The column that the rules find for the act in hand, empty: none is known.
std::string columnInHand(const State &state, const ActInHand &act)
{
    if (!act.is("fire") && !act.is("melee"))
        return {};
    Json query = act.command();
    query["ask"] = "odds";
    query["of"] = query["do"];
    query.erase("do");
    query.erase("dice");
    query.erase("apply");
    const auto answer = Game::ask(state, query);
    if (!answer)
        return {};
    const auto column = answer->find("column");
    return column != answer->end() && column->is_string() ? column->get<std::string>()
                                                          : std::string();
}

Chart seriesFireChart(const SeriesTables &series, const std::string &inHand)
{
    const FireTable &table = *series.fire;
    Chart chart{"series-fire", "series", chartWord("roll"), ratioColumns(table.columns, inHand), {},
                {"series-own"}};
    Edges edges{kLowestRoll};
    for (const auto &cells : table.cells)
        for (const FireCell &cell : cells)
            edges.insert(cell.from);
    for (auto edge = edges.begin(); edge != edges.end(); ++edge) {
        ChartRow row{rollsFrom(edges, edge), {}, {}, ChartUse::Idle};
        for (std::size_t column = 0; column < table.columns.size(); ++column)
            row.cells.push_back(ChartText::number(fireLosses(table, column, *edge)));
        chart.rows.push_back(std::move(row));
    }
    return chart;
}

Chart seriesMeleeChart(const SeriesTables &series, const std::string &inHand)
{
    const MeleeTable &table = *series.melee;
    Chart chart{
        "series-melee", "series", chartWord("roll"), ratioColumns(table.columns, inHand), {},
        {"series-own"}};
    Edges edges{kLowestRoll};
    for (const auto &cells : table.cells)
        for (const MeleeCell &cell : cells)
            edges.insert(cell.from);
    for (auto edge = edges.begin(); edge != edges.end(); ++edge) {
        ChartRow row{rollsFrom(edges, edge), {}, {}, ChartUse::Idle};
        for (std::size_t column = 0; column < table.columns.size(); ++column) {
            const MeleeCell *cell = meleeCell(table, column, *edge);
            if (cell == nullptr)
                row.cells.emplace_back();
            else if (cell->result == "losses")
                row.cells.push_back(ChartText::words(
                    "both-lose", {cell->attacker.value_or(0), cell->defender.value_or(0)}));
            else
                row.cells.push_back(chartWord(cell->result));
        }
        chart.rows.push_back(std::move(row));
    }
    return chart;
}

} // namespace

Chart fireEffectsChart(const ActInHand &act, Side nation)
{
    constexpr std::array kFormations{Formation::Line, Formation::Column, Formation::Square,
                                     Formation::GeneralOrder, Formation::Skirmish};
    Chart chart{"chart-fire-effects-" + std::string(nameOf(nation)),
                "chart-fire-effects",
                chartWord(nameOf(nation)),
                {},
                {},
                {},
                "chart-fire-effects"};
    const auto his = [nation](const Unit &unit) { return unit.card->side == nation; };
    for (const Formation formation : kFormations)
        chart.columns.push_back(
            chartColumn(nameOf(formation), litIf(anyFires(act, [&](const Unit &unit) {
                            return his(unit) && unit.formation == formation;
                        }))));
    for (const PrintedRow &printed : printedRows()) {
        if (printed.nation != nation)
            continue;
        ChartRow row{chartWord(printed.head), {}, {}, ChartUse::Idle};
        row.use = litIf(anyFires(act, [&](const Unit &unit) {
            return his(unit)
                && std::find(printed.types.begin(), printed.types.end(), fireType(unit))
                != printed.types.end();
        }));
        for (const Formation formation : kFormations)
            row.cells.push_back(fireText(fireCell(printed.types.front(), formation)));
        chart.rows.push_back(std::move(row));
    }
    if (nation == Side::British)
        chart.notes = {"fire-multiples"};
    return chart;
}

/// Infantry: what the text gives, and what the owner filled in. A cell tells the fire in hand its
/// defence.
Chart fireDefenceChart(const State &state, const ActInHand &act)
{
    Chart chart{"chart-fire-defence",     "chart-fire-defence", chartWord("formation"), {}, {},
                {"fire-defence-infantry"}};
    const Unit *target = act.is("fire") ? act.unit("target") : nullptr;
    std::optional<FireDefence> aimed;
    if (target != nullptr && !act.command().contains("defence")) {
        DefenceKeys keys;
        keys.unit = state.refOf(*target);
        if (const auto defence = fireDefence(state, keys);
            defence && defence->kind == DefenceKind::Infantry)
            aimed = *defence;
    }
    for (const Terrain terrain : kTerrains)
        chart.columns.push_back(chartColumn(nameOf(terrain)));
    for (const DefenceRow name : kRows) {
        ChartRow row{chartWord(nameOf(name)), {}, {}, ChartUse::Idle};
        for (std::size_t c = 0; c < kTerrains.size(); ++c) {
            DefenceKeys keys;
            keys.kind = DefenceKind::Infantry;
            keys.row = name;
            keys.terrain = kTerrains.at(c);
            keys.increments = 1;
            const auto defence = fireDefence(state, keys);
            row.cells.push_back(defence ? ChartText::number(defence->value) : ChartText{});
            row.tells.push_back(
                defence ? canonicalText(Json{{"do", "fire"}, {"defence", defence->value}})
                        : std::string());
            if (aimed && aimed->row == name && aimed->terrain == keys.terrain) {
                row.use = ChartUse::Lit;
                chart.columns[c].use = ChartUse::Lit;
            }
        }
        chart.rows.push_back(std::move(row));
    }
    return chart;
}

std::vector<Chart> seriesCharts(const State &state, const ActInHand &act)
{
    std::vector<Chart> charts;
    if (!state.series)
        return charts;
    const std::string inHand = columnInHand(state, act);
    if (state.series->fire)
        charts.push_back(seriesFireChart(*state.series, act.is("fire") ? inHand : std::string()));
    if (state.series->melee)
        charts.push_back(seriesMeleeChart(*state.series, act.is("melee") ? inHand : std::string()));
    for (Chart &chart : charts)
        if (state.series->conjecture)
            chart.notes.emplace_back("series-unconfirmed");
    return charts;
}

} // namespace qd::corunna
