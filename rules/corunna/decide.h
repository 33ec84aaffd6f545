// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/corunna/command.h"
#include "rules/corunna/step.h"

// One function a command (specification 5), each with its checks in the specification's order.
namespace qd::corunna {

void decideOn(Step &step, const command::Place &place);
void decideOn(Step &step, const command::FinishSetup &finish);
void decideOn(Step &step, const command::NextPhase &next);
void decideOn(Step &step, const command::FormMu &form);
void decideOn(Step &step, const command::Ride &ride);
void decideOn(Step &step, const command::Fly &fly);
void decideOn(Step &step, const command::Initiative &initiative);
void decideOn(Step &step, const command::DrawChit &draw);
void decideOn(Step &step, const command::Move &move);
void decideOn(Step &step, const command::Forced &forced);
void decideOn(Step &step, const command::SetFormation &set);
void decideOn(Step &step, const command::SetStatus &set);
void decideOn(Step &step, const command::FlyColours &fly);
void decideOn(Step &step, const command::Mount &mount);
void decideOn(Step &step, const command::Loss &loss);
void decideOn(Step &step, const command::Reconstitute &choice);
void decideOn(Step &step, const command::CaptureColours &capture);
void decideOn(Step &step, const command::Fire &fire);
void decideOn(Step &step, const command::Magazine &magazine);
void decideOn(Step &step, const asked::Square &square);
void decideOn(Step &step, const asked::Recall &recall);
void decideOn(Step &step, const asked::Limber &limber);
void decideOn(Step &step, const asked::Close &close);
void decideOn(Step &step, const command::Stand &stand);
void decideOn(Step &step, const command::Morale &morale);
void decideOn(Step &step, const command::Melee &melee);
void decideOn(Step &step, const command::Roll &roll);
void decideOn(Step &step, const command::LeaderCasualty &casualty);
void decideOn(Step &step, const command::LeaderReturns &returns);
void decideOn(Step &step, const command::ReplaceLeader &replace);
void decideOn(Step &step, const command::StepLeader &stepping);
void decideOn(Step &step, const command::ArmyMorale &morale);
void decideOn(Step &step, const command::NavalCommitment &roll);
void decideOn(Step &step, const command::NavalSupport &support);
void decideOn(Step &step, const command::PickShips &pick);
void decideOn(Step &step, const command::DeclareEvacuation &declare);
void decideOn(Step &step, const command::Embark &embark);
void decideOn(Step &step, const command::Disembark &disembark);
void decideOn(Step &step, const command::ExitMap &exit);
void decideOn(Step &step, const command::EnterMap &enter);
void decideOn(Step &step, const command::Reinforce &reinforce);
void decideOn(Step &step, const command::PlanEntry &plan);
void decideOn(Step &step, const command::SetControl &control);
void decideOn(Step &step, const command::RetreatLine &line);
void decideOn(Step &step, const command::MarchOrder &order);
void decideOn(Step &step, const command::Attach &attach);
void decideOn(Step &step, const command::SecondCompany &second);
void decideOn(Step &step, const command::Present &present);
void decideOn(Step &step, const command::Adjust &adjust);

/// The leader if he is in the scenario; else the step is refused with bad-command and nullptr comes
/// back.
Leader *presentLeader(Step &step, LeaderId id);
/// The stack of the piece's own camp in its hex (chart-stacking); false: stop.
bool stackHolds(Step &step, UnitRef unit, Hex hex);

/// The open decision of that kind; where there is none the step is refused (bad-command).
template <class Choice>
const Choice *openDecision(Step &step)
{
    const auto &pending = step.state().pending;
    const Choice *open = pending.empty() ? nullptr : std::get_if<Choice>(&pending.front());
    if (open == nullptr)
        step.refuse(badCommand("nothing of that kind is to be decided"));
    return open;
}

/// Closes the open decision; the next that waits opens.
inline void closeDecision(Step &step)
{
    step.state().pending.erase(step.state().pending.begin());
}

} // namespace qd::corunna
