// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/corunna/words.h"

#include <cstdint>
#include <optional>
#include <span>

namespace qd::corunna {

/// A cell of the Fire Effects Chart (7.1): a multiple of the increments that fire, the printed Fire
/// Value (P), or not permitted (NP).
struct FireCellOf {
    enum class Kind : std::uint8_t { Multiple, Printed, NotPermitted };

    Kind kind = Kind::NotPermitted;
    int multiple = 0;
};

/// One row of the chart.
struct FireRow {
    UnitType type{};
    FireCellOf line, column, square, generalOrder, skirmish;
};

/// The rows of the chart, in its order.
std::span<const FireRow> fireRows();
/// The cell for a type in a formation; nullopt: the chart has no such row or column.
std::optional<FireCellOf> fireCell(UnitType type, Formation formation);
/// Whether the type can be in Skirmish Order at all; types that are not in the chart can.
bool maySkirmish(UnitType type);

} // namespace qd::corunna
