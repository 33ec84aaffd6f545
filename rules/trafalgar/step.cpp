// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/trafalgar/step.h"

#include "rules/module/replies.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string_view>

namespace qd::trafalgar {
namespace {

/// What can't be carried out at all (specification 4).
constexpr std::array<std::string_view, 9> kNotForceable{
    "bad-command", "dice-count", "dice-face",   "decision-pending", "no-decision",
    "bad-choice",  "off-board",  "unreachable", "target-sunk"};

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

bool Step::passes(std::vector<Refusal> refusals)
{
    return std::all_of(refusals.begin(), refusals.end(),
                       [this](Refusal &refusal) { return overruled(std::move(refusal)); });
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
    State folded = m_before;
    for (const Event &event : m_events)
        apply(folded, event);
    if (auto rest = difference(folded, m_state)) {
        m_events.push_back(Event{{}, std::move(*rest)});
        apply(folded, m_events.back());
    }
    assert(folded == m_state);
    return Events<Event>{std::move(m_events), std::move(m_overruled)};
}

} // namespace qd::trafalgar
