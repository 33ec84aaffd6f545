// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/corunna/words.h"

#include <compare>
#include <cstdint>
#include <variant>

namespace qd::corunna {

/// A thing of a table that has an id in scripts, by its number: ids are looked up once, where a
/// text comes in. Numbers follow the ids in ASCII order.
template <class Tag>
struct Ref {
    std::int16_t no = -1;

    friend auto operator<=>(const Ref &, const Ref &) = default;
};

using Hex = Ref<struct HexTag>; ///< a hex of the table's board
using UnitRef = Ref<struct UnitTag>; ///< a unit of the scenario's order of battle
using GroupRef = Ref<struct GroupTag>; ///< a group of the scenario, in the order of its file
using RegimentRef = Ref<struct RegimentTag>; ///< a French regiment of several battalions

/// Whatever can be placed or moved: a unit, a leader, or a brigade's colours
/// ("colours-brigade-4").
using Piece = std::variant<UnitRef, LeaderId, Brigade>;

} // namespace qd::corunna
