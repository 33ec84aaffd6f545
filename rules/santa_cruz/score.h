// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/reason.h"
#include "rules/santa_cruz/state.h"

#include <optional>

namespace qd::santa_cruz {

/// Victory points of a side as the table stands, with their reasons (13, R49): terms area (its id
/// is the subject), morale, spiked.
Tally score(const State &, Side);
/// Who has more, nullopt: a draw.
std::optional<Side> leader(const State &);

} // namespace qd::santa_cruz
