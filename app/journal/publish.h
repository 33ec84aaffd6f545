// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/fault.h"

#include <QString>

#include <tl/expected.hpp>

namespace qd {

/// A fresh hidden name beside `file`, to write under until the whole file stands.
QString draftName(const QString &file);
/// Why no file can be made under this name, if so: Exists, NotFound (the folder), ReadOnly,
/// Unreadable.
tl::expected<void, Fault> checkNewFile(const QString &file);
/// Brings a finished draft to the disk and gives it its name: whole or not at all, never over
/// another file. On a fault the draft is removed.
tl::expected<void, Fault> publish(const QString &draft, const QString &file);

} // namespace qd
