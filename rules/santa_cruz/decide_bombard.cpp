// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/charts.h"
#include "rules/santa_cruz/decide.h"
#include "rules/santa_cruz/sea.h"

#include <algorithm>
#include <string>

namespace qd::santa_cruz {
namespace {

using Plays = std::vector<command::Bombard::BatteryPlay>;

constexpr std::size_t kMostCards = 3; ///< 7.2b

/// Whether a play that doesn't say so takes the +1: where every copy with a cannon has it (7.2d).
bool alwaysPlus(const DeckCard &card)
{
    return card.battery > 0 && card.plus >= card.battery;
}

PlusCard plusOf(const State &state, const command::Bombard::BatteryPlay &play)
{
    const DeckCard *card = state.decks->find(Side::Spanish, play.card);
    const bool plus = play.plus.value_or(card != nullptr && alwaysPlus(*card));
    return plus ? PlusCard::Yes : PlusCard::No;
}

/// Copies of a card up to a play, that one included; with `plus` only those that take the +1.
int used(const State &state, const Plays &plays, std::size_t upTo, std::optional<PlusCard> plus)
{
    int copies = 0;
    for (std::size_t i = 0; i <= upTo; ++i)
        if (plays[i].card == plays[upTo].card && (!plus || plusOf(state, plays[i]) == *plus))
            ++copies;
    return copies;
}

/// The card of a play: in the deck, with a cannon, with the +1 if it is to have it.
bool checkCard(Step &step, const Plays &plays, std::size_t i)
{
    const auto &play = plays[i];
    if (!checkInDeck(step, Side::Spanish, play.card))
        return false;
    const DeckCard &card = *step.state().decks->find(Side::Spanish, play.card);
    if (used(step.state(), plays, i, std::nullopt) > card.battery
        && !step.overruled(
            {"no-cannon-symbol", "7.2b", "not that many copies of the card have the cannon", {}}))
        return false;
    const bool plus = plusOf(step.state(), play) == PlusCard::Yes;
    const bool wrong = plus ? used(step.state(), plays, i, PlusCard::Yes) > card.plus
                            : play.plus.has_value() && alwaysPlus(card);
    return !wrong
        || step.overruled(
            {"no-plus-card", "7.2d", "the +1 goes with the card that has it, and once", {}});
}

/// The area of a play: a sea area with a target that a battery can reach.
bool checkTarget(Step &step, AreaId area)
{
    const State &state = step.state();
    if (step.board().area(area).land
        && !step.overruled({"not-a-sea-area", "7.2b", "the batteries fire at sea areas", {}}))
        return false;
    if (britishBlocksIn(state, area).empty()
        && !step.overruled({"no-target", "7.2b", "no British block is there", {}}))
        return false;
    return !batteriesAt(state, area, PlusCard::No).firing.empty()
        || step.overruled({"no-battery-bears", "7.2a", "no battery can fire into that area", {}});
}

bool checkAllAvailable(Step &step, const Plays &plays)
{
    const int all = static_cast<int>(plays.size());
    if (step.state().deck[indexOf(Side::Spanish)].hand < all)
        return step.overruled({"card-not-available", "8.3", "the hand holds fewer cards", {}});
    for (std::size_t i = 0; i < plays.size(); ++i)
        if (auto refusal = checkAvailable(step.state(), Side::Spanish, plays[i].card,
                                          used(step.state(), plays, i, std::nullopt)))
            return step.overruled(std::move(*refusal));
    return true;
}

void spendCards(Step &step, const Plays &plays)
{
    for (const auto &play : plays) {
        spendCard(step, Side::Spanish, play.card, event::CardUse::Battery, "7.2b");
        const DeckCard *card = step.state().decks->find(Side::Spanish, play.card);
        if (card->battery < card->count)
            step.emit("7.2b", event::Reminder{"check-cannon-symbol"});
    }
}

/// One hit at HMS Fox; the third sinks her with all aboard (12.3).
void hitFox(Step &step, int &losses)
{
    if (step.state().fox.status != FoxState::Status::Afloat)
        return;
    const int hits = step.state().fox.hits + 1;
    step.emit("12.3", event::FoxHit{hits});
    ++losses;
    if (hits < kFoxSinksAt)
        return;
    const std::vector<Block> aboard = cargo(step.state());
    step.emit("12.3", event::FoxSunk{aboard, step.state().fox.cards});
    for (const Block unit : aboard)
        eliminateUnit(step, unit, event::HitCause::Fox, "12.3");
    losses = 0;
}

void fireAt(Step &step, Block block, const std::vector<event::FiringBattery> &batteries,
            const std::vector<int> &faces, int &foxLosses)
{
    event::Fire fire{block, {}, 0};
    for (std::size_t i = 0; i < batteries.size(); ++i) {
        const bool hit = faces[i] <= batteries[i].needs;
        fire.rolls.push_back({batteries[i].battery, faces[i], batteries[i].needs, hit});
        fire.hits += hit ? 1 : 0;
    }
    const int hits = fire.hits;
    step.emit("7.2c", std::move(fire));
    for (int i = 0; i < hits; ++i) {
        if (block == Block::Fox)
            hitFox(step, foxLosses);
        else
            hitUnit(step, block, 1, event::HitCause::Battery, "7.2c");
    }
}

/// One card: all batteries that bear fire at each block (7.2c). False: dice are missing.
bool carryOut(Step &step, const command::Bombard::BatteryPlay &play, int &foxLosses)
{
    const PlusCard plus = plusOf(step.state(), play);
    Batteries batteries = batteriesAt(step.state(), play.area, plus);
    const std::vector<Block> targets = britishBlocksIn(step.state(), play.area);
    const std::vector<event::FiringBattery> firing = batteries.firing;
    step.emit("7.2b",
              event::Bombardment{play.area, play.card, plus == PlusCard::Yes,
                                 std::move(batteries.firing), std::move(batteries.silent)});
    if (firing.empty())
        return true;
    std::vector<std::vector<int>> faces(targets.size());
    bool thrown = true;
    for (std::size_t i = 0; i < targets.size(); ++i)
        thrown = step.roll({"battery", "spanish", std::string(nameOf(targets[i])),
                            static_cast<int>(firing.size()), DieKind::Pips6, "7.2c"},
                           faces[i]);
    if (!thrown)
        return false;
    for (std::size_t i = 0; i < targets.size(); ++i)
        fireAt(step, targets[i], firing, faces[i], foxLosses);
    removeLonelyOfficer(step, play.area, Side::British);
    return true;
}

/// Asks for the next loss of HMS Fox, or ends the phase when none is left (12.3).
void askFoxLoss(Step &step, int losses)
{
    State &state = step.state();
    Pending pending;
    pending.kind = DecisionKind::FoxLoss;
    pending.side = Side::British;
    pending.count = losses;
    pending.units = cargo(state);
    for (const DeckCard &card : state.decks->cards[indexOf(Side::British)])
        if (state.fox.cards[indexOf(card.card)] > 0)
            pending.cards.push_back(card.card);
    if (losses > 0 && (!pending.units.empty() || !pending.cards.empty())) {
        state.pending = std::move(pending);
        return;
    }
    state.pending.reset();
    if (state.phase == Phase::Bombardment)
        closePhase(step);
}

} // namespace

void decideOn(Step &step, const command::Bombard &bombard)
{
    if (step.state().phase != Phase::Bombardment
        && !step.overruled(
            {"wrong-phase", "7.0", "the batteries fire in the bombardment phase", {}}))
        return;
    if (!checkNoCombat(step))
        return;
    const Plays &plays = bombard.plays;
    if (plays.size() > kMostCards
        && !step.overruled(
            {"card-limit", "7.2b", "at most three cards are played for the batteries", {}}))
        return;
    for (std::size_t i = 0; i < plays.size(); ++i)
        if (!checkCard(step, plays, i) || !checkTarget(step, plays[i].area))
            return;
    if (!checkAllAvailable(step, plays))
        return;
    spendCards(step, plays);
    int foxLosses = 0;
    for (const auto &play : plays)
        if (!carryOut(step, play, foxLosses))
            return;
    askFoxLoss(step, foxLosses);
}

void decideOn(Step &step, const command::FoxLoss &loss)
{
    const Pending &asked = *step.state().pending;
    const auto among = [](const auto &choices, const auto &choice) {
        return choice && std::find(choices.begin(), choices.end(), *choice) != choices.end();
    };
    const std::vector<Block> aboard = cargo(step.state());
    const bool unit = among(asked.units, loss.unit) && among(aboard, loss.unit);
    const bool card =
        among(asked.cards, loss.card) && step.state().fox.cards[indexOf(*loss.card)] > 0;
    if (!unit && !card)
        return step.refuse(badCommand("that is not aboard HMS Fox"));
    const int left = asked.count - 1;
    step.emit("12.3", event::FoxLost{loss.unit, loss.card});
    if (loss.unit)
        eliminateUnit(step, *loss.unit, event::HitCause::Fox, "12.3");
    askFoxLoss(step, left);
}

} // namespace qd::santa_cruz
