// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/dice_count.h"

#include "rules/santa_cruz/charts.h"

namespace qd::santa_cruz {

namespace {

/// Whether Hood's die counts in a combat begun this way (R31b).
bool hoodsCombat(const Fight &fight)
{
    if (fight.by == CombatBy::Assault)
        return false;
    switch (fight.options.hoodScope) {
    case HoodScope::BritishCard:
        return fight.attacker == Side::British;
    case HoodScope::BritishResponse:
        return fight.attacker == Side::British && fight.by == CombatBy::CounterattackResponse;
    case HoodScope::AnyCard:
        break;
    }
    return true;
}

bool officerGivesDie(const Fight &fight, Role role)
{
    const auto &officer = fight.party(role).officer;
    if (!officer)
        return false;
    switch (chartOf(*officer).die) {
    case OfficerDie::Always:
        return true;
    case OfficerDie::AttackingFortress:
        return role == Role::Attacker && fight.fortress
            && (!fight.ladders || fight.options.laddersKeepBowen);
    case OfficerDie::CounterattackCombat:
        return hoodsCombat(fight);
    case OfficerDie::WithRegulars:
        return fight.party(role).count(Kind::Regulars) > 0;
    case OfficerDie::Defending:
        return role == Role::Defender;
    case OfficerDie::Never:
        break;
    }
    return false;
}

/// How often a term counts for a side.
int timesOf(const Fight &fight, Role role, DiceTerm term)
{
    const Party &own = fight.party(role);
    switch (term) {
    case DiceTerm::Base:
        return 1;
    case DiceTerm::MostStrength:
        return own.strength() > fight.party(otherRole(role)).strength() ? 1 : 0;
    case DiceTerm::EliteUnits:
        return own.eliteUnits();
    case DiceTerm::RedBorder:
        return role == Role::Attacker && fight.redBorder ? 1 : 0;
    case DiceTerm::Cannon:
        return fight.cannons[indexOf(role)];
    case DiceTerm::FiringFromCover:
        return own.side == Side::British ? fight.cover : 0;
    case DiceTerm::OfficerDie:
        return officerGivesDie(fight, role) ? 1 : 0;
    }
    return 0;
}

} // namespace

Tally combatDice(const Fight &fight, Role role)
{
    Tally tally;
    for (const DiceLine &line : kDiceChart)
        tally.add(line.name, line.each * timesOf(fight, role, line.term), line.rule);
    const int total = tally.total();
    if (fight.options.minOneDie)
        tally.add("minimum-one", total < 1 ? 1 - total : 0, "14.0");
    else
        tally.add("no-dice", total < 0 ? -total : 0, "10.3");
    return tally;
}

Tally combatDice(const State &state, const Combat &combat, Role role)
{
    return combatDice(fightOf(state, combat), role);
}

int hitsOn(const Fight &fight, Role role)
{
    return role == Role::Attacker && fight.fortressRules() ? kFortressHitsOn : kHitsOn;
}

int plusOn(const Fight &fight, Role role)
{
    const auto &officer = fight.party(role).officer;
    if (!officer)
        return 0;
    switch (chartOf(*officer).plus) {
    case OfficerPlus::Always:
        return 1;
    case OfficerPlus::InTheCastle:
        return fight.castle ? 1 : 0;
    case OfficerPlus::Never:
        break;
    }
    return 0;
}

} // namespace qd::santa_cruz
