// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/decide.h"

namespace qd::santa_cruz {

void removeOfficer(Step &step, Officer officer, event::Fate fate, event::RemovalCause cause,
                   Citation rule)
{
    step.emit(std::move(rule), event::OfficerRemoved{officer, fate, cause});
    if (fate != event::Fate::Killed)
        return;
    const Side side = sideOf(officer);
    const int limit = handLimit(step.state(), side);
    step.emit("8.1", event::HandLimit{side, limit});
    if (step.state().options.discardDown && step.state().deck[indexOf(side)].hand > limit)
        step.emit("8.1", event::Reminder{"discard-down"});
}

void removeLonelyOfficer(Step &step, AreaId area, Side side)
{
    const auto officer = officerIn(step.state(), area, side);
    if (officer && !anyIn(step.state(), area, side))
        removeOfficer(step, *officer, event::Fate::Wounded, event::RemovalCause::UnitsGone, "11.5");
}

} // namespace qd::santa_cruz
