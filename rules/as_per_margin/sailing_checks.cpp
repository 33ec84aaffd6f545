// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/sailing_checks.h"

#include "rules/as_per_margin/sailing.h"

#include <algorithm>
#include <utility>

namespace qd::as_per_margin {
namespace {

/// She is free to move in a step of her side: not dismasted, aboard nobody, at no anchor, not in
/// irons as she lies (section 3).
bool owesMove(const State &state, const Ship &ship)
{
    return onTable(ship) && !ship.moved && !ship.forfeited
        && conditionOf(ship) != Condition::Dismasted && !inContact(state, ship.id)
        && !ship.anchors.holds() && sailingOf(state, ship.heading) != Sailing::InIrons;
}

/// What stands against an act of a ship, in the order in which it is tested.
class ShipChecks {
public:
    explicit ShipChecks(const Ship &ship) : m_ship(ship) { }

    void operator()(bool refused, const char *code, Citation rule, const char *message)
    {
        if (refused)
            about(m_ship, code, std::move(rule), message);
    }

    void about(const Ship &ship, const char *code, Citation rule, const char *message)
    {
        m_found.push_back(ofShip(ship, code, std::move(rule), message));
    }

    std::vector<Refusal> take() && { return std::move(m_found); }

private:
    const Ship &m_ship;
    std::vector<Refusal> m_found;
};

/// A ship sails, and moves again, in the movement step of who has her.
void checkOwnStep(ShipChecks &no, const State &state, const Ship &ship)
{
    const bool sailing = isSailingStep(state.phase);
    no(!sailing, "wrong-phase", "turn-sequence", "ships sail in their side's movement step");
    no(!state.wind.known(), "wind-unknown", "initial-wind", "the wind is not yet known");
    no(sailing && sideOf(state.phase) != controllerOf(ship), "wrong-side", "turn-sequence",
       "it is the other side's movement step");
    no(!afloat(ship), "out-of-action", "record-sheet", "that ship is no longer afloat");
}

} // namespace

Refusal ofShip(const Ship &ship, const char *code, Citation rule, const char *message)
{
    Refusal refusal{code, std::move(rule), message, {}};
    refusal.with("ship", ship.id);
    return refusal;
}

std::vector<Refusal> sailingRefusals(const State &state, const Ship &ship)
{
    ShipChecks no(ship);
    checkOwnStep(no, state, ship);
    no(ship.moved, "already-moved", "turn-sequence", "that ship has moved this turn");
    no(ship.forfeited, "move-forfeited", "falling-aboard-notes",
       "that ship lost her move when she failed to close again");
    no(inContact(state, ship.id), "fallen-aboard", "falling-aboard",
       "that ship lies aboard another");
    no(conditionOf(ship) == Condition::Dismasted, "dismasted", "dismasted",
       "a dismasted ship only drifts");
    no(ship.anchors.holds(), "anchored", "ruling-r17", "that ship lies at anchor");
    return std::move(no).take();
}

std::vector<UnitId> unmovedShips(const State &state, Side side)
{
    std::vector<UnitId> found;
    if (!state.wind.known())
        return found;
    for (const Ship &ship : state.ships)
        if (controllerOf(ship) == side && owesMove(state, ship))
            found.push_back(ship.id);
    return found;
}

std::vector<UnitId> undriftedShips(const State &state)
{
    std::vector<UnitId> found;
    if (!state.wind.known())
        return found;
    for (const Ship &ship : state.ships) {
        if (!onTable(ship)
            || (conditionOf(ship) != Condition::Dismasted && !inContact(state, ship.id)))
            continue;
        const std::vector<UnitId> group = groupOf(state, ship.id);
        const bool done = std::any_of(group.begin(), group.end(), [&state](const UnitId &id) {
            const Ship *member = state.ship(id);
            return member != nullptr && (member->moved || member->anchors.holds());
        });
        if (!done)
            found.push_back(ship.id);
    }
    return found;
}

std::vector<Refusal> extraRefusals(const State &state, const Ship &ship, Extra use)
{
    ShipChecks no(ship);
    checkOwnStep(no, state, ship);
    no(!ship.independent, "not-independent", "extra-move", "only independent ships move again");
    no(conditionOf(ship) != Condition::Undamaged, "damaged", "extra-move",
       "only undamaged ships move again");
    no(!ship.moved || ship.missedStays, "not-moved", "extra-move",
       "the extra move follows a ship's own move");
    no(inContact(state, ship.id), "fallen-aboard", "falling-aboard",
       "that ship lies aboard another");
    no(ship.extra.has_value(), "extra-used", "extra-move", "that ship has had her extra move");
    no(use == Extra::Dash && ship.sailing != Sailing::WithOrAcross, "not-running", "extra-move",
       "only a ship that ran or reached dashes");
    return std::move(no).take();
}

std::vector<Refusal> driftRefusals(const State &state, const Ship &ship)
{
    ShipChecks no(ship);
    const std::vector<UnitId> group = groupOf(state, ship.id);
    const auto gone = std::find_if(group.begin(), group.end(),
                                   [&](const UnitId &id) { return state.ship(id)->moved; });
    no(state.phase != Phase::MoveDismasted, "wrong-phase", "turn-sequence",
       "ships drift in the step of the dismasted");
    no(!state.wind.known(), "wind-unknown", "initial-wind", "the wind is not yet known");
    no(!afloat(ship), "out-of-action", "record-sheet", "that ship is no longer afloat");
    if (gone != group.end()) // she, or one that she lies aboard of: who it is is told
        no.about(*state.ship(*gone), "already-moved", "turn-sequence",
                 "that ship, or one she lies aboard of, has moved");
    no(conditionOf(ship) != Condition::Dismasted && !inContact(state, ship.id), "not-dismasted",
       "dismasted", "only dismasted and grappled ships drift");
    return std::move(no).take();
}

} // namespace qd::as_per_margin
