// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/probe.h"

#include "rules/trafalgar/gunnery.h"
#include "rules/trafalgar/trafalgar.h"

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

std::optional<Refusal> sailingRefusal(const State &state, ShipId ship, const Reach &reach)
{
    const std::string way = reach.places.size() > 1 ? reach.places[1].way
        : reach.alongside.empty()                   ? std::string("p")
                                                    : reach.alongside.front().way;
    return refusalOf(state,
                     {{"do", "move"},
                      {"ship", std::string(nameOf(ship))},
                      {"path", way},
                      {"alongside", reach.places.size() < 2 && !reach.alongside.empty()}});
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

std::optional<Refusal> fortFireRefusal(const State &state, FortId fort, ShipId target)
{
    if (auto refusal = refusalOf(state,
                                 {{"do", "fort-fire"},
                                  {"fort", std::string(nameOf(fort))},
                                  {"target", std::string(nameOf(target))},
                                  {"yielded", true}}))
        return refusal;
    return nothingToAim(state, fort, target);
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
