// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/trafalgar.h"
#include "rules/trafalgar/volley.h"

namespace qd::trafalgar {
namespace {

constexpr std::string_view kReferee = "referee";

/// Who gives a command, as far as its kind and the position tell.
struct Giver {
    const State &state;

    static std::string_view of(ShipId id) { return nameOf(sideOf(id)); }

    static std::string_view of(const std::optional<Side> &side)
    {
        return side ? nameOf(*side) : kReferee;
    }

    std::string_view operator()(const command::Place &c) const { return of(c.ship); }

    std::string_view operator()(const command::SetWind & /*c*/) const
    {
        return of(state.play.tossWinner);
    }

    std::string_view operator()(const command::Move &c) const { return of(c.ship); }

    std::string_view operator()(const command::Fire &c) const { return of(c.ship); }

    std::string_view operator()(const command::ChooseMast & /*c*/) const
    {
        return state.pending.empty() ? kReferee : nameOf(chooserOf(state, state.pending.front()));
    }

    std::string_view operator()(const command::FortFire &c) const { return nameOf(sideOf(c.fort)); }

    std::string_view operator()(const command::SeizeFlag &c) const { return of(c.ship); }

    std::string_view operator()(const command::TransferFlag &c) const { return of(c.from); }

    std::string_view operator()(const command::ReturnFlag &c) const { return of(c.ship); }

    std::string_view operator()(const command::Repair &c) const { return of(c.ship); }

    std::string_view operator()(const command::Done &c) const { return of(c.ship); }

    std::string_view operator()(const command::PassTurn & /*c*/) const
    {
        return of(state.play.side);
    }

    std::string_view operator()(const command::EndTurn & /*c*/) const
    {
        return of(state.play.side);
    }

    /// Toss, wind roll, adjustment.
    template <class Other>
    std::string_view operator()(const Other & /*c*/) const
    {
        return kReferee;
    }
};

} // namespace

std::string_view Game::actor(const State &state, const Command &command)
{
    return std::visit(Giver{state}, command.body);
}

} // namespace qd::trafalgar
