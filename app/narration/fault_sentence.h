// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/journal/entry.h"
#include "rules/base/fault.h"

#include <QString>

namespace qd {

/// What failed, why, and what to do next, in the reader's language: one to three sentences.
QString faultSentence(const Fault &fault);
/// Where dice came from: "from the table", "from the app" …; empty for None.
QString diceSource(DiceSource source);

} // namespace qd
