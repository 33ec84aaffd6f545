// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/corunna.h"
#include "rules/corunna/pending.h"

namespace qd::corunna {
namespace {

constexpr std::string_view kReferee = "referee";

/// Who gives a command, as far as its kind and the position tell: whoever's piece it names.
struct Giver {
    const State &state;

    /// The Spaniards are played by the British.
    std::string_view of(const Piece &piece) const
    {
        return sideOf(state, piece) == Side::French ? "french" : "british";
    }

    std::string_view of(const command::Pieces &pieces) const
    {
        const std::vector<Piece> all = pieces.all();
        return all.empty() ? kReferee : of(all.front());
    }

    std::string_view decision() const
    {
        return state.pending.empty() ? kReferee : nameOf(deciderOf(state.pending.front()));
    }

    std::string_view operator()(const command::Place &c) const { return of(c); }

    std::string_view operator()(const command::Move &c) const { return of(c); }

    std::string_view operator()(const command::SetFormation &c) const { return of(c.unit); }

    std::string_view operator()(const command::Mount &c) const { return of(c.unit); }

    std::string_view operator()(const command::Ride & /*c*/) const { return "british"; }

    std::string_view operator()(const command::Fly & /*c*/) const { return "british"; }

    std::string_view operator()(const command::NavalCommitment & /*c*/) const { return "british"; }

    std::string_view operator()(const command::DeclareEvacuation & /*c*/) const
    {
        return "british";
    }

    std::string_view operator()(const command::Embark &c) const { return of(c.ship); }

    std::string_view operator()(const command::Disembark &c) const { return of(c.piece); }

    std::string_view operator()(const command::ExitMap &c) const { return of(c.ship); }

    std::string_view operator()(const command::EnterMap &c) const { return of(c.ship); }

    std::string_view operator()(const command::PlanEntry & /*c*/) const { return "french"; }

    std::string_view operator()(const command::NavalSupport & /*c*/) const { return decision(); }

    std::string_view operator()(const command::PickShips & /*c*/) const { return decision(); }

    std::string_view operator()(const command::Magazine & /*c*/) const { return decision(); }

    std::string_view operator()(const command::FlyColours & /*c*/) const { return decision(); }

    std::string_view operator()(const command::Reconstitute & /*c*/) const { return decision(); }

    std::string_view operator()(const command::FormMu &c) const
    {
        return c.by == Source::Soult || c.by == Source::ScenarioFrench ? "french" : "british";
    }

    std::string_view operator()(const command::Fire &c) const
    {
        const auto *unit = std::get_if<UnitRef>(&c.attackers.front());
        if (unit != nullptr)
            return of(*unit);
        const auto &keys = std::get<asked::FireValue>(c.attackers.front());
        return keys.unit ? of(*keys.unit) : kReferee;
    }

    /// The sequence, what is noted, what is forced on a unit, and rolls of either side.
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

} // namespace qd::corunna
