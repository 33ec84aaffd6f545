// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace qd {

/// What went wrong outside the rules: a file, a script, a disk.
enum class FaultKind {
    NotFound,
    Unreadable, ///< no permission, a directory, an I/O error
    ReadOnly,
    DiskFull,
    Busy, ///< another program holds the file
    NotOurs, ///< some other program's file
    TooNew, ///< written by a newer version
    Malformed, ///< not what its format demands; `place` says where
    Damaged, ///< was right once: chain, fingerprint or database pages differ
    TooLarge,
    Exists, ///< would overwrite
    Gone, ///< removed or its medium pulled while open
};

struct Fault {
    FaultKind kind{};
    std::string file; ///< path as the person gave it, empty: none
    std::string place; ///< "line 12", "entry 118", "areas[3].xy"; empty: the whole file
    std::string detail; ///< English, one clause: what was found there
    friend bool operator==(const Fault &, const Fault &) = default;
};

} // namespace qd
