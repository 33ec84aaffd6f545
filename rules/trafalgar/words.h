// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>

namespace qd::trafalgar {

enum class Side : std::uint8_t { English, Allied };
enum class Kind : std::uint8_t { Line, Frigate };
enum class Nation : std::uint8_t { English, French, Spanish };
enum class Port : std::uint8_t { Gibraltar, Cadiz };
enum class Mast : std::uint8_t { Fore, Main, Mizzen };
enum class GunSide : std::uint8_t { Port, Starboard };
/// What a shot comes from: a ship's field to port or starboard, or a fort.
enum class Field : std::uint8_t { Port, Starboard, Fort };
/// What a target shows to its shooter (r-03).
enum class Shows : std::uint8_t { Bow, Stern, Port, Starboard };
/// What is declared before a shot (`hits-1`, r-15).
enum class Aim : std::uint8_t { Battery, Mast, Fore, Main, Mizzen };
enum class Phase : std::uint8_t { Setup, WindPlacement, Turn, Wind, Over };
enum class WinBy : std::uint8_t { SunkAll, Superiority, Flag };
enum class Call : std::uint8_t { Heads, Tails };
/// Why a hit did nothing.
enum class Waste : std::uint8_t { Sunk, NoGunsThere, MastGone, NoMasts, MainmastShielded, GunGone };
/// A point of the board; a fort's is land.
enum class Terrain : std::uint8_t { Sea, Reef, Sandbank, Land };

/// The ships in the order of every list (specification 2.1).
enum class ShipId : std::uint8_t {
    EnglishLine1,
    EnglishLine2,
    EnglishFrigate1,
    EnglishFrigate2,
    AlliedLine1,
    AlliedLine2,
    AlliedFrigate1,
    AlliedFrigate2
};
enum class FortId : std::uint8_t { Gibraltar1, Gibraltar2, Cadiz1, Cadiz2 };
enum class BerthId : std::uint8_t {
    Gibraltar1,
    Gibraltar2,
    Gibraltar3,
    Gibraltar4,
    Cadiz1,
    Cadiz2,
    Cadiz3,
    Cadiz4
};

/// Who shoots or is shot at.
using Combatant = std::variant<ShipId, FortId>;

inline constexpr std::array<Side, 2> kSides{Side::English, Side::Allied};
inline constexpr std::array<Mast, 3> kMasts{Mast::Fore, Mast::Main, Mast::Mizzen};
inline constexpr std::array<GunSide, 2> kGunSides{GunSide::Port, GunSide::Starboard};
inline constexpr std::array<ShipId, 8> kShips{
    ShipId::EnglishLine1, ShipId::EnglishLine2, ShipId::EnglishFrigate1, ShipId::EnglishFrigate2,
    ShipId::AlliedLine1,  ShipId::AlliedLine2,  ShipId::AlliedFrigate1,  ShipId::AlliedFrigate2};
inline constexpr std::array<FortId, 4> kForts{FortId::Gibraltar1, FortId::Gibraltar2,
                                              FortId::Cadiz1, FortId::Cadiz2};
inline constexpr std::array<BerthId, 8> kBerths{
    BerthId::Gibraltar1, BerthId::Gibraltar2, BerthId::Gibraltar3, BerthId::Gibraltar4,
    BerthId::Cadiz1,     BerthId::Cadiz2,     BerthId::Cadiz3,     BerthId::Cadiz4};
inline constexpr std::array<Port, 2> kPorts{Port::Gibraltar, Port::Cadiz};

/// Where a value stands in an array by sides, masts, ships …
template <class E>
constexpr std::size_t indexOf(E value)
{
    return static_cast<std::size_t>(value);
}

/// Words of scripts, kebab-case.
std::string_view nameOf(Side);
std::string_view nameOf(Kind);
std::string_view nameOf(Nation);
std::string_view nameOf(Port);
std::string_view nameOf(Mast);
std::string_view nameOf(GunSide);
std::string_view nameOf(Field);
std::string_view nameOf(Shows);
std::string_view nameOf(Aim);
std::string_view nameOf(Phase);
std::string_view nameOf(WinBy);
std::string_view nameOf(Call);
std::string_view nameOf(Waste);
std::string_view nameOf(Terrain);
std::string_view nameOf(ShipId);
std::string_view nameOf(FortId);
std::string_view nameOf(BerthId);
std::string_view nameOf(const Combatant &);

constexpr Side enemyOf(Side side)
{
    return side == Side::English ? Side::Allied : Side::English;
}

constexpr Side sideOf(ShipId ship)
{
    return indexOf(ship) < 4 ? Side::English : Side::Allied;
}

constexpr Side sideOf(FortId fort)
{
    return indexOf(fort) < 2 ? Side::English : Side::Allied;
}

Side sideOf(const Combatant &combatant);

constexpr Kind kindOf(ShipId ship)
{
    return indexOf(ship) % 4 < 2 ? Kind::Line : Kind::Frigate;
}

/// A side's own port.
constexpr Port portOf(Side side)
{
    return side == Side::English ? Port::Gibraltar : Port::Cadiz;
}

constexpr Side sideOf(Port port)
{
    return port == Port::Gibraltar ? Side::English : Side::Allied;
}

constexpr Port portOf(FortId fort)
{
    return portOf(sideOf(fort));
}

constexpr Port portOf(BerthId berth)
{
    return indexOf(berth) < 4 ? Port::Gibraltar : Port::Cadiz;
}

/// Moves that a standing mast gives (`speed-1`, `speed-3`).
constexpr int movesOf(Kind kind, Mast mast)
{
    return kind == Kind::Line && mast != Mast::Main ? 1 : 2;
}

/// Guns on each side of a new ship (`setup-6`).
constexpr int gunsASide(Kind kind)
{
    return kind == Kind::Line ? 3 : 2;
}

/// The mast of an aim that names one.
constexpr bool namesMast(Aim aim)
{
    return aim >= Aim::Fore;
}

constexpr Mast mastOf(Aim aim) ///< of an aim that names one
{
    return static_cast<Mast>(indexOf(aim) - indexOf(Aim::Fore));
}

constexpr Aim aimAt(Mast mast)
{
    return static_cast<Aim>(indexOf(mast) + indexOf(Aim::Fore));
}

static_assert(mastOf(Aim::Main) == Mast::Main && aimAt(Mast::Mizzen) == Aim::Mizzen);

} // namespace qd::trafalgar
