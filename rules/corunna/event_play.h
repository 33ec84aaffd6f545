// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/corunna/ids.h"
#include "rules/corunna/keys.h"
#include "rules/corunna/term.h"

#include <optional>
#include <string>
#include <vector>

// Facts of set-up, sequence, command and movement (specification 4, 5).
namespace qd::corunna::event {

struct Adjusted {
    std::vector<std::string> keys; ///< sorted
    QD_COR_NAMED("adjusted", v("keys", keys);)
};

struct Placed {
    Piece piece;
    Hex hex;
    QD_COR_NAMED("placed", v("piece", piece); v("hex", hex);)
};

struct SetupFinished {
    int step = 0;
    QD_COR_NAMED("setup-finished", v("step", step);)
};

struct TurnBegins {
    int turn = 0;
    std::string time;
    QD_COR_NAMED("turn-begins", v("turn", turn); v("time", time);)
};

struct ReinforcementDue {
    GroupRef group;
    std::string side;
    QD_COR_NAMED("reinforcement-due", v("group", group); v("side", side);)
};

struct LeaderDueBack {
    LeaderId leader{};
    QD_COR_NAMED("leader-due-back", v("leader", leader);)
};

struct PhaseBegan {
    Phase phase{};
    int turn = 0;
    std::string time;
    QD_COR_NAMED("phase", v("phase", phase); v("turn", turn); v("time", time);)
};

struct DivisionsInSpan {
    std::vector<LeaderId> leaders; ///< sorted by id
    QD_COR_NAMED("divisions-in-span", v("leaders", leaders);)
};

struct GameOver {
    std::string result;
    QD_COR_NAMED("game-over", v("result", result);)
};

struct MuFormed {
    std::string mu, of;
    Source by{};
    std::vector<UnitRef> members; ///< sorted
    std::optional<std::vector<Division>> divisions; ///< of the corps
    QD_COR_NAMED("mu-formed", v("mu", mu); v("of", of); v("by", by); v("members", members);
                 v.maybe("divisions", divisions);)
};

struct Rode {
    int cost = 0;
    Because because;
    Hex to;
    std::vector<std::string> unchecked;
    QD_COR_NAMED("ride", v("cost", cost); v("because", because); v("to", to);
                 v("unchecked", unchecked);)
};

struct Flew {
    Brigade brigade{};
    Hex hex;
    QD_COR_NAMED("fly", v("brigade", brigade); v("hex", hex);)
};

struct InitiativeTried {
    LeaderId leader{};
    Outcome result{};
    QD_COR_NAMED("initiative", v("leader", leader); v("result", result);)
};

struct ChitDrawn {
    std::string chit;
    int left = 0;
    std::optional<std::string> of; ///< what a Maneuver Unit's chit stands for
    QD_COR_NAMED("chit", v("chit", chit); v("left", left); v.maybe("of", of);)
};

struct MustRegroup {
    UnitRef unit;
    std::optional<Hex> port;
    std::optional<int> distance;
    QD_COR_NAMED("must-regroup", v("unit", unit); v("port", port); v("distance", distance);)
};

struct Moved {
    Piece piece;
    Hex from, to;
    std::optional<int> cost; ///< nullopt: a chart row is missing, or only the end was told
    Because because;
    std::vector<std::string> missing; ///< fields
    QD_COR_NAMED("moved", v("piece", piece); v("from", from); v("to", to); v("cost", cost);
                 v("because", because); v("missing", missing);)
};

struct Forced {
    UnitRef unit;
    ForcedAction action{};
    Hex from, to;
    std::optional<int> cost; ///< of a rout
    Because because;
    std::vector<std::string> missing;
    QD_COR_NAMED("forced", v("unit", unit); v("action", action); v("from", from); v("to", to);
                 v("cost", cost); v("because", because); v("missing", missing);)
};

struct Stays {
    UnitRef unit;
    Status status{};
    QD_COR_NAMED("stays", v("unit", unit); v("status", status);)
};

struct StatusSet {
    UnitRef unit;
    Status status{};
    QD_COR_NAMED("status", v("unit", unit); v("status", status);)
};

struct FormationSet {
    UnitRef unit;
    Formation formation{};
    QD_COR_NAMED("formation", v("unit", unit); v("formation", formation);)
};

/// One hex by a move, several or a count by the command.
struct Controlled {
    std::optional<Hex> hex;
    std::optional<std::vector<Hex>> hexes; ///< sorted
    std::optional<std::optional<Side>> side;
    std::optional<std::optional<int>> townCount, portCount;
    QD_COR_NAMED("control", v.maybe("hex", hex); v.maybe("hexes", hexes); v.maybe("side", side);
                 v.maybe("town_count", townCount); v.maybe("port_count", portCount);)
};

struct ColoursCarried {
    Brigade brigade{};
    Hex hex;
    QD_COR_NAMED("colours-carried", v("brigade", brigade); v("hex", hex);)
};

struct ColoursFly {
    Brigade brigade{};
    UnitRef unit;
    std::optional<Hex> hex;
    QD_COR_NAMED("colours-fly", v("brigade", brigade); v("unit", unit); v("hex", hex);)
};

struct ColoursStay {
    Brigade brigade{};
    QD_COR_NAMED("colours-stay", v("brigade", brigade);)
};

struct ColoursCaptured {
    Brigade brigade{};
    QD_COR_NAMED("colours-captured", v("brigade", brigade);)
};

struct HardingeFollows {
    Hex hex;
    QD_COR_NAMED("hardinge-follows", v("hex", hex);)
};

struct Unchecked {
    std::vector<std::string> what; ///< fields, sorted, each once
    QD_COR_NAMED("unchecked", v("fields", what);)
};

struct Reminder {
    std::string topic;
    std::optional<int> distance;
    std::optional<UnitRef> enemy;
    QD_COR_NAMED("reminder", v("topic", topic); v.maybe("distance", distance);
                 v.maybe("enemy", enemy);)
};

struct Surrendered {
    UnitRef unit;
    QD_COR_NAMED("surrendered", v("unit", unit);)
};

struct Dismounted {
    UnitRef unit;
    int cost = 0;
    QD_COR_NAMED("dismounted", v("unit", unit); v("cost", cost);)
};

struct Mounted {
    UnitRef unit;
    std::string cost; ///< "all"
    QD_COR_NAMED("mounted", v("unit", unit); v("cost", cost);)
};

struct MarchOrdered {
    Brigade brigade{};
    int cost = 0;
    QD_COR_NAMED("march-order", v("brigade", brigade); v("cost", cost);)
};

struct Attached {
    UnitRef asset;
    std::string to;
    QD_COR_NAMED("attached", v("asset", asset); v("to", to);)
};

struct Presented {
    RegimentRef regiment;
    Presentation as{};
    QD_COR_NAMED("presentation", v("regiment", regiment); v("as", as);)
};

struct LeaderFell {
    LeaderId leader{};
    LeaderState result{};
    std::optional<int> returnsTurn;
    QD_COR_NAMED("leader-casualty", v("leader", leader); v("result", result);
                 v("returns_turn", returnsTurn);)
};

struct LeaderReturned {
    LeaderId leader{};
    std::optional<Hex> hex;
    QD_COR_NAMED("leader-returns", v("leader", leader); v("hex", hex);)
};

struct LeaderReplaced {
    LeaderId leader{};
    QD_COR_NAMED("leader-replaced", v("leader", leader);)
};

struct CorpsDisbanded {
    QD_COR_NAMED("corps-disbanded", )
};

struct CorpsFormed {
    QD_COR_NAMED("corps-formed", )
};

struct MooreStepsDown {
    Division division{};
    QD_COR_NAMED("moore-steps-down", v("division", division);)
};

struct MooreStepsUp {
    Division division{};
    QD_COR_NAMED("moore-steps-up", v("division", division);)
};

struct NoArmyLeader {
    QD_COR_NAMED("no-army-leader", )
};

struct SpanishOutOfCommand {
    QD_COR_NAMED("spanish-out-of-command", )
};

struct SteppedDown {
    LeaderId leader{};
    std::optional<Division> division;
    QD_COR_NAMED("stepped-down", v("leader", leader); v("division", division);)
};

struct SteppedUp {
    LeaderId leader{};
    std::optional<Division> division;
    QD_COR_NAMED("stepped-up", v("leader", leader); v("division", division);)
};

struct ArmyMoraleSet {
    Side side{};
    int level = 0;
    QD_COR_NAMED("army-morale", v("side", side); v("level", level);)
};

struct Reinforced {
    GroupRef group;
    std::vector<Piece> pieces;
    int turn = 0;
    QD_COR_NAMED("reinforced", v("group", group); v("pieces", pieces); v("turn", turn);)
};

struct EntryPlanned {
    Division division{};
    Entry entry{};
    int turn = 0;
    std::string time;
    std::optional<int> artilleryTurn;
    QD_COR_NAMED("entry-planned", v("division", division); v("entry", entry); v("turn", turn);
                 v("time", time); v("artillery_turn", artilleryTurn);)
};

struct RetreatLineSet {
    std::optional<bool> clear;
    QD_COR_NAMED("retreat-line", v("clear", clear);)
};

} // namespace qd::corunna::event
