// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/decide.h"

#include <string>

namespace qd::santa_cruz {
namespace {

/// Whether a spent card leaves the game (8.3, 14.1, R71, R74).
bool leavesGame(const State &state, Side side, Card card, event::CardUse as)
{
    const DeckCard *entry = state.decks->find(side, card);
    const bool marked = entry != nullptr && entry->eliminate;
    if (as == event::CardUse::Battery)
        return marked && state.options.batteryPlayEliminates;
    return marked || (card == Card::Reinforcements && state.options.reinforcementsOnce);
}

} // namespace

void spendCard(Step &step, Side side, Card card, event::CardUse as, Citation rule)
{
    step.emit(std::move(rule),
              event::CardPlayed{side, card, leavesGame(step.state(), side, card, as), as});
}

std::optional<Refusal> checkAvailable(const State &state, Side side, Card card, int copies)
{
    if (state.deck[indexOf(side)].hand >= copies && hiddenCopies(state, side, card) >= copies)
        return std::nullopt;
    return Refusal{"card-not-available",
                   "8.3",
                   "the " + std::string(nameOf(side)) + " hand can't hold "
                       + std::string(nameOf(card)) + " now",
                   {}};
}

bool checkInDeck(Step &step, Side side, Card card)
{
    if (step.state().decks->copies(side, card) > 0)
        return true;
    std::string message =
        std::string(nameOf(card)) + " is no card of the " + std::string(nameOf(side)) + " deck";
    if (step.forced())
        step.refuse(badCommand(std::move(message)));
    else
        step.refuse(Refusal{"not-in-deck", "8.0", std::move(message), {}});
    return false;
}

} // namespace qd::santa_cruz
