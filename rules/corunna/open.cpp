// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/adjusting.h"
#include "rules/corunna/board_reader.h"
#include "rules/corunna/corunna.h"
#include "rules/corunna/packs.h"
#include "rules/corunna/roster_reader.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace qd::corunna {
namespace {

constexpr std::string_view kGame = "corunna";
constexpr std::string_view kDefaultScenario = "corunna";
constexpr std::string_view kDefaultBoard = "schematic";
constexpr std::string_view kPiedralonga = "piedralonga";
/// What `complete` writes down beside the options: the scenario's own file, and that of the navy.
constexpr const char *kScenarioFile = "scenario_file";
constexpr const char *kNavyFile = "navy_file";

template <class T>
using Read = tl::expected<T, Refusal>;

Read<Json> parsed(const std::string &text, const char *what, Json fallback)
{
    if (text.empty())
        return fallback;
    auto json = parseJson(text);
    if (!json)
        return tl::unexpected(badCommand("the " + std::string(what) + ": " + json.error().detail));
    return std::move(*json);
}

/// The data that a spec names: an object is itself, a text is a name for the library.
Read<Json> dataOf(const Json &value, const char *kind, const DataLibrary &library)
{
    if (value.is_object())
        return value;
    if (!value.is_string())
        return tl::unexpected(
            badCommand("\"" + std::string(kind) + "\" must be a name or an object"));
    const auto &name = value.get_ref<const std::string &>();
    const auto text = library ? library(kGame, kind, name) : std::nullopt;
    if (!text)
        return tl::unexpected(
            badCommand("no " + std::string(kind) + " is called " + jsonString(name)));
    return parsed(*text, kind, {});
}

/// A spec with its data looked up.
struct Opening {
    std::string scenario;
    Json given; ///< the options as named, without the two files
    Options options;
    Json scenarioFile, navyFile; ///< the navy's: null where none joins
    Json boardFile, seriesFile; ///< the series': null for none
    std::optional<HexLayout> layout;
    Json values = Json::object();
};

/// Takes a file out of the options, or else the scenario of that name from the library.
Read<Json> fileOf(Json &options, const char *key, std::string_view name, const DataLibrary &library)
{
    Json value = std::string(name);
    if (const auto found = options.find(key); found != options.end()) {
        value = *found;
        options.erase(key);
    }
    return dataOf(value, "scenario", library);
}

std::optional<Refusal> readData(Opening &opening, const TableSpec &spec, const DataLibrary &library)
{
    auto board = parsed(spec.board, "board", Json(std::string(kDefaultBoard)));
    if (board)
        board = dataOf(*board, "board", library);
    if (!board)
        return board.error();
    opening.boardFile = std::move(*board);
    if (const auto layout = opening.given.find("hex_layout"); layout != opening.given.end()) {
        if (layout->is_string())
            opening.layout = wordNamed<HexLayout>(layout->get_ref<const std::string &>());
        if (!opening.layout)
            return badCommand("\"hex_layout\" names no layout of hexes");
    }
    if (const auto series = opening.given.find("series");
        series != opening.given.end() && *series != "none") {
        auto pack = dataOf(*series, "series", library);
        if (!pack)
            return pack.error();
        opening.seriesFile = std::move(*pack);
    }
    if (const auto values = opening.given.find("values");
        values != opening.given.end() && *values != "none") {
        auto file = dataOf(*values, "values", library);
        if (!file)
            return file.error();
        opening.values = std::move(*file);
    }
    return std::nullopt;
}

Read<Opening> readSpec(const TableSpec &spec, const DataLibrary &library)
{
    Opening opening;
    opening.scenario = spec.scenario.empty() ? std::string(kDefaultScenario) : spec.scenario;
    const auto &known = Game::info().scenarios;
    if (std::find(known.begin(), known.end(), opening.scenario) == known.end())
        return tl::unexpected(badCommand("no scenario is called " + jsonString(opening.scenario)));
    auto given = parsed(spec.options, "options", Json::object());
    if (!given)
        return tl::unexpected(given.error());
    if (!given->is_object())
        return tl::unexpected(badCommand("\"options\" must be an object"));
    opening.given = std::move(*given);
    auto file = fileOf(opening.given, kScenarioFile, opening.scenario, library);
    if (!file)
        return tl::unexpected(file.error());
    opening.scenarioFile = std::move(*file);
    const bool joins = opening.given.value("fleet_always", Json(false)) == true
        && opening.scenario != kDefaultScenario && opening.scenario != kPiedralonga; // R19
    if (joins) {
        auto navy = fileOf(opening.given, kNavyFile, kDefaultScenario, library);
        if (!navy)
            return tl::unexpected(navy.error());
        opening.navyFile = std::move(*navy);
    }
    auto options = readOptions(opening.given);
    if (!options)
        return tl::unexpected(badCommand(options.error()));
    opening.options = *options;
    if (auto refusal = readData(opening, spec, library))
        return tl::unexpected(std::move(*refusal));
    return opening;
}

void placePieces(State &state)
{
    const Roster &roster = *state.roster;
    for (const UnitCard &card : roster.units) {
        Unit unit;
        unit.card = &card;
        unit.place = card.undeployed            ? Place::Undeployed
            : roster.card(card.group).step == 0 ? Place::Reserve
                                                : Place::Setup;
        unit.values = card.values;
        unit.increments = card.values.at(static_cast<std::size_t>(ValueKey::IncrementsFull));
        if (card.type == UnitType::Mob)
            unit.formation = Formation::Mob; // 6.4.1
        if (card.id == "rha-c-evelin")
            unit.attachedTo = std::string(nameOf(Division::Reserve)); // R81
        state.units.push_back(std::move(unit));
    }
    const auto start = [&roster](GroupRef group) {
        return roster.card(group).step == 0 ? Place::Reserve : Place::Setup;
    };
    for (const LeaderCard &card : roster.leaders) {
        Leader leader;
        leader.card = &card;
        leader.place = start(card.group);
        leader.values = card.values;
        leader.cavalrySpecial = card.cavalrySpecial;
        leader.artillerySpecial = card.artillerySpecial;
        state.leaders.push_back(std::move(leader));
    }
    for (const ColoursCard &card : roster.colours) {
        Colours colours;
        colours.card = &card;
        colours.place = start(card.group);
        state.colours.push_back(std::move(colours));
    }
}

void openLedger(State &state)
{
    const Roster &roster = *state.roster;
    state.armies.french.armyMorale = roster.armyMorale[0];
    state.armies.british.armyMorale = roster.armyMorale[1];
    for (std::size_t i = 0; i < roster.regiments.size(); ++i)
        state.ledger.presentation[{static_cast<std::int16_t>(i)}] = Presentation::Battalions;
    for (std::size_t i = 0; i < roster.groups.size(); ++i)
        if (roster.groups[i].step == 0)
            state.ledger.reinforcements[{static_cast<std::int16_t>(i)}] =
                Arrival{roster.groups[i].turn, roster.groups[i].time, {}};
}

} // namespace

