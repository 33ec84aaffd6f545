// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/words.h"

#include <cstddef>

namespace qd::trafalgar {
namespace {

template <class E, std::size_t N>
std::string_view nameIn(const std::array<std::string_view, N> &names, E value)
{
    return names.at(indexOf(value));
}

constexpr std::array<std::string_view, 2> kSideNames{"english", "allied"};
constexpr std::array<std::string_view, 2> kKindNames{"line", "frigate"};
constexpr std::array<std::string_view, 3> kNationNames{"english", "french", "spanish"};
constexpr std::array<std::string_view, 2> kPortNames{"gibraltar", "cadiz"};
constexpr std::array<std::string_view, 3> kMastNames{"fore", "main", "mizzen"};
constexpr std::array<std::string_view, 2> kGunSideNames{"port", "starboard"};
constexpr std::array<std::string_view, 3> kFieldNames{"port", "starboard", "fort"};
constexpr std::array<std::string_view, 4> kShowsNames{"bow", "stern", "port", "starboard"};
constexpr std::array<std::string_view, 5> kAimNames{"battery", "mast", "fore", "main", "mizzen"};
constexpr std::array<std::string_view, 5> kPhaseNames{"setup", "wind-placement", "turn", "wind",
                                                      "over"};
constexpr std::array<std::string_view, 3> kWinByNames{"sunk-all", "superiority", "flag"};
constexpr std::array<std::string_view, 2> kCallNames{"heads", "tails"};
constexpr std::array<std::string_view, 6> kWasteNames{"sunk",     "no-guns-there",     "mast-gone",
                                                      "no-masts", "mainmast-shielded", "gun-gone"};
constexpr std::array<std::string_view, 4> kTerrainNames{"sea", "reef", "sandbank", "land"};
constexpr std::array<std::string_view, 8> kShipNames{
    "english-line-1", "english-line-2", "english-frigate-1", "english-frigate-2",
    "allied-line-1",  "allied-line-2",  "allied-frigate-1",  "allied-frigate-2"};
constexpr std::array<std::string_view, 4> kFortNames{"gibraltar-fort-1", "gibraltar-fort-2",
                                                     "cadiz-fort-1", "cadiz-fort-2"};
constexpr std::array<std::string_view, 8> kBerthNames{
    "gibraltar-berth-1", "gibraltar-berth-2", "gibraltar-berth-3", "gibraltar-berth-4",
    "cadiz-berth-1",     "cadiz-berth-2",     "cadiz-berth-3",     "cadiz-berth-4"};

} // namespace

std::string_view nameOf(Side value)
{
    return nameIn(kSideNames, value);
}

std::string_view nameOf(Kind value)
{
    return nameIn(kKindNames, value);
}

std::string_view nameOf(Nation value)
{
    return nameIn(kNationNames, value);
}

std::string_view nameOf(Port value)
{
    return nameIn(kPortNames, value);
}

std::string_view nameOf(Mast value)
{
    return nameIn(kMastNames, value);
}

std::string_view nameOf(GunSide value)
{
    return nameIn(kGunSideNames, value);
}

std::string_view nameOf(Field value)
{
    return nameIn(kFieldNames, value);
}

std::string_view nameOf(Shows value)
{
    return nameIn(kShowsNames, value);
}

std::string_view nameOf(Aim value)
{
    return nameIn(kAimNames, value);
}

std::string_view nameOf(Phase value)
{
    return nameIn(kPhaseNames, value);
}

std::string_view nameOf(WinBy value)
{
    return nameIn(kWinByNames, value);
}

std::string_view nameOf(Call value)
{
    return nameIn(kCallNames, value);
}

std::string_view nameOf(Waste value)
{
    return nameIn(kWasteNames, value);
}

std::string_view nameOf(Terrain value)
{
    return nameIn(kTerrainNames, value);
}

std::string_view nameOf(ShipId ship)
{
    return nameIn(kShipNames, ship);
}

std::string_view nameOf(FortId fort)
{
    return nameIn(kFortNames, fort);
}

std::string_view nameOf(BerthId berth)
{
    return nameIn(kBerthNames, berth);
}

std::string_view nameOf(const Combatant &combatant)
{
    return std::visit([](auto id) { return nameOf(id); }, combatant);
}

Side sideOf(const Combatant &combatant)
{
    return std::visit([](auto id) { return sideOf(id); }, combatant);
}

} // namespace qd::trafalgar
