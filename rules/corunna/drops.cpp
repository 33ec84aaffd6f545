// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/corunna.h"
#include "rules/corunna/movement.h"
#include "rules/corunna/zones.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace qd::corunna {
namespace {

constexpr int kFarthestGoal = 8; ///< hexes that a drag is looked at for, one way by the rules

/// Why the rules say no to a whole command, if they do.
std::optional<Refusal> refusalOf(const State &state, const Json &command)
{
    const auto parsed = Game::parseCommand(state, command, DiceNamed::No);
    if (!parsed)
        return parsed.error();
    auto decision = Game::decide(state, *parsed, {}, Strictness::Enforce);
    if (auto *refusal = std::get_if<Refusal>(&decision))
        return std::move(*refusal);
    return std::nullopt;
}

/// The hexes of a straight way, the ends' first left out.
std::vector<std::string> straightWay(const Board &board, Hex from, Hex to)
{
    std::vector<std::string> path;
    Hex last = from;
    for (const auto &step : board.line(from, to)) {
        const auto next = std::find_if(step.begin(), step.end(),
                                       [&](Hex hex) { return board.adjacent(hex, last); });
        if (next == step.end())
            continue;
        last = *next;
        path.push_back(board.at(last).id);
    }
    return path;
}

Drop onHex(const State &state, Hex hex, const Json &command)
{
    Drop drop;
    drop.place = state.board->at(hex).id;
    drop.command = canonicalText(command);
    drop.refused = refusalOf(state, command);
    if (!drop.refused)
        drop.tag = "free";
    return drop;
}

std::vector<Drop> setupDrops(const State &state, const std::vector<std::string> &pieces)
{
    std::vector<Drop> drops;
    for (std::size_t i = 0; i < state.board->size(); ++i) {
        const Hex hex{static_cast<std::int16_t>(i)};
        if (!inBounds(state, hex))
            continue;
        Drop drop = onHex(state, hex,
                          {{"do", "place"}, {"pieces", pieces}, {"hex", state.board->at(hex).id}});
        if (!drop.refused)
            drops.push_back(std::move(drop));
    }
    return drops;
}

} // namespace

std::vector<Drop> Game::drops(const State &state, const Json & /*partialCommand*/,
                              const std::vector<std::string> &pieces)
{
    if (pieces.empty() || !state.pending.empty())
        return {};
    if (state.phase() == Phase::Setup)
        return setupDrops(state, pieces);
    const auto piece = state.roster->piece(pieces.front());
    const auto from = piece ? hexOf(state, *piece) : std::nullopt;
    if (!from)
        return {};
    std::vector<Drop> drops;
    for (std::size_t i = 0; i < state.board->size(); ++i) {
        const Hex hex{static_cast<std::int16_t>(i)};
        const int away = state.board->distance(*from, hex);
        if (away == 0 || away > kFarthestGoal || !inBounds(state, hex))
            continue;
        drops.push_back(onHex(
            state, hex,
            {{"do", "move"}, {"pieces", pieces}, {"path", straightWay(*state.board, *from, hex)}}));
    }
    return drops;
}

} // namespace qd::corunna
