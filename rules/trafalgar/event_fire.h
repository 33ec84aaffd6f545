// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/trafalgar/event_fields.h"

// Facts of artillery fire (specification 4.5 to 4.7).
namespace qd::trafalgar::event {

struct Shouted {
    FortId fort{};
    ShipId target{};
    QD_TRAFALGAR_EVENT("shouted", v("fort", fort); v("target", target);)
};

struct Fired {
    Combatant from, target;
    Field side{};
    int guns = 0;
    int distance = 0;
    std::optional<Aim> aim; ///< nullopt: not declared
    std::optional<Shows> struck; ///< what the target shows; nullopt: a fort
    std::vector<int> needs; ///< faces that hit
    std::vector<int> dice;
    int hits = 0;
    Because because; ///< sums to `guns`
    QD_TRAFALGAR_EVENT("fired", v("from", from); v("target", target); v("side", side);
                       v("guns", guns); v("distance", distance); v("aim", aim); v("struck", struck);
                       v("needs", needs); v("dice", dice); v("hits", hits); v("because", because);)
};

struct GunLost {
    ShipId ship{};
    GunSide side{};
    int left = 0;
    QD_TRAFALGAR_EVENT("gun-lost", v("ship", ship); v("side", side); v("left", left);)
};

struct MastLost {
    ShipId ship{};
    Mast mast{};
    int moves = 0; ///< new allowance
    QD_TRAFALGAR_EVENT("mast-lost", v("ship", ship); v("mast", mast); v("moves", moves);)
};

struct FortGunLost {
    FortId fort{};
    int wait = 0; ///< turns until the new gun
    QD_TRAFALGAR_EVENT("fort-gun-lost", v("fort", fort); v("wait", wait);)
};

struct HitWasted {
    Combatant target;
    Waste why{};
    int hits = 0;
    QD_TRAFALGAR_EVENT("hit-wasted", v("target", target); v("why", why); v("hits", hits);)
};

struct HitVoid { ///< nothing was declared (`hits-2`)
    Combatant target;
    int hits = 0;
    QD_TRAFALGAR_EVENT("hit-void", v("target", target); v("hits", hits);)
};

struct Sunk {
    ShipId ship{};
    Combatant by;
    QD_TRAFALGAR_EVENT("sunk", v("ship", ship); v("by", by);)
};

} // namespace qd::trafalgar::event
