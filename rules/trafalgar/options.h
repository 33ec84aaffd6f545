// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"

#include <cstdint>
#include <string>
#include <tl/expected.hpp>

namespace qd::trafalgar {

enum class DieReading : std::uint8_t { Maximum, Exact };
enum class FieldOfFire : std::uint8_t { Closed, Open, Beam };
enum class Presentation : std::uint8_t { Wedge, Line };
enum class Mainmast : std::uint8_t { Either, Shielding, EndsOnly };
enum class MastChoice : std::uint8_t { Shooter, Owner };
enum class AimFor : std::uint8_t { PerGun, PerTarget };
enum class IntoWind : std::uint8_t { Forward, Facing, Fan, Off };
enum class WindArrow : std::uint8_t { To, From };
enum class WindTwo : std::uint8_t { Clockwise, CounterClockwise };
enum class FireOccasions : std::uint8_t { PerGun, Single };
enum class ShipOrder : std::uint8_t { Free, OneAtATime };
enum class Blocking : std::uint8_t { None, Ships, ShipsAndLand };
enum class FortTurn : std::uint8_t { Round, PlayerTurn };
enum class FortPriority : std::uint8_t { TargetShip, AllShips, None };
enum class Shout : std::uint8_t { Any, Leaving };
enum class GunReplacement : std::uint8_t { OwnTurns, AnyTurns };
enum class RepairPass : std::uint8_t { Player, Ship };
enum class SideBySide : std::uint8_t { Either, SamePoint };
enum class FlagHome : std::uint8_t { Port, Corner };
enum class Superiority : std::uint8_t { Three, Four, Off };
enum class OwnFlagShipSunk : std::uint8_t { Captured, Home };
enum class SecondFleet : std::uint8_t { Plays, Stays };
enum class AlliedNations : std::uint8_t { OneEach, FrenchLine, SpanishLine };

/// The options of a table (specification 7.2): other readings of what the sheet leaves open.
struct Options {
    DieReading dieReading{}; ///< r-04
    FieldOfFire fieldOfFire{}; ///< r-02; a board's own diagram wins over it
    Presentation presentation{}; ///< r-03
    Mainmast mainmast{}; ///< r-16
    MastChoice mastChoice{}; ///< r-15
    AimFor aim{}; ///< r-14
    IntoWind intoWind{}; ///< r-07
    WindArrow windArrow{}; ///< r-09
    WindTwo windTwo{}; ///< r-36
    FireOccasions fireOccasions{}; ///< r-13
    ShipOrder shipOrder{}; ///< r-10
    Blocking blocking{}; ///< r-06
    bool sandbankStop = true; ///< r-37: frigates may stop on a bank
    FortTurn fortTurn{}; ///< r-22
    FortPriority fortPriority{}; ///< r-21
    Shout shout{}; ///< r-20
    GunReplacement gunReplacement{}; ///< r-23
    RepairPass repairPass{}; ///< r-25
    bool repairConsecutive = false; ///< r-25
    SideBySide sideBySide{}; ///< r-29
    FlagHome flagHome{}; ///< r-33
    Superiority superiority{}; ///< r-32
    OwnFlagShipSunk ownFlagShipSunk{}; ///< r-28
    SecondFleet secondFleet{}; ///< r-35
    AlliedNations alliedNations{}; ///< r-31
    friend bool operator==(const Options &, const Options &) = default;
};

/// All options with their values, as `ask state` shows them.
Json encodeOptions(const Options &options);
/// The defaults with what `object` names; why not, where it names what there isn't.
tl::expected<Options, std::string> readOptions(const Json &object);

} // namespace qd::trafalgar
