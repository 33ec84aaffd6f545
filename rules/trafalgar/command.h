// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/base/refusal.h"
#include "rules/module/dice_named.h"
#include "rules/trafalgar/state.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

namespace qd::trafalgar {

/// Commands (specification 4), parsed and checked for shape only: ids exist, types are right,
/// points are on the board.
namespace command {

struct Place {
    ShipId ship{};
    BerthId berth{};
    std::optional<int> heading; ///< left out: the berth's first seaward one
};

struct Toss { ///< either the winner, or who called what and a coin
    std::optional<Side> winner;
    Side caller{};
    Call call{};
};

struct SetWind {
    int arrow = 0;
};

struct Move { ///< either `path` or `to`
    ShipId ship{};
    std::optional<std::string> path; ///< letters f, p, s
    std::optional<LatticePoint> to;
    std::optional<int> heading; ///< with `to`
    bool alongside = false;
};

/// Guns of one broadside at one target.
struct Group {
    Combatant target;
    std::optional<Aim> aim; ///< nullopt: not declared
    std::optional<int> guns; ///< 1–6; left out: all that are left
    std::optional<GunSide> side; ///< left out: the field in which the target lies
    std::optional<GunSide> struck; ///< read only when forced
};

struct Fire {
    ShipId ship{};
    std::vector<Group> shots; ///< at least one
};

struct ChooseMast {
    MastSet masts{};
    std::optional<ShipId> target;
};

struct FortFire {
    FortId fort{};
    ShipId target{};
    std::optional<Aim> aim;
    std::optional<LatticePoint> at; ///< shout: where the target was when the defender called
    bool yielded = false;
    std::optional<GunSide> struck;
};

struct SeizeFlag {
    ShipId ship{};
    std::optional<int> heading; ///< left out: the port's sea heading
};

struct TransferFlag {
    ShipId from{}, to{};
    std::optional<Side> flag; ///< left out: the enemy's
};

struct ReturnFlag {
    ShipId ship{};
};

struct Repair {
    ShipId ship{};
};

struct PassTurn {
    std::optional<std::vector<ShipId>> repair; ///< left out: all own dismasted ships
};

struct Done {
    ShipId ship{};
};

struct EndTurn { };

struct RollWind { };

struct Adjust {
    std::string set; ///< canonical JSON object, checked against the state when carried out
};

} // namespace command

using CommandBody =
    std::variant<command::Place, command::Toss, command::SetWind, command::Move, command::Fire,
                 command::ChooseMast, command::FortFire, command::SeizeFlag, command::TransferFlag,
                 command::ReturnFlag, command::Repair, command::PassTurn, command::Done,
                 command::EndTurn, command::RollWind, command::Adjust>;

struct Command {
    CommandBody body;
    /// What is wrong with its shape. An open decision and a game that is over are named before it
    /// (specification 4); with it the body only tells which command it is.
    std::optional<Refusal> malformed;
};

/// From the script's object without dice, force and reason; a command that takes no dice refuses
/// the key. Refusals: bad-command, for a name or a key that nobody knows.
tl::expected<Command, Refusal> parseCommand(const State &state, const Json &object, DiceNamed dice);

} // namespace qd::trafalgar
