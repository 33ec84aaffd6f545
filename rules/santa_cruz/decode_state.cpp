// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/codec.h"
#include "rules/santa_cruz/options.h"
#include "rules/santa_cruz/santa_cruz.h"

namespace qd::santa_cruz {
namespace {

const Json &member(const Json &object, const char *key)
{
    static const Json kNothing;
    const auto found = object.find(key);
    return found != object.end() ? *found : kNothing;
}

bool decodeUnits(const Json &json, State &state)
{
    if (!json.is_array() || json.size() != kUnitCount)
        return false;
    for (std::size_t i = 0; i < kUnitCount; ++i) {
        UnitState &unit = state.units[i];
        const Json &entry = json[i];
        if (!entry.is_array() || entry.size() != 2 || !decode(*state.board, entry[0], unit.sp)
            || !decode(*state.board, entry[1], unit.at) || unit.sp < 0 || unit.sp > 4)
            return false;
    }
    return true;
}

bool decodeOfficers(const Json &json, State &state)
{
    if (!json.is_array() || json.size() != kOfficerCount)
        return false;
    for (std::size_t i = 0; i < kOfficerCount; ++i) {
        OfficerState &officer = state.officers[i];
        const Json &entry = json[i];
        if (!entry.is_array() || entry.size() != 3
            || !decode(*state.board, entry[0], officer.status)
            || !decode(*state.board, entry[1], officer.at)
            || !decode(*state.board, entry[2], officer.faceUp))
            return false;
    }
    return true;
}

bool decodeSpiked(const Json &json, State &state)
{
    if (!json.is_array() || json.size() != kBatteryCount)
        return false;
    for (std::size_t i = 0; i < kBatteryCount; ++i)
        if (!decode(*state.board, json[i], state.spiked[i]))
            return false;
    return true;
}

bool decodeDeck(const Json &json, State &state, Side side)
{
    if (!json.is_object())
        return false;
    DeckState &deck = state.deck[indexOf(side)];
    FieldReader in(*state.board, json);
    in("hand", deck.hand);
    in("base_limit", deck.baseLimit);
    in("discard", deck.discard);
    in("eliminated", deck.eliminated);
    in("pool", deck.pool);
    return in.wrong().empty();
}

bool decodeFox(const Json &json, State &state)
{
    if (!json.is_object())
        return false;
    FieldReader in(*state.board, json);
    in("status", state.fox.status);
    in("at", state.fox.at);
    in("hits", state.fox.hits);
    in("cards", state.fox.cards);
    return in.wrong().empty();
}

bool decodeOptions(const Json &json, State &state)
{
    if (!json.is_object())
        return false;
    const auto merged = mergedOptions(state.options, json);
    if (merged)
        state.options = *merged;
    return merged.has_value();
}

} // namespace

tl::expected<State, Fault> Game::decodeState(const State &opening, const Json &object)
{
    const auto malformed = [](std::string place) {
        return tl::unexpected(Fault{
            FaultKind::Malformed, {}, std::move(place), "the snapshot does not fit the game"});
    };
    if (!object.is_object())
        return malformed({});
    State state = opening;
    FieldReader in(*state.board, object);
    in("turn", state.turn);
    in("phase", state.phase);
    in("morale", state.morale);
    in("action", state.action);
    in("combat", state.combat);
    in("pending", state.pending);
    if (!in.wrong().empty())
        return malformed(in.wrong());
    if (state.board->moraleBox(state.morale) == nullptr)
        return malformed("morale");
    if (!decodeUnits(member(object, "units"), state))
        return malformed("units");
    if (!decodeOfficers(member(object, "officers"), state))
        return malformed("officers");
    if (!decodeSpiked(member(object, "spiked"), state))
        return malformed("spiked");
    if (!decodeFox(member(object, "fox"), state))
        return malformed("fox");
    for (const Side side : {Side::British, Side::Spanish})
        if (!decodeDeck(member(object, nameOf(side).data()), state, side))
            return malformed(std::string(nameOf(side)));
    if (!decodeOptions(member(object, "options"), state))
        return malformed("options");
    return state;
}

} // namespace qd::santa_cruz
