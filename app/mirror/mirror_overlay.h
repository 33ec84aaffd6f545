// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QColor;
class QLabel;

namespace qd {

/// Ground and text of a label that lies over the mirror.
void colourLabel(QLabel &label, const QColor &ground, const QColor &text);

} // namespace qd
