// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/fight.h"

#include <algorithm>
#include <numeric>

namespace qd::santa_cruz {

int Party::strength() const
{
    return std::accumulate(units.begin(), units.end(), 0,
                           [](int sum, const Fighter &f) { return sum + f.sp; });
}

int Party::count(Kind kind) const
{
    return static_cast<int>(std::count_if(
        units.begin(), units.end(), [kind](const Fighter &f) { return kindOf(f.unit) == kind; }));
}

int Party::eliteUnits() const
{
    return static_cast<int>(std::count_if(units.begin(), units.end(),
                                          [](const Fighter &f) { return isElite(f.unit); }));
}

namespace {

Party partyOf(const State &state, const Combat &combat, Role role)
{
    Party party{combat.side(role), {}, officerIn(state, combat.area, combat.side(role))};
    for (const Block unit : unitsIn(state, combat.area, party.side)) {
        Fighter fighter{unit, state.unit(unit).sp, std::nullopt};
        const auto origin = std::find_if(combat.origins.begin(), combat.origins.end(),
                                         [unit](const auto &pair) { return pair.first == unit; });
        if (role == Role::Attacker && origin != combat.origins.end())
            fighter.origin = origin->second;
        party.units.push_back(fighter);
    }
    return party;
}

} // namespace

Fight fightOf(const State &state, const Combat &combat)
{
    Fight fight;
    fight.fortress = state.board->area(combat.area).fortress;
    fight.castle = combat.area == state.board->castle();
    fight.redBorder = combat.redBorder;
    fight.by = combat.by;
    fight.attacker = combat.attacker;
    fight.options = state.options;
    for (const Support &support : combat.supports) {
        if (support.cancelled)
            continue;
        if (support.card == Card::Cannon)
            ++fight.cannons[indexOf(combat.role(support.side))];
        else if (support.card == Card::FiringFromCover)
            ++fight.cover;
        else if (support.card == Card::AssaultLadders)
            fight.ladders = true;
    }
    for (const Role role : {Role::Attacker, Role::Defender})
        fight.party(role) = partyOf(state, combat, role);
    return fight;
}

} // namespace qd::santa_cruz
