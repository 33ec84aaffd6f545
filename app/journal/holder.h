// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <sys/types.h>

namespace qd {

/// Which other program holds a lock on the file with this device and inode, as one clause:
/// "quarterdeck (process 4711) on this computer holds it". Linux tells it in /proc/locks, so no
/// lock file stands beside the journal. A general clause where nothing is found (another computer,
/// no /proc).
std::string lockHolder(dev_t device, ino_t inode);

} // namespace qd
