// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/data_library.h"

#include <QStringList>

namespace qd {

/// The data files that come with the program: `:/boards/<game>/<name>.json`, `:/scenarios/…`, and
/// every other kind in a folder of its own name (`:/decks/…`).
DataLibrary resourceLibrary();
/// The names of a kind that the library knows for a game, by the alphabet.
QStringList bundledNames(std::string_view game, std::string_view kind);

} // namespace qd
