// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace qd {

enum class Lettering { Upright, Italic };

/// The board's own serif, bundled, so that a board looks the same everywhere. `size` in board
/// units.
QFont boardFont(int size, Lettering lettering = Lettering::Upright);
/// Figures and letters on pieces and dice: the application's font, bold. `size` in board units.
QFont figureFont(int size);

} // namespace qd
