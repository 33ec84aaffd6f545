// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/card_plays.h"
#include "rules/santa_cruz/chart_maker.h"
#include "rules/santa_cruz/charts.h"
#include "rules/santa_cruz/sea.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::santa_cruz {

namespace {

bool isBombarded(const ChartView &view, const std::string &area)
{
    const auto plays = view.command.find("plays");
    return plays != view.command.end() && plays->is_array()
        && std::ranges::any_of(*plays, [&](const Json &play) {
               return play.is_object() && play.contains("area") && play.at("area") == area;
           });
}

/// The areas that the command fires at; without any, those that could be fired at in this phase.
bool isTarget(const ChartView &view, AreaId id)
{
    if (view.command.contains("plays"))
        return isBombarded(view, view.state.board->area(id).id);
    return view.state.phase == Phase::Bombardment && !britishBlocksIn(view.state, id).empty();
}

std::optional<Side> holderOf(const State &state, AreaId id)
{
    const bool british = anyIn(state, id, Side::British);
    const bool spanish = anyIn(state, id, Side::Spanish);
    if (british == spanish)
        return std::nullopt;
    return british ? Side::British : Side::Spanish;
}

bool strikes(const ChartView &view, Card card, AreaId id)
{
    const auto area = view.command.find("area");
    return view.plays(card) && area != view.command.end() && *area == view.state.board->area(id).id;
}

} // namespace

Chart batteriesChart(const ChartView &view)
{
    const State &state = view.state;
    const Board &board = *state.board;
    Chart chart{"batteries", "7.2c", ChartText::words("sea"),
                {},          {},     {"battery-die", "plus-card-note"}};
    ChartRow status{ChartText::words("battery-state"), {}, "7.2c", ChartUse::Idle};
    for (std::size_t i = 0; i < kBatteryCount; ++i) {
        const auto battery = static_cast<Battery>(i);
        chart.columns.push_back({ChartText::words(std::string(nameOf(battery))), ChartUse::Idle});
        const auto silence = silenceOf(state, battery);
        status.cells.push_back(ChartText::words(!silence ? "battery-active"
                                                    : *silence == event::Silence::Spiked
                                                    ? "battery-spiked"
                                                    : "battery-occupied"));
    }
    for (const AreaId id : board.all()) {
        const Area &area = board.area(id);
        if (area.dice.empty())
            continue;
        ChartRow row{ChartText::words(area.id), std::vector<ChartText>(kBatteryCount), "7.2c",
                     lit(isTarget(view, id))};
        for (const SeaDie &die : area.dice)
            row.cells[indexOf(die.battery)] = ChartText::range(1, die.hit);
        chart.rows.push_back(std::move(row));
    }
    chart.rows.push_back(std::move(status));
    return chart;
}

Chart currentChart(const ChartView &view)
{
    const bool use = view.state.phase == Phase::NavalMovement && !mustSail(view.state).empty();
    Chart chart{"current", "7.1d", ChartText::words("die"), columnsOf({"result"}), {}, {}};
    chart.rows.push_back(
        {ChartText::range(1, kDriftsUpTo), {ChartText::words("drifts")}, "7.1d", lit(use)});
    chart.rows.push_back({ChartText::range(kDriftsUpTo + 1, kDieFaces),
                          {ChartText::words("holds-course")},
                          "7.1d",
                          lit(use)});
    return chart;
}

Chart seaChart(const ChartView &view)
{
    const State &state = view.state;
    Chart chart{
        "sea-moves",        "7.1", ChartText::words("from"), columnsOf({"to", "drifts-to"}), {},
        {"no-drift-no-die"}};
    const std::vector<Block> sailing =
        state.phase == Phase::NavalMovement ? mustSail(state) : std::vector<Block>();
    for (const AreaId from : state.board->all()) {
        const bool use =
            std::ranges::any_of(sailing, [&](Block block) { return areaOf(state, block) == from; });
        for (const SeaMove &move : state.board->seaMoves(from))
            chart.rows.push_back(
                {ChartText::words(state.board->area(from).id),
                 {ChartText::words(state.board->area(move.to).id),
                  move.drift ? ChartText::words(state.board->area(*move.drift).id) : ChartText()},
                 "7.1d",
                 lit(use)});
    }
    return chart;
}

Chart panicChart(const ChartView &view)
{
    Chart chart{
        "panic", "9.panic",         ChartText::words("die"), columnsOf({"sp-lost", "areas-back"}),
        {},      {"panic-fortress"}};
    for (std::size_t i = 0; i < kPanicTable.size(); ++i) {
        const PanicLine &line = kPanicTable[i];
        chart.rows.push_back({ChartText::number(static_cast<int>(i) + 1),
                              {ChartText::number(line.spLost), ChartText::number(line.retreat)},
                              "9.panic",
                              lit(view.plays(Card::Panic))});
    }
    return chart;
}

