// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace qd {

/// The script that makes bash complete verbs, options and values of quarterdeck-cli, made from what
/// the verbs take. Reads like any script in /usr/share/bash-completion/completions.
std::string bashCompletion();

} // namespace qd
