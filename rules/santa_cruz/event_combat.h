// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/santa_cruz/event_fields.h"

// Facts of combats, reminders and adjustments, and the bookkeeping (specification 4.9).
namespace qd::santa_cruz::event {

struct CombatStarted {
    AreaId area{};
    Side attacker{}, defender{};
    CombatBy by{};
    bool redBorder = false;
    bool fortress = false;
    std::vector<Block> british, spanish;
    QD_EVENT("combat-started", v("area", area); v("attacker", attacker); v("defender", defender);
             v("by", by); v("red_border", redBorder); v("fortress", fortress);
             v("british", british); v("spanish", spanish);)
};

struct SupportPlayed {
    Side side{};
    Card card{};
    QD_EVENT("support-played", v("side", side); v("card", card);)
};

struct SupportCancelled {
    Side side{};
    Card card{};
    /// What Battle Drums had brought goes back (bookkeeping keys, left out when empty).
    std::vector<std::pair<Block, AreaId>> returned;
    std::optional<Officer> officer;
    std::optional<AreaId> officerTo;
    QD_EVENT("support-cancelled", v("side", side); v("card", card); v.maybe("returned", returned);
             v.maybe("officer", officer); v.maybe("officer_to", officerTo);)
};

struct DrumsJoined {
    std::vector<Block> units;
    std::optional<Officer> officer;
    AreaId from{};
    QD_EVENT("drums-joined", v("units", units); v("officer", officer); v("from", from);)
};

struct DrumsReturned {
    Block unit{};
    AreaId to{};
    QD_EVENT("drums-returned", v("unit", unit); v("to", to);)
};

struct LuckyShot {
    Officer officer{};
    std::optional<int> die;
    bool effect = false;
    QD_EVENT("lucky-shot", v("officer", officer); v("die", die); v("effect", effect);)
};

struct Round {
    int round = 0;
    int marker = 0;
    QD_EVENT("round", v("round", round); v("marker", marker);)
};

struct DiceCount {
    Side side{};
    Role role{};
    int dice = 0;
    Tally because;
    QD_EVENT("dice-count", v("side", side); v("role", role); v("dice", dice);
             v("because", because);)
};

struct Rolled {
    Side side{};
    Role role{};
    std::vector<int> dice, modified;
    int hitsOn = 5;
    int hits = 0;
    QD_EVENT("rolled", v("side", side); v("role", role); v("dice", dice); v("modified", modified);
             v("hits_on", hitsOn); v("hits", hits);)
};

struct VolunteersFled {
    Side side{};
    std::vector<Block> units;
    std::optional<Officer> officer;
    AreaId to{};
    QD_EVENT("volunteers-fled", v("side", side); v("units", units); v("officer", officer);
             v("to", to);)
};

struct Retreated {
    Side side{};
    std::vector<Block> units;
    std::optional<Officer> officer;
    AreaId to{};
    QD_EVENT("retreated", v("side", side); v("units", units); v("officer", officer); v("to", to);)
};

struct Attrition {
    int round = 0;
    QD_EVENT("attrition", v("round", round);)
};

struct Stays {
    Side side{};
    QD_EVENT("stays", v("side", side);)
};

struct CombatEnded {
    AreaId area{};
    std::optional<Side> winner;
    int rounds = 0;
    QD_EVENT("combat-ended", v("area", area); v("winner", winner); v("rounds", rounds);)
};

struct Morale {
    int from = 0, to = 0;
    QD_EVENT("morale", v("from", from); v("to", to);)
};

struct CounterattackWindow {
    Side side{};
    QD_EVENT("counterattack-window", v("side", side);)
};

struct Reminder {
    std::string topic; ///< check-cannon-symbol, sp-unused, discard-down
    QD_EVENT("reminder", v("topic", topic);)
};

struct Adjusted {
    std::vector<std::string> keys;
    QD_EVENT("adjusted", v("keys", keys);)
};

/// Bookkeeping: what an adjustment set, as canonical JSON of its `set`.
struct AdjustedTo {
    std::string set;
    QD_EVENT("~adjusted-to", v("set", set);)
};

/// Bookkeeping: those parts of the state that no fact above determines, as they are after the act.
/// Ends every act that changed one of them.
struct After {
    Action action;
    std::optional<Combat> combat;
    std::optional<Pending> pending;
    QD_EVENT("~after", v("action", action); v("combat", combat); v("pending", pending);)
};

} // namespace qd::santa_cruz::event
