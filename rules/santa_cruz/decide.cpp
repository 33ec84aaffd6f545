// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/decide.h"

#include "rules/santa_cruz/decisions.h"
#include "rules/santa_cruz/santa_cruz.h"

namespace qd::santa_cruz {
namespace {

template <class Body>
constexpr std::optional<DecisionKind> kAnswers = std::nullopt;
template <>
constexpr std::optional<DecisionKind> kAnswers<command::FoxLoss> = DecisionKind::FoxLoss;
template <>
constexpr std::optional<DecisionKind> kAnswers<command::AssignHit> = DecisionKind::AssignHit;
template <>
constexpr std::optional<DecisionKind> kAnswers<command::OldfieldDie> = DecisionKind::Oldfield;
template <>
constexpr std::optional<DecisionKind> kAnswers<command::Flee> = DecisionKind::Flee;
template <>
constexpr std::optional<DecisionKind> kAnswers<command::Retreat> = DecisionKind::Retreat;
template <>
constexpr std::optional<DecisionKind> kAnswers<command::PanicRetreat> = DecisionKind::PanicRetreat;
template <>
constexpr std::optional<DecisionKind> kAnswers<command::EliminateExcess> =
    DecisionKind::EliminateExcess;
template <>
constexpr std::optional<DecisionKind> kAnswers<command::DrumsReturn> = DecisionKind::DrumsReturn;

/// What is asked of every command but `adjust`, after its shape (4.1).
std::optional<Refusal> checkMoment(const State &state, const Command &command)
{
    if (std::holds_alternative<command::Adjust>(command.body))
        return std::nullopt;
    const auto answered = answers(command);
    if (state.pending && answered != state.pending->kind)
        return Refusal{"decision-pending",
                       ruleOf(*state.pending),
                       "the decision " + std::string(nameOf(state.pending->kind)) + " comes first",
                       {}};
    if (!state.pending && answered)
        return Refusal{
            "no-decision", ruleOf(*answered), "nothing of that kind is to be decided", {}};
    if (state.over())
        return Refusal{"game-over", "7.5", "the game is over", {}};
    return std::nullopt;
}

} // namespace

std::optional<DecisionKind> answers(const Command &command)
{
    return std::visit(
        []<class Body>(const Body & /*body*/) -> std::optional<DecisionKind> {
            return kAnswers<Body>;
        },
        command.body);
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
    santa_cruz::apply(state, event);
    return state;
}

} // namespace qd::santa_cruz
