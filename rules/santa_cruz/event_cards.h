// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/santa_cruz/event_fields.h"

// Facts of single cards (specification 4.9, section 9 of the rulebook).
namespace qd::santa_cruz::event {

struct Lost {
    std::vector<Block> units;
    std::optional<AreaId> to; ///< null: they stay
    QD_EVENT("lost", v("units", units); v("to", to);)
};

struct LostVoided {
    QD_EVENT("lost-voided", )
};

struct Rayo {
    AreaId area{};
    std::optional<int> needs; ///< null on a beach
    Tally because; ///< left out on a beach
    QD_EVENT("rayo", v("area", area); v("needs", needs); v.maybe("because", because);)
};

struct RolledFor {
    Block unit{};
    int die = 0;
    bool hit = false;
    QD_EVENT("rolled-for", v("unit", unit); v("die", die); v("hit", hit);)
};

struct ConfusionDiscarded {
    Side side{};
    QD_EVENT("confusion-discarded", v("side", side);)
};

struct ConfusionNoneLeft {
    Side side{};
    QD_EVENT("confusion-none-left", v("side", side);)
};

struct Reshuffled {
    Side side{};
    QD_EVENT("reshuffled", v("side", side);)
};

struct ConfusionAdded {
    Side side{};
    int poolLeft = 0;
    QD_EVENT("confusion-added", v("side", side); v("pool_left", poolLeft);)
};

struct Spiked {
    Battery battery{};
    AreaId area{};
    QD_EVENT("spiked", v("battery", battery); v("area", area);)
};

struct PanicRoll {
    Block unit{};
    int die = 0;
    int result = 0;
    Tally because;
    int spLost = 0;
    int retreat = 0; ///< areas to go back
    QD_EVENT("panic-roll", v("unit", unit); v("die", die); v("result", result);
             v("because", because); v("sp_lost", spLost); v("retreat", retreat);)
};

struct PanicRetreated {
    Block unit{};
    AreaId from{}, to{};
    QD_EVENT("panic-retreated", v("unit", unit); v("from", from); v("to", to);)
};

struct Reinforced {
    Block unit{};
    int spFrom = 0, spTo = 0;
    AreaId area{};
    QD_EVENT("reinforced", v("unit", unit); v("sp_from", spFrom); v("sp_to", spTo);
             v("area", area);)
};

} // namespace qd::santa_cruz::event
