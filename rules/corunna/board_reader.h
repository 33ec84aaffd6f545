// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/corunna/board.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>

namespace qd::corunna {

/// Reads a board file (specification 9.1), laid out by its own word or by `layout` (option
/// `hex_layout`); why not, where it is none.
tl::expected<Board, std::string> readBoard(const Json &file,
                                           std::optional<HexLayout> layout = std::nullopt);

QD_COR_WORDS(HexLayout, 4, "columns-even-down", "columns-odd-down", "rows-even-right",
             "rows-odd-right");

} // namespace qd::corunna
