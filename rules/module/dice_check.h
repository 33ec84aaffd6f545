// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/decision.h"
#include "rules/module/replies.h"

#include <optional>
#include <span>
#include <utility>

namespace qd {

/// The refusal of the first face, among those that `awaiting` asks for, that its die can't show.
std::optional<Refusal> impossibleFace(const Awaiting &awaiting, std::span<const int> faces);
/// The refusal of faces beyond those that were asked for (`awaiting`: all that was), if there are
/// any: dice-face where no die of the throw shows such a face, else dice-count.
std::optional<Refusal> leftOver(const Awaiting &awaiting, std::span<const int> faces);

/// Hands the faces to a decision group by group, so that it sees only faces that its dice can show
/// and never more than it asks for. `decide` takes the faces so far. Awaiting comes back when they
/// are too few.
template <class Event, class Decide>
Decision<Event> thrown(Decide &&decide, std::span<const int> faces)
{
    Awaiting asked;
    std::size_t given = 0;
    for (;;) {
        Decision<Event> decision = decide(faces.first(given));
        auto *awaiting = std::get_if<Awaiting>(&decision);
        if (!awaiting) {
            if (std::holds_alternative<Events<Event>>(decision))
                if (auto refusal = leftOver(asked, faces))
                    return std::move(*refusal);
            return decision;
        }
        if (auto refusal = impossibleFace(*awaiting, faces))
            return std::move(*refusal);
        const auto needed = static_cast<std::size_t>(awaiting->needed());
        if (needed > faces.size() || needed <= given) {
            awaiting->given = static_cast<int>(faces.size());
            return decision;
        }
        given = needed;
        asked = std::move(*awaiting);
    }
}

} // namespace qd
