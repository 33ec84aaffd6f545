// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/script_line.h"

#include <optional>
#include <string>
#include <string_view>

namespace qd {

/// Why a reply does not meet an expectation ("error.code: wanted …, got …"), nullopt when it does.
/// Keys that the expectation does not name are free; arrays match element by element
/// (How::Contains: in order, others may stand between); numbers within 1e-6, probabilities ("p")
/// within 1e-12.
std::optional<std::string> mismatch(const line::Expect &expected, std::string_view reply);

} // namespace qd
