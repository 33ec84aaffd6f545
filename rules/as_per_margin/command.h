// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/state.h"
#include "rules/base/json_text.h"
#include "rules/base/refusal.h"
#include "rules/module/dice_named.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <variant>

namespace qd::as_per_margin {

/// Commands (specification 5), parsed and checked for shape only: ids exist, types are right,
/// headings are degrees 0 … 360 or compass names. Once parsed a heading is degrees clockwise from
/// north, a distance inches.
namespace command {

struct Adjust {
    std::string set; ///< canonical JSON object, checked against the state when carried out
};

struct Place {
    UnitId ship;
    Point at;
    std::optional<double> heading; ///< left out: as it lies
};

struct InitialWind { };

struct InitialSpeed { };

struct Independent { ///< exactly one of ship and side
    std::optional<UnitId> ship;
    std::optional<Side> side;
    bool on = false;
};

struct NextPhase {
    std::optional<Phase> to;
};

struct Fire {
    UnitId firer, target; ///< ship or shore battery
    std::optional<Battery> battery;
    std::optional<Battery> facing;
};

struct CallFromPumps {
    UnitId ship;
    Purpose purpose{};
    std::optional<Battery> battery;
};

struct PumpGunChoice {
    Battery battery{};
};

struct Board {
    UnitId ship, target;
};

struct EndBoarding {
    UnitId ship, target;
};

struct CheckWind { };

struct CutGrapples {
    UnitId ship, other;
    Parting shipWish = Parting::Part;
    Parting otherWish = Parting::Stay;
};

struct RecloseChoice {
    bool attempt = false; ///< `choice`: "attempt" / "decline"
};

struct Move {
    UnitId ship;
    std::optional<double> heading;
    std::optional<double> distance; ///< inches; left out: the maximum
};

struct Tack {
    UnitId ship;
    double heading = 0;
    std::optional<double> distance;
};

struct ExtraMove {
    UnitId ship;
    Extra use{};
    std::optional<double> heading; ///< pivot
    std::optional<double> distance; ///< dash; left out: the face
};

struct Drift {
    UnitId ship;
};

struct DriftAll { };

struct FallAboardWishes {
    Wish mover{}, other{};
};

} // namespace command

using CommandBody =
    std::variant<command::Adjust, command::Place, command::InitialWind, command::InitialSpeed,
                 command::Independent, command::NextPhase, command::Fire, command::CallFromPumps,
                 command::PumpGunChoice, command::Board, command::EndBoarding, command::CheckWind,
                 command::CutGrapples, command::RecloseChoice, command::Move, command::Tack,
                 command::ExtraMove, command::Drift, command::DriftAll, command::FallAboardWishes>;

struct Command {
    CommandBody body;
};

/// From the script's object without dice, force and reason; a command that takes no dice refuses
/// the key. Refusals: bad-command.
tl::expected<Command, Refusal> parseCommand(const State &state, const Json &object, DiceNamed dice);

} // namespace qd::as_per_margin
