// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/santa_cruz/ids.h"

#include <array>

namespace qd::santa_cruz {

// The charts of the rulebook (specification 6) and its plain numbers.

constexpr int kDieFaces = 6;
constexpr int kDriftsUpTo = 3; ///< the current takes a block on a die up to it (7.1d)
constexpr int kLastTurn = 12; ///< 7.5
constexpr int kMaxStrength = 4; ///< 5.3
constexpr int kFoxSinksAt = 3; ///< hits (12.3)
constexpr int kLandAreaLimit = 3; ///< units a side in a land area (5.6)
constexpr int kCardsAPhase = 3; ///< Orders and Assaults in an action phase (7.3f)
constexpr int kReinforcementPoints = 3; ///< 9 Reinforcements
constexpr int kEliteReinforcement = 1; ///< of these for Royal Marines or Regulars
constexpr int kHitsOn = 5; ///< 10.4
constexpr int kFortressHitsOn = 6; ///< the attacker of a Fortress (10.10)
constexpr int kFleeOn = 4; ///< a modified British 4 frightens volunteers (10.4)
constexpr int kRayoNeeds = 5; ///< 9 Rayo
constexpr int kLuckyShotNeeds = 4; ///< with the option of 14.2
constexpr int kSpikedBatteryPoints = 1; ///< to the British, each (9 Spike the Cannons, 13)
constexpr int kKilledUpTo = 3; ///< the casualty die of an officer: killed, else wounded (10.5)

/// What is counted for the dice of a combat.
enum class DiceTerm : std::uint8_t {
    Base,
    MostStrength, ///< strictly more strength points than the enemy
    EliteUnits, ///< each Royal Marines or Regulars unit
    RedBorder, ///< the attacker crossed a red line
    Cannon, ///< each Cannon of the side
    FiringFromCover, ///< each, against the British
    OfficerDie, ///< by ability (11.7)
};

/// A line of the chart of combat dice (6.1): what a term is worth each time that it counts.
struct DiceLine {
    DiceTerm term{};
    const char *name = "";
    int each = 0;
    const char *rule = "";
};

inline constexpr std::array<DiceLine, 7> kDiceChart{{
    {DiceTerm::Base, "base", 1, "10.2"},
    {DiceTerm::MostStrength, "most-sp", 1, "10.2"},
    {DiceTerm::EliteUnits, "elite-units", 1, "10.2"},
    {DiceTerm::RedBorder, "red-border", -1, "10.2"},
    {DiceTerm::Cannon, "cannon", 1, "9.cannon"},
    {DiceTerm::FiringFromCover, "firing-from-cover", -1, "9.firing-from-cover"},
    {DiceTerm::OfficerDie, "officer", 1, "11.7"},
}};
static_assert(kDiceChart.front().term == DiceTerm::Base
              && kDiceChart.back().term == DiceTerm::OfficerDie);

/// A line of the Panic table: what a modified die costs (9 Panic).
struct PanicLine {
    int spLost = 0;
    int retreat = 0; ///< areas to go back
};

inline constexpr std::array<PanicLine, 6> kPanicTable{
    {{0, 0}, {0, 0}, {0, 0}, {0, 1}, {1, 1}, {1, 2}}};
static_assert(kPanicTable.front().retreat == 0 && kPanicTable.back().retreat == 2);

/// When an officer is worth a die (11.7).
enum class OfficerDie : std::uint8_t {
    Never,
    Always,
    AttackingFortress, ///< not when Assault Ladders make it a regular area (R33)
    CounterattackCombat, ///< begun with a Counterattack card (R31b)
    WithRegulars,
    Defending,
};
/// When an officer adds one to the dice of his side (11.7).
enum class OfficerPlus : std::uint8_t { Never, Always, InTheCastle };

/// A line of the officers' chart (11.7).
struct OfficerLine {
    Officer officer{};
    OfficerDie die = OfficerDie::Never;
    OfficerPlus plus = OfficerPlus::Never;
    bool fallsByFives = false; ///< a casualty on two natural 5s too
    bool volunteersStand = false; ///< with him volunteers don't run on a 4
    bool raisesADie = false; ///< one British die a round after the throw, with Royal Marines
    bool voidsLost = false; ///< no Lost! on his group
};

inline constexpr std::array<OfficerLine, kOfficerCount> kOfficerChart{{
    {Officer::Bowen, OfficerDie::AttackingFortress, OfficerPlus::Never, true, false, false, false},
    {Officer::Freemantle, OfficerDie::Never, OfficerPlus::Never, false, false, false, true},
    {Officer::Hood, OfficerDie::CounterattackCombat, OfficerPlus::Never, false, false, false,
     false},
    {Officer::Nelson, OfficerDie::Never, OfficerPlus::Always, false, false, false, false},
    {Officer::Oldfield, OfficerDie::Never, OfficerPlus::Never, false, false, true, false},
    {Officer::Troubridge, OfficerDie::Always, OfficerPlus::Never, false, false, false, false},
    {Officer::Benitez, OfficerDie::Never, OfficerPlus::Never, false, true, false, false},
    {Officer::Grandy, OfficerDie::Always, OfficerPlus::Never, false, false, false, false},
    {Officer::Guinter, OfficerDie::WithRegulars, OfficerPlus::Never, false, false, false, false},
    {Officer::Gutierrez, OfficerDie::Never, OfficerPlus::InTheCastle, false, false, false, false},
    {Officer::Roman, OfficerDie::Defending, OfficerPlus::Never, false, false, false, false},
}};

constexpr bool inOfficerOrder()
{
    for (std::size_t i = 0; i < kOfficerCount; ++i)
        if (indexOf(kOfficerChart[i].officer) != i)
            return false;
    return true;
}

static_assert(inOfficerOrder(), "the chart is indexed by officer");

constexpr const OfficerLine &chartOf(Officer officer)
{
    return kOfficerChart[indexOf(officer)];
}

} // namespace qd::santa_cruz
