// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/roster.h"

#include <algorithm>
#include <array>

namespace qd::corunna {
namespace {

constexpr std::string_view kColours = "colours-";

constexpr std::array kFootValues{ValueKey::IncrementsFull, ValueKey::Fire, ValueKey::Melee,
                                 ValueKey::Morale, ValueKey::Movement};
constexpr std::array kGunValues{
    ValueKey::IncrementsFull, ValueKey::FireClose,   ValueKey::FireMedium, ValueKey::FireLong,
    ValueKey::RangeClose,     ValueKey::RangeMedium, ValueKey::RangeLong,  ValueKey::Melee,
    ValueKey::Morale,         ValueKey::Movement};
constexpr std::array kSolValues{
    ValueKey::Movement, ValueKey::IncrementsFull, ValueKey::FireDefence, ValueKey::FireMedium,
    ValueKey::FireLong, ValueKey::RangeMedium,    ValueKey::RangeLong};
constexpr std::array kTransportValues{ValueKey::Movement, ValueKey::IncrementsFull,
                                      ValueKey::FireDefence};
constexpr std::array kLeaderValues{ValueKey::Movement,
                                   ValueKey::Span,
                                   ValueKey::MeleeInfantryAttack,
                                   ValueKey::MeleeInfantryDefend,
                                   ValueKey::MeleeCavalry,
                                   ValueKey::ArtilleryBonus,
                                   ValueKey::MoraleBonus,
                                   ValueKey::Initiative};

/// The element of that id in a list sorted by id.
template <class R, class List>
std::optional<R> inSorted(const List &list, std::string_view id)
{
    const auto found = std::lower_bound(
        list.begin(), list.end(), id,
        [](const auto &element, std::string_view name) { return element.id < name; });
    if (found == list.end() || found->id != id)
        return std::nullopt;
    return R{static_cast<std::int16_t>(found - list.begin())};
}

} // namespace

std::optional<UnitRef> Roster::unit(std::string_view id) const
{
    return inSorted<UnitRef>(units, id);
}

std::optional<GroupRef> Roster::group(std::string_view id) const
{
    const auto found =
        std::find_if(groups.begin(), groups.end(), [id](const Group &g) { return g.id == id; });
    if (found == groups.end())
        return std::nullopt;
    return GroupRef{static_cast<std::int16_t>(found - groups.begin())};
}

std::optional<RegimentRef> Roster::regiment(std::string_view id) const
{
    return inSorted<RegimentRef>(regiments, id);
}

std::string Roster::nameOf(const Piece &piece) const
{
    if (const auto *unit = std::get_if<UnitRef>(&piece))
        return card(*unit).id;
    if (const auto *leader = std::get_if<LeaderId>(&piece))
        return std::string(corunna::nameOf(*leader));
    return std::string(kColours) + std::string(corunna::nameOf(std::get<Brigade>(piece)));
}

std::optional<Piece> Roster::piece(std::string_view id) const
{
    if (const auto found = unit(id))
        return Piece(*found);
    if (const auto leader = wordNamed<LeaderId>(id)) {
        if (std::any_of(leaders.begin(), leaders.end(),
                        [&leader](const LeaderCard &c) { return c.id == *leader; }))
            return Piece(*leader);
        return std::nullopt;
    }
    if (!id.starts_with(kColours))
        return std::nullopt;
    const auto brigade = wordNamed<Brigade>(id.substr(kColours.size()));
    if (!brigade || std::none_of(colours.begin(), colours.end(), [&brigade](const ColoursCard &c) {
            return c.brigade == *brigade;
        }))
        return std::nullopt;
    return Piece(*brigade);
}

const Group &Roster::groupOf(const Piece &piece) const
{
    if (const auto *unit = std::get_if<UnitRef>(&piece))
        return card(card(*unit).group);
    if (const auto *leader = std::get_if<LeaderId>(&piece))
        for (const LeaderCard &c : leaders)
            if (c.id == *leader)
                return card(c.group);
    if (const auto *brigade = std::get_if<Brigade>(&piece))
        for (const ColoursCard &c : colours)
            if (c.brigade == *brigade)
                return card(c.group);
    return groups.front(); // a piece of the scenario has a group
}

std::span<const ValueKey> valuesOf(Kind kind)
{
    switch (kind) {
    case Kind::Infantry:
    case Kind::LightCompany:
    case Kind::Cavalry:
        return kFootValues;
    case Kind::Artillery:
        return kGunValues;
    case Kind::Sol:
        return kSolValues;
    case Kind::Transport:
        return kTransportValues;
    }
    return {};
}

std::span<const ValueKey> leaderValues()
{
    return kLeaderValues;
}

} // namespace qd::corunna
