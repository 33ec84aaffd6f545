// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/decision.h"
#include "rules/base/dice.h"
#include "rules/corunna/event.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace qd::corunna {

/// One act being decided (the state before it must outlive it): a working copy of the state, the
/// facts so far, the dice cup, and whether rules bind. The state is changed in `state()`; `finish`
/// writes down what changed as the closing bookkeeping event.
class Step {
public:
    Step(const State &state, std::span<const int> dice, Strictness strictness)
        : m_before(state), m_state(state), m_cup(dice), m_strictness(strictness)
    {
    }

    State &state() { return m_state; }

    const State &state() const { return m_state; }

    const State &before() const { return m_before; }

    template <class Body>
    void emit(Citation rule, Body body)
    {
        m_events.push_back(Event{std::move(rule), std::move(body)});
    }

    /// A rule that says no. True: the referee overrules, go on (the first such rule is remembered);
    /// false: stop, `refusal()` is set. What can't be forced stops in any case.
    bool overruled(Refusal refusal);

    /// A rule that holds (`well`) or says no.
    bool holds(bool well, const char *code, Citation rule, const char *message)
    {
        return well || overruled(Refusal{code, std::move(rule), message, {}});
    }

    /// What even the referee can't force.
    void refuse(Refusal refusal) { m_refusal = std::move(refusal); }

    bool forced() const { return m_strictness == Strictness::Overrule; }

    const std::optional<Refusal> &refusal() const { return m_refusal; }

    /// False when dice are missing: stop, `finish` answers Awaiting.
    bool roll(DiceAsk ask, std::vector<int> &faces)
    {
        if (!m_cup.take(std::move(ask), faces))
            m_awaiting = true;
        return !m_awaiting;
    }

    /// Two dice read as tens and units.
    bool roll66(const char *term, const char *side, Citation rule, std::vector<int> &faces)
    {
        return roll({term, side, {}, 2, DieKind::Pips6, std::move(rule)}, faces);
    }

    bool rollOne(const char *term, const char *side, Citation rule, std::vector<int> &faces)
    {
        return roll({term, side, {}, 1, DieKind::Pips6, std::move(rule)}, faces);
    }

    /// The answer of decide: a refusal, a call for dice, or the events.
    Decision<Event> finish();

private:
    const State &m_before;
    State m_state;
    std::vector<Event> m_events;
    DiceCup m_cup;
    Strictness m_strictness;
    bool m_awaiting = false;
    std::optional<Refusal> m_overruled;
    std::optional<Refusal> m_refusal;
};

} // namespace qd::corunna
