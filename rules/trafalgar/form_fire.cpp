// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/board.h"
#include "rules/trafalgar/board_reader.h"
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
    guns.max = shot.guns > 0 ? shot.guns : gunsASide(kindOf(ship)); // only the referee knows then
}

bool holds(const std::vector<PassingShot> &shots, LatticePoint at)
{
    return std::any_of(shots.begin(), shots.end(),
                       [at](const PassingShot &shot) { return shot.station.at == at; });
}

/// Where a ship was when the defender called; it can be left out where the ship still lies there.
void placeField(FormMaker &form, const std::vector<PassingShot> &passing, LatticePoint now)
{
    std::vector<Choice> where;
    for (const PassingShot &shot : passing)
        where.push_back(pointChoice(form.state().board->label(shot.station.at)));
    form.field("at", FieldKind::Place, std::move(where),
               holds(passing, now) ? FormMaker::May::LeaveOut : FormMaker::May::NotLeaveOut);
}

/// The target of a fort where it lies, or where the command says that it was.
Stand targetOf(FormMaker &form, ShipId target)
{
    const Json *json = form.raw("at");
    const auto at = json != nullptr ? readPoint(*form.state().board, *json) : std::nullopt;
    const auto was = at ? stationOnWay(form.state().ship(target), *at) : std::nullopt;
    return was ? Stand{target, *was} : *standOf(form.state(), target);
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
                [&state](ShipId ship) { return noShotRefusal(state, ship); });
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
        if (!fortTargets(state, fort).empty())
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
    const std::vector<PassingShot> passing = passingShots(state, *fort, *target);
    if (!passing.empty())
        placeField(form, passing, *state.ship(*target).at);
    aimFields(form, shotOf(state, *standOf(state, *fort), targetOf(form, *target)), *target);
    if (outOfTurn(state, *fort) && hasPriority(state, *target))
        form.field("yielded", FieldKind::Flag, {});
}

bool placeMissing(const State &state, const Json &command)
{
    FortId fort{};
    ShipId target{};
    if (command.value("do", Json()) != "fort-fire" || command.contains("at")
        || !decode(command.value("fort", Json()), fort)
        || !decode(command.value("target", Json()), target) || !state.ship(target).onBoard())
        return false;
    const std::vector<PassingShot> passing = passingShots(state, fort, target);
    return !passing.empty() && !holds(passing, *state.ship(target).at);
}

bool yieldMissing(const State &state, const Json &command)
{
    FortId fort{};
    ShipId target{};
    return command.value("do", Json()) == "fort-fire" && !command.contains("yielded")
        && decode(command.value("fort", Json()), fort)
        && decode(command.value("target", Json()), target) && state.ship(target).onBoard()
        && outOfTurn(state, fort) && hasPriority(state, target);
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
