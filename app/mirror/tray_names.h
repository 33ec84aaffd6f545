// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace qd {

/// The name of a box beside the board ("eliminated" …), for a namer that has none.
QString trayName(const std::string &id);
/// The order of the boxes beside the board.
int trayRank(const std::string &id);

} // namespace qd
