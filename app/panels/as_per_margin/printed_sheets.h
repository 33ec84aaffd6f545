// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/record_sheet.h"

namespace qd {
class Narrator;
class Position;
}

namespace qd::as_per_margin {

/// The record sheets of all ships and batteries, with their damage: a side's in a pile of its own,
/// nation by nation, by name. Masts stand in two lines, as printed, and so does the hull: when the
/// upper line is gone, the crew is at the pumps (rules `record-sheet`, `pumps`).
SheetBook printedSheets(const Position &position, const Narrator &narrator);

} // namespace qd::as_per_margin
