// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/sea.h"

#include <algorithm>

namespace qd::santa_cruz {

std::optional<AreaId> areaOf(const State &state, Block block)
{
    if (block == Block::Fox)
        return state.fox.status == FoxState::Status::Afloat ? state.fox.at : std::nullopt;
    const Where where = state.unit(block).at;
    return where.is == Where::Is::Area ? std::optional(where.area) : std::nullopt;
}

std::vector<Block> britishBlocksIn(const State &state, AreaId area)
{
    std::vector<Block> blocks = unitsIn(state, area, Side::British);
    if (areaOf(state, Block::Fox) == area)
        blocks.push_back(Block::Fox);
    return blocks;
}

std::vector<Block> mustSail(const State &state)
{
    const auto afloat = [&state](Block block) {
        const auto area = areaOf(state, block);
        return area && !state.board->area(*area).land && !state.board->coastal(*area);
    };
    std::vector<Block> blocks;
    for (std::size_t i = 0; i < kBritishUnits; ++i)
        if (afloat(static_cast<Block>(i)))
            blocks.push_back(static_cast<Block>(i));
    if (afloat(Block::Fox))
        blocks.push_back(Block::Fox);
    return blocks;
}

const SeaMove *seaMove(const Board &board, AreaId from, AreaId to)
{
    const auto &moves = board.seaMoves(from);
    const auto move =
        std::find_if(moves.begin(), moves.end(), [to](const SeaMove &m) { return m.to == to; });
    return move == moves.end() ? nullptr : &*move;
}

std::optional<event::Silence> silenceOf(const State &state, Battery battery)
{
    if (state.spiked[indexOf(battery)])
        return event::Silence::Spiked;
    if (anyIn(state, state.board->batteryArea(battery), Side::British))
        return event::Silence::Occupied;
    return std::nullopt;
}

Batteries batteriesAt(const State &state, AreaId sea, PlusCard plus)
{
    Batteries batteries;
    for (const SeaDie &die : state.board->area(sea).dice) {
        if (const auto why = silenceOf(state, die.battery)) {
            batteries.silent.push_back({die.battery, *why});
            continue;
        }
        Tally needs;
        needs.add("printed", die.hit, "7.2c");
        if (plus == PlusCard::Yes)
            needs.add("plus-card", std::min(1, 6 - die.hit), "7.2d");
        const int total = needs.total();
        batteries.firing.push_back({die.battery, total, std::move(needs)});
    }
    return batteries;
}

} // namespace qd::santa_cruz
