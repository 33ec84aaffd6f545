// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/codec.h"
#include "rules/santa_cruz/options.h"
#include "rules/santa_cruz/santa_cruz.h"

namespace qd::santa_cruz {
namespace {

Json encodeUnits(const State &state)
{
    Json list = Json::array();
    for (const UnitState &unit : state.units)
        list.push_back(Json::array({unit.sp, encode(*state.board, unit.at)}));
    return list;
}

Json encodeOfficers(const State &state)
{
    Json list = Json::array();
    for (const OfficerState &officer : state.officers)
        list.push_back(Json::array({encode(*state.board, officer.status),
                                    encode(*state.board, officer.at), officer.faceUp}));
    return list;
}

Json encodeDeck(const State &state, Side side)
{
    const DeckState &deck = state.deck[indexOf(side)];
    return Json{{"hand", deck.hand},
                {"base_limit", deck.baseLimit},
                {"discard", encode(*state.board, deck.discard)},
                {"eliminated", encode(*state.board, deck.eliminated)},
                {"pool", encode(*state.board, deck.pool)}};
}

} // namespace

Json Game::encodeState(const State &state)
{
    const Board &board = *state.board;
    Json object{{"turn", state.turn},
                {"phase", encode(board, state.phase)},
                {"morale", state.morale},
                {"units", encodeUnits(state)},
                {"fox",
                 Json{{"status", encode(board, state.fox.status)},
                      {"at", encode(board, state.fox.at)},
                      {"hits", state.fox.hits},
                      {"cards", encode(board, state.fox.cards)}}},
                {"officers", encodeOfficers(state)},
                {"spiked", state.spiked},
                {"british", encodeDeck(state, Side::British)},
                {"spanish", encodeDeck(state, Side::Spanish)},
                {"action", encode(board, state.action)},
                {"combat", encode(board, state.combat)},
                {"pending", encode(board, state.pending)},
                {"options", encodeOptions(state.options)}};
    return object;
}

} // namespace qd::santa_cruz
