// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/board.h"
#include "rules/trafalgar/codec.h"
#include "rules/trafalgar/form_fields.h"
#include "rules/trafalgar/fort_shots.h"
#include "rules/trafalgar/gunnery.h"
#include "rules/trafalgar/probe.h"

#include <algorithm>
#include <array>

// The fields of `fire` and `fort-fire`.
namespace qd::trafalgar {
namespace {

constexpr std::array kAims{Aim::Battery, Aim::Mast, Aim::Fore, Aim::Main, Aim::Mizzen};

/// Enemies on the board, ships, then forts.
std::vector<Combatant> enemiesOf(const State &state, Side side)
{
    std::vector<Combatant> enemies;
    for (const ShipId id : shipsOf(enemyOf(side)))
        if (state.ship(id).onBoard())
            enemies.emplace_back(id);
    for (const FortId id : fortsOf(enemyOf(side)))
        enemies.emplace_back(id);
    return enemies;
}

/// Nobody in a ship's fields: why not its nearest enemy?
std::optional<Refusal> whyNoShot(const State &state, ShipId ship)
{
    const auto from = standOf(state, ship);
    const std::vector<Combatant> enemies = enemiesOf(state, sideOf(ship));
    if (!from || !targetsOf(state, *from).empty())
        return refusalOf(state, {{"do", "done"}, {"ship", encode(ship)}});
    const auto away = [&](const Combatant &enemy) {
        return distance(from->station.at, standOf(state, enemy)->station.at);
    };
    const auto nearest =
        std::min_element(enemies.begin(), enemies.end(),
                         [&](const Combatant &a, const Combatant &b) { return away(a) < away(b); });
    return nearest == enemies.end() ? std::nullopt : fireRefusal(state, ship, *nearest);
}

/// What may be declared at a ship; the last choice is to declare nothing.
std::vector<Choice> aimChoices(const State &state, ShipId target, Shows shows)
{
    std::vector<Choice> choices;
    for (const Aim aim : kAims) {
        Choice choice = wordChoice(nameOf(aim));
        const std::vector<Refusal> refusals = aimRefusals(state, target, shows, aim, {});
        if (!refusals.empty())
            choice.refused = refusals.front();
        choices.push_back(std::move(choice));
    }
    Choice none;
    none.value = "null";
    none.term = "not-declared";
    choices.push_back(std::move(none));
    return choices;
}

/// Aim, and the side struck where the target shows none and the referee says more.
void aimFields(FormMaker &form, const Shot &shot, ShipId target)
{
    form.field("aim", FieldKind::Choice, aimChoices(form.state(), target, *shot.shows));
    if (form.text("aim") == nameOf(Aim::Battery) && !struckSide(*shot.shows))
        form.words("struck", {"port", "starboard"}, FormMaker::May::LeaveOut);
}

std::vector<Choice> targetChoices(const State &state, ShipId ship)
{
    std::vector<Choice> choices;
    std::vector<Choice> mayNot;
    for (const Combatant &enemy : enemiesOf(state, sideOf(ship))) {
        Choice choice = wordChoice(nameOf(enemy));
        choice.refused = fireRefusal(state, ship, enemy);
        (choice.refused ? mayNot : choices).push_back(std::move(choice));
    }
    choices.insert(choices.end(), mayNot.begin(), mayNot.end());
    return choices;
}

/// Several groups: a row each.
void severalGroups(FormMaker &form, ShipId ship)
{
    qd::Field &rows = form.add("shots", FieldKind::Rows);
    rows.min = 1;
    rows.max = 2 * gunsASide(kindOf(ship));
    qd::Field target;
    target.key = "target";
    target.kind = FieldKind::Piece;
    target.choices = targetChoices(form.state(), ship);
    qd::Field aim;
    aim.key = "aim";
    for (const Aim each : kAims)
        aim.choices.push_back(wordChoice(nameOf(each)));
    qd::Field guns;
    guns.key = "guns";
    guns.kind = FieldKind::Number;
    guns.optional = true;
    guns.min = 1;
    guns.max = gunsASide(kindOf(ship));
    rows.rowFields = {std::move(target), std::move(aim), std::move(guns)};
}

void oneGroup(FormMaker &form, ShipId ship)
{
    const State &state = form.state();
    form.field("target", FieldKind::Piece, targetChoices(state, ship));
    const auto target = form.combatant("target");
    const auto from = standOf(state, ship);
    if (!target || !from)
        return;
    const Shot shot = shotOf(state, *from, *standOf(state, *target));
    if (const auto *at = std::get_if<ShipId>(&*target))
        aimFields(form, shot, *at);
    if (!shot.field || form.raw("side") != nullptr)
        form.words("side", {"port", "starboard"}, FormMaker::May::LeaveOut);
    qd::Field &guns = form.add("guns", FieldKind::Number, FormMaker::May::LeaveOut);
    guns.min = 1;
    guns.max = std::max(1, shot.guns);
}

bool lacksAim(const Json &group, ShipId &target)
{
    const auto named = group.find("target");
    return named != group.end() && decode(*named, target) && !group.contains("aim");
}

} // namespace

void fireForm(FormMaker &form)
{
    const State &state = form.state();
    form.pieces("ship", playersShips(state),
                [&state](ShipId ship) { return whyNoShot(state, ship); });
    const auto ship = form.ship("ship");
    if (!ship || !state.ship(*ship).onBoard())
        return;
    if (form.raw("shots") != nullptr)
        severalGroups(form, *ship);
    else
        oneGroup(form, *ship);
}

void fortFireForm(FormMaker &form)
{
    const State &state = form.state();
    form.pieces("fort", kForts, [&state](FortId fort) -> std::optional<Refusal> {
        if (!fortShots(state, fort).empty())
            return std::nullopt;
        for (const ShipId enemy : shipsOf(enemyOf(sideOf(fort))))
            if (state.ship(enemy).onBoard())
                if (auto refusal = fortFireRefusal(state, fort, enemy))
                    return refusal;
        return std::nullopt;
    });
    const auto fort = form.fort("fort");
    if (!fort)
        return;
    std::vector<ShipId> enemies;
    for (const ShipId id : shipsOf(enemyOf(sideOf(*fort))))
        if (state.ship(id).onBoard())
            enemies.push_back(id);
    form.pieces("target", enemies,
                [&](ShipId target) { return fortFireRefusal(state, *fort, target); });
    const auto target = form.ship("target");
    if (!target || !state.ship(*target).onBoard())
        return;
    aimFields(form, shotOf(state, *standOf(state, *fort), *standOf(state, *target)), *target);
    if (!outOfTurn(state, *fort))
        return;
    std::vector<Choice> where;
    for (const Station &station : state.ship(*target).now.track)
        if (underFort(state, *fort, station.at))
            where.push_back(pointChoice(state.board->label(station.at)));
    form.field("at", FieldKind::Place, std::move(where), FormMaker::May::LeaveOut);
    if (hasPriority(state, *target))
        form.field("yielded", FieldKind::Flag, {}, FormMaker::May::LeaveOut);
}

bool aimsMissing(const Json &command)
{
    ShipId target{};
    if (lacksAim(command, target))
        return true;
    const auto shots = command.find("shots");
    return shots != command.end() && shots->is_array()
        && std::any_of(shots->begin(), shots->end(), [&target](const Json &group) {
               return group.is_object() && lacksAim(group, target);
           });
}

} // namespace qd::trafalgar
