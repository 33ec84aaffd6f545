// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/ship_types.h"
#include "rules/base/json_text.h"

#include <cstdint>
#include <map>
#include <string>
#include <tl/expected.hpp>

namespace qd::as_per_margin {

enum class WindChecks : std::uint8_t { Clock, Referee };
enum class InitialWindFour : std::uint8_t { Nw, ReToss };
enum class BeatLimit : std::uint8_t { Beam, Eye };
enum class TackToss : std::uint8_t { IntoOrAcross, Across };
enum class TackMinimum : std::uint8_t { None, LowerDie };
enum class Halving : std::uint8_t { Exact, Down, Up };
enum class AfterFending : std::uint8_t { GoesOn, Stops };
enum class GrappledPivot : std::uint8_t { Pivot, Keep };
enum class RakeBy : std::uint8_t { Arc, Guns };
enum class BombKetchFire : std::uint8_t { Ends, Broadside };
enum class InitialBroadside : std::uint8_t { PortStarboard, EveryBattery };
enum class BoardingLasts : std::uint8_t { UntilParted, Turn };
enum class UnarmedStrikes : std::uint8_t { FirstGunHit, BoardingOnly, Never };
enum class MerchantBoxes : std::uint8_t { ThreeTwoOne, TwoTwoTwo };

/// The options of a table (specification 10): readings of unclear text, by ruling.
struct Options {
    int halfMinutesPerTurn = 3; ///< r02: 1 … 30 half minutes (`minutes_per_turn` 0.5 … 15)
    WindChecks windChecks = WindChecks::Clock; ///< r02
    InitialWindFour initialWindFour = InitialWindFour::Nw; ///< r01
    double point = 11.25; ///< r03: degrees; 11.25, 22.5 or 45
    BeatLimit beatLimit = BeatLimit::Beam; ///< r06
    TackToss tackToss = TackToss::IntoOrAcross; ///< r08
    TackMinimum tackMinimum = TackMinimum::None; ///< r09
    Halving halving = Halving::Exact; ///< r15
    bool friendsFoul = true; ///< r12
    AfterFending afterFending = AfterFending::GoesOn; ///< r14
    GrappledPivot grappledPivot = GrappledPivot::Pivot; ///< r18
    bool driftersCheck = false; ///< r38
    RakeBy rake = RakeBy::Arc; ///< r20
    BombKetchFire bombKetch = BombKetchFire::Ends; ///< r26
    InitialBroadside initialBroadside = InitialBroadside::PortStarboard; ///< r27
    BoardingLasts boardingLasts = BoardingLasts::UntilParted; ///< r34
    bool pumpsWhenBoarding = false; ///< r31
    UnarmedStrikes unarmedStrikes = UnarmedStrikes::FirstGunHit; ///< r28
    MerchantBoxes merchantBoxes = MerchantBoxes::ThreeTwoOne; ///< r32
    std::map<Rate, BoxesEdit> rates; ///< r32: other boxes for a class
    friend bool operator==(const Options &, const Options &) = default;
};

/// All options with their values, as `ask options` shows them.
Json encodeOptions(const Options &options);
/// `options` with what `object` names (`fleet`, a data file, is left to `open`); why not, where it
/// names what there isn't.
tl::expected<Options, std::string> mergedOptions(const Options &options, const Json &object);

} // namespace qd::as_per_margin
