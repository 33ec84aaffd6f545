// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/board_reader.h"
#include "rules/trafalgar/sequence.h"
#include "rules/trafalgar/trafalgar.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace qd::trafalgar {
namespace {

constexpr std::string_view kScenario = "standard";
constexpr std::string_view kDefaultBoard = "schematic";

tl::expected<Json, Refusal> parsed(const std::string &text, const char *what, Json fallback)
{
    if (text.empty())
        return fallback;
    auto json = parseJson(text);
    if (!json)
        return tl::unexpected(badCommand("the " + std::string(what) + ": " + json.error().detail));
    return std::move(*json);
}

/// r-31.
Nation nationOf(ShipId id, AlliedNations nations)
{
    if (sideOf(id) == Side::English)
        return Nation::English;
    const bool line = kindOf(id) == Kind::Line;
    switch (nations) {
    case AlliedNations::FrenchLine:
        return line ? Nation::French : Nation::Spanish;
    case AlliedNations::SpanishLine:
        return line ? Nation::Spanish : Nation::French;
    case AlliedNations::OneEach:
        break;
    }
    return id == ShipId::AlliedLine1 || id == ShipId::AlliedFrigate1 ? Nation::French
                                                                     : Nation::Spanish;
}

/// At its dot, the bow to the sea (specification 2.3).
void setUp(State &state, ShipId id)
{
    Ship &ship = state.ship(id);
    const Berth &berth = state.board->berth(kBerths[indexOf(id)]);
    ship.nation = nationOf(id, state.options.alliedNations);
    ship.at = berth.at;
    ship.heading = berth.seaward.front();
    ship.guns = {gunsASide(kindOf(id)), gunsASide(kindOf(id))};
    clearNow(ship);
}

} // namespace

tl::expected<State, Refusal> Game::open(const TableSpec &spec, const DataLibrary &library)
{
    if (!spec.scenario.empty() && spec.scenario != kScenario)
        return tl::unexpected(badCommand("no scenario is called " + jsonString(spec.scenario)));
    auto named = parsed(spec.options, "options", Json::object());
    if (!named)
        return tl::unexpected(named.error());
    auto options = readOptions(*named);
    if (!options)
        return tl::unexpected(badCommand(options.error()));
    auto data = parsed(spec.board, "board", std::string(kDefaultBoard));
    if (!data)
        return tl::unexpected(data.error());
    auto board = readBoard(*data, library);
    if (!board)
        return tl::unexpected(badCommand(board.error()));
    State state;
    state.options = *options;
    state.board = std::make_shared<const Board>(std::move(*board));
    for (const ShipId id : kShips)
        setUp(state, id);
    return state;
}

tl::expected<TableSpec, Refusal> Game::complete(const TableSpec &spec, const DataLibrary &library)
{
    const auto state = open(spec, library);
    if (!state)
        return tl::unexpected(state.error());
    TableSpec whole = spec;
    whole.scenario = kScenario;
    whole.options = canonicalText(encodeOptions(state->options));
    whole.board = state->board->source;
    return whole;
}

} // namespace qd::trafalgar
