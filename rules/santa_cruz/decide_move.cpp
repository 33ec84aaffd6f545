// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/card_plays.h"
#include "rules/santa_cruz/charts.h"
#include "rules/santa_cruz/decide.h"
#include "rules/santa_cruz/group.h"

#include <algorithm>
#include <string>
#include <vector>

namespace qd::santa_cruz {

namespace {

Refusal refusal(const char *code, Citation rule, std::string message)
{
    return Refusal{code, std::move(rule), std::move(message), {}};
}

/// False: refused.
bool allowed(Step &step, std::optional<Refusal> no)
{
    return !no || step.overruled(std::move(*no));
}

/// Card-not-available 8.3 for a Response; a title that the deck has not can't be forced.
bool checkCard(Step &step, Side side, Card card)
{
    return allowed(step, checkAvailable(step.state(), side, card, 1))
        && checkInDeck(step, side, card);
}

enum class LostEffect { Refused, Voided, TookEffect };

/// Lost! can be named at all: British move, Spanish card (9.lost).
bool lostMayAnswer(Step &step, const GoingGroup &going)
{
    if (going.side == Side::Spanish) {
        if (step.overruled(refusal("no-response", "8.0", "Lost! answers a British card")))
            step.refuse(badCommand("Lost! answers a British card"));
        return false;
    }
    return checkCard(step, Side::Spanish, Card::Lost);
}

void spendLost(Step &step)
{
    spendCard(step, Side::Spanish, Card::Lost, event::CardUse::Response, "9.lost");
}

/// The Spanish side moves the group, or it stays where no legal area is left (R29).
LostEffect carryOutLost(Step &step, const command::Group &group, GoingGroup &going)
{
    const auto &to = group.response->to;
    if (to) {
        if (*to == going.from) {
            step.refuse(badCommand("Lost! moves the group to another area"));
            return LostEffect::Refused;
        }
        if (!allowed(
                step,
                destinationRefusal(step.state(), going, *to, Meeting::LostNoCombat, Card::Lost)))
            return LostEffect::Refused;
    } else if (!lostGoals(step.state(), going).empty()
               && !step.overruled(
                   refusal("lost-must-move", "9.lost", "the group can be moved somewhere"))) {
        return LostEffect::Refused;
    }
    spendLost(step);
    step.emit("9.lost", event::Lost{going.units, to});
    if (to) {
        moveGroup(step, going, *to, "9.lost");
        return LostEffect::TookEffect;
    }
    unloadFox(step, going);
    const bool atSea = !step.board().area(going.from).land;
    if (group.place && atSea && group.place->area == going.from)
        step.emit("9.lost", event::OfficerReturned{group.place->officer});
    return LostEffect::TookEffect;
}

LostEffect answerLost(Step &step, const command::Group &group, GoingGroup &going)
{
    if (!lostMayAnswer(step, going))
        return LostEffect::Refused;
    const auto officer = officerIn(step.state(), going.from, going.side);
    const bool voider = officer && chartOf(*officer).voidsLost;
    if (group.response->revealFreemantle && !voider) {
        step.refuse(badCommand("Freemantle is not with the group"));
        return LostEffect::Refused;
    }
    if (voider && step.state().officer(*officer).faceUp
        && !step.overruled(refusal("freemantle-immune", "11.7", "Freemantle is with the group")))
        return LostEffect::Refused;
    if (voider && group.response->revealFreemantle && !step.state().officer(*officer).faceUp) {
        spendLost(step);
        step.emit("11.7", event::OfficerRevealed{*officer, going.from});
        step.emit("11.7", event::LostVoided{});
        return LostEffect::Voided;
    }
    return carryOutLost(step, group, going);
}

CombatBy beginning(Card card)
{
    return card == Card::Counterattack ? CombatBy::CounterattackAssault : CombatBy::Assault;
}

} // namespace

void playGroup(Step &step, const command::Play &play, Side side)
{
    if (!play.group) {
        placeOfficer(step, *play.placeOnly, side, play.card, nullptr);
        return;
    }
    const command::Group &group = *play.group;
    GoingGroup going;
    if (!checkGroup(step, group, side, play.card, going))
        return;
    if (group.place && !placeOfficer(step, *group.place, side, play.card, &going))
        return;
    if (group.units.empty())
        return unloadFox(step, going);
    if (!chooseOfficer(step, group, going))
        return;
    if (group.response) {
        const LostEffect effect = answerLost(step, group, going);
        if (effect != LostEffect::Voided)
            return;
        if (!group.to)
            return step.refuse(badCommand("`to` is missing: the group goes on"));
    }
    const bool fights = play.card != Card::Move;
    if (!allowed(step,
                 destinationRefusal(step.state(), going, *group.to,
                                    fights ? Meeting::Combat : Meeting::Barred, play.card)))
        return;
    moveGroup(step, going, *group.to, paragraphOf(play.card));
    if (fights)
        meetEnemies(step, going, *group.to, beginning(play.card));
}

namespace {

/// A way over land that enters no British-held area (9.french-eager).
bool landPath(const State &state, AreaId from, AreaId to)
{
    std::vector<AreaId> reached{from};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const Neighbour &next : state.board->neighbours(reached[i])) {
            if (!state.board->area(next.area).land || anyIn(state, next.area, Side::British))
                continue;
            if (std::find(reached.begin(), reached.end(), next.area) == reached.end())
                reached.push_back(next.area);
        }
    }
    return std::find(reached.begin(), reached.end(), to) != reached.end();
}

} // namespace

