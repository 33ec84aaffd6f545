// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/fault.h"

#include <QString>

namespace qd {

/// What happened, why, and what next, for a dialog: the sentence of the fault, with the room that
/// the disk has left where it is full.
QString faultText(const Fault &fault);
/// What F1 says beside it: how such a thing comes about and what is safe.
QString faultHelp(FaultKind kind);

} // namespace qd
