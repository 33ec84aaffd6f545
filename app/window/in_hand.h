// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/session_marks.h"

namespace qd {

class ActDraft;

/// What the draft holds, to be kept or to be carried to another table.
InHand inHand(const ActDraft &draft);
/// Takes it up again, as the referee's keys would have. An overruled act waits for the referee to
/// say so once more.
void takeUp(const InHand &hand, ActDraft &draft);

} // namespace qd
