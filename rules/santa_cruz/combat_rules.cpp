// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/combat_rules.h"

#include "rules/santa_cruz/charts.h"
#include "rules/santa_cruz/dice_count.h"

#include <algorithm>

namespace qd::santa_cruz {

Judged judge(std::span<const int> faces, int plus, int hitsOn, int raised)
{
    Judged judged;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        const int more = raised > 0 && static_cast<std::size_t>(raised) == i + 1 ? 1 : 0;
        const int die = modifiedDie(faces[i], plus + more);
        judged.modified.push_back(die);
        judged.hits += die >= hitsOn ? 1 : 0;
    }
    return judged;
}

std::optional<event::Trigger> casualtyTrigger(std::span<const int> faces, Officer officer)
{
    return casualtyTrigger(static_cast<int>(std::count(faces.begin(), faces.end(), 6)),
                           static_cast<int>(std::count(faces.begin(), faces.end(), 5)), officer);
}

std::optional<event::Trigger> casualtyTrigger(int sixes, int fives, Officer officer)
{
    if (sixes >= 2)
        return event::Trigger::Sixes;
    if (fives >= 2 && chartOf(officer).fallsByFives)
        return event::Trigger::Fives;
    return std::nullopt;
}

event::Fate fateOf(int die)
{
    return die <= kKilledUpTo ? event::Fate::Killed : event::Fate::Wounded;
}

bool fourFrightens(const Fight &fight)
{
    const Role british = fight.role(Side::British);
    const Party &spanish = fight.party(otherRole(british));
    if (spanish.count(Kind::Volunteers) == 0)
        return false;
    if (spanish.officer && chartOf(*spanish.officer).volunteersStand)
        return false;
    return !(fight.options.fortressStopsFlight && hitsOn(fight, british) == kFortressHitsOn);
}

void runAway(Fight &fight)
{
    Party &spanish = fight.party(fight.role(Side::Spanish));
    std::erase_if(spanish.units,
                  [](const Fighter &f) { return kindOf(f.unit) == Kind::Volunteers; });
}

bool mayRaise(const Fight &fight, Role role)
{
    const Party &party = fight.party(role);
    return party.officer && chartOf(*party.officer).raisesADie
        && party.count(Kind::RoyalMarines) > 0;
}

std::vector<int> raisable(std::span<const int> faces)
{
    std::vector<int> dice;
    for (std::size_t i = 0; i < faces.size(); ++i)
        if (faces[i] < 6)
            dice.push_back(static_cast<int>(i) + 1);
    return dice;
}

int policyRaise(const Fight &fight, std::span<const int> faces, int plus, int hitsOn)
{
    const auto placeOf = [&](int wanted) {
        for (std::size_t i = 0; i < faces.size(); ++i)
            if (faces[i] < 6 && modifiedDie(faces[i], plus) == wanted)
                return static_cast<int>(i) + 1;
        return 0;
    };
    if (const int die = placeOf(hitsOn - 1))
        return die;
    if (!fourFrightens(fight) || placeOf(kFleeOn) != 0)
        return 0;
    return placeOf(kFleeOn - 1);
}

std::vector<std::size_t> strongest(const Party &party)
{
    int most = 0;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < party.units.size(); ++i) {
        if (party.units[i].sp > most) {
            most = party.units[i].sp;
            places.clear();
        }
        if (party.units[i].sp == most)
            places.push_back(i);
    }
    return places;
}

bool choiceMatters(const Party &party, const std::vector<std::size_t> &places)
{
    const auto differs = [&](std::size_t place) {
        const Fighter &first = party.units[places.front()];
        const Fighter &other = party.units[place];
        return kindOf(other.unit) != kindOf(first.unit) || other.origin != first.origin;
    };
    return std::any_of(places.begin(), places.end(), differs);
}

std::size_t policyHit(const Party &party, const std::vector<std::size_t> &places)
{
    // The kinds stand in the order in which they are spared: Royal Marines longest, then sailors;
    // Regulars longest, then militia, then volunteers.
    return *std::max_element(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
        return kindOf(party.units[a].unit) < kindOf(party.units[b].unit);
    });
}

void takeHit(Party &party, std::size_t place)
{
    if (--party.units[place].sp <= 0)
        party.units.erase(party.units.begin() + static_cast<std::ptrdiff_t>(place));
}

void takeHits(Party &party, int hits)
{
    for (; hits > 0 && !party.empty(); --hits)
        takeHit(party, policyHit(party, strongest(party)));
}

int roundMarker(const Board &board, int round)
{
    return round <= 0 ? 0 : (round - 1) % board.roundBoxes() + 1;
}

bool attritionRound(const Board &board, int round)
{
    return round > 0 && round % board.attritionAt() == 0;
}

bool attritionApplies(const Fight &fight)
{
    const bool attackers = !fight.party(Role::Attacker).empty();
    const bool defenders = !fight.party(Role::Defender).empty();
    if (fight.options.attritionAfterWin)
        return attackers || defenders;
    return attackers && defenders;
}

bool defenderHasPlayed(const Combat &combat)
{
    return std::any_of(combat.supports.begin(), combat.supports.end(), [&](const Support &s) {
        return s.side != combat.attacker && typeOf(s.card) == CardType::Combat;
    });
}

std::optional<AreaId> originOf(const Combat &combat, Block unit)
{
    for (const auto &[block, area] : combat.origins)
        if (block == unit)
            return area;
    return std::nullopt;
}

std::vector<AreaId> defenderWays(const State &state, const Combat &combat)
{
    const auto attackersLeft = [&](AreaId area) {
        return std::any_of(combat.origins.begin(), combat.origins.end(),
                           [area](const auto &pair) { return pair.second == area; });
    };
    std::vector<AreaId> ways;
    for (const Neighbour &next : state.board->neighbours(combat.area)) {
        if (!state.board->area(next.area).land || anyIn(state, next.area, combat.attacker))
            continue;
        if (state.options.retreatIntoOrigin || !attackersLeft(next.area))
            ways.push_back(next.area);
    }
    return ways;
}

bool hasWayBack(const State &state, const Combat &combat, Block unit)
{
    const auto origin = originOf(combat, unit);
    return origin && *origin != combat.area && state.board->area(*origin).land
        && !anyIn(state, *origin, enemyOf(combat.attacker));
}

namespace {

/// Areas of a list in board order, each once.
std::vector<AreaId> inBoardOrder(std::vector<AreaId> areas)
{
    std::sort(areas.begin(), areas.end());
    areas.erase(std::unique(areas.begin(), areas.end()), areas.end());
    return areas;
}

std::vector<AreaId> waysBack(const State &state, const Combat &combat,
                             const std::vector<Block> &units)
{
    std::vector<AreaId> ways;
    for (const Block unit : units)
        if (hasWayBack(state, combat, unit))
            ways.push_back(*originOf(combat, unit));
    return inBoardOrder(std::move(ways));
}

} // namespace

std::vector<AreaId> attackerWays(const State &state, const Combat &combat)
{
    return waysBack(state, combat, unitsIn(state, combat.area, combat.attacker));
}

std::vector<Block> attackersLost(const State &state, const Combat &combat)
{
    std::vector<Block> units = unitsIn(state, combat.area, combat.attacker);
    std::erase_if(units, [&](Block unit) { return hasWayBack(state, combat, unit); });
    return units;
}

std::vector<AreaId> flightWays(const State &state, const Combat &combat,
                               const std::vector<Block> &units)
{
    return combat.attacker == Side::Spanish ? waysBack(state, combat, units)
                                            : defenderWays(state, combat);
}

} // namespace qd::santa_cruz
