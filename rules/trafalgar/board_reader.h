// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/module/data_library.h"
#include "rules/trafalgar/board.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>

namespace qd::trafalgar {

/// Reads a board (specification 8.3): a name for the library, an object, or an object that replaces
/// parts of the board named by its `base`. Why not, else (bad-command).
tl::expected<Board, std::string> readBoard(const Json &board, const DataLibrary &library);

/// A point of the board as commands name it: [q, r] or its label; nullopt: nothing of the kind, or
/// off the board.
std::optional<LatticePoint> readPoint(const Board &board, const Json &json);

/// What never moves, for the mirror; made once when a board is read.
std::shared_ptr<const BoardPicture> pictureOf(const Board &board);

} // namespace qd::trafalgar
