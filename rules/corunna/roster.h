// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/citation.h"
#include "rules/corunna/ids.h"

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace qd::corunna {

inline constexpr std::size_t kValueKeys = Words<ValueKey>::kNames.size();

/// Counter values by ValueKey; nullopt: not filled in, or no value of such a counter.
using Values = std::array<std::optional<int>, kValueKeys>;

/// What the order of battle says of a unit: it never changes.
struct UnitCard {
    std::string id;
    std::string name; ///< as printed
    Side side{};
    Kind kind{};
    UnitType type{};
    std::optional<Division> division;
    std::optional<Brigade> brigade;
    std::string regiment; ///< empty: none is printed
    int battalion = 0; ///< 0: none
    std::string ofBattalion; ///< of a half-battalion or a company: its battalion
    std::string parent; ///< of a company: the battalion it belongs to
    bool half = false; ///< a half-battalion
    bool star = false; ///< a light company that is rebuilt (6.5.4)
    std::optional<Asset> asset;
    std::optional<Recall> recall; ///< of cavalry
    bool undeployed = false; ///< the second rifle company (6.6.3)
    GroupRef group;
    Values values{}; ///< at the start
};

struct LeaderCard {
    LeaderId id{};
    std::string name;
    Side side{};
    LeaderRole role{};
    std::optional<Division> division;
    bool replaceable = true;
    GroupRef group;
    Values values{};
    std::optional<bool> cavalrySpecial, artillerySpecial; ///< special ability
};

struct ColoursCard {
    Brigade brigade{};
    std::string name;
    std::optional<Division> division;
    GroupRef group;
};

/// Where a group is set up or enters (specification 9.2). Exactly one of of, area, place, edge is
/// named.
struct Zone {
    std::optional<int> within; ///< hexes
    std::string of; ///< a place
    std::string area; ///< "corunna"
    std::string place;
    std::string edge; ///< "north", "south"
    bool road = false; ///< only hexes of it on a road
    std::string outside; ///< not in this place
    bool fullSea = false;
    std::string westOfRoad; ///< a road's id
};

struct Group {
    std::string id;
    std::string side; ///< a Side's name, or "allied"
    int step = 0; ///< of the set-up; 0: a reinforcement
    int turn = 0; ///< of a reinforcement
    std::string time;
    Zone zone; ///< of set-up or of entry
    Citation rule;
    std::vector<Piece> pieces; ///< in the order of the file
};

/// Which hexes a scenario uses.
struct Boundary {
    std::string map; ///< "north", "south", or "both"
    std::string eastOf, southOf; ///< places; empty: no bound
    Citation rule;
};

struct Regiment {
    std::string id; ///< "17e-legere"
    std::vector<UnitRef> battalions; ///< sorted; two or more
};

/// A scenario as its file gives it (specification 9.2), with the table's options taken into
/// account. Immutable once the table is open.
class Roster {
public:
    std::string scenario; ///< its id
    int number = 0; ///< 1, 2, 3
    Citation rules; ///< "9.0"
    int startMinutes = 0; ///< of turn 1, since midnight
    int turns = 0;
    int turnMinutes = 20;
    Boundary boundary;
    std::vector<Source> commandPoints; ///< one point each, in the order of Source
    Citation commandRule; ///< 7.3, 8.3, 9.3
    bool fleet = false;
    bool evacuation = false;
    bool variableEntry = false; ///< rule 9.7 can be chosen
    Citation victoryRule;
    std::array<int, 2> armyMorale{1, 1}; ///< French, British
    std::vector<UnitCard> units; ///< by id
    std::vector<LeaderCard> leaders; ///< in the order of LeaderId
    std::vector<ColoursCard> colours; ///< in the order of Brigade
    std::vector<Group> groups; ///< of set-up, then reinforcements, in the order of the file
    std::vector<Regiment> regiments; ///< French, of several battalions, by id
    std::string source; ///< canonical JSON of the whole scenario file

    std::optional<UnitRef> unit(std::string_view id) const;
    std::optional<GroupRef> group(std::string_view id) const;
    std::optional<RegimentRef> regiment(std::string_view id) const;

    const UnitCard &card(UnitRef unit) const { return units[static_cast<std::size_t>(unit.no)]; }

    const Group &card(GroupRef group) const { return groups[static_cast<std::size_t>(group.no)]; }

    /// A piece's id: a unit's, a leader's, or "colours-BRIGADE".
    std::string nameOf(const Piece &piece) const;
    /// nullopt: the scenario has no such piece.
    std::optional<Piece> piece(std::string_view id) const;
    const Group &groupOf(const Piece &piece) const;
};

/// The counter values that a unit of that kind has, in the order of its counter (9.4).
std::span<const ValueKey> valuesOf(Kind kind);
/// Those of a leader, who also has the marks `cavalry_special` and `artillery_special`.
std::span<const ValueKey> leaderValues();

} // namespace qd::corunna