tl::expected<State, Refusal> Game::open(const TableSpec &spec, const DataLibrary &library)
{
    auto opening = readSpec(spec, library);
    if (!opening)
        return tl::unexpected(opening.error());
    State state;
    state.options = opening->options;
    auto board = readBoard(opening->boardFile, opening->layout);
    if (!board)
        return tl::unexpected(badCommand(board.error()));
    state.board = std::make_shared<const Board>(std::move(*board));
    auto roster = readRoster(opening->scenarioFile, *state.board, state.options,
                             opening->navyFile.is_null() ? nullptr : &opening->navyFile);
    if (!roster)
        return tl::unexpected(badCommand("the scenario: " + roster.error()));
    if (roster->scenario != opening->scenario)
        return tl::unexpected(badCommand("the scenario's file is that of another"));
    state.roster = std::make_shared<const Roster>(std::move(*roster));
    if (!opening->seriesFile.is_null()) {
        auto series = seriesOf(opening->seriesFile, SeriesInForce::Since::Opening);
        if (!series)
            return tl::unexpected(series.error());
        state.series = std::move(*series);
    }
    placePieces(state);
    openLedger(state);
    const auto figures = figuresOf(opening->values, state);
    if (!figures)
        return tl::unexpected(badCommand("\"values\": " + figures.error()));
    auto filled = adjusted(state, *figures);
    if (!filled)
        return tl::unexpected(badCommand("\"values\": " + filled.error()));
    return std::move(*filled);
}

tl::expected<TableSpec, Refusal> Game::complete(const TableSpec &spec, const DataLibrary &library)
{
    auto opening = readSpec(spec, library);
    if (!opening)
        return tl::unexpected(opening.error());
    auto state = open(spec, library);
    if (!state)
        return tl::unexpected(state.error());
    TableSpec whole = spec;
    whole.scenario = opening->scenario;
    Json options = encodeOptions(opening->options);
    for (const char *key : {"hex_layout", "values"})
        if (opening->given.contains(key))
            options[key] = opening->given[key];
    options["series"] = opening->seriesFile.is_null() ? Json("none") : opening->seriesFile;
    options[kScenarioFile] = opening->scenarioFile;
    if (!opening->navyFile.is_null())
        options[kNavyFile] = opening->navyFile;
    whole.options = canonicalText(options);
    whole.board = state->board->source();
    return whole;
}

} // namespace qd::corunna
