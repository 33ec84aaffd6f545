// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/citation.h"
#include "rules/corunna/event_fight.h"
#include "rules/corunna/event_play.h"
#include "rules/corunna/state.h"

#include <map>
#include <optional>
#include <variant>
#include <vector>

namespace qd::corunna {

namespace event {

/// Bookkeeping, kept in journals and left out of replies and narration: every part of the state
/// that an act changed, each as it stands afterwards. The facts tell what happened; this carries
/// it.
struct After {
    std::map<UnitRef, Unit> units;
    std::map<LeaderId, Leader> leaders;
    std::map<Brigade, Colours> colours;
    std::optional<Sequence> sequence;
    std::optional<Armies> armies;
    std::optional<Commands> command;
    std::optional<Naval> naval;
    std::optional<Evacuation> evacuation;
    std::optional<Control> control;
    std::optional<Ledger> ledger;
    std::optional<std::vector<Pending>> pending;
    std::optional<SeriesInForce> series; ///< given in play
    QD_COR_NAMED("~after", v.maybe("units", units); v.maybe("leaders", leaders);
                 v.maybe("colours", colours); v.maybe("sequence", sequence);
                 v.maybe("armies", armies); v.maybe("command", command); v.maybe("naval", naval);
                 v.maybe("evacuation", evacuation); v.maybe("control", control);
                 v.maybe("ledger", ledger); v.maybe("pending", pending); v.maybe("series", series);)
};

} // namespace event

using EventBody = std::variant<
    event::Adjusted, event::Placed, event::SetupFinished, event::TurnBegins,
    event::ReinforcementDue, event::LeaderDueBack, event::PhaseBegan, event::DivisionsInSpan,
    event::GameOver, event::MuFormed, event::Rode, event::Flew, event::InitiativeTried,
    event::ChitDrawn, event::MustRegroup, event::Moved, event::Forced, event::Stays,
    event::StatusSet, event::FormationSet, event::Controlled, event::ColoursCarried,
    event::ColoursFly, event::ColoursStay, event::ColoursCaptured, event::HardingeFollows,
    event::Unchecked, event::Reminder, event::Surrendered, event::Dismounted, event::Mounted,
    event::MarchOrdered, event::Attached, event::Presented, event::LeaderFell,
    event::LeaderReturned, event::LeaderReplaced, event::CorpsDisbanded, event::CorpsFormed,
    event::MooreStepsDown, event::MooreStepsUp, event::NoArmyLeader, event::SpanishOutOfCommand,
    event::SteppedDown, event::SteppedUp, event::ArmyMoraleSet, event::Reinforced,
    event::EntryPlanned, event::RetreatLineSet, event::Lost, event::Eliminated,
    event::Reconstituted, event::SecondCompanyDeployed, event::ShipMustExit, event::Fired,
    event::RifleLeaderCasualty, event::MagazineCheck, event::MagazineRolled, event::SquareTried,
    event::Recalled, event::Limbered, event::Closed, event::Stood, event::MoraleChecked,
    event::MeleeFought, event::Rolled, event::NavalRollDue, event::NavalRolled, event::FleetLeaves,
    event::EvacuationCeases, event::NavalReroll, event::NavalSupported, event::ShipsTasked,
    event::EvacuationDeclared, event::Embarked, event::Disembarked, event::ShipExits,
    event::ShipEnters, event::After>;

/// One fact with the rule it came by (none for `adjusted` and bookkeeping).
struct Event {
    Citation rule;
    EventBody body;
};

/// The fold. Total: events are facts and are never refused. Never looks at the rules again.
void apply(State &state, const Event &event);
/// The parts of `wanted` that differ from `state`; nullopt: they are the same.
std::optional<event::After> difference(const State &state, const State &wanted);

} // namespace qd::corunna
