// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/as_per_margin/state.h"
#include "rules/module/picture.h"

namespace qd::as_per_margin {

/// The table's plane has north up; the picture's y runs down from its upper edge.
inline PicturePoint toPicture(const State &state, Point at)
{
    return {at.x, state.board->height - at.y};
}

inline Point fromPicture(const State &state, PicturePoint at)
{
    return {at.x, state.board->height - at.y};
}

} // namespace qd::as_per_margin
