// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/module/dice_check.h"

#include <algorithm>

namespace qd {

std::optional<Refusal> impossibleFace(const Awaiting &awaiting, std::span<const int> faces)
{
    std::size_t next = 0;
    for (const DiceAsk &ask : awaiting.asks)
        for (int i = 0; i < ask.count && next < faces.size(); ++i, ++next)
            if (!isFace(ask.kind, faces[next]))
                return diceFace(faces[next]);
    return std::nullopt;
}

std::optional<Refusal> leftOver(const Awaiting &awaiting, std::span<const int> faces)
{
    const auto needed = static_cast<std::size_t>(awaiting.needed());
    if (faces.size() <= needed)
        return std::nullopt;
    if (!awaiting.asks.empty()) {
        const DieKind kind = awaiting.asks.back().kind;
        const auto rest = faces.subspan(needed);
        const auto odd = std::find_if(rest.begin(), rest.end(),
                                      [kind](int face) { return !isFace(kind, face); });
        if (odd != rest.end())
            return diceFace(*odd);
    }
    return diceCount(static_cast<int>(needed), static_cast<int>(faces.size()));
}

} // namespace qd
