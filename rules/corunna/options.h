// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/corunna/words.h"

#include <cstdint>
#include <string>
#include <tl/expected.hpp>

namespace qd::corunna {

enum class DiceArithmetic : std::uint8_t { Base6, Decimal };
QD_COR_WORDS(DiceArithmetic, 2, "base6", "decimal");
enum class NextHour : std::uint8_t { Clock, ThreeTurns };
QD_COR_WORDS(NextHour, 2, "clock", "three-turns");
enum class SlopeStand : std::uint8_t { Text, Chart };
QD_COR_WORDS(SlopeStand, 2, "text", "chart");
enum class GateMelee : std::uint8_t { Text, Chart, Both };
QD_COR_WORDS(GateMelee, 3, "text", "chart", "both");
enum class GateDefence : std::uint8_t { Exclusive, Any };
QD_COR_WORDS(GateDefence, 2, "exclusive", "any");
enum class BehindWall : std::uint8_t { FireOnly, Clear };
QD_COR_WORDS(BehindWall, 2, "fire-only", "clear");
enum class MoraleOrLower : std::uint8_t { Worse, Number };
QD_COR_WORDS(MoraleOrLower, 2, "worse", "number");
enum class EvacuationThreshold : std::uint8_t { Example, Exact };
QD_COR_WORDS(EvacuationThreshold, 2, "example", "exact");
enum class EvacuationBase : std::uint8_t { Declaration, End };
QD_COR_WORDS(EvacuationBase, 2, "declaration", "end");
enum class HalfBattalions : std::uint8_t { Half, Whole };
QD_COR_WORDS(HalfBattalions, 2, "half", "whole");
enum class EmbarkationBegins : std::uint8_t { FirstEmbark, Declaration };
QD_COR_WORDS(EmbarkationBegins, 2, "first-embark", "declaration");
enum class OrderOfBattle : std::uint8_t { List, Chart };
QD_COR_WORDS(OrderOfBattle, 2, "list", "chart");
enum class StructureStack : std::uint8_t { Either, Six };
QD_COR_WORDS(StructureStack, 2, "either", "six");
enum class Breakwaters : std::uint8_t { Transports, All };
QD_COR_WORDS(Breakwaters, 2, "transports", "all");
enum class SkirmishStack : std::uint8_t { Alone, Together };
QD_COR_WORDS(SkirmishStack, 2, "alone", "together");
enum class CombinedStack : std::uint8_t { Ratio, OneAndSix };
QD_COR_WORDS(CombinedStack, 2, "ratio", "one-and-six");
enum class LeaderModifiers : std::uint8_t { Cumulative, Best };
QD_COR_WORDS(LeaderModifiers, 2, "cumulative", "best");
enum class DwellingDefence : std::uint8_t { GeneralOrder, MobOnly };
QD_COR_WORDS(DwellingDefence, 2, "general-order", "mob-only");
enum class DwellingRoad : std::uint8_t { GeneralOrder, Stay };
QD_COR_WORDS(DwellingRoad, 2, "general-order", "stay");
enum class FireMultiple : std::uint8_t { Increments, Printed };
QD_COR_WORDS(FireMultiple, 2, "increments", "printed");
enum class RangeTwo : std::uint8_t { Halved, LightOnly };
QD_COR_WORDS(RangeTwo, 2, "halved", "light-only");
enum class Load : std::uint8_t { Single, Mixed };
QD_COR_WORDS(Load, 2, "single", "mixed");
enum class EntryTurnOne : std::uint8_t { EarlyStart, ScenarioStart };
QD_COR_WORDS(EntryTurnOne, 2, "early-start", "scenario-start");

/// The options of a table (specification 2): readings of unclear text, by ruling.
struct Options {
    DiceArithmetic diceArithmetic{}; ///< R1
    NextHour nextHour{}; ///< R10
    SlopeStand slopeStand{}; ///< R5
    GateMelee gateMelee{}; ///< R7
    GateDefence gateDefence{}; ///< R8
    BehindWall behindWall{}; ///< R56
    MoraleOrLower moraleOrLower{}; ///< R21
    EvacuationThreshold evacuationThreshold{}; ///< R23
    EvacuationBase evacuationBase{}; ///< R24
    HalfBattalions halfBattalions{}; ///< R25
    EmbarkationBegins embarkationBegins{}; ///< R27
    OrderOfBattle orderOfBattle{}; ///< R29
    StructureStack structureStack{}; ///< R47
    bool castleTraverse = false; ///< R48
    bool shipsEnterPorts = false; ///< R15
    Breakwaters breakwaters{}; ///< R100
    SkirmishStack skirmishStack{}; ///< R103
    CombinedStack combinedStack{}; ///< R49
    LeaderModifiers leaderModifiers{}; ///< R51
    DwellingDefence dwellingDefence{}; ///< R45
    DwellingRoad dwellingRoad{}; ///< R55
    int soultEscape = 3; ///< R32: 3 or 4 hexes
    FireMultiple fireMultiple{}; ///< R42
    RangeTwo rangeTwo{}; ///< R44
    Load load{}; ///< R57
    bool fleetAlways = false; ///< R19
    bool variableEntry = false; ///< rule 9.7
    EntryTurnOne entryTurnOne{}; ///< R61
    bool brigadeLeaders = false; ///< rule 5.2.11
    bool anXxx = false; ///< the rules for the Règlements de l'an trente
    friend bool operator==(const Options &, const Options &) = default;
};

/// All options but `hex_layout`, `series` and `values`, as `ask state` repeats them.
Json encodeOptions(const Options &options);
/// The defaults with what `object` names (`hex_layout`, `series`, `values` are left to `open`); why
/// not, where it names what there isn't.
tl::expected<Options, std::string> readOptions(const Json &object);

} // namespace qd::corunna
