// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/citation.h"
#include "rules/corunna/exact.h"
#include "rules/corunna/ids.h"
#include "rules/corunna/keys.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace qd::corunna {

/// A modifier that the table adds: a bare number is the term `modifier`.
struct Modifier {
    std::string term = "modifier";
    int value = 0;
    std::optional<std::string> rule; ///< none: `series`
    QD_COR_KEYS(v("term", term); v("value", value); v.maybe("rule", rule);)
};

/// Faces named in a query, as written: the query checks them (dice-count, dice-face).
struct AskedDice {
    std::vector<int> faces;
};

/// Keys of queries that commands share (specification 5, 6): what is left out is read from the
/// state.
namespace asked {

struct FireValue {
    std::optional<UnitRef> unit;
    std::optional<Side> nation;
    std::optional<UnitType> type;
    std::optional<Formation> formation;
    std::optional<Status> status;
    std::optional<int> increments, firing, printed, range;
    std::optional<Terrain> in, targetTerrain;
    std::optional<Band> band;
    std::optional<int> fireClose, fireMedium, fireLong, incrementsFull;
    QD_COR_NAMED("fire-value", v.maybe("unit", unit); v.maybe("nation", nation);
                 v.maybe("type", type); v.maybe("formation", formation); v.maybe("status", status);
                 v.maybe("increments", increments); v.maybe("firing", firing);
                 v.maybe("printed", printed); v.maybe("range", range); v.maybe("in", in);
                 v.maybe("target_terrain", targetTerrain); v.maybe("band", band);
                 v.maybe("fire_close", fireClose); v.maybe("fire_medium", fireMedium);
                 v.maybe("fire_long", fireLong); v.maybe("increments_full", incrementsFull);)
};

/// A firer: a unit, or a what-if.
using Firer = std::variant<UnitRef, FireValue>;

/// What calls for a square: light cavalry, lancers, other cavalry, or a unit of cavalry.
enum class Trigger : std::uint8_t { LightCavalry, Lancers, Other };

using SquareTrigger = std::variant<Trigger, UnitRef>;

struct Square {
    std::optional<UnitRef> unit;
    std::optional<Side> nation;
    std::optional<int> distance;
    std::optional<SquareTrigger> trigger;
    std::optional<bool> line, personality, grandCharge;
    std::optional<AskedDice> dice;
    QD_COR_NAMED("square", v.maybe("unit", unit); v.maybe("nation", nation);
                 v.maybe("distance", distance); v.maybe("trigger", trigger); v.maybe("line", line);
                 v.maybe("personality", personality); v.maybe("grand_charge", grandCharge);
                 v.maybe("dice", dice);)
};

struct Recall {
    std::optional<UnitRef> unit;
    std::optional<corunna::Recall> nation;
    std::optional<bool> leaderCavalryBonus, leaderSpecial;
    std::optional<AskedDice> dice;
    QD_COR_NAMED("recall", v.maybe("unit", unit); v.maybe("nation", nation);
                 v.maybe("leader_cavalry_bonus", leaderCavalryBonus);
                 v.maybe("leader_special", leaderSpecial); v.maybe("dice", dice);)
};

struct Limber {
    std::optional<UnitRef> unit;
    std::optional<Side> nation;
    std::optional<UnitType> type;
    std::optional<bool> leaderArtilleryBonus, armyLeader;
    std::optional<AskedDice> dice;
    QD_COR_NAMED("limber", v.maybe("unit", unit); v.maybe("nation", nation); v.maybe("type", type);
                 v.maybe("leader_artillery_bonus", leaderArtilleryBonus);
                 v.maybe("army_leader", armyLeader); v.maybe("dice", dice);)
};

struct Close {
    std::optional<bool> town, slope, gate, sapeurs;
    std::optional<Hex> from, target;
    std::vector<Modifier> more;
    std::optional<AskedDice> dice;
    std::optional<int> morale;
    std::optional<UnitRef> unit;
    bool resolve = false;
    QD_COR_NAMED("close", v.maybe("town", town); v.maybe("slope", slope); v.maybe("gate", gate);
                 v.maybe("sapeurs", sapeurs); v.maybe("from", from); v.maybe("target", target);
                 v.maybe("more", more); v.maybe("dice", dice); v.maybe("morale", morale);
                 v.maybe("unit", unit); v.maybe("resolve", resolve);)
};

struct Stand {
    std::optional<bool> town, slope, charge, specialStructure;
    std::vector<Hex> from;
    std::optional<Hex> target;
    std::vector<Modifier> more;
    std::optional<AskedDice> dice;
    std::optional<int> morale;
    std::optional<UnitRef> unit;
    bool resolve = false;
    QD_COR_NAMED("stand", v.maybe("town", town); v.maybe("slope", slope); v.maybe("charge", charge);
                 v.maybe("special_structure", specialStructure); v.maybe("from", from);
                 v.maybe("target", target); v.maybe("more", more); v.maybe("dice", dice);
                 v.maybe("morale", morale); v.maybe("unit", unit); v.maybe("resolve", resolve);)
};

struct Morale {
    std::optional<UnitRef> unit;
    std::optional<bool> specialStructure;
    std::optional<ChargeKind> charge;
    std::optional<LeaderId> leader;
    std::optional<Brigade> colours; ///< in reach, with brigade leaders (5.2.11)
    std::vector<Modifier> more;
    std::optional<AskedDice> dice;
    std::optional<int> morale;
    bool resolve = false;
    QD_COR_NAMED("morale", v.maybe("unit", unit); v.maybe("special_structure", specialStructure);
                 v.maybe("charge", charge); v.maybe("leader", leader); v.maybe("colours", colours);
                 v.maybe("more", more); v.maybe("dice", dice); v.maybe("morale", morale);
                 v.maybe("resolve", resolve);)
};

/// One who fights: a unit, or a what-if.
struct Fighter {
    std::optional<UnitRef> unit;
    std::optional<Exact> melee;
    std::optional<int> increments, use;
    std::optional<Kind> kind;
    std::optional<UnitType> type;
    std::optional<bool> dismounted;
    QD_COR_KEYS(v.maybe("unit", unit); v.maybe("melee", melee); v.maybe("increments", increments);
                v.maybe("use", use); v.maybe("kind", kind); v.maybe("type", type);
                v.maybe("dismounted", dismounted);)
};

struct Melee {
    std::vector<Fighter> attackers, defenders;
    std::vector<Hex> from;
    std::optional<Hex> target;
    std::optional<bool> gate, specialStructure, sapeurs, targetMob;
    std::vector<Modifier> modifiers;
    std::optional<AskedDice> dice;
    bool resolve = false;
    QD_COR_NAMED("melee", v("attackers", attackers); v("defenders", defenders);
                 v.maybe("from", from); v.maybe("target", target); v.maybe("gate", gate);
                 v.maybe("special_structure", specialStructure); v.maybe("sapeurs", sapeurs);
                 v.maybe("target_mob", targetMob); v.maybe("modifiers", modifiers);
                 v.maybe("dice", dice); v.maybe("resolve", resolve);)
};

} // namespace asked

QD_COR_WORDS(asked::Trigger, 3, "light-cavalry", "lancers", "other");

} // namespace qd::corunna
