// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The fixed words of the game (specification 3, 5, 6): enumerations with their names in scripts.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace qd::corunna {

/// Words<E>::kNames: the names of an enumeration's values, by their order.
template <class E>
struct Words;

template <class E>
concept Word = requires
{
    Words<E>::kNames;
};

template <Word E>
constexpr std::string_view nameOf(E value)
{
    return Words<E>::kNames.at(static_cast<std::size_t>(value));
}

template <Word E>
constexpr std::optional<E> wordNamed(std::string_view name)
{
    for (std::size_t i = 0; i < Words<E>::kNames.size(); ++i)
        if (Words<E>::kNames.at(i) == name)
            return static_cast<E>(i);
    return std::nullopt;
}

/// Declares an enumeration's words.
#define QD_COR_WORDS(Enum, count, ...)                                                             \
    template <>                                                                                    \
    struct Words<Enum> {                                                                           \
        static constexpr std::array<std::string_view, count> kNames{__VA_ARGS__};                  \
    }

enum class Side : std::uint8_t { French, British, Spanish };
QD_COR_WORDS(Side, 3, "french", "british", "spanish");

enum class Kind : std::uint8_t { Infantry, LightCompany, Cavalry, Artillery, Sol, Transport };
QD_COR_WORDS(Kind, 6, "infantry", "light-company", "cavalry", "artillery", "sol", "transport");

/// DismountedDragoons is a row of the charts (Fire Effects), never a counter's own type.
enum class UnitType : std::uint8_t {
    Ligne,
    Legere,
    Suisse,
    Sapeurs,
    Guard,
    Foot,
    Fusiliers,
    Light,
    Rifles,
    Mob,
    LightCompany,
    RifleCompany,
    Chasseurs,
    Hussards,
    Dragons,
    LightDragoons,
    FootArtillery,
    HorseArtillery,
    Sol,
    Transport,
    DismountedDragoons
};
QD_COR_WORDS(UnitType, 21, "ligne", "legere", "suisse", "sapeurs", "guard", "foot", "fusiliers",
             "light", "rifles", "mob", "light-company", "rifle-company", "chasseurs", "hussards",
             "dragons", "light-dragoons", "foot-artillery", "horse-artillery", "sol", "transport",
             "dismounted-dragoons");

/// Where a piece is. `left`: a ship gone with the fleet; `with-fleet`: cargo gone with it.
enum class Place : std::uint8_t {
    Setup,
    Reserve,
    Undeployed,
    Map,
    Aboard,
    Evacuated,
    OffMap,
    Left,
    WithFleet,
    Eliminated,
    Captured
};
QD_COR_WORDS(Place, 11, "setup", "reserve", "undeployed", "map", "aboard", "evacuated", "off-map",
             "left", "with-fleet", "eliminated", "captured");

enum class Formation : std::uint8_t {
    Line,
    Column,
    RoadColumn,
    Square,
    GeneralOrder,
    Skirmish,
    Mob,
    Limbered,
    Unlimbered
};
QD_COR_WORDS(Formation, 9, "line", "column", "road-column", "square", "general-order", "skirmish",
             "mob", "limbered", "unlimbered");

enum class Status : std::uint8_t { Good, Disorder, Pgd, Rout };
QD_COR_WORDS(Status, 4, "good", "disorder", "pgd", "rout");

enum class Order : std::uint8_t { AdminMarch };
QD_COR_WORDS(Order, 1, "admin-march");

enum class Phase : std::uint8_t {
    Setup,
    CommandPoints,
    CommandTracing,
    MuCreation,
    Initiative,
    Maneuver,
    Naval,
    TurnAdjustment,
    Over
};
QD_COR_WORDS(Phase, 9, "setup", "command-points", "command-tracing", "mu-creation", "initiative",
             "maneuver", "naval", "turn-adjustment", "over");

