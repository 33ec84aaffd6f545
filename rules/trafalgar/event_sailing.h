// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/trafalgar/event_fields.h"

// Facts of set-up, turns, wind, movement and flags (specification 4).
namespace qd::trafalgar::event {

struct Adjusted {
    std::string set; ///< canonical JSON of the command's key
    QD_TRAFALGAR_EVENT("adjusted", v.json("set", set);)
};

struct Placed {
    ShipId ship{};
    BerthId berth{};
    LatticePoint at;
    int heading = 0;
    QD_TRAFALGAR_EVENT("placed", v("ship", ship); v("berth", berth); v("at", at);
                       v("heading", heading);)
};

struct Swapped {
    ShipId ship{};
    LatticePoint at;
    QD_TRAFALGAR_EVENT("swapped", v("ship", ship); v("at", at);)
};

struct Tossed {
    Side winner{}, first{};
    std::vector<int> dice; ///< empty: the table's coin
    QD_TRAFALGAR_EVENT("tossed", v("winner", winner); v("first", first); v.maybe("dice", dice);)
};

struct WindSet {
    std::optional<Side> side; ///< the toss winner; nullopt: none yet (forced)
    int arrow = 0;
    std::vector<int> barred; ///< headings
    QD_TRAFALGAR_EVENT("wind-set", v("side", side); v("arrow", arrow); v("barred", barred);)
};

struct WindRolled {
    std::vector<int> dice; ///< one
    int points = 0; ///< of the rose, 0 … 3
    int from = 0, to = 0;
    std::vector<int> barred;
    QD_TRAFALGAR_EVENT("wind-rolled", v("dice", dice); v("points", points); v("from", from);
                       v("to", to); v("barred", barred);)
};

struct TurnBegun {
    Side side{};
    int round = 0;
    QD_TRAFALGAR_EVENT("turn-begun", v("side", side); v("round", round);)
};

struct TurnEnded {
    Side side{};
    int round = 0;
    QD_TRAFALGAR_EVENT("turn-ended", v("side", side); v("round", round);)
};

struct TurnPassed {
    Side side{};
    std::vector<ShipId> repair; ///< in the order of lists
    QD_TRAFALGAR_EVENT("turn-passed", v("side", side); v("repair", repair);)
};

struct ShipDone {
    ShipId ship{};
    QD_TRAFALGAR_EVENT("ship-done", v("ship", ship);)
};

struct Moved {
    ShipId ship{};
    Station from, to;
    std::string path; ///< letters f, p, s
    int cost = 0;
    int remaining = 0;
    QD_TRAFALGAR_EVENT("moved", v("ship", ship); v("from", from); v("to", to); v("path", path);
                       v("cost", cost); v("remaining", remaining);)
};

struct Repairing {
    ShipId ship{};
    int passes = 0; ///< with this turn's
    QD_TRAFALGAR_EVENT("repairing", v("ship", ship); v("passes", passes);)
};

struct MizzenRepaired {
    ShipId ship{};
    int moves = 0; ///< new allowance
    QD_TRAFALGAR_EVENT("mizzen-repaired", v("ship", ship); v("moves", moves);)
};

struct GunReplaced {
    FortId fort{};
    QD_TRAFALGAR_EVENT("gun-replaced", v("fort", fort);)
};

struct FlagSeized {
    Side flag{};
    ShipId ship{};
    LatticePoint at;
    int heading = 0;
    QD_TRAFALGAR_EVENT("flag-seized", v("flag", flag); v("ship", ship); v("at", at);
                       v("heading", heading);)
};

struct TransferBegun {
    ShipId from{}, to{};
    Side flag{};
    QD_TRAFALGAR_EVENT("transfer-begun", v("from", from); v("to", to); v("flag", flag);)
};

struct FlagTransferred {
    Side flag{};
    ShipId from{}, to{};
    QD_TRAFALGAR_EVENT("flag-transferred", v("flag", flag); v("from", from); v("to", to);)
};

struct TransferLapsed {
    Side flag{};
    ShipId from{}, to{};
    QD_TRAFALGAR_EVENT("transfer-lapsed", v("flag", flag); v("from", from); v("to", to);)
};

struct FlagMoved {
    Side flag{};
    std::optional<ShipId> to; ///< nullopt: "home"
    std::optional<Side> heldBy;
    QD_TRAFALGAR_EVENT("flag-moved", v("flag", flag); v.orHome("to", to); v("held_by", heldBy);)
};

struct Victory {
    Side side{};
    WinBy by{};
    QD_TRAFALGAR_EVENT("victory", v("side", side); v("by", by);)
};

struct Reminder {
    std::string topic; ///< fort-may-shout, declare-aim, roll-wind
    std::optional<FortId> fort; ///< fort-may-shout: these four
    std::optional<ShipId> ship;
    std::optional<int> nearest; ///< least distance on the way
    std::optional<bool> leaving;
    QD_TRAFALGAR_EVENT("reminder", v("topic", topic); v.maybe("fort", fort); v.maybe("ship", ship);
                       v.maybe("nearest", nearest); v.maybe("leaving", leaving);)
};

} // namespace qd::trafalgar::event
