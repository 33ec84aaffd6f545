// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/santa_cruz/step.h"

#include "rules/module/replies.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string_view>

namespace qd::santa_cruz {
namespace {

/// Where nothing could be carried out (4.1).
constexpr std::array<std::string_view, 14> kNotForceable{
    "bad-command",     "dice-count",  "dice-face",     "decision-pending",    "no-decision",
    "combat-open",     "no-combat",   "wrong-stage",   "game-over",           "fox-never-lands",
    "nothing-to-undo", "combat-only", "response-only", "confusion-unplayable"};

} // namespace

bool Step::overruled(Refusal refusal)
{
    const bool forceable =
        std::find(kNotForceable.begin(), kNotForceable.end(), refusal.code) == kNotForceable.end();
    if (m_strictness == Strictness::Overrule && forceable) {
        if (!m_overruled)
            m_overruled = std::move(refusal);
        return true;
    }
    m_refusal = std::move(refusal);
    return false;
}

Decision<Event> Step::finish()
{
    if (m_refusal)
        return std::move(*m_refusal);
    if (m_awaiting)
        return m_cup.awaiting();
    if (m_cup.left() > 0) {
        const Awaiting asked = m_cup.awaiting();
        return diceCount(asked.needed(), asked.needed() + static_cast<int>(m_cup.left()));
    }
    // What the facts alone make of the state before: where action, combat or pending differ, they
    // are written down.
    State folded = m_before;
    for (const Event &event : m_events)
        apply(folded, event);
    if (folded.action != m_state.action || folded.combat != m_state.combat
        || folded.pending != m_state.pending) {
        m_events.push_back(
            Event{{}, event::After{m_state.action, m_state.combat, m_state.pending}});
        apply(folded, m_events.back());
    }
    assert(folded == m_state);
    return Events<Event>{std::move(m_events), std::move(m_overruled)};
}

} // namespace qd::santa_cruz
