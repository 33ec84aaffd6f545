// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/module/data_library.h"

namespace qd {

/// The boards, decks and scenarios that come with the program (`:/boards/<game>/<name>.json` …).
DataLibrary resourceLibrary();

} // namespace qd
