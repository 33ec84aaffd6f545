// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/probe.h"

#include "rules/santa_cruz/santa_cruz.h"

#include <algorithm>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string_view>

namespace qd::santa_cruz {

namespace {

bool isOneOf(const Refusal &refusal, std::initializer_list<std::string_view> codes)
{
    return std::find(codes.begin(), codes.end(), refusal.code) != codes.end();
}

/// A well-formed command of the card, whatever stands on the board.
command::Play someUse(const State &state, Card card)
{
    command::Play play;
    play.card = card;
    const Side side = phasingSide(state).value_or(Side::British);
    switch (card) {
    case Card::Move:
    case Card::Assault:
    case Card::Counterattack:
    case Card::FrenchEager: {
        command::Group group;
        group.from = state.board->castle();
        group.to = state.board->setupArea();
        group.units = {side == Side::British ? Block::Sailors1 : Block::Militia1};
        play.group = group;
        break;
    }
    case Card::Rayo:
    case Card::Panic:
        play.area = state.board->castle();
        break;
    case Card::SpikeTheCannons:
        play.battery = Battery::Green;
        break;
    case Card::Reinforcements:
        play.add = {
            command::Reinforcement{side == Side::British ? Block::Sailors1 : Block::Militia1, 1,
                                   state.board->setupArea()}};
        break;
    default:
        break;
    }
    return play;
}

std::optional<Refusal> refusalOf(const State &state, const Command &command)
{
    Decision<Event> decision = Game::decide(state, command, {}, Strictness::Enforce);
    if (auto *refusal = std::get_if<Refusal>(&decision))
        return std::move(*refusal);
    return std::nullopt;
}

} // namespace

std::optional<Refusal> refusalOf(const State &state, const Json &command)
{
    const auto parsed = Game::parseCommand(state, command, DiceNamed::No);
    if (!parsed)
        return parsed.error();
    return refusalOf(state, *parsed);
}

std::optional<Refusal> cardRefusal(const State &state, Card card)
{
    auto refusal = refusalOf(state, Command{someUse(state, card)});
    if (refusal
        && isOneOf(*refusal,
                   {"wrong-phase", "game-over", "decision-pending", "combat-open", "not-your-phase",
                    "not-in-deck", "confusion-unplayable", "response-only", "combat-only",
                    "card-limit", "three-of-a-type", "card-not-available"}))
        return refusal;
    return std::nullopt;
}

std::optional<Refusal> supportRefusal(const State &state, Side side, Card card)
{
    command::SupportCard support;
    support.side = side;
    support.card = card;
    if (card == Card::HeavySwell) {
        support.against = Card::Cannon;
        if (state.combat)
            for (const Support &played : state.combat->supports)
                if (played.side == Side::British && !played.cancelled)
                    support.against = played.card;
    }
    if (card == Card::BattleDrums) {
        command::Group group;
        group.from = state.board->setupArea();
        group.units = {Block::Sailors1};
        if (state.combat)
            group.to = state.combat->area;
        support.drums = group;
    }
    auto refusal = refusalOf(state, Command{support});
    if (refusal && card == Card::BattleDrums
        && !isOneOf(*refusal,
                    {"game-over", "decision-pending", "no-combat", "wrong-stage", "not-in-deck",
                     "card-not-available", "attacker-supports-first", "attacker-only"}))
        return std::nullopt;
    return refusal;
}

bool isPlayable(Card card)
{
    const CardType type = typeOf(card);
    return type == CardType::Order || type == CardType::Assault || type == CardType::Mixed;
}

const std::vector<Card> &supportCards()
{
    static const std::vector<Card> kCards = {Card::Cannon,      Card::AssaultLadders,
                                             Card::BattleDrums, Card::FiringFromCover,
                                             Card::LuckyShot,   Card::HeavySwell};
    return kCards;
}

} // namespace qd::santa_cruz
