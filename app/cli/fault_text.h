// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/verb.h"
#include "rules/base/fault.h"
#include "rules/base/refusal.h"

#include <QString>

namespace qd {

/// One plain English line for the console: which file, where in it, what was found, and what to do.
QString faultText(const Fault &fault);
ExitStatus exitStatus(const Fault &fault);

/// A refusal outside a script: code, rule, message.
QString refusalText(const Refusal &refusal);

} // namespace qd
