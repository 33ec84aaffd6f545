// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/query_state.h"

#include "rules/santa_cruz/answers.h"
#include "rules/santa_cruz/codec.h"
#include "rules/santa_cruz/combat_rules.h"
#include "rules/santa_cruz/decisions.h"
#include "rules/santa_cruz/options.h"

namespace qd::santa_cruz {
namespace {

Json unitsAnswer(const State &state)
{
    Json units = Json::object();
    for (std::size_t i = 0; i < kUnitCount; ++i) {
        const auto id = static_cast<Block>(i);
        Json &unit = units[std::string(nameOf(id))];
        unit["side"] = std::string(nameOf(sideOf(id)));
        unit["kind"] = std::string(nameOf(kindOf(id)));
        unit["sp"] = state.units[i].sp;
        unit["at"] = encode(*state.board, state.units[i].at);
    }
    return units;
}

Json officersAnswer(const State &state)
{
    Json officers = Json::object();
    for (std::size_t i = 0; i < kOfficerCount; ++i) {
        const auto id = static_cast<Officer>(i);
        Json &officer = officers[std::string(nameOf(id))];
        officer["side"] = std::string(nameOf(sideOf(id)));
        officer["status"] = std::string(nameOf(state.officers[i].status));
        officer["at"] = encode(*state.board, state.officers[i].at);
        officer["face"] = state.officers[i].faceUp ? "up" : "down";
    }
    return officers;
}

Json batteriesAnswer(const State &state)
{
    Json batteries = Json::object();
    for (std::size_t i = 0; i < kBatteryCount; ++i) {
        const auto battery = static_cast<Battery>(i);
        batteries[std::string(nameOf(battery))] =
            Json{{"area", encode(*state.board, state.board->batteryArea(battery))},
                 {"spiked", bool(state.spiked[i])}};
    }
    return batteries;
}

Json foxAnswer(const State &state)
{
    return Json{{"status", std::string(nameOf(state.fox.status))},
                {"at", encode(*state.board, state.fox.at)},
                {"hits", state.fox.hits},
                {"units", encode(*state.board, cargo(state))},
                {"cards", encode(*state.board, state.fox.cards)}};
}

Json combatAnswer(const State &state)
{
    if (!state.combat)
        return nullptr;
    Json combat = encode(*state.board, *state.combat);
    combat.erase("resolution");
    combat["defender"] = std::string(nameOf(enemyOf(state.combat->attacker)));
    combat["marker"] = roundMarker(*state.board, state.combat->round);
    combat["fortress_rules"] = fightOf(state, *state.combat).fortressRules();
    return combat;
}

Json optionsAnswer(const State &state)
{
    Json options = encodeOptions(state.options);
    options["decks"] = state.decks->name;
    return options;
}

} // namespace

Json deckAnswer(const State &state, Side side)
{
    const DeckState &deck = state.deck[indexOf(side)];
    CardCounts hidden{};
    for (const DeckCard &card : state.decks->cards[indexOf(side)])
        hidden[indexOf(card.card)] =
            static_cast<std::uint8_t>(hiddenCopies(state, side, card.card));
    return Json{{"hand", deck.hand},
                {"base_limit", deck.baseLimit},
                {"limit", handLimit(state, side)},
                {"draw", drawPile(state, side)},
                {"discard", encode(*state.board, deck.discard)},
                {"eliminated", encode(*state.board, deck.eliminated)},
                {"pool", encode(*state.board, deck.pool)},
                {"hidden", encode(*state.board, hidden)}};
}

Answer answerState(QueryReader &query)
{
    query.allow({});
    if (query.refusal())
        return tl::unexpected(*query.refusal());
    return stateAnswer(query.state());
}

Json stateAnswer(const State &state)
{
    const bool labelled = state.turn >= 1;
    return Json{{"game", "santa-cruz-1797"},
                {"scenario", state.blank ? "blank" : "standard"},
                {"board", state.board->name()},
                {"options", optionsAnswer(state)},
                {"turn", state.turn},
                {"turn_label",
                 labelled
                     ? Json(state.board->turnLabels()[static_cast<std::size_t>(state.turn - 1)])
                     : Json(nullptr)},
                {"phase", std::string(nameOf(state.phase))},
                {"units", unitsAnswer(state)},
                {"fox", foxAnswer(state)},
                {"officers", officersAnswer(state)},
                {"batteries", batteriesAnswer(state)},
                {"morale", state.morale},
                {"decks",
                 Json{{"british", deckAnswer(state, Side::British)},
                      {"spanish", deckAnswer(state, Side::Spanish)}}},
                {"action", encode(*state.board, state.action)},
                {"combat", combatAnswer(state)},
                {"pending", state.pending ? pendingObject(state, *state.pending) : Json(nullptr)},
                {"over", state.over()}};
}

} // namespace qd::santa_cruz
