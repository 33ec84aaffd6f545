// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/journal/entry.h"
#include "rules/base/fault.h"

#include <QSqlQuery>

#include <tl/expected.hpp>
#include <vector>

namespace qd {

class Connection;

// The rows of a journal as values and back. Faults: those of the connection; Damaged where a row is
// missing.

tl::expected<void, Fault> insertTableInfo(Connection &connection, const TableInfo &info);
tl::expected<TableInfo, Fault> readTableInfo(Connection &connection, const QString &file);
tl::expected<std::vector<Entry>, Fault> readEntries(Connection &connection, const QString &file);

/// The statement that appends an entry, prepared once.
tl::expected<QSqlQuery, Fault> prepareInsert(Connection &connection);
void bindEntry(QSqlQuery &insert, const Entry &entry);

/// What a row of `entry` takes, in bytes.
qint64 rowBytes(const Entry &entry);

} // namespace qd
