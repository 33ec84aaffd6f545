// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/corunna/asked.h"
#include "rules/corunna/ids.h"
#include "rules/corunna/keys.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace qd::corunna {

/// Commands (specification 5), parsed and checked for shape only: ids exist, types are right.
namespace command {

/// `piece` or `pieces`.
struct Pieces {
    std::optional<Piece> piece;
    std::vector<Piece> pieces;

    std::vector<Piece> all() const { return piece ? std::vector<Piece>{*piece} : pieces; }
};

struct Place : Pieces {
    Hex hex;
    std::optional<Formation> formation;
    QD_COR_NAMED("place", v.maybe("piece", piece); v.maybe("pieces", pieces); v("hex", hex);
                 v.maybe("formation", formation);)
};

struct FinishSetup {
    QD_COR_NAMED("finish-setup", )
};

struct NextPhase {
    std::optional<Phase> to;
    QD_COR_NAMED("next-phase", v.maybe("to", to);)
};

struct FormMu {
    Source by{};
    std::string of;
    std::optional<std::vector<Division>> divisions;
    std::vector<UnitRef> units;
    QD_COR_NAMED("form-mu", v("by", by); v.maybe("of", of); v.maybe("divisions", divisions);
                 v.maybe("units", units);)
};

struct Ride {
    std::vector<Hex> path;
    std::optional<std::vector<Brigade>> activate;
    QD_COR_NAMED("ride", v.maybe("path", path); v.maybe("activate", activate);)
};

struct Fly {
    Brigade brigade{};
    QD_COR_NAMED("fly", v("brigade", brigade);)
};

struct Initiative {
    LeaderId leader{};
    std::optional<Outcome> result;
    QD_COR_NAMED("initiative", v("leader", leader); v.maybe("result", result);)
};

struct DrawChit {
    std::string chit;
    QD_COR_NAMED("draw-chit", v("chit", chit);)
};

struct Move : Pieces {
    std::optional<std::vector<Hex>> path;
    std::optional<Hex> to;
    bool rout = false, assault = false, escape = false, aroundBlock = false, leaveColours = false;
    QD_COR_NAMED("move", v.maybe("piece", piece); v.maybe("pieces", pieces); v.maybe("path", path);
                 v.maybe("to", to); v.maybe("rout", rout); v.maybe("assault", assault);
                 v.maybe("escape", escape); v.maybe("around_block", aroundBlock);
                 v.maybe("leave_colours", leaveColours);)
};

struct Forced {
    UnitRef unit;
    ForcedAction action{};
    std::vector<Hex> path;
    QD_COR_NAMED("forced", v("unit", unit); v("action", action); v("path", path);)
};

struct SetFormation {
    UnitRef unit;
    Formation formation{};
    QD_COR_NAMED("formation", v("unit", unit); v("formation", formation);)
};

struct SetStatus {
    UnitRef unit;
    Status status{};
    std::optional<std::string> rule;
    QD_COR_NAMED("status", v("unit", unit); v("status", status); v.maybe("rule", rule);)
};

struct FlyColours {
    UnitRef unit;
    QD_COR_NAMED("fly-colours", v("unit", unit);)
};

struct Mount {
    UnitRef unit;
    bool mounted = false;
    QD_COR_NAMED("mount", v("unit", unit); v("mounted", mounted);)
};

struct Loss {
    UnitRef unit;
    int increments = 0; ///< as called
    Cause cause = Cause::Other;
    bool occupied = false;
    QD_COR_NAMED("loss", v("unit", unit); v("increments", increments); v.maybe("cause", cause);
                 v.maybe("occupied", occupied);)
};

struct Reconstitute {
    UnitRef battalion;
    QD_COR_NAMED("reconstitute", v("battalion", battalion);)
};

struct CaptureColours {
    Brigade brigade{};
    Cause cause{};
    bool occupied = false;
    QD_COR_NAMED("capture-colours", v("brigade", brigade); v("cause", cause);
                 v.maybe("occupied", occupied);)
};

/// A target: a unit, or whatever stands in a hex.
using Target = std::variant<UnitRef, Hex>;

struct Fire {
    std::vector<asked::Firer> attackers;
    Target target;
    std::optional<int> defence;
    std::vector<Modifier> modifiers;
    bool apply = false;
    std::optional<UnitRef> hit; ///< of several in the hex, the one that bears the losses
    QD_COR_NAMED("fire", v("attackers", attackers); v("target", target);
                 v.maybe("defence", defence); v.maybe("modifiers", modifiers);
                 v.maybe("apply", apply); v.maybe("hit", hit);)
};

/// With `apply` failing is booked: the unit comes to `fails`, or where that is left out one step
/// down from its order (good, disorder, rout); what failing does is the series' affair.
struct Stand : asked::Stand {
    bool apply = false;
    std::optional<Status> fails;
    QD_COR_NAMED("stand", asked::Stand::fields(v); v.maybe("apply", apply);
                 v.maybe("fails", fails);)
};

struct Morale : asked::Morale {
    bool apply = false;
    std::optional<Status> fails;
    QD_COR_NAMED("morale", asked::Morale::fields(v); v.maybe("apply", apply);
                 v.maybe("fails", fails);)
};

/// With `apply` the result of the owner's table is booked, as far as it tells whose it is.
struct Melee : asked::Melee {
    bool apply = false;
    QD_COR_NAMED("melee", asked::Melee::fields(v); v.maybe("apply", apply);)
};

struct Magazine {
    QD_COR_NAMED("magazine", )
};

struct Roll {
    std::vector<Modifier> modifiers;
    QD_COR_NAMED("roll", v.maybe("modifiers", modifiers);)
};

struct LeaderCasualty {
    LeaderId leader{};
    LeaderState result{};
    std::optional<int> turns;
    QD_COR_NAMED("leader-casualty", v("leader", leader); v("result", result);
                 v.maybe("turns", turns);)
};

struct LeaderReturns {
    LeaderId leader{};
    std::optional<Hex> hex;
    QD_COR_NAMED("leader-returns", v("leader", leader); v.maybe("hex", hex);)
};

struct ReplaceLeader {
    LeaderId leader{};
    std::optional<Hex> hex;
    QD_COR_NAMED("replace-leader", v("leader", leader); v.maybe("hex", hex);)
};

struct StepLeader {
    LeaderId leader{};
    Direction direction{};
    std::optional<Division> division;
    QD_COR_NAMED("step", v("leader", leader); v("direction", direction);
                 v.maybe("division", division);)
};

struct ArmyMorale {
    Side side{};
    int level = 0;
    QD_COR_NAMED("army-morale", v("side", side); v("level", level);)
};

/// What the naval roll may be told instead of read from the state.
struct NavalCommitment {
    std::optional<bool> evacuation, mooreInCorunna, artilleryOnPoint, mooreDead;
    QD_COR_NAMED("naval-commitment", v.maybe("evacuation", evacuation);
                 v.maybe("moore_in_corunna", mooreInCorunna);
                 v.maybe("artillery_on_point", artilleryOnPoint); v.maybe("moore_dead", mooreDead);)
};

struct NavalSupport {
    std::optional<std::vector<UnitRef>> ships;
    QD_COR_NAMED("naval-support", v.maybe("ships", ships);)
};

struct PickShips {
    std::vector<UnitRef> ships;
    QD_COR_NAMED("pick-ships", v("ships", ships);)
};

struct DeclareEvacuation {
    Division rearguard{};
    QD_COR_NAMED("declare-evacuation", v("rearguard", rearguard);)
};

struct Embark {
    Piece piece;
    UnitRef ship;
    bool sameAction = false;
    QD_COR_NAMED("embark", v("piece", piece); v("ship", ship); v.maybe("same_action", sameAction);)
};

struct Disembark {
    Piece piece;
    Hex hex;
    QD_COR_NAMED("disembark", v("piece", piece); v("hex", hex);)
};

struct ExitMap {
    UnitRef ship;
    QD_COR_NAMED("exit-map", v("ship", ship);)
};

struct EnterMap {
    UnitRef ship;
    Hex hex;
    QD_COR_NAMED("enter-map", v("ship", ship); v("hex", hex);)
};

struct Reinforce {
    GroupRef group;
    std::optional<Hex> hex;
    std::vector<std::pair<Piece, Hex>> at;
    std::optional<Formation> formation; ///< of those who may have it
    QD_COR_NAMED("reinforce", v("group", group); v.maybe("hex", hex); v.maybe("at", at);
                 v.maybe("formation", formation);)
};

struct PlanEntry {
    Division division{};
    Entry entry{};
    int turn = 0;
    QD_COR_NAMED("plan-entry", v("division", division); v("entry", entry); v("turn", turn);)
};

struct SetControl {
    std::optional<std::string> place;
    std::optional<std::vector<Hex>> hexes;
    std::optional<std::optional<Side>> side;
    std::optional<std::optional<int>> townCount, portCount;
    QD_COR_NAMED("control", v.maybe("place", place); v.maybe("hexes", hexes); v.maybe("side", side);
                 v.maybe("town_count", townCount); v.maybe("port_count", portCount);)
};

struct RetreatLine {
    std::optional<bool> clear;
    QD_COR_NAMED("retreat-line", v("clear", clear);)
};

struct MarchOrder {
    Brigade brigade{};
    QD_COR_NAMED("march-order", v("brigade", brigade);)
};

struct Attach {
    UnitRef asset;
    std::string to; ///< a division or a brigade
    QD_COR_NAMED("attach", v("asset", asset); v("to", to);)
};

struct SecondCompany {
    QD_COR_NAMED("second-company", )
};

struct Present {
    RegimentRef regiment;
    Presentation as{};
    QD_COR_NAMED("presentation", v("regiment", regiment); v("as", as);)
};

/// `set` stands as it came, canonical JSON: it is checked against the state when carried out.
struct Adjust {
    std::string set;
};

} // namespace command

using CommandBody = std::variant<
    command::Place, command::FinishSetup, command::NextPhase, command::FormMu, command::Ride,
    command::Fly, command::Initiative, command::DrawChit, command::Move, command::Forced,
    command::SetFormation, command::SetStatus, command::FlyColours, command::Mount, command::Loss,
    command::Reconstitute, command::CaptureColours, command::Fire, command::Magazine, asked::Square,
    asked::Recall, asked::Limber, asked::Close, command::Stand, command::Morale, command::Melee,
    command::Roll, command::LeaderCasualty, command::LeaderReturns, command::ReplaceLeader,
    command::StepLeader, command::ArmyMorale, command::NavalCommitment, command::NavalSupport,
    command::PickShips, command::DeclareEvacuation, command::Embark, command::Disembark,
    command::ExitMap, command::EnterMap, command::Reinforce, command::PlanEntry,
    command::SetControl, command::RetreatLine, command::MarchOrder, command::Attach,
    command::SecondCompany, command::Present, command::Adjust>;

struct Command {
    CommandBody body;
};

} // namespace qd::corunna
