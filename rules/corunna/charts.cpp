// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/chart_pages.h"
#include "rules/corunna/corunna.h"
#include "rules/corunna/embarkation.h"
#include "rules/corunna/movement.h"
#include "rules/corunna/naval.h"
#include "rules/corunna/query.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <nlohmann/json.hpp>

namespace qd::corunna {
namespace {

constexpr int kRegiment = 18, kBattalion = 8, kStructure = 6; ///< 7.5
constexpr int kSkirmish = 3, kBatteries = 3;

ChartText rollsText(const Rolls &rolls)
{
    return rolls ? ChartText::range((*rolls)[0], (*rolls)[1]) : ChartText{};
}

/// The Naval Commitment Chart as printed, and with the modifiers of the moment or of the roll in
/// hand.
Chart navalChart(const State &state, const ActInHand &act)
{
    const bool due = state.naval.due || act.is("naval-commitment");
    command::NavalCommitment told;
    if (act.is("naval-commitment")) {
        Json keys = act.command();
        keys.erase("do");
        keys.erase("dice");
        if (const auto read = readQuery<command::NavalCommitment>(state, keys))
            told = *read;
    }
    Chart chart{"chart-naval",
                "6.9.1",
                chartWord("result"),
                {chartColumn("natural"), chartColumn("now", litIf(due))},
                {},
                {"naval-now"}};
    chart.page = chart.id;
    const auto plain = navalTable(state, 0);
    const auto now = navalTable(state, sumOf(navalModifiers(state, told)));
    for (std::size_t i = 0; i < plain.size(); ++i)
        chart.rows.push_back({chartWord(Words<NavalResult>::kNames.at(i)),
                              {rollsText(plain.at(i)), rollsText(now.at(i))},
                              {},
                              litIf(!due && state.naval.status == static_cast<NavalResult>(i))});
    return chart;
}

std::vector<Chart> navalPage(const State &state, const ActInHand &act)
{
    std::vector<Chart> page{navalChart(state, act)};
    page.push_back(modifiersChart(
        state, act, "chart-naval-modifiers",
        {"naval-commitment",
         R"({"ask":"naval","evacuation":false,"moore_in_corunna":false,"artillery_on_point":false,)"
         R"("moore_dead":false})",
         {{"evacuation-declared", R"({"evacuation":true})"},
          {"moore-in-corunna", R"({"moore_in_corunna":true})"},
          {"french-artillery-on-point", R"({"artillery_on_point":true})"},
          {"death-of-moore", R"({"moore_dead":true})"}}}));
    page.back().page = page.front().page;
    return page;
}

/// What a unit loads for (Embarkation Chart).
LoadKind loadKindOf(const Unit &unit)
{
    if (unit.card->kind == Kind::Artillery)
        return LoadKind::Artillery;
    return unit.card->kind == Kind::Cavalry ? LoadKind::Cavalry : LoadKind::Infantry;
}

Chart embarkationChart(const ActInHand &act)
{
    const bool loads = act.is("embark") || act.is("disembark");
    const Unit *unit = loads ? act.unit("piece") : nullptr;
    Chart chart{"chart-embarkation",   kEmbarkation, chartWord("kind"),
                {chartColumn("cost")}, {},           {"embarkation-load"}};
    for (const LoadKind kind :
         {LoadKind::Infantry, LoadKind::Leader, LoadKind::Cavalry, LoadKind::Artillery})
        chart.rows.push_back({chartWord(nameOf(kind)),
                              {ChartText::number(embarkCost(kind))},
                              {},
                              litIf(unit != nullptr && loadKindOf(*unit) == kind)});
    return chart;
}

/// The hexes that a move in hand goes through.
std::vector<Hex> wayInHand(const State &state, const ActInHand &act)
{
    std::vector<Hex> way;
    const auto take = [&](const Json &name) {
        if (!name.is_string())
            return;
        if (const auto hex = state.board->find(name.get_ref<const std::string &>()))
            way.push_back(*hex);
    };
    for (const char *key : {"path", "to", "hex"}) {
        const auto found = act.command().find(key);
        if (found == act.command().end())
            continue;
        if (found->is_array())
            std::for_each(found->begin(), found->end(), take);
        else
            take(*found);
    }
    return way;
}

bool moves(const ActInHand &act)
{
    return act.is("move") || act.is("forced");
}

const Unit *mover(const ActInHand &act)
{
    for (const char *key : {"piece", "pieces", "unit"})
        if (const Unit *unit = act.unit(key); unit != nullptr)
            return unit;
    return nullptr;
}

} // namespace

ActInHand::ActInHand(const State &state, const Json &command) : m_state(state), m_command(command)
{
    Json query = command.is_object() ? command : Json::object();
    const auto name = query.find("do");
    if (name == query.end() || !name->is_string())
        return;
    query["ask"] = *name == "naval-commitment" ? Json("naval") : *name;
    for (const char *key : {"do", "dice", "apply", "fails", "hit"})
        query.erase(key);
    const auto answer = Game::ask(state, query);
    if (!answer)
        return;
    for (const char *list : {"because", "attack_because", "defence_because"}) {
        const auto reasons = answer->find(list);
        if (reasons == answer->end() || !reasons->is_array())
            continue;
        for (const Json &reason : *reasons)
            m_terms.insert(reason.value("term", std::string()));
    }
}

bool ActInHand::is(std::string_view name) const
{
    const auto found = m_command.find("do");
    return found != m_command.end() && *found == std::string(name);
}

std::vector<const Unit *> ActInHand::units(const char *key) const
{
    std::vector<const Unit *> found;
    const auto take = [&](const Json &one) {
        const Json name = one.is_object() ? one.value("unit", Json()) : one;
        if (!name.is_string())
            return;
        if (const auto unit = m_state.roster->unit(name.get<std::string>()))
            found.push_back(&m_state.unit(*unit));
    };
    if (const auto named = m_command.find(key); named != m_command.end()) {
        if (named->is_array())
            std::for_each(named->begin(), named->end(), take);
        else
            take(*named);
    }
    return found;
}

const Unit *ActInHand::unit(const char *key) const
{
    const auto all = units(key);
    return all.empty() ? nullptr : all.front();
}

ChartUse ActInHand::use(std::string_view act, std::string_view term) const
{
    return litIf(is(act) && m_terms.contains(term));
}

Chart modifiersChart(const State &state, const ActInHand &act, std::string id,
                     const ChartModifiers &modifiers)
{
    Chart chart{std::move(id), {}, chartWord("condition"), {chartColumn("modifier")}, {}, {}};
    const Json plain = Json::parse(modifiers.plain);
    for (const ChartModifier &modifier : modifiers.list) {
        const Json says = Json::parse(modifier.says);
        Json query = plain;
        query.update(says);
        const auto answer = Game::ask(state, query);
        if (!answer)
            continue;
        for (const Json &reason : answer->at("because")) {
            if (reason.at("term") != std::string(modifier.term))
                continue;
            Json tells = says;
            tells["do"] = std::string(modifiers.command);
            chart.rows.push_back(
                {chartWord(modifier.term),
                 {ChartText::bonus(static_cast<int>(reason.at("value").get<double>()))},
                 Citation(reason.at("rule").get<std::string>()),
                 act.use(modifiers.command, modifier.term),
                 {canonicalText(tells)}});
        }
    }
    // The rule of them all is the chart's own.
    const Citation rule = chart.rows.empty() ? Citation() : chart.rows.front().rule;
    if (std::all_of(chart.rows.begin(), chart.rows.end(),
                    [&rule](const ChartRow &row) { return row.rule == rule; })) {
        chart.rule = rule;
        for (ChartRow &row : chart.rows)
            row.rule = {};
    }
    return chart;
}

/// As printed, with the rows that the owner filled in; the columns of the mover and the terrain on
/// his way are lit.
Chart movementChart(const State &state, const ActInHand &act)
{
    const Unit *unit = moves(act) ? mover(act) : nullptr;
    const std::vector<Hex> way = moves(act) ? wayInHand(state, act) : std::vector<Hex>();
    Chart chart{"chart-movement",    "chart-movement", chartWord("terrain"), {}, {},
                {"movement-missing"}};
    constexpr std::array kClasses{MoveClass::Infantry, MoveClass::Cavalry, MoveClass::Artillery,
                                  MoveClass::Skirmisher, MoveClass::Leader};
    for (const MoveClass each : kClasses)
        chart.columns.push_back(
            chartColumn(nameOf(each), litIf(unit != nullptr && moveClassOf(*unit) == each)));
    for (const Terrain terrain : {Terrain::Clear, Terrain::Village, Terrain::Town, Terrain::Port,
                                  Terrain::SpecialStructure}) {
        ChartRow row{chartWord(nameOf(terrain)), {}, {}, ChartUse::Idle};
        row.use = litIf(std::any_of(way.begin(), way.end(),
                                    [&](Hex hex) { return state.board->terrain(hex) == terrain; }));
        for (const MoveClass each : kClasses) {
            const auto cost = terrainCost(terrain, each);
            row.cells.push_back(cost ? ChartText::number(*cost) : chartWord("not-permitted"));
        }
        chart.rows.push_back(std::move(row));
    }
    for (const auto &[name, cells] : state.ledger.chartFill.movement) {
        ChartRow row{chartWord(nameOf(name)), {}, {}, ChartUse::Idle};
        for (const MoveClass each : kClasses) {
            const auto cell = cells.find(each);
            row.cells.push_back(cell == cells.end() ? ChartText{} : ChartText::bonus(cell->second));
        }
        chart.rows.push_back(std::move(row));
    }
    return chart;
}

/// 7.5; the terrain where the act in hand ends, and who stands there, are lit.
Chart stackingChart(const ActInHand &act, const State &state)
{
    const bool placed = moves(act) || act.is("place") || act.is("reinforce");
    const std::vector<Hex> way = placed ? wayInHand(state, act) : std::vector<Hex>();
    const Unit *unit = placed ? mover(act) : nullptr;
    const auto ends = [&](std::initializer_list<Terrain> terrains) {
        return litIf(
            !way.empty()
            && std::find(terrains.begin(), terrains.end(), state.board->terrain(way.back()))
                != terrains.end());
    };
    const auto stands = [&](bool (*fits)(const Unit &)) {
        return litIf(unit != nullptr && fits(*unit));
    };
    const auto said = [](const char *term, int number) { return ChartText::words(term, {number}); };
    Chart chart{
        "chart-stacking",
        "chart-stacking",
        chartWord("type"),
        {chartColumn("clear", ends({Terrain::Clear})),
         chartColumn("town-village", ends({Terrain::Village, Terrain::Town, Terrain::Port})),
         chartColumn("special-structure", ends({Terrain::SpecialStructure}))},
        {},
        {"stacking-notes"}};
    chart.rows.push_back({chartWord("infantry"),
                          {said("one-regiment-or", kRegiment), said("one-battalion-or", kBattalion),
                           said("one-battalion-or", kStructure)},
                          {},
                          stands([](const Unit &one) {
                              return onFoot(one) && one.formation != Formation::Skirmish;
                          })});
    chart.rows.push_back(
        {chartWord("infantry-skirmish"),
         {ChartText::number(kSkirmish), ChartText::number(kSkirmish), ChartText::number(kSkirmish)},
         {},
         stands(
             [](const Unit &one) { return onFoot(one) && one.formation == Formation::Skirmish; })});
    chart.rows.push_back(
        {chartWord("cavalry"),
         {said("one-regiment-or", kRegiment), said("one-regiment-or", kBattalion),
          chartWord("not-permitted")},
         {},
         stands([](const Unit &one) { return one.card->kind == Kind::Cavalry && !onFoot(one); })});
    chart.rows.push_back(
        {chartWord("artillery"),
         {ChartText::number(kBatteries), chartWord("one-battery"), chartWord("not-permitted")},
         {},
         stands([](const Unit &one) { return one.card->kind == Kind::Artillery; })});
    chart.rows.push_back(
        {chartWord("artillery-combined"),
         {chartWord("one-is-six"), chartWord("one-is-six"), chartWord("not-permitted")},
         {},
         ChartUse::Idle});
    return chart;
}

std::vector<Chart> Game::charts(const State &state, const Json &partialCommand)
{
    const ActInHand act(state, partialCommand);
    std::vector<Chart> charts;
    const auto add = [&charts](std::vector<Chart> page) {
        std::move(page.begin(), page.end(), std::back_inserter(charts));
    };
    if (hasFleet(state))
        add(navalPage(state, act));
    add({fireEffectsChart(act, Side::French), fireEffectsChart(act, Side::British),
         fireDefenceChart(state, act)});
    add(seriesCharts(state, act));
    add({movementChart(state, act), stackingChart(act, state)});
    add(rollCharts(state, act));
    add({embarkationChart(act)});
    for (Chart &chart : charts)
        if (chart.page.empty()) // a printed chart of its own
            chart.page = chart.id;
    return charts;
}

} // namespace qd::corunna
