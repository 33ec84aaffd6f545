// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/fixed_keys.h"

#include <QKeyCombination>

namespace qd {
namespace {

using Keys = QList<QKeySequence>;

QKeySequence with(Qt::KeyboardModifiers modifiers, int key)
{
    return QKeySequence(QKeyCombination(modifiers, static_cast<Qt::Key>(key)));
}

Keys range(Qt::KeyboardModifiers modifiers, int first, int last)
{
    Keys keys;
    for (int key = first; key <= last; ++key)
        keys.append(with(modifiers, key));
    return keys;
}

bool isFunctionKey(int key)
{
    return key >= Qt::Key_F1 && key <= Qt::Key_F35;
}

QKeyCombination plain(const QKeySequence &key)
{
    const QKeyCombination first = key[0];
    return QKeyCombination(first.keyboardModifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier),
                           first.key());
}

/// Alt with a letter opens a menu or presses a button by its underlined letter, in some language.
bool isAccessKey(QKeyCombination key)
{
    return key.keyboardModifiers() == Qt::AltModifier && key.key() < Qt::Key_Escape
        && QChar::isLetterOrNumber(static_cast<char32_t>(key.key()));
}

/// Keys without Ctrl, Alt or Meta write text, walk in lists, or belong to the act panel.
bool isSingle(QKeyCombination key)
{
    const auto strong = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    return (key.keyboardModifiers() & strong) == 0 && !isFunctionKey(key.key());
}

Keys editingKeys()
{
    return {with(Qt::ControlModifier, Qt::Key_C),      with(Qt::ControlModifier, Qt::Key_X),
            with(Qt::ControlModifier, Qt::Key_V),      with(Qt::ControlModifier, Qt::Key_A),
            with(Qt::ControlModifier, Qt::Key_Insert), with(Qt::ShiftModifier, Qt::Key_Insert),
            with(Qt::ShiftModifier, Qt::Key_Delete)};
}

Keys desktopKeys()
{
    return {with(Qt::AltModifier, Qt::Key_F4), with(Qt::ShiftModifier, Qt::Key_F10),
            with(Qt::AltModifier, Qt::Key_Tab), with(Qt::AltModifier, Qt::Key_Space)};
}

} // namespace

QList<FixedKeys::Group> FixedKeys::groups()
{
    constexpr auto kNone = Qt::NoModifier;
    const Keys enter{with(kNone, Qt::Key_Return), with(kNone, Qt::Key_Enter)};
    Keys letters = range(kNone, Qt::Key_A, Qt::Key_Z);
    letters += range(Qt::ShiftModifier, Qt::Key_A, Qt::Key_Z);
    return {
        {tr("Act panel"),
         {{tr("Type the faces of the dice"), QStringLiteral("1 – 6"),
           range(kNone, Qt::Key_0, Qt::Key_9)},
          {tr("Take back a face"), tr("Backspace"), {with(kNone, Qt::Key_Backspace)}},
          {tr("Let the program roll"), QStringLiteral("R"), {with(kNone, Qt::Key_R)}},
          {tr("Record the act, or take the usual choice"), tr("Enter"), enter},
          {tr("End the phase"), tr("Space"), {with(kNone, Qt::Key_Space)}},
          {tr("Take up an act, answer a question"), tr("its letter or number"), letters},
          {tr("Let go of the act in hand"), tr("Esc"), {with(kNone, Qt::Key_Escape)}}}},
        {tr("Board and outline"),
         {{tr("From place to place"), tr("Arrows"), range(kNone, Qt::Key_Left, Qt::Key_Down)},
          {tr("From piece to piece"), tr("Shift with the arrows"),
           range(Qt::ShiftModifier, Qt::Key_Left, Qt::Key_Down)},
          {tr("Choose the pieces of the place, put the chosen ones down"), tr("Enter"), enter},
          {tr("Zoom in, zoom out, fit"),
           QStringLiteral("+  −  0"),
           {with(kNone, Qt::Key_Plus), with(kNone, Qt::Key_Equal), with(kNone, Qt::Key_Minus)}}}},
        {tr("Trafalgar: ships and forts"),
         {{tr("Choose a ship; fire at the enemy with that number"), QStringLiteral("1 – 8"), {}},
          {tr("Sail forward, turn to port, turn to starboard"), QStringLiteral("F  P  S"), {}},
          {tr("Take back a step"), tr("Backspace"), {}},
          {tr("A fort fires, or calls FIRE! in the enemy’s turn"),
           QStringLiteral("G  H  J  K"),
           {}},
          {tr("Aim at the battery, at a mast"), QStringLiteral("B  M"), {}},
          {tr("Aim at the foremast, the mainmast, the mizzenmast only"),
           QStringLiteral("F  A  Z"),
           {}},
          {tr("The ship lets the fort fire first"), QStringLiteral("Y"), {}},
          {tr("Faces of the star die: blank, one, two, three stars"),
           QStringLiteral("0  1  2  3"),
           {}}}},
        {tr("La Bataille de Corunna-Espagnol: the maps"),
         {{tr("Go to a hex, give it to the act in hand"), tr("its number, such as 1423"), {}},
          {tr("The hex of the same number on the northern, on the southern map"),
           QStringLiteral("N  S"),
           {}},
          {tr("Carry all counters of a hex"), tr("Shift while dragging"), {}}}},
        {tr("Everywhere"),
         {{tr("From field to field"),
           tr("Tab, Shift+Tab"),
           {with(kNone, Qt::Key_Tab), with(Qt::ShiftModifier, Qt::Key_Tab),
            with(Qt::ShiftModifier, Qt::Key_Backtab)}},
          {tr("Open a menu, press a button"), tr("Alt with the underlined letter"), {}},
          {tr("Copy, cut, paste and choose text"), QStringLiteral("Ctrl+C, X, V, A"),
           editingKeys()},
          {tr("Keys of the desktop"), QStringLiteral("Alt+F4, Alt+Tab, Shift+F10"),
           desktopKeys()}}},
    };
}

QString FixedKeys::use(const QKeySequence &key)
{
    if (!isFixedKey(key))
        return {};
    const QKeySequence one(plain(key));
    for (const Group &group : groups())
        for (const Line &line : group.lines)
            if (line.keys.contains(one))
                return line.does;
    return isAccessKey(plain(key)) ? tr("Open a menu, press a button")
                                   : tr("Typing text and walking in lists");
}

bool isFixedKey(const QKeySequence &key)
{
    if (key.isEmpty())
        return false;
    const QKeyCombination one = plain(key);
    return isSingle(one) || isAccessKey(one) || editingKeys().contains(QKeySequence(one))
        || desktopKeys().contains(QKeySequence(one));
}

} // namespace qd
