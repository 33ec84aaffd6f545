// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/movable.h"

#include "rules/santa_cruz/sea.h"

#include <algorithm>

namespace qd::santa_cruz {

namespace {

template <class T>
bool holds(const std::vector<T> &list, const T &value)
{
    return std::find(list.begin(), list.end(), value) != list.end();
}

bool asked(const Pending &pending, const State &state, Block block)
{
    switch (pending.kind) {
    case DecisionKind::Flee:
        return holds(pending.units, block);
    case DecisionKind::Retreat:
        return pending.role == Role::Defender && state.combat && isUnit(block)
            && sideOf(block) == pending.side && state.unit(block).at.isIn(state.combat->area);
    case DecisionKind::PanicRetreat:
        return std::any_of(pending.ways.begin(), pending.ways.end(),
                           [&](const auto &way) { return way.first == block; });
    default:
        return false;
    }
}

bool canUnload(const State &state)
{
    return state.fox.status == FoxState::Status::Afloat && state.fox.at
        && state.board->coastal(*state.fox.at);
}

/// A unit with a card of its side's action phase, or in a position that is being put up.
bool canGo(const State &state, Block unit)
{
    const Where at = state.unit(unit).at;
    if (at.is == Where::Is::Off)
        return state.blank && state.unit(unit).sp > 0;
    if (sideOf(unit) != phasingSide(state))
        return sideOf(unit) == state.action.counterattackFor && at.is == Where::Is::Area;
    return at.is == Where::Is::Area || (at.is == Where::Is::Fox && canUnload(state));
}

} // namespace

std::vector<Block> drumsCanCall(const State &state)
{
    std::vector<Block> units;
    if (!state.combat || state.combat->stage != Stage::Support
        || state.combat->attacker != Side::British
        || hiddenCopies(state, Side::British, Card::BattleDrums) == 0)
        return units;
    const AreaId target = state.combat->area;
    for (std::size_t i = 0; i < kBritishUnits; ++i) {
        const Where at = state.units[i].at;
        if (at.is == Where::Is::Area
            && (state.board->border(at.area, target) || state.board->landing(at.area, target)))
            units.push_back(static_cast<Block>(i));
    }
    return units;
}

bool canDrag(const State &state, Block block)
{
    if (state.over())
        return false;
    if (state.pending)
        return asked(*state.pending, state, block);
    if (state.combat)
        return isUnit(block) && holds(drumsCanCall(state), block);
    switch (state.phase) {
    case Phase::Setup:
        return isUnit(block);
    case Phase::NavalMovement:
        return holds(mustSail(state), block);
    case Phase::BritishAction:
    case Phase::SpanishAction:
        return isUnit(block) && canGo(state, block);
    default:
        return false;
    }
}

bool canDrag(const State &state, Officer officer)
{
    if (state.over() || state.pending || state.options.simplified)
        return false;
    const OfficerState &now = state.officer(officer);
    const bool inPlay =
        now.status == OfficerState::Status::Available || now.status == OfficerState::Status::OnMap;
    if (!inPlay || state.combat)
        return false;
    return phasingSide(state) == sideOf(officer);
}

} // namespace qd::santa_cruz