enum class LeaderId : std::uint8_t {
    Soult,
    AdcIiCorps,
    Merle,
    Mermet,
    Delaborde,
    Franceschi,
    Lorge,
    Lahoussaye,
    Moore,
    Hardinge,
    Baird,
    Hope,
    Fraser,
    Paget,
    Alcedo
};
QD_COR_WORDS(LeaderId, 15, "soult", "adc-ii-corps", "merle", "mermet", "delaborde", "franceschi",
             "lorge", "lahoussaye", "moore", "hardinge", "baird", "hope", "fraser", "paget",
             "alcedo");

enum class LeaderRole : std::uint8_t {
    CorpsCommander,
    Adc,
    Division,
    ArmyCommander,
    ArmyAdc,
    Militia
};
QD_COR_WORDS(LeaderRole, 6, "corps-commander", "adc", "division", "army-commander", "army-adc",
             "militia");

enum class LeaderState : std::uint8_t { Active, Wounded, Killed, Captured };
QD_COR_WORDS(LeaderState, 4, "active", "wounded", "killed", "captured");

/// Divisions, and the staffs and assets that stand like one.
enum class Division : std::uint8_t {
    FrDivision1,
    FrDivision2,
    FrDivision3,
    CavalerieLegere,
    Dragons1,
    Dragons2,
    IiCorps,
    Division1,
    Division2,
    Division3,
    Reserve,
    ArmyAssets,
    RoyalNavy,
    CorunaMilitia
};
QD_COR_WORDS(Division, 14, "fr-division-1", "fr-division-2", "fr-division-3", "cavalerie-legere",
             "dragons-1", "dragons-2", "ii-corps", "division-1", "division-2", "division-3",
             "reserve", "army-assets", "royal-navy", "coruna-militia");

enum class Brigade : std::uint8_t {
    Guards,
    Brigade2,
    Brigade3,
    Brigade4,
    Brigade5,
    Brigade6,
    Brigade7,
    Brigade8,
    Brigade9,
    Brigade10
};
QD_COR_WORDS(Brigade, 10, "brigade-guards", "brigade-2", "brigade-3", "brigade-4", "brigade-5",
             "brigade-6", "brigade-7", "brigade-8", "brigade-9", "brigade-10");

enum class Asset : std::uint8_t { Corps, Army };
QD_COR_WORDS(Asset, 2, "corps", "army");

/// Rows of the Cavalry Recall Chart.
enum class Recall : std::uint8_t { French, British, Hanoverian };
QD_COR_WORDS(Recall, 3, "french", "british", "hanoverian");

/// What forms a Maneuver Unit: the `by` of `form-mu` and of the event. Command points are listed in
/// this order.
enum class Source : std::uint8_t {
    Soult,
    ScenarioFrench,
    Moore,
    MooreStack,
    ScenarioBritish,
    Alcedo,
    Ride,
    Hardinge,
    Initiative
};
QD_COR_WORDS(Source, 9, "soult", "scenario-french", "moore", "moore-stack", "scenario-british",
             "alcedo", "ride", "hardinge", "initiative");

enum class MooreMode : std::uint8_t { CommandPoint, Ride };
QD_COR_WORDS(MooreMode, 2, "command-point", "ride");

/// Rows of the Naval Commitment Chart.
enum class NavalResult : std::uint8_t { Abandonment, Anchor, ContraryWinds, Minor, Major };
QD_COR_WORDS(NavalResult, 5, "abandonment", "anchor", "contrary-winds", "minor", "major");

enum class Terrain : std::uint8_t { Clear, Village, Town, Port, SpecialStructure, Sea, River };
QD_COR_WORDS(Terrain, 7, "clear", "village", "town", "port", "special-structure", "sea", "river");

/// Columns of the Movement Chart; Skirmisher: companies in skirmish order.
enum class MoveClass : std::uint8_t { Infantry, Cavalry, Artillery, Skirmisher, Leader, Ship };
QD_COR_WORDS(MoveClass, 6, "infantry", "cavalry", "artillery", "skirmisher", "leader", "ship");

