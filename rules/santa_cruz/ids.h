// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace qd::santa_cruz {

enum class Side : std::uint8_t { British, Spanish };

constexpr Side enemyOf(Side side)
{
    return side == Side::British ? Side::Spanish : Side::British;
}

/// In a combat.
enum class Role : std::uint8_t { Attacker, Defender };

constexpr Role otherRole(Role role)
{
    return role == Role::Attacker ? Role::Defender : Role::Attacker;
}

enum class Kind : std::uint8_t { RoyalMarines, Sailors, Regulars, Militia, Volunteers };

/// The 21 units in roster order, then the cutter (5.0, 5.1). Roster order is every default order.
enum class Block : std::uint8_t {
    Rm1,
    Rm2,
    Rm3,
    Sailors1,
    Sailors2,
    Sailors3,
    Sailors4,
    Sailors5,
    Sailors6,
    Sailors7,
    Sailors8,
    Sailors9,
    Regulars1,
    Regulars2,
    Regulars3,
    Militia1,
    Militia2,
    Militia3,
    Volunteers1,
    Volunteers2,
    Volunteers3,
    Fox,
};
constexpr std::size_t kUnitCount = 21; ///< without Fox
constexpr std::size_t kBritishUnits = 12;
constexpr std::size_t kBlockCount = 22;

enum class Officer : std::uint8_t {
    Bowen,
    Freemantle,
    Hood,
    Nelson,
    Oldfield,
    Troubridge,
    Benitez,
    Grandy,
    Guinter,
    Gutierrez,
    Roman,
};
constexpr std::size_t kOfficerCount = 11;
constexpr std::size_t kBritishOfficers = 6;

enum class Battery : std::uint8_t { Green, Red, Violet, Yellow };
constexpr std::size_t kBatteryCount = 4;

/// In the order of the specification's table (2.1), which is the order of `legal`.
enum class Card : std::uint8_t {
    Move,
    Rayo,
    FrenchEager,
    Harassment,
    SpikeTheCannons,
    Panic,
    Reinforcements,
    Assault,
    Counterattack,
    Lost,
    HeavySwell,
    FiringFromCover,
    Cannon,
    AssaultLadders,
    BattleDrums,
    LuckyShot,
    Confusion,
};
constexpr std::size_t kCardCount = 17;

enum class CardType : std::uint8_t { Order, Assault, Mixed, Response, Combat, Confusion };

enum class Phase : std::uint8_t {
    Setup,
    NavalMovement,
    Bombardment,
    BritishAction,
    SpanishAction,
    GameOver
};

/// An area by its place in the board file.
enum class AreaId : std::uint8_t {};

template <class E>
constexpr std::size_t indexOf(E e)
{
    return static_cast<std::size_t>(e);
}

constexpr bool isUnit(Block block)
{
    return block != Block::Fox;
}

constexpr Side sideOf(Block block)
{
    return indexOf(block) < kBritishUnits || block == Block::Fox ? Side::British : Side::Spanish;
}

constexpr Side sideOf(Officer officer)
{
    return indexOf(officer) < kBritishOfficers ? Side::British : Side::Spanish;
}

/// Kind of a unit (not of Fox).
constexpr Kind kindOf(Block unit)
{
    const std::size_t i = indexOf(unit);
    return i < 3 ? Kind::RoyalMarines
        : i < 12 ? Kind::Sailors
        : i < 15 ? Kind::Regulars
        : i < 18 ? Kind::Militia
                 : Kind::Volunteers;
}

/// Royal Marines and Regulars (10.2).
constexpr bool isElite(Block unit)
{
    return kindOf(unit) == Kind::RoyalMarines || kindOf(unit) == Kind::Regulars;
}

constexpr CardType typeOf(Card card)
{
    switch (card) {
    case Card::Assault:
        return CardType::Assault;
    case Card::Counterattack:
        return CardType::Mixed;
    case Card::Lost:
    case Card::HeavySwell:
        return CardType::Response;
    case Card::FiringFromCover:
    case Card::Cannon:
    case Card::AssaultLadders:
    case Card::BattleDrums:
    case Card::LuckyShot:
        return CardType::Combat;
    case Card::Confusion:
        return CardType::Confusion;
    default:
        return CardType::Order;
    }
}

/// The ids of scripts and data files ("rm-1", "san-cristobal" …), and back. Unknown: nullopt.
std::string_view nameOf(Side);
std::string_view nameOf(Role);
std::string_view nameOf(Kind);
std::string_view nameOf(Block);
std::string_view nameOf(Officer);
std::string_view nameOf(Battery);
std::string_view nameOf(Card);
std::string_view nameOf(Phase);
std::optional<Side> sideFrom(std::string_view);
std::optional<Block> blockFrom(std::string_view);
std::optional<Officer> officerFrom(std::string_view);
std::optional<Battery> batteryFrom(std::string_view);
std::optional<Card> cardFrom(std::string_view);
std::optional<Phase> phaseFrom(std::string_view);

} // namespace qd::santa_cruz
