// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/event_fighting.h"
#include "rules/as_per_margin/event_sailing.h"

#include <variant>

namespace qd::as_per_margin {

namespace event {

/// Bookkeeping, kept in journals and left out of replies and narration: what the facts of an act do
/// not determine (marks of the turn, an interrupted path, the open decision, what an adjustment
/// set). Only the parts that differ from what the facts alone make; each stands whole.
struct After {
    std::vector<Ship> ships;
    std::vector<ShoreBattery> batteries;
    std::vector<UnitId> gone; ///< ships and batteries taken away
    std::optional<std::vector<Contact>> contacts;
    std::optional<std::vector<Melee>> melees;
    std::optional<WindState> wind;
    std::optional<int> turn;
    std::optional<Phase> phase;
    bool setsPending = false;
    std::optional<Pending> pending; ///< with setsPending: nullopt closes the decision
    QD_APM_EVENT("~after", v.maybe("ships", ships); v.maybe("batteries", batteries);
                 v.maybe("gone", gone); v.maybe("contacts", contacts); v.maybe("melees", melees);
                 v.maybe("wind", wind); v.maybe("turn", turn); v.maybe("phase", phase);
                 v.pending("pending", setsPending, pending);)
};

} // namespace event

/// Facts of a table (specification 6). Each names its keys once, in `fields`: the codec writes and
/// reads by them. Doubles are kept exactly; replies round them to six decimals.
using EventBody =
    std::variant<event::Adjusted, event::Placed, event::WindSet, event::WindSpeed, event::WindCheck,
                 event::WindShift, event::Independents, event::PhaseBegan, event::TurnCheckedOff,
                 event::ContactEnded, event::GrappleToss, event::RecloseToss,
                 event::RecloseDeclined, event::MoveForfeited, event::FallAboardToss,
                 event::Closing, event::FellAboard, event::Recaptured, event::Pivoted,
                 event::Allowance, event::TackToss, event::ExtraToss, event::Moved, event::Drifted,
                 event::HeldAtAnchor, event::Reminder, event::Fired, event::Hits,
                 event::BoxesCrossed, event::CableCut, event::Adrift, event::Damaged,
                 event::Dismasted, event::PumpsManned, event::Sunk, event::Struck, event::Exploded,
                 event::Destroyed, event::Silenced, event::CalledFromPumps, event::BoardingBegun,
                 event::BoardingEnded, event::Boarding, event::After>;

/// One fact with the rule it came by (none for `adjusted` and bookkeeping).
struct Event {
    Citation rule;
    EventBody body;
};

/// The fold. Total: events are facts and are never refused. Never looks at the rules again.
void apply(State &state, const Event &event);
/// The parts of `wanted` that `state` lacks; nullopt: they are the same.
std::optional<event::After> difference(const State &state, const State &wanted);

} // namespace qd::as_per_margin
