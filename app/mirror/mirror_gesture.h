// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mirror/mirror_view.h"

namespace qd {

/// A press of the pointer and what becomes of it.
struct MirrorView::Gesture {
    enum class Kind { Press, Drag, Pan, Sea };
    Kind kind = Kind::Press;
    QPoint from; ///< in the viewport
    QPoint last;
    QString piece; ///< what was pressed, empty: the ground
    QString place;
    Qt::KeyboardModifiers modifiers;
};

} // namespace qd
