// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/verb.h"
#include "rules/base/fault.h"
#include "rules/base/refusal.h"

namespace qd {

/// Prints what was wrong with the arguments and how the verb is used.
ExitStatus usageError(const Verb &verb, const QString &what, Streams streams);
/// Prints a fault or a refusal and answers its exit status.
ExitStatus failed(const Fault &fault, Streams streams);
ExitStatus failed(const Refusal &refusal, Streams streams);
/// What --game can name.
QStringList gameNames();

} // namespace qd
