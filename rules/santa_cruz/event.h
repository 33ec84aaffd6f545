// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/santa_cruz/event_cards.h"
#include "rules/santa_cruz/event_combat.h"
#include "rules/santa_cruz/event_table.h"

#include <variant>

namespace qd::santa_cruz {

/// Facts of a table (specification 4.9). Each names its keys once, in `fields`: the codec writes
/// and reads by them. Optional members are null when empty; `v.maybe` leaves a key out when there
/// is nothing.
using EventBody = std::variant<
    event::SetupPlaced, event::FoxLoaded, event::FoxUnloaded, event::FoxSunk, event::SetupDone,
    event::HandDrawn, event::Turn, event::PhaseBegan, event::GameOver, event::Refilled,
    event::NavalMoved, event::CardPlayed, event::Bombardment, event::Fire, event::Hit,
    event::Eliminated, event::FoxHit, event::FoxLost, event::Passed, event::Moved,
    event::OfficerPlaced, event::OfficerRevealed, event::OfficerMoved, event::OfficerReturned,
    event::OfficerCasualty, event::OfficerRemoved, event::HandLimit, event::Lost, event::LostVoided,
    event::Rayo, event::RolledFor, event::ConfusionDiscarded, event::ConfusionNoneLeft,
    event::Reshuffled, event::ConfusionAdded, event::Spiked, event::PanicRoll,
    event::PanicRetreated, event::Reinforced, event::CombatStarted, event::SupportPlayed,
    event::SupportCancelled, event::DrumsJoined, event::DrumsReturned, event::LuckyShot,
    event::Round, event::DiceCount, event::Rolled, event::VolunteersFled, event::Retreated,
    event::Attrition, event::Stays, event::CombatEnded, event::Morale, event::CounterattackWindow,
    event::Reminder, event::Adjusted, event::AdjustedTo, event::After>;

/// One fact with its rule number (none for `adjusted` and bookkeeping).
struct Event {
    Citation rule;
    EventBody body;
};

/// The fold. Total: events are facts and are never refused. Never looks at the rules again.
void apply(State &state, const Event &event);

} // namespace qd::santa_cruz
