// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/reason.h"
#include "rules/trafalgar/event.h"

#include <optional>
#include <vector>

// How the two sides stand and who has won (specification 5.3): decide, the score and the reminders
// call these.
namespace qd::trafalgar {

/// Where a side's own flag is.
enum class OwnFlag : std::uint8_t { Home, Aboard, Lost };
std::string_view nameOf(OwnFlag);

struct Standings {
    Tally afloat;
    int sunk = 0;
    int guns = 0, masts = 0; ///< of ships afloat
    int fortGuns = 0;
    OwnFlag ownFlag{};
    bool holdsEnemyFlag = false;
    std::vector<WinBy> ways; ///< that hold now
    bool blockedByFlag = false; ///< the enemy has the own flag (`win-4`)
};

Standings standingsOf(const State &state, Side side);
/// Who wins now; the side whose turn it is is looked at first (r-42).
std::optional<event::Victory> victoryOf(const State &state);
Citation ruleOf(WinBy by);

/// A point where a side's flags come home (r-33, option `flag_home`).
bool isHome(const State &state, Side side, LatticePoint at);

} // namespace qd::trafalgar
