// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/probe.h"

#include "rules/trafalgar/flags.h"
#include "rules/trafalgar/fort_shots.h"
#include "rules/trafalgar/gunnery.h"
#include "rules/trafalgar/trafalgar.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

namespace qd::trafalgar {
namespace {

/// Why nothing can be declared at a ship as it shows itself.
std::optional<Refusal> nothingToAim(const State &state, const Combatant &from,
                                    const Combatant &target)
{
    const auto *ship = std::get_if<ShipId>(&target);
    const auto shooter = standOf(state, from);
    const auto stand = standOf(state, target);
    if (ship == nullptr || !shooter || !stand)
        return std::nullopt;
    const Shot shot = shotOf(state, *shooter, *stand);
    if (!shot.aims.empty() || !shot.shows)
        return std::nullopt;
    return aimRefusals(state, *ship, *shot.shows, Aim::Mast, {}).front();
}

/// Two ships that must part say no to one way of doing something, not to all.
std::optional<Refusal> butForSharing(std::optional<Refusal> refusal)
{
    return refusal && refusal->code == "shared-point" ? std::nullopt : std::move(refusal);
}

} // namespace

std::optional<Refusal> refusalOf(const State &state, const Json &command)
{
    const auto parsed = Game::parseCommand(state, command, DiceNamed::No);
    if (!parsed)
        return parsed.error();
    const auto decision = Game::decide(state, *parsed, {}, Strictness::Enforce);
    if (const auto *refusal = std::get_if<Refusal>(&decision))
        return *refusal;
    return std::nullopt;
}

bool isWhole(const State &state, const Json &command)
{
    const auto parsed = Game::parseCommand(state, command, DiceNamed::No);
    return parsed && !parsed->malformed;
}

std::optional<Refusal> playRefusal(const State &state, ShipId ship)
{
    return butForSharing(refusalOf(state, {{"do", "done"}, {"ship", std::string(nameOf(ship))}}));
}

std::optional<Refusal> sailingRefusal(const State &state, ShipId ship, const Reach &reach)
{
    const std::string way = reach.places.size() > 1 ? reach.places[1].way
        : reach.alongside.empty()                   ? std::string("p")
                                                    : reach.alongside.front().way;
    return butForSharing(
        refusalOf(state,
                  {{"do", "move"},
                   {"ship", std::string(nameOf(ship))},
                   {"path", way},
                   {"alongside", reach.places.size() < 2 && !reach.alongside.empty()}}));
}

std::optional<Refusal> fireRefusal(const State &state, ShipId ship, const Combatant &target)
{
    if (auto refusal = refusalOf(state,
                                 {{"do", "fire"},
                                  {"ship", std::string(nameOf(ship))},
                                  {"target", std::string(nameOf(target))}}))
        return refusal;
    return nothingToAim(state, ship, target);
}

std::optional<Refusal> noShotRefusal(const State &state, ShipId ship)
{
    const auto from = standOf(state, ship);
    const std::vector<Combatant> enemies = enemiesOf(state, sideOf(ship));
    if (!from || !targetsOf(state, *from).empty())
        return playRefusal(state, ship);
    const auto away = [&](const Combatant &enemy) {
        return distance(from->station.at, standOf(state, enemy)->station.at);
    };
    const auto nearest =
        std::min_element(enemies.begin(), enemies.end(),
                         [&](const Combatant &a, const Combatant &b) { return away(a) < away(b); });
    return nearest == enemies.end() ? std::nullopt : fireRefusal(state, ship, *nearest);
}

std::optional<Refusal> fortFireRefusal(const State &state, FortId fort, ShipId target)
{
    if (state.pending.empty() && !passingShots(state, fort, target).empty())
        return std::nullopt;
    if (auto refusal = refusalOf(state,
                                 {{"do", "fort-fire"},
                                  {"fort", std::string(nameOf(fort))},
                                  {"target", std::string(nameOf(target))},
                                  {"yielded", true}}))
        return refusal;
    return nothingToAim(state, fort, target);
}

std::optional<Refusal> noTransferRefusal(const State &state, const std::vector<ShipId> &ships)
{
    Refusal nearest{"not-alongside", "flag-4", "there is no ship to take it", {}};
    int least = std::numeric_limits<int>::max();
    for (const ShipId ship : ships) {
        const std::vector<Side> flags = flagsAboard(state, ship);
        if (!transfersOf(state, ship).empty())
            return std::nullopt;
        for (const ShipId mate : shipsOf(sideOf(ship))) {
            if (flags.empty() || mate == ship || !state.ship(mate).onBoard())
                continue;
            const int away = distance(*state.ship(ship).at, *state.ship(mate).at);
            if (away >= least)
                continue;
            auto refusals = transferRefusals(state, {ship, mate, flags.front()});
            auto refusal = playRefusal(state, mate);
            if (!refusal && !refusals.empty())
                refusal = std::move(refusals.front());
            if (!refusal)
                continue;
            nearest = std::move(*refusal);
            least = away;
        }
    }
    return nearest;
}

bool mayBeMoved(const State &state, ShipId id)
{
    const Ship &ship = state.ship(id);
    if (!state.pending.empty())
        return false;
    if (state.play.phase == Phase::Setup)
        return !ship.sunk;
    if (state.play.phase != Phase::Turn || state.play.side != sideOf(id) || !ship.onBoard())
        return false;
    return !sailingRefusal(state, id, reachOf(state, id));
}

} // namespace qd::trafalgar
