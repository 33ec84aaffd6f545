// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/decision.h"
#include "rules/base/dice.h"
#include "rules/trafalgar/event.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace qd::trafalgar {

/// One act being decided (the state before it must outlive it): a working copy of the state, the
/// events so far (each folded in as it is emitted), the dice cup, and whether rules bind. What no
/// fact determines (this turn's marks, the open decision) is changed in `state()` directly;
/// `finish` writes it down as the closing bookkeeping event.
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
        apply(m_state, m_events.back());
    }

    /// A rule that says no. True: the referee overrules, go on (the first such rule is remembered);
    /// false: stop, `refusal()` is set. What can't be forced (specification 4) stops in any case.
    bool overruled(Refusal refusal);
    /// All of them in their order; false: stop.
    bool passes(std::vector<Refusal> refusals);

    /// What even the referee can't force.
    void refuse(Refusal refusal) { m_refusal = std::move(refusal); }

    bool forced() const { return m_strictness == Strictness::Overrule; }

    /// A rule was overruled so far.
    bool overrode() const { return m_overruled.has_value(); }

    const std::optional<Refusal> &refusal() const { return m_refusal; }

    /// False when dice are missing: stop, `finish` answers Awaiting. Several groups may be asked
    /// for before one stops: all of them are then in the call.
    bool roll(DiceAsk ask, std::vector<int> &faces)
    {
        if (!m_cup.take(std::move(ask), faces))
            m_awaiting = true;
        return !m_awaiting;
    }

    bool awaiting() const { return m_awaiting; }

    /// The answer of decide: a refusal, a call for dice, or the events. Faces left over are
    /// dice-count.
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

} // namespace qd::trafalgar
