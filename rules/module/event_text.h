// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace qd {

/// An event as it stands in journals and replies: its name and its canonical JSON object (which repeats
/// the name under "event" and carries "rule").
struct EventText {
    std::string name;
    std::string json;
    friend bool operator==(const EventText &, const EventText &) = default;
};

} // namespace qd
