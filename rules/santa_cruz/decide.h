// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/santa_cruz/command.h"
#include "rules/santa_cruz/step.h"

namespace qd::santa_cruz {

// Each command is decided by one of these; a function that stops early has set the step's refusal
// or its call for dice. The general checks (a pending decision, the end of the game) are done
// before (decide.cpp).

// decide_setup.cpp
void decideOn(Step &, const command::Place &);
void decideOn(Step &, const command::LoadFox &);
void decideOn(Step &, const command::Start &);
// decide_sea.cpp
void decideOn(Step &, const command::NavalMove &);
void decideOn(Step &, const command::Bombard &);
void decideOn(Step &, const command::FoxLoss &);
// decide_phases.cpp
void decideOn(Step &, const command::EndPhase &);
void decideOn(Step &, const command::Pass &);
// decide_cards.cpp, decide_move.cpp, decide_panic.cpp, decide_reinforcements.cpp
void decideOn(Step &, const command::Play &);
void decideOn(Step &, const command::Counterattack &);
void decideOn(Step &, const command::PanicRetreat &);
// decide_support.cpp
void decideOn(Step &, const command::SupportCard &);
// decide_combat.cpp, resolve.cpp, decide_retreat.cpp
void decideOn(Step &, const command::Round &);
void decideOn(Step &, const command::FireBack &);
void decideOn(Step &, const command::AssignHit &);
void decideOn(Step &, const command::OldfieldDie &);
void decideOn(Step &, const command::Flee &);
void decideOn(Step &, const command::Retreat &);
void decideOn(Step &, const command::EliminateExcess &);
void decideOn(Step &, const command::DrumsReturn &);
// adjust.cpp
void decideOn(Step &, const command::Adjust &);

// Steps that several commands share.

/// Spends a card (hand −1, to discard or eliminated by 8.3) and says so; the effect of 14.1
/// included.
void spendCard(Step &, Side, Card, event::CardUse as, Citation rule); // cards.cpp
/// Refusal card-not-available 8.3, or nullopt when `copies` of the card can be in the hand.
std::optional<Refusal> checkAvailable(const State &, Side, Card, int copies); // cards.cpp
/// Whether a title is in a side's deck: not-in-deck 8.0. False: the step has its refusal, which no
/// force helps against (the other side's card can't be spent).
bool checkInDeck(Step &, Side, Card); // cards.cpp
/// Combat-open 7.3g while a combat is open: until it ends only its own commands are possible
/// (specification 3). False: the step has its refusal.
bool checkNoCombat(Step &); // decide_phases.cpp
/// Ends the phase: refill of an action phase, next turn or the end of the game, the event `phase`.
void closePhase(Step &); // decide_phases.cpp
/// Takes an officer off the map: events officer-removed and, if killed, hand-limit
/// (8.1, 10.5, 11.5).
void removeOfficer(Step &, Officer, event::Fate, event::RemovalCause,
                   Citation rule); // officers.cpp
/// Removes officers whose side has no unit left in their area (11.5).
void removeLonelyOfficer(Step &, AreaId, Side); // officers.cpp
/// One unit loses points: `hit`, and `eliminated` when none are left.
void hitUnit(Step &, Block, int points, event::HitCause, Citation rule); // hits.cpp
/// Eliminates a unit outright: event `eliminated`.
void eliminateUnit(Step &, Block, event::HitCause, Citation rule); // hits.cpp
/// Opens a combat: `combat-started` and the officers revealed (10.0, 11.1).
void startCombat(Step &, AreaId, Side attacker, CombatBy,
                 std::vector<std::pair<Block, AreaId>> origins,
                 std::optional<Line> crossed); // decide_combat.cpp

} // namespace qd::santa_cruz
