// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/base6.h"
#include "rules/corunna/checks.h"
#include "rules/corunna/corunna.h"
#include "rules/corunna/embarkation.h"
#include "rules/corunna/fire.h"
#include "rules/corunna/fire_chart.h"
#include "rules/corunna/movement.h"
#include "rules/corunna/naval.h"

#include <algorithm>
#include <array>
#include <utility>

namespace qd::corunna {
namespace {

constexpr int kFarthest = 4;

ChartText word(std::string_view term)
{
    return ChartText::words(std::string(term));
}

ChartText rollsText(const Rolls &rolls)
{
    return rolls ? ChartText::range((*rolls)[0], (*rolls)[1]) : ChartText{};
}

ChartColumn column(std::string_view head)
{
    return {word(head), ChartUse::Idle};
}

/// The Naval Commitment Chart with the modifiers of the moment.
Chart navalChart(const State &state)
{
    Chart chart{"chart-naval", "6.9.1", word("result"), {column("natural"), column("now")}, {},
                {"naval-now"}};
    const auto plain = navalTable(state, 0);
    const auto now = navalTable(state, sumOf(navalModifiers(state, {})));
    for (std::size_t i = 0; i < plain.size(); ++i) {
        ChartRow row{word(Words<NavalResult>::kNames.at(i)),
                     {rollsText(plain.at(i)), rollsText(now.at(i))},
                     {},
                     ChartUse::Idle};
        if (state.naval.due || state.naval.status == static_cast<NavalResult>(i))
            row.use = ChartUse::Lit;
        chart.rows.push_back(std::move(row));
    }
    return chart;
}

ChartText fireText(const FireCellOf &cell)
{
    switch (cell.kind) {
    case FireCellOf::Kind::Multiple:
        return ChartText::words("times", {cell.multiple});
    case FireCellOf::Kind::Printed:
        return word("printed");
    case FireCellOf::Kind::NotPermitted:
        return word("not-permitted");
    }
    return {};
}

Chart fireChart()
{
    Chart chart{"chart-fire-effects",
                "chart-fire-effects",
                word("type"),
                {column("line"), column("column"), column("square"), column("general-order"),
                 column("skirmish")},
                {},
                {"fire-multiples"}};
    for (const FireRow &row : fireRows())
        chart.rows.push_back({word(nameOf(row.type)),
                              {fireText(row.line), fireText(row.column), fireText(row.square),
                               fireText(row.generalOrder), fireText(row.skirmish)},
                              {},
                              ChartUse::Idle});
    return chart;
}

Chart movementChart()
{
    Chart chart{"chart-movement", "chart-movement", word("terrain"), {}, {}, {"movement-missing"}};
    for (const std::string_view name : Words<MoveClass>::kNames)
        chart.columns.push_back(column(name));
    for (std::size_t t = 0; t < Words<Terrain>::kNames.size(); ++t) {
        const auto terrain = static_cast<Terrain>(t);
        ChartRow row{word(nameOf(terrain)), {}, {}, ChartUse::Idle};
        for (std::size_t c = 0; c < Words<MoveClass>::kNames.size(); ++c) {
            const auto cost = terrainCost(terrain, static_cast<MoveClass>(c));
            row.cells.push_back(cost ? ChartText::number(*cost) : ChartText{});
        }
        chart.rows.push_back(std::move(row));
    }
    return chart;
}

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

Chart squareChart(Side nation)
{
    Chart chart{"chart-square-" + std::string(nameOf(nation)),
                "chart-square",
                word("hexes"),
                {column("square"), column("disorder"), column("rout")},
                {},
                {"square-modifiers"}};
    for (int distance = kFarthest; distance >= 1; --distance)
        chart.rows.push_back({ChartText::number(distance),
                              squareCells(squareRow(nation, distance)),
                              {},
                              ChartUse::Idle});
    return chart;
}

Chart embarkationChart()
{
    Chart chart{"chart-embarkation", kEmbarkation, word("kind"),
                {column("cost")},    {},           {"embarkation-load"}};
    for (const LoadKind kind :
         {LoadKind::Infantry, LoadKind::Leader, LoadKind::Cavalry, LoadKind::Artillery})
        chart.rows.push_back(
            {word(nameOf(kind)), {ChartText::number(embarkCost(kind))}, {}, ChartUse::Idle});
    return chart;
}

/// The Fire Defence Chart for infantry: what the text gives, and what the owner filled in.
Chart defenceChart(const State &state)
{
    constexpr std::array kTerrains{Terrain::Clear, Terrain::Village, Terrain::Town,
                                   Terrain::SpecialStructure};
    Chart chart{"chart-fire-defence",     "chart-fire-defence", word("formation"), {}, {},
                {"fire-defence-infantry"}};
    for (const Terrain terrain : kTerrains)
        chart.columns.push_back(column(nameOf(terrain)));
    for (const DefenceRow row :
         {DefenceRow::Line, DefenceRow::Column, DefenceRow::RoadColumn, DefenceRow::Square,
          DefenceRow::GeneralOrder, DefenceRow::Skirmish, DefenceRow::Mob, DefenceRow::Disorder,
          DefenceRow::Pgd, DefenceRow::Rout}) {
        ChartRow line{word(nameOf(row)), {}, {}, ChartUse::Idle};
        for (const Terrain terrain : kTerrains) {
            DefenceKeys keys;
            keys.kind = DefenceKind::Infantry;
            keys.row = row;
            keys.terrain = terrain;
            keys.increments = 1;
            const auto defence = fireDefence(state, keys);
            line.cells.push_back(defence ? ChartText::number(defence->value) : ChartText{});
        }
        chart.rows.push_back(std::move(line));
    }
    return chart;
}

/// Faces that succeed on a die that must be low.
ChartText lowText(const OneDieAnswer &answer)
{
    constexpr int kFaces = 6;
    return answer ? ChartText::range(1, std::min(kFaces, answer->successTo - answer->modifier))
                  : ChartText{};
}

Chart recallChart(const State &state)
{
    Chart chart{"chart-recall",
                "chart-recall",
                word("nation"),
                {column("no-leader"), column("leader-cavalry-bonus"), column("leader-special")},
                {},
                {}};
    for (const Recall nation : {Recall::French, Recall::Hanoverian, Recall::British}) {
        ChartRow row{word(nameOf(nation)), {}, {}, ChartUse::Idle};
        for (const auto &[bonus, special] :
             {std::pair(false, false), {true, false}, {false, true}}) {
            asked::Recall keys;
            keys.nation = nation;
            keys.leaderCavalryBonus = bonus;
            keys.leaderSpecial = special;
            row.cells.push_back(lowText(recallCheck(state, keys, std::nullopt)));
        }
        chart.rows.push_back(std::move(row));
    }
    return chart;
}

Chart limberingChart(const State &state)
{
    Chart chart{"chart-limbering",
                "chart-limbering",
                word("battery"),
                {column("no-leader"), column("leader-artillery-bonus"), column("army-leader")},
                {},
                {}};
    for (const auto &[nation, type] : {std::pair(Side::French, UnitType::FootArtillery),
                                       {Side::French, UnitType::HorseArtillery},
                                       {Side::British, UnitType::HorseArtillery}}) {
        ChartRow row{word(std::string(nameOf(nation)) + '-' + std::string(nameOf(type))),
                     {},
                     {},
                     ChartUse::Idle};
        for (const auto &[bonus, army] : {std::pair(false, false), {true, false}, {false, true}}) {
            asked::Limber keys;
            keys.nation = nation;
            keys.type = type;
            keys.leaderArtilleryBonus = bonus;
            keys.armyLeader = army;
            row.cells.push_back(lowText(limberCheck(state, keys, std::nullopt)));
        }
        chart.rows.push_back(std::move(row));
    }
    return chart;
}

/// The additional modifiers of the rolls to close and to stand.
Chart rollsChart(const State &state)
{
    Chart chart{
        "chart-rolls",   "chart-close", word("modifier"), {column("close"), column("stand")}, {},
        {"rolls-series"}};
    const auto bonus = [](const CheckAnswer &answer) {
        return answer && answer->modifier != 0 ? ChartText::bonus(answer->modifier) : ChartText{};
    };
    const auto add = [&](const char *head, const asked::Close &close, const asked::Stand &stand) {
        chart.rows.push_back({word(head),
                              {bonus(closeCheck(state, close, std::nullopt)),
                               bonus(standCheck(state, stand, std::nullopt))},
                              {},
                              ChartUse::Idle});
    };
    asked::Close close;
    asked::Stand stand;
    close.town = stand.town = true;
    add("town", close, stand);
    close = {};
    stand = {};
    close.slope = stand.slope = true;
    add("up-slope", close, stand);
    stand.charge = true;
    add("charge-up-slope", {}, stand);
    close = {};
    close.gate = true;
    add("gate", close, {});
    return chart;
}

} // namespace

std::vector<Chart> Game::charts(const State &state, const Json & /*partialCommand*/)
{
    std::vector<Chart> charts{fireChart(),
                              defenceChart(state),
                              movementChart(),
                              squareChart(Side::French),
                              squareChart(Side::British),
                              rollsChart(state),
                              recallChart(state),
                              limberingChart(state),
                              embarkationChart()};
    if (hasFleet(state))
        charts.insert(charts.begin(), navalChart(state));
    return charts;
}

} // namespace qd::corunna
