// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/event_fields.h"

// Facts of fire, damage, pumps and boarding (specification 6).
namespace qd::as_per_margin::event {

/// The faces of one fire, table by table in the order thrown.
struct FireDice {
    std::vector<int> table1, table2, table3, redHot, reToss;
    QD_APM_EVENT("", v("table_1", table1); v("table_2", table2); v("table_3", table3);
                 v("red_hot", redHot); v("re_toss", reToss);)
};

struct Fired {
    UnitId firer;
    Battery battery{};
    UnitId target;
    double distance = 0; ///< inches
    int range = 24; ///< band: 8, 16 or 24
    int diceCount = 0;
    Because because;
    bool initial = false, rake = false;
    std::optional<Battery> facing; ///< null when raking
    FireDice dice;
    QD_APM_EVENT("fired", v("firer", firer); v("battery", battery); v("target", target);
                 v("distance", distance); v("range", range); v("dice_count", diceCount);
                 v("because", because); v("initial", initial); v("rake", rake); v("facing", facing);
                 v("dice", dice);)
};

struct Hits {
    UnitId target;
    int masts = 0, guns = 0, hull = 0;
    bool bowCable = false, sternCable = false, explosion = false;
    QD_APM_EVENT("hits", v("target", target); v("masts", masts); v("guns", guns); v("hull", hull);
                 v("bow_cable", bowCable); v("stern_cable", sternCable); v("explosion", explosion);)
};

/// Hits that found no box.
struct LostHits {
    int masts = 0, guns = 0, hull = 0;
    QD_APM_EVENT("", v("masts", masts); v("guns", guns); v("hull", hull);)
};

struct BoxesCrossed {
    UnitId ship; ///< or battery ashore
    int masts = 0;
    GunHits guns;
    int hull = 0;
    LostHits lost;
    QD_APM_EVENT("boxes-crossed", v("ship", ship); v("masts", masts); v("guns", guns);
                 v("hull", hull); v("lost", lost);)
};

struct CableCut {
    UnitId ship;
    bool bow = true;
    QD_APM_EVENT("cable-cut", v("ship", ship); v.word("cable", bow, "bow", "stern");)
};

struct Adrift {
    UnitId ship;
    bool bow = true;
    QD_APM_EVENT("adrift", v("ship", ship); v.word("cable", bow, "bow", "stern");)
};

struct Damaged {
    UnitId ship;
    QD_APM_EVENT("damaged", v("ship", ship);)
};

struct Dismasted {
    UnitId ship;
    QD_APM_EVENT("dismasted", v("ship", ship);)
};

struct PumpsManned {
    UnitId ship;
    QD_APM_EVENT("pumps-manned", v("ship", ship);)
};

struct Sunk {
    UnitId ship;
    QD_APM_EVENT("sunk", v("ship", ship);)
};

struct Struck {
    UnitId ship;
    Side to{};
    QD_APM_EVENT("struck", v("ship", ship); v("to", to);)
};

struct Exploded {
    UnitId ship;
    QD_APM_EVENT("exploded", v("ship", ship);)
};

struct Destroyed { ///< a battery ashore
    UnitId ship;
    QD_APM_EVENT("destroyed", v("ship", ship);)
};

struct Silenced {
    UnitId ship;
    QD_APM_EVENT("silenced", v("ship", ship);)
};

enum class PumpResult : std::uint8_t { None, Hull, Gun };
std::string_view nameOf(PumpResult);

struct CalledFromPumps {
    UnitId ship;
    Purpose purpose{};
    std::vector<int> dice;
    PumpResult result{};
    QD_APM_EVENT("called-from-pumps", v("ship", ship); v("purpose", purpose); v("dice", dice);
                 v("result", result);)
};

struct BoardingBegun {
    UnitId boarder, defender;
    QD_APM_EVENT("boarding-begun", v("boarder", boarder); v("defender", defender);)
};

struct BoardingEnded {
    UnitId boarder, defender;
    QD_APM_EVENT("boarding-ended", v("boarder", boarder); v("defender", defender);)
};

/// A value for each of the two ships of a boarding, by the roles named in the command.
template <class T>
struct ForBoth {
    T ship{}, target{};
    QD_APM_EVENT("", v("ship", ship); v("target", target);)
};

struct Boarding {
    UnitId ship, target;
    ForBoth<std::vector<int>> dice;
    ForBoth<int> hits;
    ForBoth<Because> because; ///< masts, guns, hull; zeros too
    std::optional<UnitId> winner;
    int surplus = 0;
    QD_APM_EVENT("boarding", v("ship", ship); v("target", target); v("dice", dice); v("hits", hits);
                 v("because", because); v("winner", winner); v("surplus", surplus);)
};

} // namespace qd::as_per_margin::event