Chart rayoChart(const ChartView &view)
{
    const Board &board = *view.state.board;
    const auto strikesSuch = [&](auto &&isSuch) {
        return std::ranges::any_of(board.all(), [&](AreaId id) {
            return strikes(view, Card::Rayo, id) && isSuch(board.area(id));
        });
    };
    Area fortress;
    fortress.fortress = true;
    Chart chart{"rayo", "9.rayo", ChartText::words("area"), columnsOf({"hits-on"}), {}, {}};
    chart.rows.push_back({ChartText::words("other-area"),
                          {ChartText::range(rayoNeeds(Area()).total(), kDieFaces)},
                          "9.rayo",
                          lit(strikesSuch([](const Area &a) { return !a.fortress && !a.beach; }))});
    chart.rows.push_back({ChartText::words("fortress"),
                          {ChartText::range(rayoNeeds(fortress).total(), kDieFaces)},
                          "9.rayo",
                          lit(strikesSuch([](const Area &a) { return a.fortress; }))});
    chart.rows.push_back({ChartText::words("beach"),
                          {ChartText::words("all-eliminated")},
                          "9.rayo",
                          lit(strikesSuch([](const Area &a) { return a.beach; }))});
    return chart;
}

Chart pointsChart(const ChartView &view)
{
    const State &state = view.state;
    Chart chart{
        "victory-points", "13", ChartText::words("area"), columnsOf({"vp", "held-by"}), {}, {}};
    for (const AreaId id : state.board->all()) {
        const Area &area = state.board->area(id);
        if (!area.land || area.vp == 0)
            continue;
        const auto holder = holderOf(state, id);
        chart.rows.push_back(
            {ChartText::words(area.id),
             {ChartText::number(area.vp),
              holder ? ChartText::words(std::string(nameOf(*holder))) : ChartText()},
             "13",
             lit(holder.has_value())});
    }
    for (std::size_t i = 0; i < kBatteryCount; ++i) {
        const bool spiked = state.spiked[i];
        chart.rows.push_back(
            {ChartText::words(std::string("spiked-")
                              + std::string(nameOf(static_cast<Battery>(i)))),
             {ChartText::number(kSpikedBatteryPoints),
              spiked ? ChartText::words(std::string(nameOf(Side::British))) : ChartText()},
             "9.spike-the-cannons",
             lit(spiked)});
    }
    return chart;
}

Chart moraleChart(const ChartView &view)
{
    Chart chart{"morale", "10.9", ChartText::words("box"), columnsOf({"british", "spanish"}),
                {},       {}};
    const auto points = [](int value) {
        return value != 0 ? ChartText::words("n-vp", {value}) : ChartText();
    };
    for (const MoraleBox &box : view.state.board->morale())
        chart.rows.push_back({ChartText::bonus(box.at),
                              {points(box.british), points(box.spanish)},
                              "10.9",
                              lit(box.at == view.state.morale)});
    return chart;
}

Chart limitsChart(const ChartView &view)
{
    const State &state = view.state;
    Chart chart{"limits", {}, ChartText::words("what"), columnsOf({"number"}), {}, {}};
    const auto row = [&chart](const char *what, int value, const char *rule, bool use) {
        chart.rows.push_back({ChartText::words(what), {ChartText::number(value)}, rule, lit(use)});
    };
    row("turns", kLastTurn, "7.5", false);
    row("british-hand", handLimit(state, Side::British), "8.1",
        state.phase == Phase::BritishAction);
    row("spanish-hand", handLimit(state, Side::Spanish), "8.1",
        state.phase == Phase::SpanishAction);
    row("units-in-area", kLandAreaLimit, "5.6", false);
    row("battery-cards", kCardsAPhase, "7.2b", state.phase == Phase::Bombardment);
    row("orders-and-assaults", kCardsAPhase, "7.3f", phasingSide(state).has_value());
    row("strength", kMaxStrength, "5.3", false);
    row("fox-hits", kFoxSinksAt, "12.3", state.fox.hits > 0);
    row("reinforcement-points", kReinforcementPoints, "9.reinforcements",
        view.plays(Card::Reinforcements));
    row("elite-reinforcement", kEliteReinforcement, "9.reinforcements",
        view.plays(Card::Reinforcements));
    row("attrition-round", state.board->attritionAt(), "10.6", state.combat.has_value());
    return chart;
}

} // namespace qd::santa_cruz
