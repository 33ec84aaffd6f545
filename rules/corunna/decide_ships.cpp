// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/colours.h"
#include "rules/corunna/decide.h"
#include "rules/corunna/embarkation.h"
#include "rules/corunna/movement.h"
#include "rules/corunna/zones.h"

#include <algorithm>

namespace qd::corunna {
namespace {

constexpr const char *kLoading = "6.10.1";
constexpr int kHalves = 2;

bool isTransport(const State &state, UnitRef ship)
{
    return state.unit(ship).card->kind == Kind::Transport;
}

/// Side, place and what is spent, of a unit or a leader.
template <class Do>
void with(State &state, const Piece &piece, Do act)
{
    if (const auto *unit = std::get_if<UnitRef>(&piece))
        act(state.unit(*unit));
    else if (const auto *leader = std::get_if<LeaderId>(&piece))
        act(*state.leader(*leader));
}

bool isCargo(const State &state, const Piece &piece)
{
    const auto *unit = std::get_if<UnitRef>(&piece);
    return !std::holds_alternative<Brigade>(piece)
        && (unit == nullptr || !isShip(state.unit(*unit).card->kind));
}

/// Its brigade lost the colours: it may embark at once (R82).
bool lostColours(const State &state, const Piece &piece)
{
    const auto *unit = std::get_if<UnitRef>(&piece);
    const auto brigade = unit != nullptr ? state.unit(*unit).card->brigade : std::nullopt;
    const Colours *colours = brigade ? state.coloursOf(*brigade) : nullptr;
    return colours != nullptr && colours->captured;
}

bool isAdjacent(const State &state, UnitRef ship, Hex hex)
{
    const Unit &unit = state.unit(ship);
    return onMap(unit) && state.board->adjacent(*unit.hex, hex);
}

bool inPort(Step &step, Hex hex)
{
    return step.holds(step.state().board->terrain(hex) == Terrain::Port, "not-in-port", "4.5.1",
                      "only port hexes serve");
}

bool besideShip(Step &step, UnitRef ship, Hex hex)
{
    return step.holds(isAdjacent(step.state(), ship, hex), "transport-not-adjacent", kLoading,
                      "the transport is not beside that hex");
}

/// May the piece embark at all (6.10, 9.9.4, 4.2.1)?
bool mayLeave(Step &step, const Piece &piece)
{
    const State &state = step.state();
    const Side side = sideOf(state, piece);
    return step.holds(state.evacuation.declared || lostColours(state, piece), "no-evacuation",
                      "6.10", "no evacuation is declared")
        && step.holds(side != Side::Spanish, "spanish-stay", "9.9.4", "the Spaniards stay")
        && step.holds(side == Side::British, "british-only", "4.2.1", "only the British embark");
}

/// The movement it costs; what is not filled in goes to `unchecked`.
bool affords(Step &step, const Piece &piece, int cost, std::vector<std::string> &unchecked)
{
    const Allowance allowance = allowanceOf(step.state(), piece);
    if (!allowance.left) {
        unchecked.push_back(allowance.field);
        return true;
    }
    return cost <= *allowance.left
        || step.overruled(Refusal{"too-far", kEmbarkation, "too little movement is left", {}}
                              .with("cost", cost)
                              .with("left", *allowance.left));
}

bool holdsLoad(Step &step, const Piece &piece, UnitRef ship, std::vector<std::string> &unchecked)
{
    const State &state = step.state();
    const auto *unit = std::get_if<UnitRef>(&piece);
    if (unit == nullptr)
        return true;
    std::vector<Cargo> load;
    for (const UnitRef aboard : cargoOf(state, ship))
        load.push_back(cargoOf(state.unit(aboard)));
    load.push_back(cargoOf(state.unit(*unit)));
    const LoadCheck check = checkLoad(state.options, load);
    if (check.unknown && !state.unit(*unit).increments)
        unchecked.push_back("units." + state.unit(*unit).card->id + ".increments");
    return step.holds(check.fits, "over-capacity", kEmbarkation, "the ship does not hold them");
}

} // namespace

void decideOn(Step &step, const command::Embark &embark)
{
    State &state = step.state();
    const auto hex = hexOf(state, embark.piece);
    if (!isCargo(state, embark.piece) || !isTransport(state, embark.ship) || !hex)
        return step.refuse(badCommand("a unit or leader on the map embarks on a transport"));
    if (!mayLeave(step, embark.piece) || !inPort(step, *hex)
        || !besideShip(step, embark.ship, *hex))
        return;
    Unit &ship = state.unit(embark.ship);
    if (!step.holds(!ship.mustExit, "ship-must-exit", "6.11.1.3", "that ship must leave"))
        return;
    const auto *unit = std::get_if<UnitRef>(&embark.piece);
    const int cost =
        embarkCost(unit != nullptr ? loadKindOf(state.unit(*unit).card->kind) : LoadKind::Leader);
    std::vector<std::string> unchecked;
    if (!affords(step, embark.piece, cost, unchecked)
        || !holdsLoad(step, embark.piece, embark.ship, unchecked))
        return;
    if (!embark.sameAction || ship.halvesSpent == 0) {
        if (!step.holds(ship.halvesSpent < kHalves, "ship-spent", kLoading,
                        "the ship has spent its movement"))
            return;
        ship.halvesSpent = std::min(kHalves, ship.halvesSpent + 1);
    }
    with(state, embark.piece, [&](auto &one) {
        one.place = Place::Aboard;
        one.hex.reset();
        one.aboard = embark.ship;
        one.mpSpent += cost;
    });
    if (state.evacuation.declared)
        state.evacuation.begun = true;
    if (Colours *colours = unit != nullptr ? coloursWith(state, *unit) : nullptr)
        carryColours(step, *colours); // R102
    step.emit(
        kLoading,
        event::Embarked{embark.piece, embark.ship, cost, ship.halvesSpent, std::move(unchecked)});
}

void decideOn(Step &step, const command::Disembark &disembark)
{
    State &state = step.state();
    std::optional<UnitRef> aboard;
    with(state, disembark.piece, [&aboard](const auto &one) {
        if (one.place == Place::Aboard)
            aboard = one.aboard;
    });
    if (!aboard)
        return step.refuse(badCommand("that piece is not aboard"));
    if (!inPort(step, disembark.hex) || !besideShip(step, *aboard, disembark.hex))
        return;
    Unit &ship = state.unit(*aboard);
    if (!step.holds(ship.halvesSpent < kHalves, "ship-spent", kLoading,
                    "the ship has spent its movement"))
        return;
    ship.halvesSpent = std::min(kHalves, ship.halvesSpent + 1);
    with(state, disembark.piece, [&disembark](auto &one) {
        one.place = Place::Map;
        one.hex = disembark.hex;
        one.aboard.reset();
    });
    step.emit(kLoading, event::Disembarked{disembark.piece, *aboard, disembark.hex});
    const auto *unit = std::get_if<UnitRef>(&disembark.piece);
    if (Colours *colours = unit != nullptr ? coloursWith(state, *unit) : nullptr)
        carryColours(step, *colours);
}

void decideOn(Step &step, const command::ExitMap &exit)
{
    State &state = step.state();
    Unit &ship = state.unit(exit.ship);
    if (!isShip(ship.card->kind) || !onMap(ship))
        return step.refuse(badCommand("a ship on the map leaves it"));
    const auto &tasked = state.naval.shipsTasked;
    const bool called = std::find(tasked.begin(), tasked.end(), exit.ship) != tasked.end();
    const bool sol = ship.card->kind == Kind::Sol;
    if (!step.holds(ship.mustExit || state.phase() == Phase::Naval, "naval-phase", "5.2.9",
                    "ships move after all chits")
        || !step.holds(ship.mustExit || !sol || called, "not-tasked", "6.9.1",
                       "that ship has no order")
        || !step.holds(ship.mustExit || sol || state.naval.status != NavalResult::ContraryWinds,
                       "contrary-winds", "6.9.1", "the wind is against the transports")
        || !step.holds(ship.halvesSpent < kHalves, "ship-spent", "6.10.2",
                       "the ship has spent its movement"))
        return;
    ship.place = Place::OffMap;
    ship.hex.reset();
    ship.exitedTurn = state.turn();
    ship.halvesSpent = std::min(kHalves, ship.halvesSpent + 1);
    event::ShipExits exits{exit.ship, {}};
    const auto evacuate = [&exit](auto &one) {
        const bool gone = one.place == Place::Aboard && one.aboard == exit.ship;
        if (gone) {
            one.place = Place::Evacuated;
            one.aboard.reset();
        }
        return gone;
    };
    for (Unit &unit : state.units) {
        if (!evacuate(unit))
            continue;
        exits.evacuated.emplace_back(state.refOf(unit));
        if (Colours *colours = coloursWith(state, state.refOf(unit)))
            colours->place = Place::Evacuated;
    }
    for (Leader &leader : state.leaders)
        if (evacuate(leader))
            exits.evacuated.emplace_back(leader.card->id);
    step.emit("6.10.2", std::move(exits));
}

void decideOn(Step &step, const command::EnterMap &enter)
{
    State &state = step.state();
    Unit &ship = state.unit(enter.ship);
    if (!isShip(ship.card->kind) || ship.place != Place::OffMap)
        return step.refuse(badCommand("a ship off the map enters it"));
    if (!step.holds(ship.card->kind == Kind::Transport, "transports-only", "6.10.2.2",
                    "only transports come back")
        || !step.holds(!ship.mustExit, "ship-must-exit", "6.11.1.3", "that ship is gone")
        || !step.holds(state.phase() == Phase::Naval, "naval-phase", "5.2.9",
                       "ships move after all chits")
        || !step.holds(!ship.exitedTurn || state.turn() > *ship.exitedTurn, "next-turn", "6.10.2.1",
                       "it comes back in a later turn")
        || !step.holds(state.naval.status != NavalResult::ContraryWinds, "contrary-winds", "6.9.1",
                       "the wind is against the transports"))
        return;
    if (auto ground = groundRefusal(state, enter.ship, enter.hex);
        ground && !step.overruled(std::move(*ground)))
        return;
    if (!stackHolds(step, enter.ship, enter.hex))
        return;
    ship.place = Place::Map;
    ship.hex = enter.hex;
    ship.exitedTurn.reset();
    ship.halvesSpent = std::min(kHalves, ship.halvesSpent + 1);
    step.emit("6.10.2.1", event::ShipEnters{enter.ship, enter.hex});
}

} // namespace qd::corunna
