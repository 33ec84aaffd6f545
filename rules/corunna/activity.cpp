// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/activity.h"

#include "rules/corunna/chits.h"

#include <algorithm>
#include <utility>

namespace qd::corunna {
namespace {

bool leads(const State &state, const Mu &mu, const Leader &leader)
{
    if (leader.card->division && nameOf(*leader.card->division) == mu.of)
        return true;
    if (leader.stepDown && nameOf(*leader.stepDown) == mu.of)
        return true;
    if (leader.card->id == LeaderId::Soult && mu.of == nameOf(Division::IiCorps))
        return true;
    return std::any_of(mu.members.begin(), mu.members.end(), [&](UnitRef ref) {
        const Unit &unit = state.unit(ref);
        return onMap(unit) && onMap(leader) && unit.hex == leader.hex
            && sameCamp(unit.card->side, leader.card->side);
    });
}

bool isOfMu(const State &state, const Mu &mu, const Piece &piece)
{
    if (const auto *unit = std::get_if<UnitRef>(&piece))
        return std::find(mu.members.begin(), mu.members.end(), *unit) != mu.members.end();
    if (const auto *id = std::get_if<LeaderId>(&piece)) {
        const Leader *leader = state.leader(*id);
        return leader != nullptr && leads(state, mu, *leader);
    }
    const Brigade brigade = std::get<Brigade>(piece);
    return std::any_of(mu.members.begin(), mu.members.end(),
                       [&](UnitRef ref) { return state.unit(ref).card->brigade == brigade; });
}

/// What the Action Chits are for; in the Regroup Chit anybody may come back to his leader, and
/// those without colours must (5.2.10.2).
bool isForAction(const State &state, const std::string &chit, const Piece &piece)
{
    const auto *unit = std::get_if<UnitRef>(&piece);
    if (chit == "leader")
        return unit == nullptr;
    if (chit == "artillery")
        return unit != nullptr && state.unit(*unit).card->kind == Kind::Artillery;
    if (chit == "reinforcements")
        return state.roster->groupOf(piece).step == 0;
    return true;
}

} // namespace

bool isInPlay(const State &state, const Piece &piece)
{
    const auto *unit = std::get_if<UnitRef>(&piece);
    const bool ship = unit != nullptr && isShip(state.unit(*unit).card->kind);
    if (state.phase() != Phase::Maneuver || ship)
        return true;
    if (!state.sequence.activeChit)
        return false;
    const Mu *mu = muOf(state, *state.sequence.activeChit);
    return mu != nullptr ? isOfMu(state, *mu, piece)
                         : isForAction(state, *state.sequence.activeChit, piece);
}

std::optional<Refusal> outOfPlay(const State &state, const std::vector<Piece> &pieces)
{
    std::vector<std::string> ids;
    for (const Piece &piece : pieces)
        if (!isInPlay(state, piece))
            ids.push_back(state.roster->nameOf(piece));
    if (ids.empty())
        return std::nullopt;
    if (!state.sequence.activeChit)
        return Refusal{"no-chit-drawn", "series", "no chit is in play", {}};
    return Refusal{"not-active", "series", "the chit in play is not theirs", {}}
        .with("chit", *state.sequence.activeChit)
        .with("units", std::move(ids));
}

} // namespace qd::corunna
