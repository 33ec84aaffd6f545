// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace qd {

/// Where a game finds a data file by name: kind is "board", "decks", "scenario"; the answer is the
/// file's text, nullopt for an unknown name. The rules do no I/O: the app and the tests supply it.
using DataLibrary = std::function<std::optional<std::string>(
    std::string_view game, std::string_view kind, std::string_view name)>;

} // namespace qd
