// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/state.h"

#include <algorithm>

namespace qd::santa_cruz {
namespace {

struct Range {
    std::size_t from, to;
};

/// Where the units of a side stand in the roster.
constexpr Range rosterOf(Side side)
{
    return side == Side::British ? Range{0, kBritishUnits} : Range{kBritishUnits, kUnitCount};
}

constexpr Range officersOf(Side side)
{
    return side == Side::British ? Range{0, kBritishOfficers}
                                 : Range{kBritishOfficers, kOfficerCount};
}

} // namespace

std::string_view nameOf(const Board &board, Where where)
{
    switch (where.is) {
    case Where::Is::Area:
        return board.area(where.area).id;
    case Where::Is::Off:
        return "off";
    case Where::Is::Fox:
        return "fox";
    case Where::Is::Eliminated:
        break;
    }
    return "eliminated";
}

std::vector<Block> unitsIn(const State &state, AreaId area, Side side)
{
    std::vector<Block> units;
    const Range range = rosterOf(side);
    for (std::size_t i = range.from; i < range.to; ++i)
        if (state.units[i].at.isIn(area))
            units.push_back(static_cast<Block>(i));
    return units;
}

bool anyIn(const State &state, AreaId area, Side side)
{
    const Range range = rosterOf(side);
    for (std::size_t i = range.from; i < range.to; ++i)
        if (state.units[i].at.isIn(area))
            return true;
    return false;
}

std::vector<Block> cargo(const State &state)
{
    std::vector<Block> units;
    for (std::size_t i = 0; i < kUnitCount; ++i)
        if (state.units[i].at.is == Where::Is::Fox)
            units.push_back(static_cast<Block>(i));
    return units;
}

std::optional<Officer> officerIn(const State &state, AreaId area, Side side)
{
    const Range range = officersOf(side);
    for (std::size_t i = range.from; i < range.to; ++i)
        if (state.officers[i].at == area)
            return static_cast<Officer>(i);
    return std::nullopt;
}

int strengthOf(const State &state, const std::vector<Block> &units)
{
    int strength = 0;
    for (const Block unit : units)
        if (isUnit(unit))
            strength += state.unit(unit).sp;
    return strength;
}

int handLimit(const State &state, Side side)
{
    int limit = state.deck[indexOf(side)].baseLimit;
    const Range range = officersOf(side);
    for (std::size_t i = range.from; i < range.to; ++i)
        if (state.officers[i].status == OfficerState::Status::Killed)
            --limit;
    return std::max(limit, 0);
}

int hiddenCopies(const State &state, Side side, Card card)
{
    const DeckState &deck = state.deck[indexOf(side)];
    const std::size_t i = indexOf(card);
    const int shown = deck.discard[i] + deck.eliminated[i] + deck.pool[i]
        + (side == Side::British ? state.fox.cards[i] : 0);
    return std::max(state.decks->copies(side, card) - shown, 0);
}

int drawPile(const State &state, Side side)
{
    int hidden = 0;
    for (const DeckCard &card : state.decks->cards[indexOf(side)])
        hidden += hiddenCopies(state, side, card.card);
    return std::max(hidden - state.deck[indexOf(side)].hand, 0);
}

std::optional<Side> phasingSide(const State &state)
{
    switch (state.phase) {
    case Phase::BritishAction:
        return Side::British;
    case Phase::SpanishAction:
        return Side::Spanish;
    default:
        return std::nullopt;
    }
}

} // namespace qd::santa_cruz
