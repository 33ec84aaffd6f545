// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/journal/entry.h"

#include <QLatin1String>

#include <optional>

namespace qd {

// The fixed words of a journal's columns.

QLatin1String entryKindName(EntryKind kind);
std::optional<EntryKind> entryKindOf(const QString &name);
QLatin1String diceSourceName(DiceSource source);
std::optional<DiceSource> diceSourceOf(const QString &name);

} // namespace qd
