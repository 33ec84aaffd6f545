// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/charts.h"
#include "rules/santa_cruz/combat_rules.h"
#include "rules/santa_cruz/decide.h"
#include "rules/santa_cruz/group.h"

#include <algorithm>
#include <string>

namespace qd::santa_cruz {

namespace {

using command::SupportCard;

Refusal refusal(const char *code, Citation rule, std::string message)
{
    return Refusal{code, std::move(rule), std::move(message), {}};
}

void spend(Step &step, const SupportCard &support)
{
    spendCard(step, support.side, support.card, event::CardUse::CombatSupport,
              paragraphOf(support.card));
}

/// Stage, deck, hand and order (8.0, 8.3, 10.0, 10.1).
bool checkSupport(Step &step, const SupportCard &support)
{
    const State &state = step.state();
    if (!state.combat) {
        step.refuse(refusal("no-combat", "10.0", "there is no combat"));
        return false;
    }
    if (state.combat->stage != Stage::Support) {
        step.refuse(refusal("wrong-stage", "10.0", "support comes before the first round"));
        return false;
    }
    const bool swell = support.card == Card::HeavySwell;
    if (typeOf(support.card) != CardType::Combat && !swell) {
        if (step.overruled(refusal("not-combat-card", "8.0", "no Combat Support card")))
            step.refuse(badCommand("the card does nothing in a combat"));
        return false;
    }
    if (!checkInDeck(step, support.side, support.card))
        return false;
    auto missing = checkAvailable(state, support.side, support.card, 1);
    if (missing && !step.overruled(std::move(*missing)))
        return false;
    const bool late =
        support.side == state.combat->attacker && !swell && defenderHasPlayed(*state.combat);
    return !late
        || step.overruled(
            refusal("attacker-supports-first", "10.1", "the defender has played a card"));
}

bool checkAttacks(Step &step, const SupportCard &support)
{
    return step.state().combat->attacker == Side::British
        || step.overruled(
            refusal("attacker-only", paragraphOf(support.card), "only for a British attack"));
}

void record(Step &step, const SupportCard &support)
{
    step.state().combat->supports.push_back(
        Support{support.side, support.card, false, {}, std::nullopt, std::nullopt});
}

/// Cannon, Firing from Cover, Assault Ladders: they count at each throw.
void playCounted(Step &step, const SupportCard &support)
{
    const Combat &combat = *step.state().combat;
    const Citation rule = paragraphOf(support.card);
    if (support.card == Card::FiringFromCover && combat.attacker == Side::Spanish
        && !step.overruled(refusal("defender-only", rule, "only for a Spanish defence")))
        return;
    if (support.card == Card::AssaultLadders) {
        if (!checkAttacks(step, support))
            return;
        if (!step.board().area(combat.area).fortress
            && !step.overruled(refusal("not-a-fortress", rule, "the area is no Fortress")))
            return;
    }
    spend(step, support);
    record(step, support);
    step.emit(rule, event::SupportPlayed{support.side, support.card});
}

void joinOrigins(Combat &combat, const GoingGroup &going)
{
    for (const Block unit : going.units) {
        std::erase_if(combat.origins, [unit](const auto &pair) { return pair.first == unit; });
        combat.origins.emplace_back(unit, going.from);
    }
    std::sort(combat.origins.begin(), combat.origins.end());
}

void playDrums(Step &step, const SupportCard &support)
{
    if (!support.drums)
        return step.refuse(badCommand("`from` and `units` are missing"));
    const AreaId area = step.state().combat->area;
    command::Group group = *support.drums;
    group.to = area;
    if (auto slip = malformedGroup(group))
        return step.refuse(std::move(*slip));
    GoingGroup going;
    if (!checkAttacks(step, support) || !checkGroup(step, group, support.side, support.card, going))
        return;
    const auto line = crossing(step.board(), going.from, area);
    if (!line
        && !step.overruled(refusal("not-adjacent", "9.battle-drums", "no border or arrow there")))
        return;
    if (!chooseOfficer(step, group, going))
        return;
    if (going.officer && officerIn(step.state(), area, support.side)
        && !step.overruled(refusal("officer-limit", "11.2", "another officer is in the combat")))
        return;
    spend(step, support);
    Combat &combat = *step.state().combat;
    joinOrigins(combat, going);
    if (step.state().options.drumsRedBorder && line == Line::Red)
        combat.redBorder = true;
    combat.supports.push_back(
        Support{support.side, support.card, false, going.units, going.officer, going.from});
    step.emit("9.battle-drums", event::DrumsJoined{going.units, going.officer, going.from});
    if (going.officer && !step.state().officer(*going.officer).faceUp)
        step.emit("11.1", event::OfficerRevealed{*going.officer, area});
}

void playLuckyShot(Step &step, const SupportCard &support)
{
    const auto officer = officerIn(step.state(), step.state().combat->area, Side::British);
    if (!officer) {
        if (step.overruled(
                refusal("no-officer", "9.lucky-shot", "no British officer is in the combat")))
            step.refuse(badCommand("no British officer is in the combat"));
        return;
    }
    spend(step, support);
    record(step, support);
    std::optional<int> die;
    if (step.state().options.luckyShotRoll) {
        std::vector<int> face;
        const DiceAsk ask{"lucky-shot",
                          std::string(nameOf(Side::Spanish)),
                          std::string(nameOf(*officer)),
                          1,
                          DieKind::Pips6,
                          "14.2"};
        if (!step.roll(ask, face))
            return;
        die = face.front();
    }
    const bool effect = !die || *die >= kLuckyShotNeeds;
    step.emit(die ? "14.2" : "9.lucky-shot", event::LuckyShot{*officer, die, effect});
    if (effect)
        removeOfficer(step, *officer, event::Fate::Killed, event::RemovalCause::LuckyShot,
                      "9.lucky-shot");
}

/// Whether any attacker of those left crossed a red line: with the option, what costs a die (R34).
bool anyCrossedRed(const Board &board, const Combat &combat)
{
    return std::any_of(combat.origins.begin(), combat.origins.end(), [&](const auto &pair) {
        return crossing(board, pair.second, combat.area) == Line::Red;
    });
}

/// The called units and their officer go back (R34).
void undoDrums(Step &step, const Support &drums, event::SupportCancelled &told)
{
    const State &state = step.state();
    Combat &combat = *step.state().combat;
    for (const Block unit : drums.units)
        if (state.unit(unit).at.isIn(combat.area) && drums.from)
            told.returned.emplace_back(unit, *drums.from);
    if (drums.officer && drums.from && state.officer(*drums.officer).at == combat.area) {
        told.officer = drums.officer;
        told.officerTo = drums.from;
    }
    std::erase_if(combat.origins, [&](const auto &pair) {
        return std::find(drums.units.begin(), drums.units.end(), pair.first) != drums.units.end();
    });
    if (state.options.drumsRedBorder && drums.from
        && crossing(step.board(), *drums.from, combat.area) == Line::Red)
        combat.redBorder = anyCrossedRed(step.board(), combat);
}

void playSwell(Step &step, const SupportCard &support)
{
    if (!support.against)
        return step.refuse(badCommand("`against` is missing"));
    std::vector<Support> &supports = step.state().combat->supports;
    const auto target = std::find_if(supports.rbegin(), supports.rend(), [&](const Support &s) {
        return s.side == Side::British && s.card == *support.against && !s.cancelled;
    });
    if (target == supports.rend()) {
        if (step.overruled(
                refusal("nothing-to-cancel", "9.heavy-swell", "no such British card is in force")))
            step.refuse(badCommand("no such British card is in force"));
        return;
    }
    target->cancelled = true;
    const Support cancelled = *target;
    // Both cards are eliminated, whatever mark the deck file gives them.
    step.emit("9.heavy-swell",
              event::CardPlayed{support.side, support.card, true, event::CardUse::CombatSupport});
    record(step, support);
    event::SupportCancelled told;
    told.side = Side::British;
    told.card = cancelled.card;
    if (cancelled.card == Card::BattleDrums)
        undoDrums(step, cancelled, told);
    step.emit("9.heavy-swell", std::move(told));
}

} // namespace

void decideOn(Step &step, const command::SupportCard &support)
{
    if (!checkSupport(step, support))
        return;
    switch (support.card) {
    case Card::BattleDrums:
        return playDrums(step, support);
    case Card::LuckyShot:
        return playLuckyShot(step, support);
    case Card::HeavySwell:
        return playSwell(step, support);
    default:
        return playCounted(step, support);
    }
}

} // namespace qd::santa_cruz
