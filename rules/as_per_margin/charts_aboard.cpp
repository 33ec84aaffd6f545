// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/boarding.h"
#include "rules/as_per_margin/charts.h"
#include "rules/as_per_margin/shots.h"
#include "rules/as_per_margin/tosses.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>

namespace qd::as_per_margin {
namespace {

/// Two ships that toss, and whether each wishes to come apart.
struct Tossing {
    const Ship *first = nullptr, *second = nullptr;
    bool known = false; ///< the wishes are
    bool firstParts = false, secondParts = false;
};

Tossing fallingAboard(const State &state, const FallAboard &open, const Json &command)
{
    const std::string one = chartWord(command, "mover_wish");
    const std::string two = chartWord(command, "other_wish");
    return {state.ship(open.mover), state.ship(open.other), !one.empty() && !two.empty(),
            one == nameOf(Wish::Fend), two == nameOf(Wish::Fend)};
}

/// Whoever tosses now: the rules wait for it, or the act in hand is to cut grapples.
std::optional<Tossing> tossing(const State &state, const Json &command)
{
    if (state.pending) {
        if (const auto *open = std::get_if<FallAboard>(&*state.pending))
            return fallingAboard(state, *open, command);
        if (const auto *open = std::get_if<Reclose>(&*state.pending))
            return Tossing{state.ship(open->ship), state.ship(open->other), true, false, true};
        return std::nullopt;
    }
    if (chartWord(command, "do") != "cut-grapples")
        return std::nullopt;
    const Ship *ship = chartShip(state, command, "ship");
    const Ship *other = chartShip(state, command, "other");
    if (ship == nullptr || other == nullptr)
        return std::nullopt;
    return Tossing{ship, other, true, chartWord(command, "ship_wish") != nameOf(Parting::Stay),
                   chartWord(command, "other_wish") == nameOf(Parting::Part)};
}

std::string wishesTerm(bool firstParts, bool secondParts)
{
    return std::string("wishes-") + (firstParts ? "fend" : "grapple")
        + (secondParts ? "-fend" : "-grapple");
}

/// By the wishes and who is higher: aboard or apart.
Chart wishesChart(const std::optional<Tossing> &now)
{
    Chart chart{"falling-aboard",
                "falling-aboard",
                ChartText::words("wishes"),
                {{ChartText::words("first-higher")},
                 {ChartText::words("tie")},
                 {ChartText::words("second-higher")}},
                {},
                {"toss-wishes"}};
    for (const auto &[first, second] : {std::pair(false, false), std::pair(false, true),
                                        std::pair(true, false), std::pair(true, true)}) {
        std::vector<ChartText> cells;
        for (const int who : {1, 0, -1})
            cells.push_back(ChartText::words(
                outcome(who, first, second) == Together::Aboard ? "aboard" : "apart"));
        chart.rows.push_back(
            chartRow(ChartText::words(wishesTerm(first, second)), std::move(cells)));
        chart.rows.back().use =
            litIf(now && now->known && now->firstParts == first && now->secondParts == second);
    }
    return chart;
}

/// What a face counts: halved at anchor.
Chart scoreChart(const State &state, const std::optional<Tossing> &now)
{
    const auto tosses = [&now](bool anchored) {
        return now
            && (now->first->anchors.holds() == anchored
                || now->second->anchors.holds() == anchored);
    };
    Chart chart{"toss-score",
                "falling-aboard",
                ChartText::words("die"),
                {{ChartText::words("under-way"), litIf(tosses(false))},
                 {ChartText::words("at-anchor"), litIf(tosses(true))}},
                {},
                {}};
    Ship free;
    Ship anchored;
    anchored.anchors.bow = true;
    for (int face = 1; face <= kFaces; ++face) {
        std::vector<ChartText> cells;
        for (const Ship *ship : {&free, &anchored})
            cells.push_back(ChartText::words(
                "halves",
                {static_cast<int>(std::lround(2 * scoreOf(state.options, *ship, face)))}));
        chart.rows.push_back(chartRow(ChartText::number(face), std::move(cells)));
    }
    return chart;
}

/// The ships that lie aboard each other, by their contacts.
std::vector<const Ship *> joined(const State &state)
{
    std::vector<const Ship *> found;
    for (const Contact &contact : state.contacts)
        for (const UnitId &id : {contact.a, contact.b})
            if (const Ship *ship = state.ship(id);
                ship != nullptr && std::find(found.begin(), found.end(), ship) == found.end())
                found.push_back(ship);
    return found;
}

Chart boardingDiceChart(const std::vector<const Ship *> &ships, const Json &command)
{
    Chart chart{"boarding-dice", "boarding", ChartText::words("ship"), {}, {}, {}};
    for (const Term &term : boardingBecause(*ships.front()))
        chart.columns.push_back({ChartText::words(term.term)});
    chart.columns.push_back({ChartText::words("dice")});
    const bool boards = chartWord(command, "do") == "board";
    for (const Ship *ship : ships) {
        std::vector<ChartText> cells;
        for (const Term &term : boardingBecause(*ship))
            cells.push_back(ChartText::number(static_cast<int>(term.value)));
        cells.push_back(ChartText::number(boardingDice(*ship)));
        chart.rows.push_back(chartRow(ChartText::words("ship/" + ship->id), std::move(cells)));
        chart.rows.back().use = litIf(boards
                                      && (chartWord(command, "ship") == ship->id
                                          || chartWord(command, "target") == ship->id));
    }
    return chart;
}

} // namespace

std::vector<Chart> aboardCharts(const State &state, const Json &command)
{
    const std::optional<Tossing> now = tossing(state, command);
    return {wishesChart(now), scoreChart(state, now)};
}

std::vector<Chart> boardingCharts(const State &state, const Json &command)
{
    const bool now = chartWord(command, "do") == "board"
        || (state.phase == Phase::Boarding && !boardingsOf(state).empty());
    Chart faces{"boarding",
                "boarding",
                ChartText::words("die"),
                {{ChartText::words("result"), litIf(now)}},
                {},
                {"boarding-surplus"}};
    for (int face = 1; face <= kFaces; ++face)
        faces.rows.push_back(
            chartRow(ChartText::number(face),
                     {ChartText::words(boardingHits(face) ? "boarding-hit" : "pump-none")}));
    std::vector<Chart> charts{std::move(faces)};
    if (const std::vector<const Ship *> ships = joined(state); !ships.empty())
        charts.push_back(boardingDiceChart(ships, command));
    return charts;
}

} // namespace qd::as_per_margin
