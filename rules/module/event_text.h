// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace qd {

/// An event as it stands in journals and replies: its name and its canonical JSON object (which
/// repeats the name under "event" and carries "rule"). A name that begins with '~' is bookkeeping:
/// the fold needs it (an open decision, what a resolution has still to do), replies leave it out
/// and nobody narrates it.
struct EventText {
    std::string name;
    std::string json;

    bool isBookkeeping() const { return name.starts_with('~'); }

    friend bool operator==(const EventText &, const EventText &) = default;
};

} // namespace qd
