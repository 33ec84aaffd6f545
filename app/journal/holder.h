// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/base/fault.h"

#include <sys/types.h>

namespace qd {

/// Which other program holds a lock on the file with this device and inode, said in a fault: its
/// `place` names it ("process 4711 quarterdeck"), its `detail` says it as one clause. Linux tells
/// it in /proc/locks, so no lock file stands beside the journal. No place and a general clause
/// where nothing is found (another computer, no /proc).
void nameLockHolder(Fault &fault, dev_t device, ino_t inode);

} // namespace qd
