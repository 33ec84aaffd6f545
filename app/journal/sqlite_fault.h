// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/fault.h"

#include <QSqlError>
#include <QString>

namespace qd {

/// A fault about a file.
Fault faultOf(FaultKind kind, const QString &file, std::string detail, std::string place = {});
/// What errno says about a file.
Fault systemFault(int error, const QString &file, const std::string &doing);
/// What SQLite says about a file; a full disk is told with the space that is left.
Fault sqliteFault(const QSqlError &error, const QString &file);
/// "no space is left on the disk (12 KiB free in /home/anna)".
Fault diskFull(const QString &file);
/// True when what reached the disk is unknown: an I/O error in writing or syncing.
bool leavesDoubt(const QSqlError &error);

} // namespace qd
