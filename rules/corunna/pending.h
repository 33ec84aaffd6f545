// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/citation.h"
#include "rules/corunna/state.h"

#include <string_view>

namespace qd::corunna {

/// The name of a decision, which is that of the command that answers it.
std::string_view nameOf(const Pending &pending);
Side deciderOf(const Pending &pending);
Citation ruleOf(const Pending &pending);

} // namespace qd::corunna
