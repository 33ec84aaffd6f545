// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/trafalgar/event_fire.h"
#include "rules/trafalgar/event_sailing.h"

#include <variant>

namespace qd::trafalgar {

namespace event {

/// Bookkeeping, kept in journals and left out of replies and narration: what the facts of an act do
/// not determine (marks of the turn, the open decision, what an adjustment set). Only the parts
/// that differ from what the facts alone make; each stands whole.
struct After {
    std::vector<std::pair<ShipId, Ship>> ships;
    std::vector<std::pair<FortId, Fort>> forts;
    std::optional<std::array<Flag, 2>> flags;
    std::optional<Play> play;
    std::optional<std::vector<Transfer>> transfers;
    std::optional<std::vector<MastHits>> pending; ///< an empty list closes the decision
    QD_TRAFALGAR_EVENT("~after", v.maybe("ships", ships); v.maybe("forts", forts);
                       v.maybe("flags", flags); v.maybe("play", play);
                       v.maybe("transfers", transfers); v.maybe("pending", pending);)
};

} // namespace event

/// Facts of a table (specification 4). Each names its keys once, in `fields`: the codec writes and
/// reads by them.
using EventBody =
    std::variant<event::Adjusted, event::Placed, event::Swapped, event::Tossed, event::WindSet,
                 event::WindRolled, event::TurnBegun, event::TurnEnded, event::TurnPassed,
                 event::ShipDone, event::Moved, event::Repairing, event::MizzenRepaired,
                 event::GunReplaced, event::FlagSeized, event::TransferBegun,
                 event::FlagTransferred, event::TransferLapsed, event::FlagMoved, event::Victory,
                 event::Reminder, event::Shouted, event::Fired, event::GunLost, event::MastLost,
                 event::FortGunLost, event::HitWasted, event::HitVoid, event::Sunk, event::After>;

/// One fact with the rule it came by (none for `adjusted` and bookkeeping).
struct Event {
    Citation rule;
    EventBody body;
};

/// The fold. Total: events are facts and are never refused. Never looks at the rules again.
void apply(State &state, const Event &event);
/// The parts of `wanted` that `state` lacks; nullopt: they are the same.
std::optional<event::After> difference(const State &state, const State &wanted);

} // namespace qd::trafalgar
