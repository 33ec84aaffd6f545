// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/words.h"

#include "rules/geometry/plane.h"

#include <cmath>
#include <cstddef>

namespace qd::as_per_margin {
namespace {

template <class E, std::size_t N>
std::string_view nameIn(const std::array<std::string_view, N> &names, E value)
{
    return names.at(static_cast<std::size_t>(value));
}

constexpr std::array<std::string_view, 2> kSides{"french-spanish", "english"};
constexpr std::array<std::string_view, 11> kRates{"1st",
                                                  "2nd",
                                                  "3rd",
                                                  "4th",
                                                  "5th",
                                                  "6th",
                                                  "bomb-ketch",
                                                  "gunboat",
                                                  "merchant-large",
                                                  "merchant-medium",
                                                  "merchant-small"};
constexpr std::array<std::string_view, 6> kBatteries{"port", "starboard", "fore",
                                                     "aft",  "forward",   "guns"};
constexpr std::array<std::string_view, 9> kPhases{
    "set-up",         "french-spanish-fire", "boarding",     "wind",        "grapples",
    "move-dismasted", "move-french-spanish", "move-english", "english-fire"};
constexpr std::array<std::string_view, 4> kFates{"afloat", "sunk", "exploded", "gone"};
constexpr std::array<std::string_view, 3> kShoreFates{"in-action", "silenced", "destroyed"};
constexpr std::array<std::string_view, 3> kSailings{"with-or-across", "beat", "in-irons"};
constexpr std::array<std::string_view, 3> kConditions{"undamaged", "damaged", "dismasted"};
constexpr std::array<std::string_view, 2> kExtras{"dash", "pivot"};
constexpr std::array<std::string_view, 2> kWishes{"grapple", "fend"};
constexpr std::array<std::string_view, 2> kPartings{"part", "stay"};
constexpr std::array<std::string_view, 3> kPurposes{"fire", "repel", "board"};
constexpr std::array<std::string_view, 4> kContactEnds{"cut", "sunk", "exploded", "struck"};
constexpr std::array<std::string_view, 6> kWindResults{
    "no-change", "no-change-prevailing", "toward-prevailing", "backs", "veers", "speed"};

constexpr double kPoint = 11.25; ///< degrees between two names
constexpr std::array<std::string_view, 32> kCompass{
    "n", "n-by-e", "nne", "ne-by-n", "ne", "ne-by-e", "ene", "e-by-n",
    "e", "e-by-s", "ese", "se-by-e", "se", "se-by-s", "sse", "s-by-e",
    "s", "s-by-w", "ssw", "sw-by-s", "sw", "sw-by-w", "wsw", "w-by-s",
    "w", "w-by-n", "wnw", "nw-by-w", "nw", "nw-by-n", "nnw", "n-by-w"};

} // namespace

std::string_view nameOf(Side side)
{
    return nameIn(kSides, side);
}

std::string_view nameOf(Rate rate)
{
    return nameIn(kRates, rate);
}

std::string_view nameOf(Battery battery)
{
    return nameIn(kBatteries, battery);
}

std::string_view nameOf(Phase phase)
{
    return nameIn(kPhases, phase);
}

std::string_view nameOf(Fate fate)
{
    return nameIn(kFates, fate);
}

std::string_view nameOf(ShoreFate fate)
{
    return nameIn(kShoreFates, fate);
}

std::string_view nameOf(Sailing sailing)
{
    return nameIn(kSailings, sailing);
}

std::string_view nameOf(Condition condition)
{
    return nameIn(kConditions, condition);
}

std::string_view nameOf(Extra extra)
{
    return nameIn(kExtras, extra);
}

std::string_view nameOf(Wish wish)
{
    return nameIn(kWishes, wish);
}

std::string_view nameOf(Parting parting)
{
    return nameIn(kPartings, parting);
}

std::string_view nameOf(Purpose purpose)
{
    return nameIn(kPurposes, purpose);
}

std::string_view nameOf(ContactEnd cause)
{
    return nameIn(kContactEnds, cause);
}

std::string_view nameOf(WindResult result)
{
    return nameIn(kWindResults, result);
}

std::optional<Side> sideOf(Phase phase)
{
    switch (phase) {
    case Phase::FrenchSpanishFire:
    case Phase::MoveFrenchSpanish:
        return Side::FrenchSpanish;
    case Phase::MoveEnglish:
    case Phase::EnglishFire:
        return Side::English;
    default:
        return std::nullopt;
    }
}

bool isFireStep(Phase phase)
{
    return phase == Phase::FrenchSpanishFire || phase == Phase::EnglishFire;
}

bool isSailingStep(Phase phase)
{
    return phase == Phase::MoveFrenchSpanish || phase == Phase::MoveEnglish;
}

std::optional<double> degreesOf(std::string_view compassName)
{
    for (std::size_t i = 0; i < kCompass.size(); ++i)
        if (kCompass.at(i) == compassName)
            return kPoint * static_cast<double>(i);
    return std::nullopt;
}

std::string_view compassName(double degrees)
{
    const double points = full(degrees) / kPoint;
    const double nearest = std::round(points);
    if (std::abs(points - nearest) * kPoint > kTolerance)
        return {};
    return kCompass.at(static_cast<std::size_t>(nearest) % kCompass.size());
}

} // namespace qd::as_per_margin
