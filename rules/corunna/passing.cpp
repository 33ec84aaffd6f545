// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a roll against a morale value passes by the owner's tables, and what it comes to.
#include "rules/corunna/base6.h"
#include "rules/corunna/checks.h"

namespace qd::corunna {

bool passes(const SeriesTables &series, const PassRule &rule, int natural, int modified, int morale)
{
    if (series.autoFail && natural == *series.autoFail)
        return false;
    if (series.autoPass && natural == *series.autoPass)
        return true;
    return rule.above ? modified > morale : modified >= morale;
}

std::optional<int> neededRoll(const PassRule &rule, int morale, DiceArithmetic arithmetic)
{
    for (int roll = kLowestRoll; roll <= kHighestRoll; ++roll)
        if ((arithmetic == DiceArithmetic::Decimal || isRoll(roll))
            && (rule.above ? roll > morale : roll >= morale))
            return roll;
    return std::nullopt;
}

Status afterFailing(Status status)
{
    return status == Status::Good ? Status::Disorder : Status::Rout;
}

} // namespace qd::corunna
