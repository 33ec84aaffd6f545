// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/as_per_margin.h"
#include "rules/as_per_margin/codec.h"
#include "rules/as_per_margin/key_reader.h"
#include "rules/as_per_margin/sea_board.h"
#include "rules/as_per_margin/unit_reader.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace qd::as_per_margin {
namespace {

constexpr std::string_view kGame = "as-per-margin";
constexpr std::string_view kDefaultScenario = "two-a-side";
constexpr std::string_view kDefaultBoard = "open-sea";
constexpr std::string_view kEmpty = "empty";
constexpr std::string_view kFleetFormat = "quarterdeck-as-per-margin-fleet/1";

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
Read<Json> dataOf(const Json &value, std::string_view kind, const DataLibrary &library)
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
    return parsed(*text, std::string(kind).c_str(), {});
}

/// A spec, read: the fleet and the board as objects, the options.
struct Opening {
    std::string scenario;
    Json options = Json::object(); ///< as named
    Json fleet; ///< null: none
    SeaBoard board;
};

Read<Json> fleetOf(const Opening &opening, const DataLibrary &library)
{
    const auto own = opening.options.find("fleet");
    if (own != opening.options.end() && !own->is_null()) // null: the scenario's own
        return dataOf(*own, "scenario", library);
    if (opening.scenario == kEmpty)
        return Json();
    return dataOf(opening.scenario, "scenario", library);
}

Read<Opening> readSpec(const TableSpec &spec, const DataLibrary &library)
{
    Opening opening;
    opening.scenario = spec.scenario.empty() ? std::string(kDefaultScenario) : spec.scenario;
    auto options = parsed(spec.options, "options", Json::object());
    if (!options)
        return tl::unexpected(options.error());
    if (!options->is_object())
        return tl::unexpected(badCommand("\"options\" must be an object"));
    opening.options = std::move(*options);
    auto fleet = fleetOf(opening, library);
    if (!fleet)
        return tl::unexpected(fleet.error());
    opening.fleet = std::move(*fleet);
    auto named = parsed(spec.board, "board",
                        opening.fleet.is_object() && opening.fleet.contains("board")
                            ? opening.fleet["board"]
                            : Json(std::string(kDefaultBoard)));
    if (!named)
        return tl::unexpected(named.error());
    auto data = dataOf(*named, "board", library);
    if (!data)
        return tl::unexpected(data.error());
    auto board = readBoard(*data);
    if (!board)
        return tl::unexpected(badCommand(board.error()));
    opening.board = std::move(*board);
    return opening;
}

/// An object of a file without its mark of what was invented (true, false or a list of keys);
/// nullopt: the mark is something else.
std::optional<Json> unmarked(Json object)
{
    const auto mark = object.is_object() ? object.find("conjecture") : object.end();
    if (!object.is_object() || mark == object.end())
        return object;
    std::vector<std::string> keys;
    if (!mark->is_boolean() && !decode(*mark, keys))
        return std::nullopt;
    object.erase("conjecture");
    return object;
}

Refusal badMark(const std::string &where)
{
    return badCommand(where + ": \"conjecture\" must be true, false or a list of keys");
}

/// Ships or batteries of a fleet file: a list of objects with their ids.
template <class Merge>
std::optional<Refusal> readUnits(State &state, const Json &fleet, const char *key, Merge merge)
{
    const auto units = fleet.find(key);
    if (units == fleet.end())
        return std::nullopt;
    if (!units->is_array())
        return badCommand("\"" + std::string(key) + "\" must be a list");
    if (units->size() > kMostElements)
        return badCommand("at most " + std::to_string(kMostElements) + " \"" + std::string(key)
                          + "\" are allowed; these are " + std::to_string(units->size()));
    for (const Json &unit : *units) {
        const auto id = unit.is_object() ? unit.find("id") : unit.end();
        if (!unit.is_object() || id == unit.end() || !id->is_string())
            return badCommand("every ship and battery of a fleet has an \"id\"");
        const auto &word = id->get_ref<const std::string &>();
        if (state.ship(word) != nullptr || state.battery(word) != nullptr)
            return badCommand("two are called " + jsonString(word));
        auto keys = unmarked(unit);
        if (!keys)
            return badMark(word);
        keys->erase("id");
        if (auto wrong = merge(state, word, *keys))
            return wrong;
    }
    return std::nullopt;
}

std::optional<Refusal> readFleet(State &state, const Json &fleet)
{
    KeyReader in(fleet, "fleet");
    in.need("id", state.scenario);
    for (const char *key : {"format", "title", "board", "sources", "notes", "wind", "ships",
                            "batteries", "conjecture"})
        in.raw(key);
    if (auto wrong = in.finish())
        return wrong;
    // A file of another make may mean something else by the same keys.
    if (const auto format = fleet.find("format"); format != fleet.end() && *format != kFleetFormat)
        return badCommand("fleet: \"format\" must be " + jsonString(std::string(kFleetFormat)));
    if (const auto wind = fleet.find("wind"); wind != fleet.end()) {
        const auto keys = unmarked(*wind);
        if (!keys)
            return badMark("wind");
        if (auto wrong = mergeWind(state, *keys))
            return wrong;
    }
    if (!unmarked(fleet))
        return badMark("fleet");
    if (auto wrong = readUnits(state, fleet, "ships", mergeShip))
        return wrong;
    return readUnits(state, fleet, "batteries", mergeBattery);
}

} // namespace

tl::expected<State, Refusal> Game::open(const TableSpec &spec, const DataLibrary &library)
{
    auto opening = readSpec(spec, library);
    if (!opening)
        return tl::unexpected(opening.error());
    State state;
    state.scenario = opening->scenario;
    state.board = std::make_shared<const SeaBoard>(std::move(opening->board));
    auto options = mergedOptions({}, opening->options);
    if (!options)
        return tl::unexpected(badCommand(options.error()));
    state.options = std::move(*options);
    if (!opening->fleet.is_null())
        if (auto wrong = readFleet(state, opening->fleet))
            return tl::unexpected(std::move(*wrong));
    if (!recordable(state))
        return tl::unexpected(badCommand("the fleet is beyond what a table can hold"));
    return state;
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
    whole.scenario = state->scenario;
    Json options = encodeOptions(state->options);
    if (!opening->fleet.is_null())
        options["fleet"] = opening->fleet;
    whole.options = canonicalText(options);
    whole.board = state->board->source;
    return whole;
}

} // namespace qd::as_per_margin
