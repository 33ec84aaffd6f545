// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/codec.h"
#include "rules/trafalgar/gunnery.h"
#include "rules/trafalgar/odds.h"
#include "rules/trafalgar/trafalgar.h"
#include "rules/trafalgar/weather.h"

#include <algorithm>
#include <array>

namespace qd::trafalgar {
namespace {

constexpr int kFaces = 6;
constexpr int kMostStars = 3;

ChartUse litIf(bool inUse)
{
    return inUse ? ChartUse::Lit : ChartUse::Idle;
}

ChartRow row(ChartText head, std::vector<ChartText> cells, Citation rule = {})
{
    return {std::move(head), std::move(cells), std::move(rule), ChartUse::Idle};
}

template <class Id>
std::optional<Id> named(const Json &command, const char *key)
{
    Id id{};
    const auto found = command.find(key);
    return found != command.end() && decode(*found, id) ? std::optional(id) : std::nullopt;
}

/// The shot of the act in hand.
std::optional<Shot> shotInHand(const State &state, const Json &command)
{
    const auto ship = named<ShipId>(command, "ship");
    const auto fort = named<FortId>(command, "fort");
    const auto target = named<Combatant>(command, "target");
    if ((!ship && !fort) || !target)
        return std::nullopt;
    const auto from = standOf(state, fort ? Combatant(*fort) : Combatant(*ship));
    const auto at = standOf(state, *target);
    return from && at ? std::optional(shotOf(state, *from, *at)) : std::nullopt;
}

/// Moves and guns of a ship (6.1).
Chart shipsChart(const State &state, const Json &command)
{
    Chart chart{"ships", "ships-1", ChartText::words("ship"), {}, {}, {"ships-squadron"}};
    for (const char *head : {"foremast", "mainmast", "mizzenmast", "moves-in-all",
                             "moves-without-mainmast", "guns-a-side", "dice-both-sides"})
        chart.columns.push_back({ChartText::words(head)});
    const auto inHand = named<ShipId>(command, "ship");
    for (const ShipId id : {ShipId::EnglishLine1, ShipId::EnglishFrigate1}) {
        const Kind kind = kindOf(id);
        Ship ship;
        const int all = allowanceOf(id, ship);
        std::vector<ChartText> cells;
        for (const Mast mast : kMasts)
            cells.push_back(ChartText::number(movesOf(kind, mast)));
        ship.masts[indexOf(Mast::Main)] = false;
        for (const int number : {all, allowanceOf(id, ship), gunsASide(kind), 2 * gunsASide(kind)})
            cells.push_back(ChartText::number(number));
        chart.rows.push_back(row(ChartText::words(std::string(nameOf(kind))), std::move(cells),
                                 kind == Kind::Line ? "speed-1" : "speed-3"));
        chart.rows.back().use =
            litIf(state.play.phase == Phase::Turn && inHand && kindOf(*inHand) == kind);
    }
    return chart;
}

ChartText facesText(const std::vector<int> &faces)
{
    if (faces.size() == 1)
        return ChartText::number(faces.front());
    return ChartText::range(faces.front(), faces.back());
}

/// Which faces hit at which distance (6.2).
Chart dieChart(const State &state, const std::optional<Shot> &shot)
{
    Chart chart{"die",
                "die-1",
                ChartText::words("distance"),
                {{ChartText::words("stars-that-hit")}, {ChartText::words("chance-a-gun")}},
                {},
                {"die-faces"}};
    for (int distance = 1; distance <= kRange; ++distance) {
        chart.rows.push_back(
            row(ChartText::number(distance),
                {facesText(needsAt(state.options, distance)),
                 ChartText::fraction(hittingFaces(state.options, distance), kFaces)}));
        chart.rows.back().use = litIf(shot && shot->distance == distance);
    }
    return chart;
}

/// How likely so many hits of a broadside are (6.2).
Chart hitsChart(const State &state, const std::optional<Shot> &shot, int guns)
{
    Chart chart{"hits-" + std::to_string(guns), "die-1", ChartText::words("distance"), {}, {}, {}};
    for (int hits = 0; hits <= guns; ++hits)
        chart.columns.push_back({ChartText::words("hits", {hits})});
    for (int distance = 1; distance <= kRange; ++distance) {
        const Distribution law = hitsOf(state.options, guns, distance);
        std::vector<ChartText> cells;
        for (int hits = 0; hits <= guns; ++hits) {
            const Fraction exact = *law.chance(static_cast<std::size_t>(hits)).exact;
            cells.push_back(ChartText::fraction(static_cast<int>(exact.numerator),
                                                static_cast<int>(exact.denominator)));
        }
        chart.rows.push_back(row(ChartText::number(distance), std::move(cells)));
        chart.rows.back().use = litIf(shot && shot->distance == distance && shot->guns == guns);
    }
    return chart;
}

/// Where the arrow goes (6.3).
Chart windChart(const State &state)
{
    const bool now = state.play.phase == Phase::Wind;
    Chart chart{"wind",
                "play-4",
                ChartText::words("stars"),
                {{ChartText::words("chance"), litIf(now)}, {ChartText::words("arrow"), litIf(now)}},
                {},
                {}};
    for (int face = 0; face <= kMostStars; ++face) {
        const int points = windPoints(state.options, face);
        const char *way = points == 0 ? "arrow-stays"
            : points < 0              ? "arrow-counter-clockwise"
                                      : "arrow-clockwise";
        chart.rows.push_back(
            row(ChartText::number(face),
                {ChartText::fraction(facesOfSix(face), kFaces),
                 ChartText::words(
                     way, points == 0 ? std::vector<int>() : std::vector{std::abs(points)})}));
    }
    return chart;
}

/// When the mainmast can be hit by a shot at that presentation.
const char *mainmastTerm(const Options &options, Shows shows)
{
    const auto open = [&](bool fore, bool mizzen) {
        return mayFall(options, MastSet{fore, true, mizzen}, shows, Mast::Main);
    };
    if (open(true, true))
        return "yes";
    const bool foreGone = open(false, true);
    const bool mizzenGone = open(true, false);
    if (foreGone && mizzenGone)
        return "once-another-mast-is-gone";
    if (foreGone)
        return "once-the-foremast-is-gone";
    return mizzenGone ? "once-the-mizzenmast-is-gone" : "no";
}

/// What a shot may hit (6.4).
Chart targetsChart(const State &state, const std::optional<Shot> &shot)
{
    Chart chart{"may-hit",
                "hits-7",
                ChartText::words("target-shows"),
                {{ChartText::words("battery")},
                 {ChartText::words("fore-and-mizzen")},
                 {ChartText::words("main")}},
                {},
                {}};
    for (const Shows shows : {Shows::Port, Shows::Starboard, Shows::Bow, Shows::Stern}) {
        const bool end = mayFall(state.options, {true, true, true}, shows, Mast::Fore);
        chart.rows.push_back(row(ChartText::words(std::string(nameOf(shows))),
                                 {ChartText::words(struckSide(shows) ? "yes" : "no"),
                                  ChartText::words(end ? "yes" : "no"),
                                  ChartText::words(mainmastTerm(state.options, shows))}));
        chart.rows.back().use = litIf(shot && shot->shows == shows);
    }
    return chart;
}

} // namespace

std::vector<Chart> Game::charts(const State &state, const Json &partialCommand)
{
    const auto shot = shotInHand(state, partialCommand);
    std::vector<Chart> charts{shipsChart(state, partialCommand), dieChart(state, shot)};
    for (const Kind kind : {Kind::Frigate, Kind::Line})
        charts.push_back(hitsChart(state, shot, gunsASide(kind)));
    charts.push_back(targetsChart(state, shot));
    charts.push_back(windChart(state));
    return charts;
}

} // namespace qd::trafalgar
