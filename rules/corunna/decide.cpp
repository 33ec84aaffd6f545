// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/decide.h"

#include "rules/corunna/adjusting.h"
#include "rules/corunna/corunna.h"
#include "rules/corunna/packs.h"
#include "rules/corunna/stacking.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <type_traits>

namespace qd::corunna {
namespace {

/// The open decision that a command of that kind answers, void for all others.
template <class Body>
struct Answers {
    using Kind = void;
};

template <>
struct Answers<command::NavalCommitment> {
    using Kind = choice::NavalCommitment;
};

template <>
struct Answers<command::NavalSupport> {
    using Kind = choice::NavalSupport;
};

template <>
struct Answers<command::PickShips> {
    using Kind = choice::PickShips;
};

template <>
struct Answers<command::Magazine> {
    using Kind = choice::Magazine;
};

template <>
struct Answers<command::FlyColours> {
    using Kind = choice::FlyColours;
};

template <>
struct Answers<command::Reconstitute> {
    using Kind = choice::Reconstitute;
};

/// Nothing but its answer goes on while a decision is open; `adjust` always may.
bool waitsForAnother(const State &state, const Command &command)
{
    if (state.pending.empty() || std::holds_alternative<command::Adjust>(command.body))
        return false;
    return std::visit(
        [&state]<class Body>(const Body & /*body*/) {
            using Kind = typename Answers<Body>::Kind;
            if constexpr (std::is_void_v<Kind>)
                return true;
            else
                return !std::holds_alternative<Kind>(state.pending.front());
        },
        command.body);
}

/// What the chart's answer is called as a refusal (specification 5, `place`).
Refusal stackRefusal(const Stack &stack)
{
    const auto fails = [&stack](const char *what) {
        return std::find(stack.fails.begin(), stack.fails.end(), what) != stack.fails.end();
    };
    if (fails("mob-with-british"))
        return {"mob-stacking", "6.4.3", "mobs never stack with British units", {}};
    if (fails("special-structure-infantry-only"))
        return {"special-structure-infantry-only",
                "4.7.3",
                "only infantry enters a Special Structure",
                {}};
    Refusal refusal{"stacking", "chart-stacking", "the hex does not hold them all", {}};
    refusal.with("fails", stack.fails);
    if (!stack.limit || !fails("limit"))
        return refusal;
    if (stack.total.denominator == 1)
        refusal.with("total", static_cast<int>(stack.total.floor()));
    else
        refusal.with("total", stack.total.text());
    return refusal.with("limit", *stack.limit);
}

/// The state with all of an adjustment: whole files first (9.3, 9.4), then what it sets singly.
tl::expected<State, Refusal> withSet(const State &state, const Json &set)
{
    Json singly = set;
    State after = state;
    if (const auto pack = singly.find("series"); pack != singly.end()) {
        auto series = seriesOf(*pack, SeriesInForce::Since::Play);
        if (!series)
            return tl::unexpected(std::move(series.error()));
        after.series = std::move(*series);
        singly.erase(pack);
    }
    if (const auto file = singly.find("values"); file != singly.end()) {
        const auto figures = figuresOf(*file, state);
        if (!figures)
            return tl::unexpected(badCommand("\"values\": " + figures.error()));
        auto filled = adjusted(after, *figures);
        if (!filled)
            return tl::unexpected(badCommand("\"values\": " + filled.error()));
        after = std::move(*filled);
        singly.erase(file);
    }
    auto wanted = adjusted(after, singly);
    if (!wanted)
        return tl::unexpected(badCommand("\"set\": " + wanted.error()));
    return std::move(*wanted);
}

} // namespace

Leader *presentLeader(Step &step, LeaderId id)
{
    Leader *leader = step.state().leader(id);
    if (leader == nullptr)
        step.refuse(badCommand("that leader is not in the scenario"));
    return leader;
}

bool stackHolds(Step &step, UnitRef unit, Hex hex)
{
    const State &state = step.state();
    const std::vector<Stacked> units = stackWith(state, hex, state.unit(unit).card->side, {unit});
    const Stack stack = stackOf(state.options, state.board->terrain(hex), units);
    return stack.ok || step.overruled(stackRefusal(stack));
}

void decideOn(Step &step, const command::Adjust &adjust)
{
    const auto set = parseJson(adjust.set);
    if (!set)
        return step.refuse(badCommand("\"set\" is " + set.error().detail));
    auto wanted = withSet(step.state(), *set);
    if (!wanted)
        return step.refuse(std::move(wanted.error()));
    step.state() = std::move(*wanted);
    event::Adjusted done;
    for (const auto &[key, value] : set->items())
        done.keys.push_back(key);
    step.emit({}, std::move(done));
}

Decision<Event> Game::decide(const State &state, const Command &command, std::span<const int> dice,
                             Strictness strictness)
{
    if (waitsForAnother(state, command))
        return Refusal{"decision-pending", {}, "the open decision comes first", {}};
    Step step(state, dice, strictness);
    std::visit([&step](const auto &body) { decideOn(step, body); }, command.body);
    return step.finish();
}

} // namespace qd::corunna
