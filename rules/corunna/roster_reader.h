// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/corunna/board.h"
#include "rules/corunna/options.h"
#include "rules/corunna/roster.h"

#include <string>
#include <tl/expected.hpp>

namespace qd::corunna {

/// Reads a scenario file (specification 9.2) for a board and a table's options; why not, where it
/// is none. `navy`: the file of scenario 3, whose ships join this one (R19, option `fleet_always`).
tl::expected<Roster, std::string> readRoster(const Json &file, const Board &board,
                                             const Options &options, const Json *navy = nullptr);

} // namespace qd::corunna
