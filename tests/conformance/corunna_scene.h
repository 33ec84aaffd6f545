// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

namespace qd::corunna_checks {

/// The pieces of the scenarios' orders of battle with their brigades ("": none).
const std::map<std::string, std::string> &orderOfBattle();

} // namespace qd::corunna_checks
