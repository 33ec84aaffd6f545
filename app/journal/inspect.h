// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/fault.h"

#include <QString>
#include <QTemporaryDir>

#include <memory>
#include <tl/expected.hpp>

namespace qd {

class Connection;

/// Checks, without writing, that the objects of the file are exactly ours, that its pages are whole
/// and that no row is beyond measure. Faults: NotOurs, Damaged, TooLarge.
tl::expected<void, Fault> inspect(Connection &connection, const QString &file);

/// A copy of a journal in a folder of its own, removed with this object: to look at what can't be
/// written to or what another program holds. What is still in a -wal beside the file is copied too.
class LookingCopy {
public:
    /// In the folder for temporary files, or in memory where that is full too. Faults: DiskFull,
    /// Busy (another program keeps writing to the file), Unreadable.
    static tl::expected<std::unique_ptr<LookingCopy>, Fault> make(const QString &file);
    QString path() const;

private:
    explicit LookingCopy(const QString &base);
    static tl::expected<std::unique_ptr<LookingCopy>, Fault> makeIn(const QString &base,
                                                                    const QString &file);
    tl::expected<void, Fault> copyParts(const QString &file) const;
    QTemporaryDir m_folder;
};

} // namespace qd
