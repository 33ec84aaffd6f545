// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/corunna/step.h"

#include "rules/module/replies.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace qd::corunna {
namespace {

/// Where nothing could be carried out.
constexpr std::array<std::string_view, 6> kNotForceable{
    "bad-command",      "dice-count",    "dice-face",
    "decision-pending", "value-missing", "series-table-missing",
};

} // namespace

bool Step::overruled(Refusal refusal)
{
    const bool forceable =
        std::find(kNotForceable.begin(), kNotForceable.end(), refusal.code) == kNotForceable.end();
    if (forced() && forceable) {
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
        const int needed = m_cup.awaiting().needed();
        return diceCount(needed, needed + static_cast<int>(m_cup.left()));
    }
    if (const std::string wrong = incoherence(m_state); !wrong.empty()) // no journal could hold it
        return badCommand("that would leave " + wrong + " beyond all bounds");
    if (auto changed = difference(m_before, m_state))
        m_events.push_back(Event{{}, std::move(*changed)});
    return Events<Event>{std::move(m_events), std::move(m_overruled)};
}

} // namespace qd::corunna
