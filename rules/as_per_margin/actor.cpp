// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/as_per_margin.h"
#include "rules/as_per_margin/decisions.h"
#include "rules/as_per_margin/fire.h"

namespace qd::as_per_margin {
namespace {

constexpr std::string_view kReferee = "referee";

/// Who gives a command, as far as its kind and the position tell: whoever sails the ship it names.
struct Giver {
    const State &state;

    std::string_view of(const UnitId &id) const
    {
        const auto unit = unitOf(state, id);
        return unit ? nameOf(unit->controller()) : kReferee;
    }

    std::string_view decision() const
    {
        return state.pending ? nameOf(sideOf(state, *state.pending)) : kReferee;
    }

    std::string_view operator()(const command::Fire &c) const { return of(c.firer); }

    std::string_view operator()(const command::CallFromPumps &c) const { return of(c.ship); }

    std::string_view operator()(const command::Board &c) const { return of(c.ship); }

    std::string_view operator()(const command::EndBoarding &c) const { return of(c.ship); }

    std::string_view operator()(const command::CutGrapples &c) const { return of(c.ship); }

    std::string_view operator()(const command::Move &c) const { return of(c.ship); }

    std::string_view operator()(const command::Tack &c) const { return of(c.ship); }

    std::string_view operator()(const command::ExtraMove &c) const { return of(c.ship); }

    std::string_view operator()(const command::Place &c) const { return of(c.ship); }

    std::string_view operator()(const command::PumpGunChoice &) const { return decision(); }

    std::string_view operator()(const command::RecloseChoice &) const { return decision(); }

    /// Set-up, wind, drift, wishes of both sides, the sequence.
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

} // namespace qd::as_per_margin
