// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/card_plays.h"
#include "rules/santa_cruz/charts.h"
#include "rules/santa_cruz/decide.h"
#include "rules/santa_cruz/group.h"

#include <string>

namespace qd::santa_cruz {

namespace {

Refusal refusal(const char *code, Citation rule, std::string message)
{
    return Refusal{code, std::move(rule), std::move(message), {}};
}

bool isOrder(Card card)
{
    return typeOf(card) == CardType::Order;
}

/// The side that plays, once the phase allows it; nullopt: refused.
std::optional<Side> playingSide(Step &step, const command::Play &play)
{
    const auto phasing = phasingSide(step.state());
    if (!phasing) {
        Refusal no = refusal("wrong-phase", "7.0", "cards are played in an action phase");
        if (!play.side)
            step.refuse(std::move(no));
        else if (step.overruled(std::move(no)))
            return play.side;
        return std::nullopt;
    }
    return play.side.value_or(*phasing);
}

/// Whether the card can be played at all by that side (8.0).
bool mayBePlayed(Step &step, Card card, Side side)
{
    if (!checkInDeck(step, side, card))
        return false;
    switch (typeOf(card)) {
    case CardType::Confusion:
        step.refuse(refusal("confusion-unplayable", "8.0", "Confusion is never played"));
        return false;
    case CardType::Response:
        step.refuse(refusal("response-only", "8.0", "a Response card answers another card"));
        return false;
    case CardType::Combat:
        step.refuse(refusal("combat-only", "8.0", "a Combat Support card is played in a combat"));
        return false;
    default:
        return true;
    }
}

/// Three Orders and Assaults a phase, not all alike (7.3f).
bool withinLimits(Step &step, Card card)
{
    const Action &action = step.state().action;
    if (action.orders + action.assaults >= kCardsAPhase
        && !step.overruled(refusal("card-limit", "7.3f", "three cards were played")))
        return false;
    const int alike = isOrder(card) ? action.orders : action.assaults;
    return alike < kCardsAPhase - 1
        || step.overruled(refusal("three-of-a-type", "7.3f", "two cards of this type were played"));
}

bool checkPlay(Step &step, const command::Play &play, Side side)
{
    const auto phasing = phasingSide(step.state());
    if (!checkNoCombat(step))
        return false;
    const char *rule = phasing == Side::Spanish ? "7.4" : "7.3";
    if (phasing && side != *phasing
        && !step.overruled(refusal("not-your-phase", rule, "it is the other side's phase")))
        return false;
    if (!mayBePlayed(step, play.card, side) || !withinLimits(step, play.card))
        return false;
    auto missing = checkAvailable(step.state(), side, play.card, 1);
    return !missing || step.overruled(std::move(*missing));
}

void countPlay(Step &step, Card card)
{
    Action &action = step.state().action;
    ++(isOrder(card) ? action.orders : action.assaults);
    action.counterattackFor.reset();
}

} // namespace

void decideOn(Step &step, const command::Play &play)
{
    const auto side = playingSide(step, play);
    if (!side || !checkPlay(step, play, *side))
        return;
    spendCard(step, *side, play.card,
              isOrder(play.card) ? event::CardUse::Order : event::CardUse::Assault, "8.3");
    countPlay(step, play.card);
    switch (play.card) {
    case Card::Rayo:
        return playRayo(step, play);
    case Card::FrenchEager:
        return playFrenchEager(step, play, *side);
    case Card::Harassment:
        return playHarassment(step, play);
    case Card::SpikeTheCannons:
        return playSpike(step, play);
    case Card::Panic:
        return playPanic(step, play);
    case Card::Reinforcements:
        return playReinforcements(step, play, *side);
    default:
        return playGroup(step, play, *side);
    }
}

Tally rayoNeeds(const Area &area)
{
    Tally tally;
    tally.add("base", kRayoNeeds, "9.rayo");
    tally.add("fortress", area.fortress ? 1 : 0, "9.rayo");
    return tally;
}

void playRayo(Step &step, const command::Play &play)
{
    const AreaId target = *play.area;
    const Area &area = step.board().area(target);
    const std::vector<Block> units = unitsIn(step.state(), target, Side::Spanish);
    if (units.empty()
        && !step.overruled(refusal("no-target", "9.rayo", "no Spanish unit is there")))
        return;
    if (area.beach) {
        step.emit("9.rayo", event::Rayo{target, std::nullopt, {}});
        for (const Block unit : units)
            eliminateUnit(step, unit, event::HitCause::Rayo, "5.3");
    } else {
        std::vector<int> faces;
        const DiceAsk ask{"rayo",
                          std::string(nameOf(Side::British)),
                          {},
                          static_cast<int>(units.size()),
                          DieKind::Pips6,
                          "9.rayo"};
        if (!step.roll(ask, faces))
            return;
        const Tally needs = rayoNeeds(area);
        step.emit("9.rayo", event::Rayo{target, needs.total(), needs});
        for (std::size_t i = 0; i < units.size(); ++i) {
            const bool hit = faces[i] >= needs.total();
            step.emit("9.rayo", event::RolledFor{units[i], faces[i], hit});
            if (hit)
                hitUnit(step, units[i], 1, event::HitCause::Rayo, "9.rayo");
        }
    }
    removeLonelyOfficer(step, target, Side::Spanish);
}

void playHarassment(Step &step, const command::Play &play)
{
    const Citation rule = "9.harassment";
    bool ashore = false;
    for (const AreaId area : step.board().all())
        ashore =
            ashore || (step.board().area(area).land && anyIn(step.state(), area, Side::British));
    if (!ashore
        && !step.overruled(refusal("no-british-ashore", rule, "no British unit is on land")))
        return;
    if (play.discardConfusion) {
        auto missing = checkAvailable(step.state(), Side::Spanish, Card::Confusion, 1);
        if (missing && !step.overruled(std::move(*missing)))
            return;
        step.emit(rule, event::ConfusionDiscarded{Side::Spanish});
    } else if (step.state().options.harassmentNeedsConfusion) {
        return;
    }
    const int pool = step.state().deck[indexOf(Side::British)].pool[indexOf(Card::Confusion)];
    if (pool == 0)
        return step.emit(rule, event::ConfusionNoneLeft{Side::British});
    step.emit(rule, event::ConfusionAdded{Side::British, pool - 1});
    step.emit(rule, event::Reshuffled{Side::British});
}

void playSpike(Step &step, const command::Play &play)
{
    const Citation rule = "9.spike-the-cannons";
    const Battery battery = *play.battery;
    const AreaId area = step.board().batteryArea(battery);
    if (step.state().spiked[indexOf(battery)]
        && !step.overruled(refusal("already-spiked", rule, "the battery is spiked")))
        return;
    if (!anyIn(step.state(), area, Side::British)
        && !step.overruled(refusal("battery-not-held", rule, "no British unit is there")))
        return;
    step.emit(rule, event::Spiked{battery, area});
}

} // namespace qd::santa_cruz
