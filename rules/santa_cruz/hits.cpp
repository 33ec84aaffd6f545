// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/decide.h"

#include <algorithm>

namespace qd::santa_cruz {

void hitUnit(Step &step, Block unit, int points, event::HitCause cause, Citation rule)
{
    const int before = step.state().unit(unit).sp;
    const int after = std::max(before - points, 0);
    if (before == 0)
        return;
    step.emit(std::move(rule), event::Hit{unit, before, after, cause});
    if (after == 0)
        eliminateUnit(step, unit, cause, "5.3");
}

void eliminateUnit(Step &step, Block unit, event::HitCause cause, Citation rule)
{
    step.emit(std::move(rule), event::Eliminated{unit, cause});
}

} // namespace qd::santa_cruz
