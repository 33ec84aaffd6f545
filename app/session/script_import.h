// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/table_session.h"

#include <QByteArray>

#include <memory>
#include <variant>

namespace qd {

/// Where an import stopped: the script's line (from 1) and why.
struct ImportStop {
    int line = 0;
    Trouble why;
};

/// Plays a script (contract.md) into a new journal, in one transaction: all of it is on disk, or
/// nothing is and the file is gone again. Dice that the script leaves out are rolled from its seed,
/// as `run` does; a line that is refused stops the import. Queries and expectations are passed
/// over.
tl::expected<std::unique_ptr<TableSession>, ImportStop>
importScript(const QByteArray &script, const QString &file, const TablePeople &people);

/// The ready example of a game (":/examples/<game>.jsonl"); empty: it has none.
QByteArray exampleScript(const QString &game);

} // namespace qd
