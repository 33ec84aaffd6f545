// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/santa_cruz.h"

namespace qd::santa_cruz {
namespace {

constexpr std::string_view kReferee = "referee";

std::string_view ofPhase(const State &state)
{
    switch (state.phase) {
    case Phase::NavalMovement:
    case Phase::BritishAction:
        return nameOf(Side::British);
    case Phase::Bombardment:
    case Phase::SpanishAction:
        return nameOf(Side::Spanish);
    default:
        return kReferee;
    }
}

/// Who gives a command, as far as its kind and the position tell.
struct Giver {
    const State &state;

    std::string_view operator()(const command::Place &) const { return nameOf(Side::Spanish); }

    std::string_view operator()(const command::LoadFox &) const { return nameOf(Side::British); }

    std::string_view operator()(const command::Start &) const { return kReferee; }

    std::string_view operator()(const command::Adjust &) const { return kReferee; }

    std::string_view operator()(const command::NavalMove &) const { return nameOf(Side::British); }

    std::string_view operator()(const command::Bombard &) const { return nameOf(Side::Spanish); }

    std::string_view operator()(const command::SupportCard &card) const
    {
        return nameOf(card.side);
    }

    std::string_view operator()(const command::Play &play) const
    {
        return play.side ? nameOf(*play.side) : ofPhase(state);
    }

    std::string_view operator()(const command::Counterattack &play) const
    {
        const auto side = play.side ? play.side : state.action.counterattackFor;
        return side ? nameOf(*side) : ofPhase(state);
    }

    std::string_view operator()(const command::Round &) const { return ofCombat(); }

    std::string_view operator()(const command::FireBack &) const { return ofCombat(); }

    template <class Other>
    std::string_view operator()(const Other &) const
    {
        return ofPhase(state); // end-phase, pass
    }

    std::string_view ofCombat() const
    {
        return state.combat ? nameOf(state.combat->attacker) : ofPhase(state);
    }
};

} // namespace

std::string_view Game::actor(const State &state, const Command &command)
{
    if (answers(command) && state.pending)
        return nameOf(state.pending->side);
    return std::visit(Giver{state}, command.body);
}

} // namespace qd::santa_cruz
