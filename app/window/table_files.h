// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/fault.h"

#include <QDate>
#include <QString>

#include <tl/expected.hpp>

namespace qd {

/// A file name for a new table that is still free: "2026-11-29 Santa Cruz 1797.qdj", "… (2).qdj".
/// `title` is made safe for a file name.
QString freshTableFile(const QString &folder, const QString &title, QDate date);

/// True when the folder is there and can be written into, or can be made. Makes nothing.
bool canHoldTables(const QString &folder);

/// Makes the folder of the tables. Faults: ReadOnly, Unreadable.
tl::expected<void, Fault> makeTablesFolder(const QString &folder);

/// The text of a file of the person's own (a board, a deck), at most 16 MiB. Faults: NotFound,
/// Unreadable, TooLarge.
tl::expected<QByteArray, Fault> readOwnFile(const QString &file);

enum class Readers { AsElsewhere, OwnerOnly };

/// Writes a file whole or not at all: what stood there before stays until the new one is complete
/// and on the disk. Only an ordinary file is replaced. What the system says when it can't, empty:
/// done. Whatever the window writes but journals goes through here.
QString writeWhole(const QString &file, const QByteArray &bytes,
                   Readers readers = Readers::AsElsewhere);

} // namespace qd
