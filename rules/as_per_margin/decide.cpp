// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/decide.h"

#include "rules/as_per_margin/as_per_margin.h"

#include <algorithm>
#include <type_traits>
#include <utility>
#include <variant>

namespace qd::as_per_margin {
namespace {

/// The open decision that a command of that kind answers, void for all others.
template <class Body>
struct Answers {
    using Kind = void;
};

template <>
struct Answers<command::FallAboardWishes> {
    using Kind = FallAboard;
};

template <>
struct Answers<command::RecloseChoice> {
    using Kind = Reclose;
};

template <>
struct Answers<command::PumpGunChoice> {
    using Kind = PumpGun;
};

/// What is asked of every command but `adjust`, after its shape.
std::optional<Refusal> checkMoment(const State &state, const Command &command)
{
    if (std::holds_alternative<command::Adjust>(command.body))
        return std::nullopt;
    return std::visit(
        [&state]<class Body>(const Body & /*body*/) -> std::optional<Refusal> {
            using Kind = typename Answers<Body>::Kind;
            if constexpr (std::is_void_v<Kind>) {
                if (!state.pending)
                    return std::nullopt;
            } else {
                if (state.pending && std::holds_alternative<Kind>(*state.pending))
                    return std::nullopt;
                if (!state.pending)
                    return Refusal{"no-decision", {}, "nothing of that kind is to be decided", {}};
            }
            return Refusal{"decision-pending", {}, "the open decision comes first", {}};
        },
        command.body);
}

/// Refusals that stop even the referee: nothing could be carried out. (Set-up may be left without a
/// wind; that command asks `overruled` itself.)
bool stops(const Refusal &refusal)
{
    return refusal.code == "wind-unknown";
}

} // namespace

bool passes(Step &step, std::vector<Refusal> refusals)
{
    for (Refusal &refusal : refusals) {
        if (stops(refusal)) {
            step.refuse(std::move(refusal));
            return false;
        }
        if (!step.overruled(std::move(refusal)))
            return false;
    }
    return true;
}

Ship *placedShip(Step &step, const UnitId &id)
{
    Ship *ship = step.state().ship(id);
    if (ship != nullptr && ship->at)
        return ship;
    step.refuse(
        badCommand(ship == nullptr ? "no ship is called " + id : id + " is not on the table"));
    return nullptr;
}

Decision<Event> Game::decide(const State &state, const Command &command, std::span<const int> dice,
                             Strictness strictness)
{
    if (auto refusal = checkMoment(state, command))
        return std::move(*refusal);
    Step step(state, dice, strictness);
    std::visit([&step](const auto &body) { decideOn(step, body); }, command.body);
    return step.finish();
}

State Game::apply(State state, const Event &event)
{
    as_per_margin::apply(state, event);
    return state;
}

} // namespace qd::as_per_margin
