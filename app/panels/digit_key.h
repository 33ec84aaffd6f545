// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>

namespace qd {

/// The digit of a key, −1 for none. The upper row of a French keyboard gives its digits without
/// Shift too: whoever types dice there means numbers.
inline int digitOf(const QKeyEvent &event)
{
    const int key = event.key();
    if (key >= Qt::Key_0 && key <= Qt::Key_9)
        return key - Qt::Key_0;
    if (event.modifiers().testFlag(Qt::ShiftModifier))
        return -1;
    switch (key) {
    case Qt::Key_Agrave:
        return 0;
    case Qt::Key_Ampersand:
        return 1;
    case Qt::Key_Eacute:
        return 2;
    case Qt::Key_QuoteDbl:
        return 3;
    case Qt::Key_Apostrophe:
        return 4;
    case Qt::Key_ParenLeft:
        return 5;
    case Qt::Key_Minus:
        return 6;
    case Qt::Key_Egrave:
        return 7;
    case Qt::Key_Underscore:
        return 8;
    case Qt::Key_Ccedilla:
        return 9;
    default:
        return -1;
    }
}

} // namespace qd
