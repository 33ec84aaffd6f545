// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/json_text.h"
#include "rules/corunna/form_fields.h"

#include <vector>

// Commands as forms build them. Where a form asks in rows or beside the first piece, what is
// answered is put where the command has it (specification 5): a form's command is the script's.
namespace qd::corunna {

/// The partial command with `firing`, `band` and `use` of rows moved into its `attackers` and
/// `defenders`, the rows of `at` made {piece: hex} (a hex alone is the next piece's), and `pieces`
/// beside a `piece` joined to it. Rows that are not yet whole stay as they are.
Json whole(const State &state, const Json &partial);

/// How each of several fires: rows of `firing`, where the rules need them (4.7.6, 6.8.6, ranges
/// that are not filled in) or the command has them.
void firingRows(FormMaker &form);
/// How many of each fight in a Special Structure: rows of `use` (4.7.7).
void useRows(FormMaker &form);
/// Where each of a group enters: rows of `at`.
void entryRows(FormMaker &form, const std::vector<Piece> &waiting,
               const std::vector<std::string> &hexes);

/// What the referee should know of the command before its dice, or before it is recorded: values
/// and tables not filled in, a formation not told, a unit whose chit is not in play.
std::vector<Refusal> cautionsOf(const State &state, const Json &command);

} // namespace qd::corunna
