// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/charts.h"
#include "rules/santa_cruz/decide.h"
#include "rules/santa_cruz/score.h"
#include "rules/santa_cruz/sea.h"

#include <algorithm>
#include <numeric>
#include <string>

namespace qd::santa_cruz {
namespace {

/// Fills the hand up to its limit; the discards are shuffled in when the draw pile is short
/// (7.3j, 8.4).
void refill(Step &step, Side side)
{
    const State &state = step.state();
    const DeckState &deck = state.deck[indexOf(side)];
    const int limit = handLimit(state, side);
    const int wanted = std::max(limit - deck.hand, 0);
    int pile = drawPile(state, side);
    const int discards = std::accumulate(deck.discard.begin(), deck.discard.end(), 0);
    const bool reshuffled = wanted > pile && discards > 0;
    if (reshuffled)
        pile += discards;
    const int drawn = std::min(wanted, pile);
    step.emit(side == Side::British ? "7.3j" : "7.4",
              event::Refilled{side, drawn, deck.hand + drawn, limit, reshuffled});
}

void beginPhase(Step &step, Phase phase)
{
    step.emit("7.0", event::PhaseBegan{phase, step.state().turn});
}

void endTurn(Step &step)
{
    const State &state = step.state();
    if (state.turn >= kLastTurn) {
        step.emit("7.5",
                  event::GameOver{score(state, Side::British).total(),
                                  score(state, Side::Spanish).total(), leader(state)});
        return;
    }
    const int turn = state.turn + 1;
    step.emit("7.5",
              event::Turn{turn, step.board().turnLabels()[static_cast<std::size_t>(turn - 1)]});
    beginPhase(step, Phase::NavalMovement);
}

/// The cards that a pass discards: of one's own deck, and all of them possibly in the hand
/// (8.0, 8.3).
bool checkDiscards(Step &step, Side side, const std::vector<Card> &cards)
{
    for (const Card card : cards)
        if (!checkInDeck(step, side, card))
            return false;
    const int all = static_cast<int>(cards.size());
    if (step.state().deck[indexOf(side)].hand < all)
        return step.overruled({"card-not-available", "8.3", "the hand holds fewer cards", {}});
    for (const Card card : cards) {
        const auto copies = static_cast<int>(std::count(cards.begin(), cards.end(), card));
        if (auto refusal = checkAvailable(step.state(), side, card, copies))
            return step.overruled(std::move(*refusal));
    }
    return true;
}

} // namespace

bool checkNoCombat(Step &step)
{
    if (!step.state().combat)
        return true;
    step.refuse({"combat-open", "7.3g", "the combat comes first", {}});
    return false;
}

void closePhase(Step &step)
{
    switch (step.state().phase) {
    case Phase::NavalMovement:
        return beginPhase(step, Phase::Bombardment);
    case Phase::Bombardment:
        return beginPhase(step, Phase::BritishAction);
    case Phase::BritishAction:
        refill(step, Side::British);
        return beginPhase(step, Phase::SpanishAction);
    case Phase::SpanishAction:
        refill(step, Side::Spanish);
        return endTurn(step);
    case Phase::Setup:
    case Phase::GameOver:
        return;
    }
}

void decideOn(Step &step, const command::EndPhase & /*end*/)
{
    const State &state = step.state();
    if (state.phase == Phase::Setup)
        return step.refuse({"wrong-phase", "7.0", "the set-up ends with start", {}});
    if (!checkNoCombat(step))
        return;
    if (state.phase == Phase::NavalMovement) {
        std::vector<std::string> owed;
        for (const Block block : mustSail(state))
            owed.emplace_back(nameOf(block));
        Refusal refusal{
            "naval-compulsory", "7.1c", "blocks at sea must sail towards the coast", {}};
        if (!owed.empty() && !step.overruled(std::move(refusal.with("blocks", std::move(owed)))))
            return;
    }
    closePhase(step);
}

void decideOn(Step &step, const command::Pass &pass)
{
    const State &state = step.state();
    const auto side = phasingSide(state);
    if (!side)
        return step.refuse({"wrong-phase", "7.3e", "one passes in an action phase", {}});
    if (!checkNoCombat(step))
        return;
    if (state.action.orders + state.action.assaults > 0
        && !step.overruled(
            {"already-played", "7.3e", "a card was played in this phase already", {}}))
        return;
    if (!checkDiscards(step, *side, pass.discard))
        return;
    step.emit("7.3e", event::Passed{*side, pass.discard});
    closePhase(step);
}

} // namespace qd::santa_cruz
