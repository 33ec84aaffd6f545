// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/new_table_draft.h"

#include <string>

namespace qd {

struct NewTableContext;

/// The kind under which a game's scenarios are known where they are data files.
inline constexpr const char *kScenarioKind = "scenario";

/// True: `json` is the text of the whole file, not a name.
bool isWholeFile(const NewTableDraft::Data &which);

/// The text of a data file, bundled or the person's own; empty where it is none.
std::string textOfData(const NewTableContext &context, const QString &kind,
                       const NewTableDraft::Data &which);

/// The text of the data file that the table would have for an option: where none is chosen for it
/// in place of the scenario's, the scenario's. Empty: the table would have none.
std::string textInUse(const NewTableContext &context, const QString &key, const QString &kind);

} // namespace qd
