// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace qd::as_per_margin {

inline constexpr int kFaces = 6; ///< of a die: the game knows no other

enum class Side : std::uint8_t { FrenchSpanish, English };
enum class Rate : std::uint8_t {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    BombKetch,
    Gunboat,
    MerchantLarge,
    MerchantMedium,
    MerchantSmall
};
/// A row of guns: of a ship of the line port and starboard, of a bomb ketch fore and aft, of a
/// gunboat forward, of a battery ashore simply its guns.
enum class Battery : std::uint8_t { Port, Starboard, Fore, Aft, Forward, Guns };
enum class Phase : std::uint8_t {
    SetUp,
    FrenchSpanishFire,
    Boarding,
    Wind,
    Grapples,
    MoveDismasted,
    MoveFrenchSpanish,
    MoveEnglish,
    EnglishFire
};
enum class Fate : std::uint8_t { Afloat, Sunk, Exploded, Gone };
enum class ShoreFate : std::uint8_t { InAction, Silenced, Destroyed };
enum class Sailing : std::uint8_t { WithOrAcross, Beat, InIrons };
enum class Condition : std::uint8_t { Undamaged, Damaged, Dismasted };
enum class Extra : std::uint8_t { Dash, Pivot };
enum class Wish : std::uint8_t { Grapple, Fend };
enum class Parting : std::uint8_t { Part, Stay };
enum class Purpose : std::uint8_t { Fire, Repel, Board };
enum class ContactEnd : std::uint8_t { Cut, Sunk, Exploded, Struck };
enum class WindResult : std::uint8_t {
    NoChange,
    NoChangePrevailing,
    TowardPrevailing,
    Backs,
    Veers,
    Speed
};

/// Words of scripts, kebab-case.
std::string_view nameOf(Side);
std::string_view nameOf(Rate);
std::string_view nameOf(Battery);
std::string_view nameOf(Phase);
std::string_view nameOf(Fate);
std::string_view nameOf(ShoreFate);
std::string_view nameOf(Sailing);
std::string_view nameOf(Condition);
std::string_view nameOf(Extra);
std::string_view nameOf(Wish);
std::string_view nameOf(Parting);
std::string_view nameOf(Purpose);
std::string_view nameOf(ContactEnd);
std::string_view nameOf(WindResult);

constexpr Side enemyOf(Side side)
{
    return side == Side::English ? Side::FrenchSpanish : Side::English;
}

/// Whose step it is; nullopt: of both, or nobody's.
std::optional<Side> sideOf(Phase);
bool isFireStep(Phase); ///< either side's
bool isSailingStep(Phase); ///< either side's own movement

/// One of the 32 compass names ("wsw") in degrees.
std::optional<double> degreesOf(std::string_view compassName);
/// The compass name of a direction, empty when it is none of the 32 (within 1e-6).
std::string_view compassName(double degrees);

} // namespace qd::as_per_margin
