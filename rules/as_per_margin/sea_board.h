// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/state.h"
#include "rules/base/json_text.h"

#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace qd::as_per_margin {

/// Land or shoals of a board: drawn only.
struct SeaMark {
    std::string name;
    std::vector<Point> outline; ///< inches
};

/// Reads a board object (specification 11.1); why not, else.
tl::expected<SeaBoard, std::string> readBoard(const Json &object);

/// What is drawn on it, of its source.
struct SeaDrawing {
    PictureName title; ///< as the file prints it, else the id
    std::vector<SeaMark> land, shoals;
    bool conjecture = false;
};

SeaDrawing drawingOf(const SeaBoard &board);
/// What never moves, for the mirror; made once when a board is read.
std::shared_ptr<const BoardPicture> pictureOf(const SeaBoard &board);

} // namespace qd::as_per_margin
