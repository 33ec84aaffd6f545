// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/group.h"

#include "rules/santa_cruz/charts.h"
#include "rules/santa_cruz/decide.h"

#include <algorithm>
#include <string>

namespace qd::santa_cruz {

namespace {

bool holds(const std::vector<Block> &units, Block unit)
{
    return std::find(units.begin(), units.end(), unit) != units.end();
}

Refusal refusal(const char *code, Citation rule, std::string message)
{
    return Refusal{code, std::move(rule), std::move(message), {}};
}

/// The border, the arrow, or why there is neither.
std::optional<Refusal> wayRefusal(const State &state, AreaId from, AreaId to)
{
    const Board &board = *state.board;
    const bool fromLand = board.area(from).land;
    const bool toLand = board.area(to).land;
    if (fromLand && toLand && !board.border(from, to))
        return refusal("not-adjacent", "4.3", "the areas share no border");
    if (!fromLand && toLand && !board.landing(from, to))
        return refusal("no-landing", "4.1c", "no landing arrow leads there");
    if (fromLand && !toLand)
        return refusal("no-embarking", "4.4", "nobody goes back to sea");
    if (!fromLand && !toLand) {
        if (!state.options.seaToSeaByCard)
            return refusal("sea-to-sea", "7.1e", "cards move nobody from sea to sea");
        if (!board.border(from, to))
            return refusal("not-adjacent", "4.3", "the areas share no border");
    }
    return std::nullopt;
}

/// One of the group: of the right side and there. Unloading Fox, those aboard count as there.
bool checkUnit(Step &step, const GoingGroup &going, Block unit, Card card)
{
    if (unit == Block::Fox) {
        step.refuse(refusal("fox-never-lands", "12.2", "HMS Fox goes nowhere by a card"));
        return false;
    }
    if (sideOf(unit) != going.side
        && !step.overruled(refusal("not-yours", "9", "a unit of the other side")))
        return false;
    const UnitState &state = step.state().unit(unit);
    const bool aboard = going.unload && state.at.is == Where::Is::Fox;
    if (state.at.isIn(going.from) || aboard)
        return true;
    if (!step.overruled(refusal("not-there", paragraphOf(card), "the unit is not in that area")
                            .with("unit", std::string(nameOf(unit)))))
        return false;
    if (state.sp > 0)
        return true;
    step.refuse(badCommand("an eliminated unit can't move"));
    return false;
}

} // namespace

Citation paragraphOf(Card card)
{
    return Citation("9." + std::string(nameOf(card)));
}

std::optional<Line> crossing(const Board &board, AreaId from, AreaId to)
{
    if (board.area(from).land || !board.area(to).land)
        return board.border(from, to);
    return board.landing(from, to);
}

std::vector<Block> rosterOrder(std::vector<Block> units)
{
    std::sort(units.begin(), units.end());
    units.erase(std::unique(units.begin(), units.end()), units.end());
    return units;
}

bool somebodyStays(const State &state, const GoingGroup &group)
{
    std::vector<Block> there = unitsIn(state, group.from, group.side);
    if (group.unload) {
        const std::vector<Block> aboard = cargo(state);
        there.insert(there.end(), aboard.begin(), aboard.end());
    }
    return std::any_of(there.begin(), there.end(),
                       [&](Block unit) { return !holds(group.units, unit); });
}

std::optional<Refusal> destinationRefusal(const State &state, const GoingGroup &group, AreaId to,
                                          Meeting meeting, Card card)
{
    if (auto no = wayRefusal(state, group.from, to))
        return no;
    if (meeting != Meeting::Combat && anyIn(state, to, enemyOf(group.side))) {
        if (meeting == Meeting::LostNoCombat)
            return refusal("lost-no-combat", "9.lost", "Lost! leads into no combat");
        return refusal("enemy-there", paragraphOf(card), "enemy units are there");
    }
    if (state.board->area(to).land) {
        std::vector<Block> there = unitsIn(state, to, group.side);
        there.insert(there.end(), group.units.begin(), group.units.end());
        if (rosterOrder(std::move(there)).size() > kLandAreaLimit)
            return refusal("stacking-limit", "5.6", "more than three units in a land area");
    }
    if (group.officer && officerIn(state, to, group.side))
        return refusal("officer-limit", "11.2", "another officer is there");
    return std::nullopt;
}

std::vector<AreaId> lostGoals(const State &state, const GoingGroup &group)
{
    std::vector<AreaId> goals;
    for (const AreaId area : state.board->all())
        if (area != group.from
            && !destinationRefusal(state, group, area, Meeting::LostNoCombat, Card::Lost))
            goals.push_back(area);
    return goals;
}

std::optional<Refusal> malformedGroup(const command::Group &group)
{
    if (group.to && *group.to == group.from)
        return badCommand("`from` and `to` are the same area");
    if (rosterOrder(group.units).size() != group.units.size())
        return badCommand("a unit is named twice");
    if (!group.units.empty()) {
        if (!group.to && !group.response)
            return badCommand("`to` is missing");
        return std::nullopt;
    }
    if (!group.unload)
        return badCommand("`units` is empty");
    if (group.to || group.response || group.officer.is == command::OfficerKey::Is::Goes)
        return badCommand("nobody lands: no `to`, `response` or officer");
    return std::nullopt;
}

bool checkGroup(Step &step, const command::Group &group, Side side, Card card, GoingGroup &going)
{
    going = GoingGroup{side, group.from, rosterOrder(group.units), std::nullopt, group.unload};
    if (group.unload) {
        const FoxState &fox = step.state().fox;
        const bool afloat = fox.status == FoxState::Status::Afloat && fox.at;
        const bool there = afloat && *fox.at == group.from && side == Side::British;
        if (!there
            && !step.overruled(refusal("fox-not-there", "12.2", "HMS Fox is not in that area")))
            return false;
        if (!afloat || side != Side::British) {
            step.refuse(badCommand("there is no HMS Fox to unload"));
            return false;
        }
        const bool coastal =
            !step.board().area(group.from).land && step.board().coastal(group.from);
        if (!coastal
            && !step.overruled(refusal("fox-not-at-coast", "12.2", "no arrow leads ashore there")))
            return false;
    }
    return std::all_of(group.units.begin(), group.units.end(),
                       [&](Block unit) { return checkUnit(step, going, unit, card); });
}

bool placeOfficer(Step &step, const command::PlaceOfficer &place, Side side, Card card,
                  const GoingGroup *going)
{
    const State &state = step.state();
    if (state.options.simplified
        && !step.overruled(refusal("no-officers", "14.4", "the simplified game has no officers")))
        return false;
    if (sideOf(place.officer) != side
        && !step.overruled(refusal("not-yours", "11.0", "an officer of the other side")))
        return false;
    if (state.officer(place.officer).status != OfficerState::Status::Available
        && !step.overruled(refusal("officer-unavailable", "11.6", "the officer is not available")))
        return false;
    const bool cargoCounts =
        going != nullptr && going->unload && state.fox.at == place.area && !cargo(state).empty();
    if (!cargoCounts && !anyIn(state, place.area, side)
        && !step.overruled(refusal("officer-needs-units", "8.0", "no own units are there")))
        return false;
    const auto other = officerIn(state, place.area, side);
    if (other && *other != place.officer
        && !step.overruled(refusal("officer-limit", "11.2", "another officer is there")))
        return false;
    const bool ashore = step.board().area(place.area).land;
    const bool lands = going != nullptr && !going->units.empty() && place.area == going->from;
    if (!ashore && !lands
        && !step.overruled(
            refusal("officer-must-land", paragraphOf(card), "an officer at sea lands at once")))
        return false;
    step.emit("11.0", event::OfficerPlaced{place.officer, place.area});
    return true;
}

bool chooseOfficer(Step &step, const command::Group &group, GoingGroup &going)
{
    using Is = command::OfficerKey::Is;
    const State &state = step.state();
    const bool fromSea = !step.board().area(going.from).land;
    if (group.place && fromSea && group.place->area == going.from) {
        const bool another =
            group.officer.is == Is::Goes && group.officer.officer != group.place->officer;
        if (another || group.officer.is == Is::Stays) {
            step.refuse(badCommand("an officer placed at sea goes with the group"));
            return false;
        }
        if (!going.units.empty())
            going.officer = group.place->officer;
        return true;
    }
    const auto there = officerIn(state, going.from, going.side);
    if (group.officer.is == Is::Goes) {
        const Officer named = group.officer.officer;
        if (there != named
            && !step.overruled(refusal("not-there", "11.3", "the officer is not in that area")))
            return false;
        if (state.officer(named).status != OfficerState::Status::OnMap) {
            step.refuse(badCommand("the officer is not on the map"));
            return false;
        }
        going.officer = named;
        return true;
    }
    if (!there || somebodyStays(state, going))
        return true;
    if (group.officer.is == Is::LeftOut) {
        going.officer = there;
        return true;
    }
    return step.overruled(refusal("officer-alone", "11.4", "nobody stays with the officer"));
}

void unloadFox(Step &step, const GoingGroup &going)
{
    if (going.unload)
        step.emit("12.2", event::FoxUnloaded{cargo(step.state()), step.state().fox.cards});
}

void moveGroup(Step &step, const GoingGroup &going, AreaId to, Citation rule)
{
    unloadFox(step, going);
    step.emit(std::move(rule),
              event::Moved{going.side, going.units, going.officer, going.from, to});
}

void meetEnemies(Step &step, const GoingGroup &going, AreaId to, CombatBy by)
{
    if (!anyIn(step.state(), to, enemyOf(going.side)))
        return;
    std::vector<std::pair<Block, AreaId>> origins;
    for (const Block unit : going.units)
        origins.emplace_back(unit, going.from);
    startCombat(step, to, going.side, by, std::move(origins),
                crossing(step.board(), going.from, to));
}

} // namespace qd::santa_cruz
