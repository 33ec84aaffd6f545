// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/santa_cruz/answers.h"
#include "rules/santa_cruz/fight.h"

namespace qd::santa_cruz {

/// A combat to compute with: the one on the table, or one that is only thought of.
struct Imagined {
    Fight fight;
    int round = 0; ///< rounds thrown so far
};

/// From the key `what_if` of a query where it stands (specification 5.1): as if its units, wherever
/// they are, had assaulted `to` from `from`. Without the key: the combat as it stands. Refusals:
/// no-combat, bad-command; dice beyond what can be counted through are bad-command too.
tl::expected<Imagined, Refusal> imagine(QueryReader &reader);

} // namespace qd::santa_cruz
