// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/data_library.h"
#include "rules/module/game_module.h"

#include <functional>
#include <string_view>

namespace qd {

/// The game of an id, nullptr for none.
using GameFinder = std::function<const GameModule *(std::string_view id)>;

/// What a table needs from around it. Tests bring their own.
struct Surroundings {
    GameFinder findGame;
    DataLibrary library;
};

/// The catalogue's games and the data files that come with the program.
Surroundings builtInSurroundings();

} // namespace qd
