// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/as_per_margin/step.h"

#include "rules/as_per_margin/codec.h"
#include "rules/module/replies.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string_view>

namespace qd::as_per_margin {
namespace {

/// Where nothing could be carried out (section 7). `wind-unknown` when set-up is left and
/// `not-aboard` of a boarding can be forced: those cases ask `overruled`, the others `refuse`.
constexpr std::array<std::string_view, 7> kNotForceable{
    "bad-command", "dice-count", "dice-face",  "decision-pending",
    "no-decision", "no-rate",    "no-boarding"};

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
    if (!recordable(m_state))
        return badCommand("that is beyond what a table can hold");
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

} // namespace qd::as_per_margin
