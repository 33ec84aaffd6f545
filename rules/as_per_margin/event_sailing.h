// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/event_fields.h"

// Facts of set-up, wind, movement and grapples (specification 6). Places, distances and maxima are
// inches; headings, and where the wind comes from, are degrees clockwise from north.
namespace qd::as_per_margin::event {

struct Adjusted {
    std::vector<std::string> keys; ///< sorted
    QD_APM_EVENT("adjusted", v("keys", keys);)
};

struct Placed {
    UnitId ship;
    double x = 0, y = 0, heading = 0;
    QD_APM_EVENT("placed", v("ship", ship); v("x", x); v("y", y); v("heading", heading);)
};

struct WindSet {
    std::vector<int> dice;
    double from = 0;
    std::optional<std::string> compass;
    QD_APM_EVENT("wind-set", v("dice", dice); v("from", from); v("compass", compass);)
};

struct WindSpeed {
    std::vector<int> dice; ///< two
    int total = 0, high = 0, low = 0;
    QD_APM_EVENT("wind-speed", v("dice", dice); v("total", total); v("high", high); v("low", low);)
};

struct WindCheck {
    std::vector<int> dice; ///< without the speed dice
    WindResult result{};
    QD_APM_EVENT("wind-check", v("dice", dice); v("result", result);)
};

struct WindShift {
    double from = 0, to = 0;
    std::optional<std::string> compass; ///< of `to`
    QD_APM_EVENT("wind-shift", v("from", from); v("to", to); v("compass", compass);)
};

struct Independents {
    std::vector<UnitId> ships;
    bool on = false;
    QD_APM_EVENT("independent", v("ships", ships); v("on", on);)
};

struct PhaseBegan {
    int turn = 0;
    Phase phase{};
    std::optional<Side> side; ///< "both" is written where the step is of both; see the codec
    QD_APM_EVENT("phase", v("turn", turn); v("phase", phase); v.sideOf("side", phase, side);)
};

struct TurnCheckedOff {
    int turn = 0;
    QD_APM_EVENT("turn-checked-off", v("turn", turn);)
};

struct ContactEnded {
    std::vector<UnitId> ships; ///< two, sorted
    ContactEnd cause{};
    QD_APM_EVENT("contact-ended", v("ships", ships); v("cause", cause);)
};

struct GrappleToss {
    UnitId ship, other;
    std::vector<int> dice;
    std::vector<Score> scores;
    std::optional<UnitId> winner;
    bool parted = false;
    QD_APM_EVENT("grapple-toss", v("ship", ship); v("other", other); v("dice", dice);
                 v("scores", scores); v("winner", winner);
                 v.word("result", parted, "parted", "held");)
};

struct RecloseToss {
    UnitId ship, other;
    std::vector<int> dice;
    std::vector<Score> scores;
    std::optional<UnitId> winner;
    bool aboard = false;
    QD_APM_EVENT("reclose-toss", v("ship", ship); v("other", other); v("dice", dice);
                 v("scores", scores); v("winner", winner);
                 v.word("result", aboard, "aboard", "fended-off");)
};

struct RecloseDeclined {
    UnitId ship, other;
    QD_APM_EVENT("reclose-declined", v("ship", ship); v("other", other);)
};

struct MoveForfeited {
    UnitId ship;
    QD_APM_EVENT("move-forfeited", v("ship", ship);)
};

struct FallAboardToss {
    UnitId mover, other;
    std::vector<int> dice;
    std::vector<Score> scores;
    std::optional<UnitId> winner;
    bool aboard = false;
    QD_APM_EVENT("fall-aboard-toss", v("mover", mover); v("other", other); v("dice", dice);
                 v("scores", scores); v("winner", winner);
                 v.word("result", aboard, "aboard", "fended-off");)
};

struct Closing {
    UnitId mover, other;
    double distance = 0; ///< inches between them there
    double travelled = 0; ///< inches done
    QD_APM_EVENT("closing", v("mover", mover); v("other", other); v("distance", distance);
                 v("travelled", travelled);)
};

struct FellAboard {
    std::vector<UnitId> ships; ///< two, sorted
    QD_APM_EVENT("fell-aboard", v("ships", ships);)
};

struct Recaptured {
    UnitId ship, by;
    Side side{};
    QD_APM_EVENT("recaptured", v("ship", ship); v("by", by); v("side", side);)
};

struct Pivoted {
    UnitId ship;
    double from = 0, to = 0, by = 0; ///< clockwise +
    std::optional<bool> wears; ///< true: her stern passes through the wind; else left out
    QD_APM_EVENT("pivoted", v("ship", ship); v("from", from); v("to", to); v("by", by);
                 v.maybe("wears", wears);)
};

struct Allowance {
    UnitId ship;
    Sailing sailing{};
    double min = 0, max = 0; ///< inches
    Because because;
    QD_APM_EVENT("allowance", v("ship", ship); v("sailing", sailing); v("min", min); v("max", max);
                 v("because", because);)
};

struct TackToss {
    UnitId ship;
    std::vector<int> dice;
    int total = 0;
    Because because;
    bool tacked = false;
    QD_APM_EVENT("tack-toss", v("ship", ship); v("dice", dice); v("total", total);
                 v("because", because); v.word("result", tacked, "tacked", "missed-stays");)
};

struct ExtraToss {
    UnitId ship;
    std::vector<int> dice;
    double max = 0;
    Because because;
    QD_APM_EVENT("extra-toss", v("ship", ship); v("dice", dice); v("max", max);
                 v("because", because);)
};

struct Moved {
    UnitId ship;
    double distance = 0;
    Place from;
    double x = 0, y = 0, heading = 0;
    QD_APM_EVENT("moved", v("ship", ship); v("distance", distance); v("from", from); v("x", x);
                 v("y", y); v("heading", heading);)
};

struct Drifted {
    UnitId ship;
    double distance = 0;
    Place from;
    double x = 0, y = 0, heading = 0;
    QD_APM_EVENT("drifted", v("ship", ship); v("distance", distance); v("from", from); v("x", x);
                 v("y", y); v("heading", heading);)
};

struct HeldAtAnchor {
    std::vector<UnitId> ships;
    QD_APM_EVENT("held-at-anchor", v("ships", ships);)
};

struct Reminder {
    std::string topic;
    std::optional<UnitId> ship; ///< one of the two, or neither
    std::vector<UnitId> ships;
    QD_APM_EVENT("reminder", v("topic", topic); v.maybe("ship", ship); v.maybe("ships", ships);)
};

} // namespace qd::as_per_margin::event
