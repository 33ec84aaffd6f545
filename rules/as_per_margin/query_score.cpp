// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/codec.h"
#include "rules/as_per_margin/query.h"
#include "rules/as_per_margin/tally.h"

namespace qd::as_per_margin {
namespace {

Json lossJson(const Loss &loss)
{
    return {{"lost", loss.lost}, {"of", loss.of}};
}

Json sideJson(const FleetTally &tally)
{
    return {{"ships", tally.ships},           {"in_action", tally.inAction},
            {"damaged", tally.damaged},       {"dismasted", tally.dismasted},
            {"struck", tally.struck},         {"sunk", tally.sunk},
            {"exploded", tally.exploded},     {"gone", tally.gone},
            {"recaptured", tally.recaptured}, {"prizes", tally.prizes},
            {"masts", lossJson(tally.masts)}, {"guns", lossJson(tally.guns)},
            {"hull", lossJson(tally.hull)}};
}

void count(Loss &loss, const Ship &ship, int left, int max)
{
    const bool allLost = ship.fate == Fate::Sunk || ship.fate == Fate::Exploded;
    loss.of += max;
    loss.lost += allLost ? max : max - left;
}

void countFate(FleetTally &tally, const Ship &ship)
{
    tally.sunk += ship.fate == Fate::Sunk ? 1 : 0;
    tally.exploded += ship.fate == Fate::Exploded ? 1 : 0;
    tally.gone += ship.fate == Fate::Gone ? 1 : 0;
    if (!afloat(ship))
        return;
    if (ship.struck) {
        const bool recaptured = ship.heldBy == ship.side;
        tally.struck += 1;
        tally.recaptured += recaptured ? 1 : 0;
        return;
    }
    tally.inAction += 1;
    tally.damaged += conditionOf(ship) == Condition::Damaged ? 1 : 0;
    tally.dismasted += conditionOf(ship) == Condition::Dismasted ? 1 : 0;
}

} // namespace

FleetTally tallyOf(const State &state, Side side)
{
    FleetTally tally;
    for (const Ship &ship : state.ships) {
        if (ship.side != side) {
            tally.prizes += afloat(ship) && ship.struck && ship.heldBy == side ? 1 : 0;
            continue;
        }
        tally.ships += 1;
        countFate(tally, ship);
        count(tally.masts, ship, ship.masts, ship.top + ship.bottom);
        count(tally.guns, ship, gunsLeft(ship), gunsMax(ship));
        count(tally.hull, ship, ship.hull, ship.hullMax);
    }
    return tally;
}

Answer askScore(const State &state)
{
    Json sides = Json::object();
    for (const Side side : {Side::FrenchSpanish, Side::English})
        sides[std::string(nameOf(side))] = sideJson(tallyOf(state, side));
    return Json{{"sides", std::move(sides)},
                {"winner", nullptr},
                {"because", becauseJson({{"no-victory-rule", 0, "ruling-r42"}})}};
}

} // namespace qd::as_per_margin
