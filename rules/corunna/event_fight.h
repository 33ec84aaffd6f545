// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/corunna/answers.h"
#include "rules/corunna/ids.h"
#include "rules/corunna/keys.h"
#include "rules/corunna/term.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

// Facts of rolls, fighting, losses, ships and the evacuation (specification 5).
namespace qd::corunna::event {

struct Lost {
    UnitRef unit;
    int increments = 0; ///< as suffered, doubled for dragoons on foot
    std::optional<int> left; ///< nullopt: not known
    QD_COR_NAMED("loss", v("unit", unit); v("increments", increments); v("left", left);)
};

struct Eliminated {
    UnitRef unit;
    Cause cause{};
    QD_COR_NAMED("eliminated", v("unit", unit); v("cause", cause);)
};

struct Reconstituted {
    UnitRef company, battalion;
    std::optional<int> left;
    QD_COR_NAMED("light-company-reconstituted", v("company", company); v("battalion", battalion);
                 v("left", left);)
};

struct SecondCompanyDeployed {
    UnitRef company, battalion;
    std::optional<int> left;
    QD_COR_NAMED("second-company", v("company", company); v("battalion", battalion);
                 v("left", left);)
};

struct ShipMustExit {
    UnitRef ship;
    QD_COR_NAMED("ship-must-exit", v("ship", ship);)
};

/// What was known before the dice is in `answer`; the dice, and what they cost.
struct Fired {
    std::vector<std::string> attackers; ///< ids, or "unit" for a what-if
    std::variant<UnitRef, Hex> target;
    answer::Fire answer;
    std::vector<int> dice;
    int natural = 0, modified = 0;
    std::optional<int> losses; ///< increments; nullopt: nobody could work it out
    QD_COR_NAMED("fire", v("attackers", attackers); v("target", target); answer.fields(v);
                 v("dice", dice); v("natural", natural); v("modified", modified);
                 v("losses", losses);)
};

struct RifleLeaderCasualty {
    int natural = 0;
    std::vector<LeaderId> leaders;
    QD_COR_NAMED("rifle-leader-casualty", v("natural", natural); v("leaders", leaders);)
};

struct MagazineCheck {
    UnitRef ship;
    QD_COR_NAMED("magazine-check", v("ship", ship);)
};

struct MagazineRolled {
    int die = 0;
    bool explodes = false;
    QD_COR_NAMED("magazine", v("die", die); v("explodes", explodes);)
};

struct SquareTried {
    std::vector<int> dice;
    std::optional<UnitRef> unit;
    answer::Square answer;
    QD_COR_NAMED("square", v("dice", dice); v("unit", unit); answer.fields(v);)
};

/// The die stands in the answer (`die`).
struct Recalled {
    std::optional<UnitRef> unit;
    answer::OneDie answer;
    QD_COR_NAMED("recall", v("unit", unit); answer.fields(v);)
};

struct Limbered {
    std::optional<UnitRef> unit;
    answer::OneDie answer;
    QD_COR_NAMED("limber", v("unit", unit); answer.fields(v);)
};

struct Closed {
    std::vector<int> dice;
    answer::Check answer;
    std::optional<std::string> unresolved;
    std::optional<bool> conjecture; ///< true: it rests on tables that nobody compared
    QD_COR_NAMED("close", v("dice", dice); answer.fields(v); v.maybe("unresolved", unresolved);
                 v.maybe("conjecture", conjecture);)
};

struct Stood {
    std::vector<int> dice;
    answer::Check answer;
    std::optional<std::string> unresolved;
    std::optional<bool> conjecture; ///< true: it rests on tables that nobody compared
    std::optional<Status> becomes; ///< what failing made of the unit, where that was booked
    QD_COR_NAMED("stand", v("dice", dice); answer.fields(v); v.maybe("unresolved", unresolved);
                 v.maybe("conjecture", conjecture); v.maybe("becomes", becomes);)
};

struct MoraleChecked {
    std::vector<int> dice;
    std::optional<UnitRef> unit;
    answer::Check answer;
    std::optional<std::string> unresolved;
    std::optional<bool> conjecture; ///< true: it rests on tables that nobody compared
    std::vector<std::string> missing; ///< fields not filled in
    std::optional<Status> becomes; ///< what failing made of the unit, where that was booked
    QD_COR_NAMED("morale", v("dice", dice); v("unit", unit); answer.fields(v);
                 v.maybe("unresolved", unresolved); v.maybe("conjecture", conjecture);
                 v.maybe("missing", missing); v.maybe("becomes", becomes);)
};

struct MeleeFought {
    std::vector<int> dice;
    answer::Melee answer;
    std::optional<std::string> unresolved;
    std::optional<bool> conjecture; ///< true: it rests on tables that nobody compared
    std::vector<std::string> missing; ///< fields not filled in
    /// What the result wants and was not booked: "attacker-losses", "defender-losses" (of several
    /// units: whose?), "attacker-check", "defender-check" (of morale). Empty also where booking was
    /// not asked for.
    std::vector<std::string> owed;
    QD_COR_NAMED("melee", v("dice", dice); answer.fields(v); v.maybe("unresolved", unresolved);
                 v.maybe("conjecture", conjecture); v.maybe("missing", missing);
                 v.maybe("owed", owed);)
};

struct Rolled {
    std::vector<int> dice;
    int natural = 0, modifier = 0, modified = 0;
    Because because;
    QD_COR_NAMED("rolled", v("dice", dice); v("natural", natural); v("modifier", modifier);
                 v("modified", modified); v("because", because);)
};

struct NavalRollDue {
    std::string reason; ///< "french-within-ten", "re-roll"
    std::optional<std::vector<answer::Trigger>> triggers;
    QD_COR_NAMED("naval-roll-due", v("reason", reason); v.maybe("triggers", triggers);)
};

struct NavalRolled {
    std::vector<int> dice;
    int natural = 0, modifier = 0, modified = 0;
    NavalResult result{};
    Because because;
    QD_COR_NAMED("naval-commitment", v("dice", dice); v("natural", natural);
                 v("modifier", modifier); v("modified", modified); v("result", result);
                 v("because", because);)
};

struct FleetLeaves {
    std::vector<UnitRef> ships, aboard; ///< sorted
    QD_COR_NAMED("fleet-leaves", v("ships", ships); v("aboard", aboard);)
};

struct EvacuationCeases {
    QD_COR_NAMED("evacuation-ceases", )
};

struct NavalReroll {
    std::optional<int> turn; ///< nullopt: the game is over by then
    std::optional<std::string> time;
    QD_COR_NAMED("naval-reroll", v("turn", turn); v("time", time);)
};

struct NavalSupported {
    int die = 0, count = 0, available = 0;
    QD_COR_NAMED("naval-support", v("die", die); v("count", count); v("available", available);)
};

struct ShipsTasked {
    std::vector<UnitRef> ships; ///< sorted
    QD_COR_NAMED("ships-tasked", v("ships", ships);)
};

struct EvacuationDeclared {
    Division rearguard{};
    double survivors = 0;
    QD_COR_NAMED("evacuation-declared", v("rearguard", rearguard); v("survivors", survivors);)
};

struct Embarked {
    Piece piece;
    UnitRef ship;
    int cost = 0;
    int halvesSpent = 0;
    std::vector<std::string> unchecked;
    QD_COR_NAMED("embarked", v("piece", piece); v("ship", ship); v("cost", cost);
                 v("halves_spent", halvesSpent); v("unchecked", unchecked);)
};

struct Disembarked {
    Piece piece;
    UnitRef ship;
    Hex hex;
    QD_COR_NAMED("disembarked", v("piece", piece); v("ship", ship); v("hex", hex);)
};

struct ShipExits {
    UnitRef ship;
    std::vector<Piece> evacuated;
    QD_COR_NAMED("ship-exits", v("ship", ship); v("evacuated", evacuated);)
};

struct ShipEnters {
    UnitRef ship;
    Hex hex;
    QD_COR_NAMED("ship-enters", v("ship", ship); v("hex", hex);)
};

} // namespace qd::corunna::event
