// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/picture.h"

namespace qd {

/// How many scene units an inch of a measured board is: every board is about as wide on the scene,
/// so that what stands beside it keeps its measure.
double unitOf(const BoardPicture &board);
/// The board in scene units; boards that are not measured come as they are.
BoardPicture sceneBoard(const BoardPicture &board);

} // namespace qd
