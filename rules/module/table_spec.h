// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace qd {

/// How a table is opened: the `table` line of a script, the opening row of a journal. JSON texts
/// are empty where left out; then the game's defaults hold.
struct TableSpec {
    std::string game;
    std::string scenario;
    std::string options; ///< JSON object
    std::string board; ///< JSON: an object (the board's data) or a string (its name)
    std::optional<std::uint64_t> seed; ///< for dice that the program rolls in a script
    friend bool operator==(const TableSpec &, const TableSpec &) = default;
};

} // namespace qd
