// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/journal/entry.h"
#include "rules/module/game_module.h"
#include "rules/module/table_spec.h"

namespace qd {

// The opening row of a journal and the spec of a table, each from the other.

/// The row without people, times and seals.
TableInfo rowOf(const TableSpec &spec, const GameModule &game);
TableSpec specOf(const TableInfo &info);

/// A time as journals write it: ISO 8601, milliseconds, "Z".
QString utcText(const QDateTime &time);

} // namespace qd
