// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace qd::faults {

// The executable's own pwrite64, fdatasync and ftruncate64 stand before those of the C library, so
// that SQLite's writes pass through here: a full or a broken disk without a disk to break.

enum class Failing {
    Nothing,
    NoSpace, ///< writes that make a file longer: ENOSPC
    Writes, ///< EIO
    Syncs, ///< EIO
};

enum class Lasting { Once, Forever };

/// From the k-th such call on (from 0), for regular files only.
void fail(Failing what, int call = 0, Lasting lasting = Lasting::Forever);
/// The disk is well again.
void heal();
/// Calls that were let through or failed since the last `fail` or `heal`.
int calls();
/// True when at least one call was failed since then.
bool hasFailed();

} // namespace qd::faults
