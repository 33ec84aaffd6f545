// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/fault.h"

#include <QString>

#include <memory>
#include <sys/types.h>
#include <tl/expected.hpp>

namespace qd {

/// What stands in the first bytes of a journal, read before SQLite sees the file.
struct FileHeader {
    bool atRest = false; ///< no -wal or -journal beside it, none needed: one file
};

/// Holds a journal's file while it is open: the only program that writes to it, and the same file
/// still. Its lock (flock) is another one than SQLite's, so that it is answered at once and tells
/// who holds it.
class FileGuard {
public:
    /// Checks that the file is a journal of a version that we know, without writing to it. Faults:
    /// NotFound, Unreadable, NotOurs, TooNew, Malformed.
    static tl::expected<FileHeader, Fault> check(const QString &file);
    /// The same, and holds the file for writing from then on. Faults besides: ReadOnly, Busy.
    static tl::expected<std::unique_ptr<FileGuard>, Fault> hold(const QString &file);
    ~FileGuard();
    FileGuard(const FileGuard &) = delete;
    FileGuard &operator=(const FileGuard &) = delete;

    const FileHeader &header() const { return m_header; }

    /// False when the file was removed, renamed or replaced since.
    bool stillThere() const;
    /// Says in the fault which other program holds a lock on the file.
    void nameHolder(Fault &fault) const;

private:
    FileGuard() = default;
    QString m_file;
    int m_fd = -1;
    dev_t m_device = 0;
    ino_t m_inode = 0;
    bool m_listed = false;
    FileHeader m_header;
};

} // namespace qd
