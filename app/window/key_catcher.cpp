// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/key_catcher.h"

#include <QKeyEvent>

namespace qd {
namespace {

bool isModifier(int key)
{
    switch (key) {
    case Qt::Key_Control:
    case Qt::Key_Shift:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_Super_L:
    case Qt::Key_Super_R:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
    case 0:
    case Qt::Key_unknown:
        return true;
    default:
        return false;
    }
}

/// Shift made the sign already: Ctrl+Shift+= is Ctrl++.
Qt::KeyboardModifiers withoutUsedShift(const QKeyEvent &event)
{
    const Qt::KeyboardModifiers kept = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    Qt::KeyboardModifiers modifiers = event.modifiers() & (kept | Qt::ShiftModifier);
    const int key = event.key();
    const bool sign =
        key > Qt::Key_Space && key < Qt::Key_Escape && !QChar::isLetter(static_cast<char32_t>(key));
    return sign ? modifiers & ~Qt::KeyboardModifiers(Qt::ShiftModifier) : modifiers;
}

} // namespace

void KeyCatcher::keyPressEvent(QKeyEvent *event)
{
    event->accept();
    if (isModifier(event->key()))
        return;
    const Qt::KeyboardModifiers modifiers = withoutUsedShift(*event);
    if (event->key() == Qt::Key_Escape && modifiers == Qt::NoModifier) {
        emit gaveUp();
        return;
    }
    // Shift with Tab comes as a key of its own.
    const auto key =
        event->key() == Qt::Key_Backtab ? Qt::Key_Tab : static_cast<Qt::Key>(event->key());
    setKeySequence(QKeySequence(QKeyCombination(modifiers, key)));
    emit caught(keySequence());
}

void KeyCatcher::keyReleaseEvent(QKeyEvent *event)
{
    event->accept(); // no second key is waited for
}

} // namespace qd
