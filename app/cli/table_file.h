// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/verb.h"
#include "app/session/table_session.h"

namespace qd {

/// Opens a journal for a verb; on failure the reason is printed and the status answered.
tl::expected<std::unique_ptr<TableSession>, ExitStatus>
openTable(const QString &file, TableSession::Access access, Streams streams);
/// Prints a trouble and answers its status.
ExitStatus failed(const Trouble &trouble, Streams streams);

/// The refusal that an act gets whose dice are too few.
Refusal tooFewDice(const Awaiting &awaiting);

/// The position that `--at N` names, or the live one. The error is one English sentence.
tl::expected<Position, QString> positionAt(const TableSession &session, const Arguments &given);

/// A JSON text as a value; null where it is none.
Json jsonOf(const QByteArray &text);

} // namespace qd
