// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/base/refusal.h"
#include "rules/module/dice_named.h"
#include "rules/santa_cruz/state.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

namespace qd::santa_cruz {

/// Commands (specification 4), parsed and checked for shape only: ids exist, types are right.
namespace command {

/// The key `officer`: left out, null (he stays) or a name (11.3, 11.4).
struct OfficerKey {
    enum class Is : std::uint8_t { LeftOut, Stays, Goes };
    Is is = Is::LeftOut;
    Officer officer{}; ///< with Goes
};

struct PlaceOfficer {
    Officer officer{};
    AreaId area{};
};

/// Lost!, recorded with the card it answers.
struct LostResponse {
    std::optional<AreaId> to;
    bool revealFreemantle = false;
};

/// A group that goes from one area to another (4.5).
struct Group {
    AreaId from{};
    std::optional<AreaId> to; ///< may be left out with unload and nobody landing, or with Lost!
    std::vector<Block> units; ///< as named; Fox may be named (and is refused)
    OfficerKey officer;
    bool unload = false;
    std::optional<PlaceOfficer> place;
    std::optional<LostResponse> response;
};

struct Place {
    std::vector<Block> units;
    Where area; ///< an area or off
};

struct LoadFox {
    std::vector<Block> units;
};

struct Start { };

struct NavalMove {
    struct Leg {
        std::vector<Block> blocks;
        AreaId to{};
    };

    std::vector<Leg> moves;
};

struct Bombard {
    struct BatteryPlay {
        Card card{};
        AreaId area{};
        std::optional<bool> plus;
    };

    std::vector<BatteryPlay> plays;
};

struct EndPhase { };

struct Pass {
    std::vector<Card> discard;
};

struct Reinforcement {
    Block unit{};
    int sp = 0;
    std::optional<AreaId> area;
};

/// `play`: the card's own keys are in the member of its kind.
struct Play {
    Card card{};
    std::optional<Side> side;
    std::optional<Group>
        group; ///< move, assault, counterattack, french-eager; empty with `placeOnly`
    std::optional<PlaceOfficer>
        placeOnly; ///< assault, counterattack: an officer comes on, nobody moves (R28)
    std::optional<AreaId> area; ///< rayo, panic
    bool discardConfusion = false; ///< harassment
    std::optional<Battery> battery; ///< spike-the-cannons
    std::vector<Reinforcement> add; ///< reinforcements
};

/// Counterattack as Response (10.0 step 10).
struct Counterattack {
    std::optional<Side> side;
    Group group;
};

struct SupportCard {
    Side side{};
    Card card{};
    std::optional<Group> drums; ///< battle-drums (`to` is the combat's area)
    std::optional<Card> against; ///< heavy-swell
};

struct Round {
    std::optional<int> oldfield; ///< 0 none, else 1-based die
};

struct FireBack {
    std::optional<int> oldfield;
};

struct FoxLoss { ///< one of the two
    std::optional<Block> unit;
    std::optional<Card> card;
};

struct AssignHit {
    Block unit{};
};

struct OldfieldDie {
    int die = 0;
};

struct Flee {
    AreaId to{};
};

struct Retreat {
    std::optional<bool> attackerStays; ///< key `attacker`: "stay" / "retreat"
    bool defenderNamed = false;
    std::optional<AreaId> defenderTo; ///< key `defender`: nullopt with defenderNamed = "stay"
};

struct PanicRetreat {
    std::vector<std::pair<Block, AreaId>> moves;
    std::optional<Block> officerWith;
};

struct EliminateExcess {
    std::vector<Block> units;
};

struct DrumsReturn {
    std::vector<Block> units;
};

struct Adjust {
    std::string
        set; ///< canonical JSON object, its shape checked against the state when it is carried out
};

} // namespace command

using CommandBody =
    std::variant<command::Place, command::LoadFox, command::Start, command::NavalMove,
                 command::Bombard, command::EndPhase, command::Pass, command::Play,
                 command::Counterattack, command::SupportCard, command::Round, command::FireBack,
                 command::FoxLoss, command::AssignHit, command::OldfieldDie, command::Flee,
                 command::Retreat, command::PanicRetreat, command::EliminateExcess,
                 command::DrumsReturn, command::Adjust>;

struct Command {
    CommandBody body;
};

/// From the script's object without dice, force and reason; a command that takes no dice refuses
/// the key. Refusals: bad-command.
tl::expected<Command, Refusal> parseCommand(const State &state, const Json &object, DiceNamed dice);

/// The decision that a command answers, if it is a decision's command.
std::optional<DecisionKind> answers(const Command &command);

} // namespace qd::santa_cruz
