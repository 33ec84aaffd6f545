// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/event.h"

#include <utility>

namespace qd::corunna {
namespace {

/// Puts a piece in its place, on the card of this table.
template <class P>
void put(P &mine, const P &changed)
{
    const auto *card = mine.card;
    mine = changed;
    mine.card = card;
}

template <class T>
void put(T &mine, const std::optional<T> &changed)
{
    if (changed)
        mine = *changed;
}

template <class T>
std::optional<T> changed(const T &have, const T &wanted)
{
    return have == wanted ? std::nullopt : std::optional<T>(wanted);
}

void carry(State &state, const event::After &after)
{
    for (const auto &[ref, unit] : after.units)
        put(state.unit(ref), unit);
    for (const auto &[id, leader] : after.leaders)
        if (Leader *mine = state.leader(id))
            put(*mine, leader);
    for (const auto &[brigade, colours] : after.colours)
        if (Colours *mine = state.coloursOf(brigade))
            put(*mine, colours);
    put(state.sequence, after.sequence);
    put(state.armies, after.armies);
    put(state.command, after.command);
    put(state.naval, after.naval);
    put(state.evacuation, after.evacuation);
    put(state.control, after.control);
    put(state.ledger, after.ledger);
    put(state.pending, after.pending);
    put(state.series, after.series);
}

} // namespace

void apply(State &state, const Event &event)
{
    if (const auto *after = std::get_if<event::After>(&event.body))
        carry(state, *after);
}

std::optional<event::After> difference(const State &state, const State &wanted)
{
    if (state == wanted)
        return std::nullopt;
    event::After after;
    for (std::size_t i = 0; i < wanted.units.size(); ++i)
        if (!(state.units[i] == wanted.units[i]))
            after.units.emplace(UnitRef{static_cast<std::int16_t>(i)}, wanted.units[i]);
    for (std::size_t i = 0; i < wanted.leaders.size(); ++i)
        if (!(state.leaders[i] == wanted.leaders[i]))
            after.leaders.emplace(wanted.leaders[i].card->id, wanted.leaders[i]);
    for (std::size_t i = 0; i < wanted.colours.size(); ++i)
        if (!(state.colours[i] == wanted.colours[i]))
            after.colours.emplace(wanted.colours[i].card->brigade, wanted.colours[i]);
    after.sequence = changed(state.sequence, wanted.sequence);
    after.armies = changed(state.armies, wanted.armies);
    after.command = changed(state.command, wanted.command);
    after.naval = changed(state.naval, wanted.naval);
    after.evacuation = changed(state.evacuation, wanted.evacuation);
    after.control = changed(state.control, wanted.control);
    after.ledger = changed(state.ledger, wanted.ledger);
    after.pending = changed(state.pending, wanted.pending);
    after.series = changed(state.series, wanted.series);
    return after;
}

} // namespace qd::corunna