/// Rows of the Movement Chart that the text leaves out.
enum class MoveRow : std::uint8_t { Road, Stream, Ford, Slope, Wall, SunkenRoad, Rampart };
QD_COR_WORDS(MoveRow, 7, "road", "stream", "ford", "slope", "wall", "sunken-road", "rampart");

enum class DefenceKind : std::uint8_t { Infantry, Cavalry, Artillery, Combined, Ship };
QD_COR_WORDS(DefenceKind, 5, "infantry", "cavalry", "artillery", "combined", "ship");

/// Rows of the Fire Defence Chart: formations, then statuses, then the one row `any`.
enum class DefenceRow : std::uint8_t {
    Line,
    Column,
    RoadColumn,
    Square,
    GeneralOrder,
    Skirmish,
    Mob,
    Limbered,
    Unlimbered,
    Disorder,
    Pgd,
    Rout,
    Any
};
QD_COR_WORDS(DefenceRow, 13, "line", "column", "road-column", "square", "general-order", "skirmish",
             "mob", "limbered", "unlimbered", "disorder", "pgd", "rout", "any");

enum class Band : std::uint8_t { Close, Medium, Long };
QD_COR_WORDS(Band, 3, "close", "medium", "long");

/// Why increments go: called fire or mêlée losses, a surrender, cargo of a sunk ship.
enum class Cause : std::uint8_t { Fire, Melee, Surrender, Other, Sunk };
QD_COR_WORDS(Cause, 5, "fire", "melee", "surrender", "other", "sunk");

enum class ForcedAction : std::uint8_t { Rout, Recoil, Displace };
QD_COR_WORDS(ForcedAction, 3, "rout", "recoil", "displace");

enum class Outcome : std::uint8_t { Success, Failure };
QD_COR_WORDS(Outcome, 2, "success", "failure");

enum class Presentation : std::uint8_t { Battalions, Regimental };
QD_COR_WORDS(Presentation, 2, "battalions", "regimental");

enum class Direction : std::uint8_t { Down, Up };
QD_COR_WORDS(Direction, 2, "down", "up");

enum class Entry : std::uint8_t { Portazgo, NumeralIi, NumeralIii, NumeralIv, NumeralV };
QD_COR_WORDS(Entry, 5, "portazgo", "numeral-ii", "numeral-iii", "numeral-iv", "numeral-v");

enum class SquareResult : std::uint8_t { Square, Disorder, Rout };
QD_COR_WORDS(SquareResult, 3, "square", "disorder", "rout");

enum class ChargeKind : std::uint8_t { Reaction, Opportunity };
QD_COR_WORDS(ChargeKind, 2, "reaction", "opportunity");

enum class ChargeAction : std::uint8_t { Charge, Melee, Pursue };
QD_COR_WORDS(ChargeAction, 3, "charge", "melee", "pursue");

/// Counter values (specification 9.4), each null until it is filled in. A leader's marks of special
/// ability are no numbers: see LeaderCard.
enum class ValueKey : std::uint8_t {
    IncrementsFull,
    Fire,
    FireClose,
    FireMedium,
    FireLong,
    RangeClose,
    RangeMedium,
    RangeLong,
    Melee,
    Morale,
    Movement,
    FireDefence,
    Span,
    MeleeInfantryAttack,
    MeleeInfantryDefend,
    MeleeCavalry,
    ArtilleryBonus,
    MoraleBonus,
    Initiative
};
QD_COR_WORDS(ValueKey, 19, "increments_full", "fire", "fire_close", "fire_medium", "fire_long",
             "range_close", "range_medium", "range_long", "melee", "morale", "movement",
             "fire_defence", "span", "melee_infantry_attack", "melee_infantry_defend",
             "melee_cavalry", "artillery_bonus", "morale_bonus", "initiative");

} // namespace qd::corunna