void playFrenchEager(Step &step, const command::Play &play, Side side)
{
    const Citation rule = "9.french-eager";
    const command::Group &group = *play.group;
    GoingGroup going;
    if (!checkGroup(step, group, side, play.card, going) || !chooseOfficer(step, group, going))
        return;
    const AreaId to = *group.to;
    const Board &board = step.board();
    const bool onLand = board.area(going.from).land && board.area(to).land;
    if (!onLand && !step.overruled(refusal("not-a-land-area", rule, "both areas are on land")))
        return;
    if (anyIn(step.state(), to, Side::British)
        && !step.overruled(refusal("enemy-there", rule, "British units are there")))
        return;
    if (!landPath(step.state(), going.from, to)
        && !step.overruled(refusal("no-path", rule, "no way free of the enemy leads there")))
        return;
    std::vector<Block> there = unitsIn(step.state(), to, side);
    there.insert(there.end(), going.units.begin(), going.units.end());
    if (board.area(to).land && rosterOrder(std::move(there)).size() > kLandAreaLimit
        && !step.overruled(
            refusal("stacking-limit", "5.6", "more than three units in a land area")))
        return;
    if (going.officer && officerIn(step.state(), to, side)
        && !step.overruled(refusal("officer-limit", "11.2", "another officer is there")))
        return;
    moveGroup(step, going, to, rule);
}

namespace {

/// Whose counterattack it is: the window's side, or by force the one named; nullopt: refused.
std::optional<Side> respondingSide(Step &step, const command::Counterattack &counter)
{
    if (!checkNoCombat(step))
        return std::nullopt;
    const auto window = step.state().action.counterattackFor;
    if (window && (!counter.side || counter.side == window))
        return window;
    if (!step.overruled(refusal("no-counterattack-window", "10.0", "no combat has just ended")))
        return std::nullopt;
    if (!counter.side)
        step.refuse(badCommand("`side` is missing"));
    return counter.side;
}

/// The officer of the group, who always goes (9.counterattack).
bool responseOfficer(Step &step, const command::Group &group, GoingGroup &going)
{
    using Is = command::OfficerKey::Is;
    const auto there = officerIn(step.state(), going.from, going.side);
    const bool another = group.officer.is == Is::Stays
        || (group.officer.is == Is::Goes && there != group.officer.officer);
    const Options &options = step.state().options;
    const bool without = options.simplified && options.simplifiedCounterattack;
    if (((!there && !without) || another)
        && !step.overruled(
            refusal("needs-officer", "9.counterattack", "the group goes with its officer")))
        return false;
    going.officer = there;
    return true;
}

} // namespace

void decideOn(Step &step, const command::Counterattack &counter)
{
    const command::Group &group = counter.group;
    const auto side = respondingSide(step, counter);
    if (!side || step.refusal() || !checkCard(step, *side, Card::Counterattack))
        return;
    spendCard(step, *side, Card::Counterattack, event::CardUse::Response, "9.counterattack");
    step.state().action.counterattackFor.reset();
    GoingGroup going;
    if (!checkGroup(step, group, *side, Card::Counterattack, going))
        return;
    if (group.place) {
        if (!step.state().options.counterattackPlacesOfficer
            && !step.overruled(refusal("no-placing", "8.0", "a Response places no officer")))
            return;
        if (!placeOfficer(step, *group.place, *side, Card::Counterattack, &going))
            return;
    }
    if (!responseOfficer(step, group, going))
        return;
    if (!allowed(step,
                 destinationRefusal(step.state(), going, *group.to, Meeting::Combat,
                                    Card::Counterattack)))
        return;
    moveGroup(step, going, *group.to, "9.counterattack");
    meetEnemies(step, going, *group.to, CombatBy::CounterattackResponse);
}

} // namespace qd::santa_cruz
